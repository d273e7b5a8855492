// The rules for JavaScript of this repository, besides those that ESLint recommends.

/** Indexes, coordinates, what is compared or not needed; and the processor's registers and flags, as the manual has them. */
const SHORT_NAMES = ['i', 'j', 'x', 'y', 'a', 'b', '_', 'R', 'S', 'N', 'Z', 'C', 'V'];

export const RULES = {
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
};
