import { expect, test } from 'vitest';
import { describeTyped } from './clip.ts';
import { recognizeNumber } from './pasted-numbers.ts';

test('knows an IBAN by its check digits', () => {
  // Examples of the IBAN registry of SWIFT.
  for (const iban of ['DE89370400440532013000', 'GB29 NWBK 6016 1331 9268 19', 'FR1420041010050500013M02606'])
    expect(recognizeNumber(iban)?.name).toBe('an IBAN');
  expect(recognizeNumber('DE88370400440532013000')).toBeUndefined();
  expect(describeTyped('DE89370400440532013000')?.title).toBe('Looks like an IBAN · 22 characters');
});

test('knows payment cards by their first digits and the check digit', () => {
  // The test numbers that payment services publish.
  expect(recognizeNumber('4111 1111 1111 1111')?.detail).toContain('Visa');
  expect(recognizeNumber('378282246310005')?.detail).toContain('American Express');
  expect(recognizeNumber('4111111111111112')).toBeUndefined();
  expect(recognizeNumber('1700000000000')).toBeUndefined();
});

test('an anchored regular expression is one', () => {
  expect(describeTyped(String.raw`^\d{3}$`)?.kind).toBe('regex');
  expect(describeTyped('^_^')).toBeUndefined();
});
