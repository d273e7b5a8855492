// What has changed: all that is not committed, and all commits since the branch left origin/main. On origin/main itself, or
// without it, the last commit counts as well.
import { execFileSync } from 'node:child_process';

function git(...words) {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Where the work began. */
function base() {
  const [head] = git('rev-parse', 'HEAD');
  const [left] = git('merge-base', 'HEAD', 'origin/main');
  return left && left !== head ? left : (git('rev-parse', '--verify', '--quiet', 'HEAD~1')[0] ?? head);
}

/** The paths of the files that differ, from the top of the repository. */
export const changedFiles = () =>
  [...new Set([...git('diff', '--name-only', '--no-renames', base()), ...git('ls-files', '--others', '--exclude-standard')])].sort();
