import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { parseRational, toFixedDecimal } from '#core/numbers/rational.ts';
import { describeBmi } from './describe.ts';
import { bandIndex, bandSets, bmiOf } from './logic.ts';
import { type BmiOptions, schema } from './schema.ts';

const band = (bmi: string, set: keyof typeof bandSets = 'who') =>
  bandSets[set][bandIndex(parseRational(bmi), bandSets[set])]?.name;
const report = (options: Partial<BmiOptions>) => describeBmi({ ...initialState(schema), ...options });
const figure = (options: Partial<BmiOptions>, label: string) =>
  report(options).figures.find((each) => each.label === label)?.value;

// WHO's own examples of the formula.
test.each([
  ['58', '1.7', '20.07'],
  ['70', '1.75', '22.86'],
])('%s kg at %s m are %s', (weight, height, bmi) => {
  expect(toFixedDecimal(bmiOf(parseRational(weight), parseRational(height)), 2)).toBe(bmi);
});

// WHO's table of the international classification.
test.each([
  ['15.999', 'Severe thinness'],
  ['16', 'Moderate thinness'],
  ['17', 'Mild thinness'],
  ['18.499999', 'Mild thinness'],
  ['18.5', 'Normal range'],
  ['24.996', 'Normal range'],
  ['25', 'Pre-obese (overweight)'],
  ['30', 'Obese, class I'],
  ['35', 'Obese, class II'],
  ['40', 'Obese, class III'],
])('%s is %s', (bmi, name) => {
  expect(band(bmi)).toBe(name);
});

// 69 in = 1.7526 m, 154 lb = 69.85322498 kg, 11 st 4 lb = 158 lb.
test('a unit that is typed along goes before the chosen one', () => {
  const digits = (options: Partial<BmiOptions>) => figure(options, 'With two decimals');
  for (const height of ['5\'9"', "5'9", '5 ft 9 in', '5′9″', '69 in', '69"'])
    expect(digits({ height }), height).toBe('22.79');
  for (const height of ['1m75', '1.75 m', '1,75m', '175cm']) expect(digits({ height }), height).toBe('22.86');
  expect(digits({ weight: '154 lbs' })).toBe('22.81');
  expect(digits({ weight: '11 st 4' })).toBe('23.40');
  expect(figure({ waist: '34.5 in' }, 'Waist to height (NICE)')).toBe('0.50, increased risk');
  for (const height of ['175 kg', '5 ft 9 cm', '5 stone'])
    expect(() => digits({ height }), height).toThrow('is not a number');
  expect(() => digits({ heightUnit: 'ft', height: "5'9", inches: '3' })).toThrow('entered twice');
});

test('a waist is a person’s, and the gap to the next category is never 0', () => {
  // Inches typed for centimeters.
  expect(() => figure({ waist: '34' }, 'Waist to height (NICE)')).toThrow(
    'A waist of 34.00 cm is not a person’s',
  );
  expect(() => figure({ waist: '500' }, 'Waist to height (NICE)')).toThrow('A waist of 500.00 cm');
  // 25 × 2² = 100 kg.
  expect(figure({ height: '200', weight: '99.984' }, 'Weight gain to “Pre-obese (overweight)”')).toBe(
    'less than 0.1 kg',
  );
  expect(figure({ height: '200', weight: '99.9' }, 'Weight gain to “Pre-obese (overweight)”')).toBe('0.1 kg');
});

test('the action points for Asian people', () => {
  expect(['22.99', '23', '27.5', '32.5', '37.5'].map((bmi) => band(bmi, 'asian'))).toEqual(
    bandSets.asian.slice(1).map(({ name }) => name),
  );
});

test('units are mixed freely', () => {
  // 5 ft 9 in = 1.7526 m and 11 st 2 lb = 156 lb = 70.76040972 kg.
  const mixed = {
    heightUnit: 'ft',
    height: '5',
    inches: '9',
    weightUnit: 'st',
    weight: '11',
    pounds: '2',
  } as const;
  expect(report(mixed).plain).toBe('23.04');
  expect(figure({ height: '1.70', heightUnit: 'm', weightUnit: 'lb', weight: '127.86755' }, 'BMI')).toBe(
    '20.1 kg/m²',
  );
});

test('the weights of the normal range', () => {
  // 18.5 × 1.75² = 56.65625 and 25 × 1.75² = 76.5625.
  expect(figure({}, 'Healthy weight for this height')).toBe('56.7 kg to below 76.6 kg');
});

test('below 20 years there is no band', () => {
  expect(figure({ age: '12' }, 'Category')).toBeUndefined();
  expect(report({ age: '12' }).scale).toBeUndefined();
  expect(report({ age: '12' }).notes?.[0]?.sentence).toContain('below 20');
  expect(figure({ age: '20' }, 'Category')).toBe('Normal range');
});

test('a height in another unit is asked about', () => {
  const hint = (options: Partial<BmiOptions>) => {
    try {
      report(options);
    } catch (error) {
      return (error as { details: { hint: string } }).details.hint;
    }
    return '';
  };
  expect(hint({ heightUnit: 'm', height: '175' })).toContain('Is it in cm');
  expect(hint({ height: '1.75' })).toContain('Is it in m');
  expect(hint({ weight: '0' })).toContain('Enter 1 kg');
});

// 5.11 ft = 155.75 cm; 5'11" = 180.34 cm (NIST SP 811).
test('a number of feet that looks like feet and inches is questioned', () => {
  const doubt = (height: string, more: Partial<BmiOptions> = {}) =>
    report({ heightUnit: 'ft', height, ...more }).notes?.find(({ severity }) => severity === 'warning');
  expect(doubt('5.11')).toMatchObject({
    sentence: 'This is read as 5.11 feet, which is 5 ft 1.3 in.',
    hint: "For 5 ft 11 in, write 5'11 or put the inches into their own box.",
  });
  expect(doubt('5.9')?.sentence).toContain('5 ft 10.8 in');
  expect(doubt('5.75')).toBeUndefined();
  expect(doubt(`5'11`)).toBeUndefined();
  expect(doubt('5', { inches: '11' })).toBeUndefined();
  expect(figure({ heightUnit: 'ft', height: `5'11`, weight: '70' }, 'With two decimals')).toBe('21.52');
});
