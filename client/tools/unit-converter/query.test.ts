import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { convert } from './logic.ts';
import { parseUnitQuery } from './query.ts';

function answer(text: string, locale = 'en'): string {
  const { value, from, to, category } = parseUnitQuery(text, locale);
  const target = to ?? from;
  return `${convert(value, from, target, category).rounded} ${target.symbol}`;
}

const answers: [text: string, answer: string, locale?: string][] = [
  ['12 ft in m', '3.6576 m'],
  [`5'11" in cm`, '180.34 cm'],
  ['5′11″ to cm', '180.34 cm'],
  [`5'11 in cm`, '180.34 cm'],
  ['5 ft 11 in in cm', '180.34 cm'],
  ['5ft11in in cm', '180.34 cm'],
  ['1,5 kg', '1.5 kg'],
  ['1,5 kg in g', '1500 g'],
  ['1.234,5 m in km', '1.2345 km', 'de'],
  ['3 lb 4 oz in kg', '1.474175 kg'],
  ['1.5e3 mi to km', '2414.016 km'],
  ['5 1/2 in = mm', '139.7 mm'],
  ['1/4 cup in ml', '59.147059 mL'],
  ['½ cup in tbsp', '8 tbsp'],
  ['5½ in to cm', '13.97 cm'],
  ['5 in in cm', '12.7 cm'],
  ['-40 °C in F', '-40 °F'],
  ['−40 c to f', '-40 °F'],
  ['98.6 F in celsius', '37 °C'],
  ['300 K to °C', '26.85 °C'],
  ['1 m² in sq ft', '10.76391 ft²'],
  ['1 m2 to ft2', '10.76391 ft²'],
  ['1 sq mi in acres', '640 ac'],
  ['1 UK gal in L', '4.54609 L'],
  ['1 imperial gallon in us gal', '1.20095 gal'],
  ['2 fl oz in mL', '59.147059 mL'],
  ['1 h 30 min in s', '5400 s'],
  ['1h30min in min', '90 min'],
  ['1 day 12 hours in h', '36 h'],
  ['10 km → mi', '6.213712 mi'],
  ['1 nautical mile in m', '1852 m'],
  ['1,000 m in km', '1 km'],
  ['1 month in days', '30 d'],
];

test.each(answers)('%s is %s', (text, expected, locale) => {
  expect(answer(text, locale)).toBe(expected);
});

const refusals: [text: string, part: string][] = [
  ['', 'no amount'],
  ['abc', 'does not begin with a number'],
  ['12', 'has no unit'],
  ['12 parsecs in m', '“parsecs” is not a unit'],
  ['12 ft in kg', 'kilogram measures mass, not length'],
  ['12 ft in furlongs', '“furlongs” is not a unit'],
  ['1 ft 2 kg in m', 'measure different things'],
  ['1/0 m', 'divides by zero'],
  ['1.2.3 m', 'is not a number'],
  ['9'.repeat(300), 'too long'],
];

test.each(refusals)('“%s” is refused in words', (text, part) => {
  expect(() => answer(text)).toThrow(part);
  expect(() => answer(text)).toThrow(ToolInputError);
});

test('any text is answered or refused, quickly', () => {
  const pieces = fc.constantFrom(
    '12',
    "5'",
    '11"',
    ' in ',
    'cm',
    ' to ',
    '1/2',
    'e5',
    '°C',
    ',',
    '.',
    '-',
    'ft',
    '=',
    '½',
    ' ',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
      ),
      (text) => {
        try {
          answer(text);
        } catch (error) {
          expect(error).toBeInstanceOf(ToolInputError);
        }
      },
    ),
    { numRuns: 2000 },
  );
});
