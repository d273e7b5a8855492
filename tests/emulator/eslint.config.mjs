// What ESLint looks for in the emulator and its tests; `npm run lint` runs it.
import js from '@eslint/js';
import globals from 'globals';

/** Indexes, coordinates, what is compared or not needed; and the processor's registers and flags, as the manual has them. */
const SHORT_NAMES = ['i', 'j', 'x', 'y', 'a', 'b', '_', 'R', 'S', 'N', 'Z', 'C', 'V'];
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
      'array-callback-return': 'error',
      complexity: ['error', 12],
      'consistent-return': 'error',
      curly: ['error', 'multi-line'],
      'default-case-last': 'error',
      eqeqeq: 'error',
      'id-length': ['error', { min: 2, properties: 'never', exceptions: SHORT_NAMES }],
      'max-depth': ['error', 3],
      'max-len': ['error', 150],
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', 40],
      'max-params': ['error', 5],
      'no-else-return': 'error',
      'no-implicit-coercion': 'error',
      'no-shadow': 'error',
      'no-throw-literal': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-use-before-define': ['error', { functions: false, variables: false }],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
    },
  },
];
