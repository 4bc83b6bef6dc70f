import { expect, test } from 'vitest';
import { writeSpelledNumbers } from './spelled-numbers.ts';

test('number words become digits', () => {
  const written = {
    'two plus two': '2 plus 2',
    'twenty-five percent of one hundred and one': '25 percent of 101',
    'two hundred thousand three hundred forty two': '200342',
    'five million divided by ten': '5000000 divided by 10',
    'nineteen hundred': '1900',
  };
  for (const [words, digits] of Object.entries(written)) expect(writeSpelledNumbers(words)).toBe(digits);
});

test('rows of numbers and scales after digits stay as they are', () => {
  for (const text of ['one two three', '3 million / 4', 'someone', 'five and six', 'twenty twelve']) {
    expect(writeSpelledNumbers(text)).toBe(text === 'five and six' ? 'five and six' : text);
  }
});
