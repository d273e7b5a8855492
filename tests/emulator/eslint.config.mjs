// What ESLint looks for in the emulator and its tests; `npm run lint` runs it.
import js from '@eslint/js';
import globals from 'globals';
import { RULES } from './eslint.rules.mjs';

/** Node scripts that have no extension, because they are commands. */
const COMMANDS = ['cost', 'figures', 'frames', 'size'];

export default [
  { ignores: ['node_modules/', 'out/'] },
  {
    files: ['**/*.mjs', ...COMMANDS],
    languageOptions: { ecmaVersion: 2023, sourceType: 'module', globals: globals.node },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...js.configs.recommended.rules,
      ...RULES,
    },
  },
];
