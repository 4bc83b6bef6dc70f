import { expect, test } from 'vitest';
import { explainUnreachable } from './unreachable-code.ts';

test.each([
  'Failed to fetch dynamically imported module: https://sundry.example/assets/a.js',
  'error loading dynamically imported module: https://sundry.example/assets/a.js',
  'Importing a module script failed.',
])('%s', (message) => {
  expect(() => explainUnreachable(new TypeError(message))).toThrow('could not be loaded');
});

test('what is something else stays it', () => {
  const error = new TypeError('x is undefined');
  expect(() => explainUnreachable(error)).toThrow(error);
});
