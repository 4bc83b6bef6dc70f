import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer as answers } from './answer.ts';

/** The likeliest answer. */
function answer(query: string, locale: string) {
  return [answers(query, locale) ?? []].flat()[0];
}

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

test('a height without its inches is feet and inches, or else feet and centimeters', () => {
  // 5 × 30.48 + 11 × 2.54; 1.524 + 0.11
  expect([answers('5ft11 cm', 'en') ?? []].flat().map(({ text }) => text)).toEqual(['180.34 cm', '1.634 m']);
});

test('a height is answered in feet and inches', () => {
  // Python: divmod(180 / 2.54, 12); 71 in × 2.54.
  expect(answerText('180 cm in feet')).toEqual(['5 ft 10.87 in', '5.905512 ft']);
  // Python: 100 / 0.3048: no person is that tall.
  expect(answerText('100 m in feet')[0]).toBe('328.08399 ft');
  expect(answer(`5'11" in cm`, 'en')).toMatchObject({
    opens: '5 ft 11 in → cm',
    working: '5 ft 11 in to centimeter. 1 ft = 30.48 cm exactly',
  });
});

test('is silent where no conversion is asked for', () => {
  for (const query of [
    '',
    '12',
    '10 in',
    '5g',
    '4k',
    '90 minutes',
    'pdf to jpg',
    '12 smoots in m',
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

test('a measure alone is converted to the usual unit of the other system', () => {
  // By the international foot and the Fahrenheit scale's definition.
  const texts = { '6 ft': '1.8288 m', '72 f': '22.2222 °C', '20 c': '68 °F' };
  for (const [query, text] of Object.entries(texts)) expect(answerText(query)).toEqual([text]);
});

test('writes two units, and a pace as a clock', () => {
  // Python: divmod(180 / 2.54, 12), and 8 min over 1.609344 km.
  expect(answerText('180cm in feet and inches')).toEqual(['5 ft 10.87 in']);
  expect(answerText('8 min/mile in min/km')).toEqual(['4:58 min/km']);
  expect(answerText('-1.5 ft in ft and in')).toEqual(['−1 ft 6 in']);
});

test('1:30 is hours first, minutes second', () => {
  expect(answerText('1:30 in minutes')).toEqual(['90 min', '1.5 min']);
});

test('reads conversions without a digit or without “in”', () => {
  expect(answerText('seconds in a year')).toEqual(['31,536,000 s']);
  expect(answerText('3/8 inch mm')).toEqual(['9.525 mm']);
  expect(answerText('5k in miles')).toEqual(['3.106856 mi']);
});

function answerText(query: string): string[] {
  return [answers(query, 'en') ?? []].flat().map(({ text }) => text);
}
