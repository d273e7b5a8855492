// What ESLint looks for in the page and its tests; `npm run lint` runs it. The rules are those of the emulator.
import js from '@eslint/js';
import globals from 'globals';
import { RULES } from '../emulator/eslint.rules.mjs';

const rules = { ...js.configs.recommended.rules, ...RULES };
const language = (names) => ({ ecmaVersion: 2024, sourceType: 'module', globals: names });

export default [
  { ignores: ['**/node_modules/', 'out/'] },
  { files: ['**/*.mjs', 'figures', 'shots', 'workflows'], languageOptions: language(globals.node), rules },
  // What is passed to a page runs there.
  { files: ['lib/*.mjs', 'tests/*.mjs', 'figures', 'shots'], languageOptions: language({ ...globals.node, ...globals.browser }), rules },
  { files: ['page/*.js'], languageOptions: language(globals.browser), rules },
  { files: ['page/sw.js'], languageOptions: language(globals.serviceworker), rules },
];
