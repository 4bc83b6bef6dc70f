import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

const measure = (text: string) => Array.from(text).length;

test.each([
  ['one two three', 7, ['one two', 'three']],
  ['a\n\nb', 5, ['a', '', 'b']],
  ['', 5, ['']],
  ['Donaudampfschiff', 6, ['Donaud', 'ampfsc', 'hiff']],
  ['x Donaudampfschiff', 6, ['x', 'Donaud', 'ampfsc', 'hiff']],
  ['日本語の請求書。', 4, ['日本語の', '請求書。']],
])('%j within %i', (text, width, lines) => {
  expect(wrapText(text, width, measure)).toEqual(lines);
});

test('no line is too wide, and nothing but spaces is lost', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'bc', ' ', '\n', '日', 'é', '🧾') }),
      fc.integer({ min: 2, max: 9 }),
      (text, width) => {
        const lines = wrapText(text, width, measure);
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replace(/\s/g, ''));
      },
    ),
  );
});
