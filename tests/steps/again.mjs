// The one command that repeats what failed, from the output of a step.

const quoted = (word) => (/^[\w./:=-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`);

/** A test of cargo: the test program that cargo names, and the first test in it that failed. */
function ofCargo(text) {
  const program = text.match(/to rerun pass `(.*)`/)?.[1];
  const test = text.match(/^test (\S+).* \.\.\. FAILED$/m)?.[1];
  return program && `cargo test ${[program, test && !program.includes('--doc') ? quoted(test) : ''].join(' ').trim()}`;
}

/** A test of Node: it says so itself, or the report names it. */
function ofNode(text) {
  const told = text.match(/again: (node .*)$/m)?.[1];
  const [, file, name] = text.match(/^test at (\S+?):\d+:\d+\n✖ (.*) \([\d.]+ms\)$/m) ?? [];
  return told ?? (file && `node --test --test-name-pattern=${quoted(name)} ${file}`);
}

/** The narrowest command that can be told from the output of a step, else its own. */
export const commandFor = (text, command) => ofCargo(text) ?? ofNode(text) ?? command;
