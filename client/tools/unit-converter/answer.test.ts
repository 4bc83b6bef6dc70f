import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';

// The international foot is 0.3048 m exactly, the inch 2.54 cm (NIST SP 811, appendix B.8).
test('answers conversions with unit and working, and says how to open the tool', () => {
  expect(answer('12 ft in m', 'en')).toEqual({
    text: '3.6576 m',
    working: '12 ft to meter. 1 ft = 0.3048 m exactly',
    opens: '12 ft → m',
    values: { category: 'length', from: 'ft', to: 'm', value: '12', locale: 'en' },
  });
  expect(answer(`5'11" in cm`, 'en')?.text).toBe('180.34 cm');
  expect(answer('1,5 kg in g', 'de')?.text).toBe('1.500 g');
  expect(answer('1 Mm in km', 'en')?.text).toBe('1,000 km');
  expect(answer('how many feet in a mile', 'en')?.text).toBe('5,280 ft');
  expect(answer('convert 10 kg to lbs', 'en')?.text).toBe('22.046226 lb');
  expect(answer('1 nm in m', 'en')?.text).toBe('1 × 10^−9 m');
});

test('is silent where no conversion is asked for', () => {
  for (const query of [
    '',
    '12',
    '12 ft',
    'pdf to jpg',
    '12 furlongs in m',
    '-300 c in f',
    '3pm Tokyo in Berlin',
    'how many days in march',
    'what is a pdf',
    'convert csv to json',
    '15% of 80',
  ]) {
    expect(answer(query, 'en'), query).toBeUndefined();
  }
});

test('any text is answered or not, and never an error', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,/-+ \'"ftminklgc')), maxLength: 60 }),
      (query) => {
        answer(query, 'en');
      },
    ),
  );
});
