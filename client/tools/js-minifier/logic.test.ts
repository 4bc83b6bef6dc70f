import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reverseText } from './logic.ts';

test('letters keep their accents', () => {
  expect(reverseText('e\u0301a')).toBe('ae\u0301');
});

test('plain text comes back when reversed twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(reverseText(reverseText(text))).toBe(text);
    }),
  );
});

test('a mistake is told with its place', () => {
  expect(() => reverseText('a\nb\ud800')).toThrow(
    expect.objectContaining({
      name: 'ToolInputError',
      details: expect.objectContaining({ line: 2, column: 2, offset: 3 }) as unknown,
    }),
  );
});
