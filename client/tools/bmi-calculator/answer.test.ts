import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';

test('answers in either order and several units', () => {
  expect(answer('bmi 70 kg 175 cm', 'en')).toMatchObject({
    text: '22.9',
    values: { weight: '70', height: '175' },
  });
  expect(answer('BMI 1.70m, 58kg?', 'en')?.text).toBe('20.1');
  expect(answer('bmi of 1,75 m and 70 kg', 'de')?.text).toBe('22,9');
});

test('is silent about anything else', () => {
  for (const query of [
    'bmi',
    'bmi 70',
    '70 kg 175 cm',
    'bmi 70 kg 80 kg',
    'bmi 70 kg 175 m',
    'bmi 0 kg 175 cm',
    '12 ft in m',
  ])
    expect(answer(query, 'en'), query).toBeUndefined();
});

test('any text is answered or not, and never an error', () => {
  const word = fc.constantFrom('bmi', '70', '1.75', '0', '1,5', '.', 'kg', 'cm', 'm', 'lb', ' ', 'and');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      answer(words.join(''), 'en');
      answer(words.join(' '), 'en');
    }),
  );
});
