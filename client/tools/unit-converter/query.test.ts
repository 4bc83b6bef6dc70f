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
  // By GNU units; Mach by ISO 2533 and the parsec by the IAU (2015), where GNU units differs.
  ['100 Mbit/s in MB/s', '12.5 MB/s'],
  ['100 mbps in MB/s', '12.5 MB/s'],
  ['1 Gb/s in MiB/s', '119.20929 MiB/s'],
  ['50 MB/s in Mbps', '400 Mbit/s'],
  ['2 mach in km/h', '2450.1168 km/h'],
  ['mach 2 in km/h', '2450.1168 km/h'],
  ['1 light-year in km', '9460730472580.8 km'],
  ['3 light years in pc', '0.919804 pc'],
  ['1 parsec in au', '206264.806247 au'],
  ['1 barrel in L', '158.987295 L'],
  ['2 bbl in gal', '84 gal'],
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
  // NIST SP 811, table 5: M is mega, m is milli.
  ['1 Mm in km', '1000 km'],
  ['1 mm in m', '0.001 m'],
  ['5 MM in cm', '0.5 cm'],
  ['1 Mg in kg', '1000 kg'],
  ['1 ML in m3', '1000 m³'],
  ['1 NM in m', '1852 m'],
  ['5 \u00b5m in nm', '5000 nm'],
  ['5 \u03bcm in nm', '5000 nm'],
  ['1h30m in min', '90 min'],
  ['1h30 in s', '5400 s'],
  ['90m in h', '1.5 h'],
  ['10kgs in g', '10000 g'],
  ['16 fl. oz. in ml', '473.176473 mL'],
  ['16 oz in ml', '473.176473 mL'],
  ['16 oz in g', '453.59237 g'],
  ['3 sq. ft. in m2', '0.278709 m²'],
  ['2 ft + 3 in in cm', '68.58 cm'],
  ['2 ft and 3 in in cm', '68.58 cm'],
  ['3 lb, 4 oz in kg', '1.474175 kg'],
  ['1 m - 20 cm in cm', '80 cm'],
  ['5 m - 1 m 20 cm in cm', '380 cm'],
  ['1 m -20 cm in cm', '80 cm'],
  ['-1 ft 6 in in in', '-18 in'],
  [`-5'11" in in`, '-71 in'],
  ['-1 ft + 6 in in in', '-6 in'],
  ['convert 10 kg to lbs', '22.046226 lb'],
  ['what is 5 km in miles?', '3.106856 mi'],
  ['how many feet in a mile', '5280 ft'],
  ['how many feet are there in 2 miles?', '10560 ft'],
  ['how many inches in 5 in', '5 in'],
  ['an inch in cm', '2.54 cm'],
  ['1 dl in cl', '10 cL'],
  ['1 uk fl oz in ml', '28.413063 mL'],
  ['5 kilometres in metres', '5000 m'],
  ['1 m^2 in cm^2', '10000 cm²'],
  // NIST SP 811, appendix B.8: 1 km/h = 1/3.6 m/s, 1 atm = 101325 Pa; fuel by 235.214583/mpg (US), 282.480936/mpg (UK).
  ['100 km/h in mph', '62.137119 mph'],
  ['60 miles per hour in km/h', '96.56064 km/h'],
  ['1 knot in km/h', '1.852 km/h'],
  ['100 Mb in MB', '12.5 MB'],
  ['100 mb in gb', '0.1 GB'],
  ['1 GiB in MiB', '1024 MiB'],
  ['1 kWh in MJ', '3.6 MJ'],
  ['1 Cal in J', '4184 J'],
  ['1 hp in W', '745.699872 W'],
  ['1 MW in mW', '1000000000 mW'],
  ['1 atm in psi', '14.695949 psi'],
  ['1013.25 mb in atm', '1 atm'],
  ['180 deg in rad', '3.141593 rad'],
  [`45° 30' in deg`, '45.5 °'],
  ['30 mpg in l/100km', '7.840486 L/100 km'],
  ['7 L/100 km in mpg', '33.602083 mpg'],
  ['10 l per 100 km in uk mpg', '28.248094 UK mpg'],
  ['3000 rpm in Hz', '50 Hz'],
  ['1 mpa in Pa', '1000000 Pa'],
  ['100 mhz in Hz', '100000000 Hz'],
  ['1000 kb in mb', '1 MB'],
  ['1 Kb in bytes', '125 B'],
  ['8 mbit in MB', '1 MB'],
  ['1 inch = ? cm', '2.54 cm'],
  ['dl to cl', '10 cL'],
  ['meters in feet', '3.28084 ft'],
  ['6ft2 in cm', '187.96 cm'],
  ['6ft2 in m2', '0.557418 m²'],
  ['1 lbf in N', '4.448222 N'],
];

test.each(answers)('%s is %s', (text, expected, locale) => {
  expect(answer(text, locale)).toBe(expected);
});

const refusals: [text: string, part: string][] = [
  ['', 'no amount'],
  ['abc', 'does not begin with a number'],
  ['12', 'has no unit'],
  ['12 smoots in m', '“smoots” is not a unit'],
  ['12 ft in kg', 'kilogram measures mass, not length'],
  ['12 ft in smoots', '“smoots” is not a unit'],
  // Megasecond and newton meter, not millisecond and nanometer.
  ['1 Ms in s', '“Ms” is not a unit'],
  ['1 Nm in m', 'meter measures length, not torque'],
  // A thousandth, not a million.
  ['1 mPa in Pa', '“mPa” is not a unit'],
  ['1 mHz in Hz', '“mHz” is not a unit'],
  ['1 mJ in J', '“mJ” is not a unit'],
  ['1 mWh in Wh', '“mWh” is not a unit'],
  ['1 ft 2 kg in m', 'measure different things'],
  ['1/0 m', 'divides by zero'],
  ['1.2.3 m', 'is not a number'],
  ['9'.repeat(300), 'too long'],
];

test.each(refusals)('“%s” is refused in words', (text, part) => {
  expect(() => answer(text)).toThrow(part);
  expect(() => answer(text)).toThrow(ToolInputError);
});

test.each(['12 smoots in m', '12 ft in smoots', '1 ft 2 smoots'])(
  'a unit it lacks is answered with those it has: %s',
  (text) => {
    let hint: string | undefined;
    try {
      parseUnitQuery(text, 'en');
    } catch (error) {
      if (error instanceof ToolInputError) hint = error.details.hint;
    }
    expect(hint).toMatch(/^For length there are: meter, kilometer, .*mile/);
  },
);

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
