import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';

test('answers who pays whom', () => {
  expect(answer('settle Ann 30, Ben 0, Cleo 15', 'en')?.text).toBe('Ben pays Ann 15.00');
  expect(answer('who owes whom: Ann 12,50 and Ben 7,50', 'de')?.text).toBe('Ben pays Ann 2,50');
  expect(answer('settle Ann 5, Ben 5', 'en')?.text).toBe('Nobody owes anything');
});

test('is silent about anything else', () => {
  for (const query of [
    'settle',
    'settle 5',
    'settle Ann 5',
    'settle Ann 5, Ann 6',
    'settle Ann 5, Ben',
    'split 120 by 4 people',
    'Ann 5, Ben 6',
  ])
    expect(answer(query, 'en'), query).toBeUndefined();
});

test('any text is answered or not, and never an error', () => {
  const word = fc.constantFrom('settle', 'who owes', 'Ann', 'Ben', ', ', '0', '1,5', '.', '99', ' and ', ' ');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      answer(words.join(' '), 'en');
      answer(`settle ${words.join('')}`, 'en');
    }),
  );
});
