import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { evaluateSheet } from '../logic.ts';

const options = { angleUnit: 'radians', addsPercentOfLeft: false, digits: 30, locale: 'en' } as const;
const answerOf = (source: string) => evaluateSheet(source, options).at(-1)?.answer;

// mpmath 1.3 with 1,500 digits (12,000 for the factorial of 3000).
test.each([
  ['sin(2^1000)', '-0.159201703086242438240048630821'],
  ['tan(100!)', '0.174190446680484495094532256326'],
  ['sin(sqrt(2)*10^100)', '0.038448394166596769646768465674'],
  ['ln(1+1e-75)', '1e-75'],
  ['cos(1e-40)-1', '-5e-81'],
  ['exp(1e-90)-1', '1e-90'],
  ['sqrt(10^300+1) mod 1', '5e-151'],
  ['exp(pi*sqrt(163)) mod 1', '0.999999999999250072597198185689'],
  ['1 - tanh(100)', '2.76779305347347506129736291396e-87'],
  ['sinh(1e-60)', '1e-60'],
  ['asinh(1e-50)', '1e-50'],
  ['acos(1 - 1e-80)', '1.41421356237309504880168872421e-40'],
  ['root(10^100+1, 7) - root(10^100, 7)', '2.75813961269035738143867828549e-87'],
])('%s is worked out to the digits its answer needs', (source, expected) => {
  expect(answerOf(source)).toMatchObject({ plain: expected, isExact: false });
});

// Python: pow(2, 40000, 7) and the like, on its own whole numbers.
test.each([
  ['2^40000 mod 7', '2'],
  ['mod(2^40000, 7)', '2'],
  ['2^40000 % 7', '2'],
  ['-(2^40000) mod 7', '5'],
  ['-(2^40000) % 7', '-2'],
  ['7^(10^12) mod 13', '9'],
  ['(3^50000 - 5^30000) mod 1000003', '583239'],
  ['floor(e^200) mod 10', '1'],
  ['floor(pi*10^200) mod 1000', '196'],
  ['20011! mod 20021', '12011'],
  ['gcd(100000!, 7)', '7'],
  ['gcd(7, 100000!)', '7'],
  ['10^9999 mod 7', '6'],
  ['-(3^9000) % 1000', '-1'],
  ['3^9000 mod 0.7', '0.3'],
  ['gcd(2^40000 - 1, 164737)', '164737'],
])('%s is the whole number %s', (source, expected) => {
  expect(answerOf(source)).toMatchObject({ plain: expected, isExact: true });
});

// By definition: trigonometric values of the standard angles, and inverses of roots and logarithms.
test.each([
  ['sin(pi/6)', '0.5'],
  ['cos(pi/3) + sin(-5pi/6)', '0'],
  ['sin(pi)', '0'],
  ['sin(pi/4)^2', '0.5'],
  ['tan(pi/3)^2', '3'],
  ['tan(-pi/4)', '-1'],
  ['asin(1/2)*6/pi', '1'],
  ['atan(sqrt(3))/pi*3', '1'],
  ['acos(-1)/pi', '1'],
  ['atan2(-1, -1)/pi', '-0.75'],
  ['sqrt(2)*sqrt(2)', '2'],
  ['sqrt(2)^2', '2'],
  ['2^0.5*2^1.5', '4'],
  ['sqrt(8) - 2sqrt(2)', '0'],
  ['sqrt(2)*sqrt(3)/sqrt(6)', '1'],
  ['1/sqrt(2)*sqrt(2)', '1'],
  ['ln(e^2)', '2'],
  ['ln(sqrt(e))', '0.5'],
  ['ln(1/e)', '-1'],
  ['e^3/e^3', '1'],
  ['pi - pi', '0'],
  ['(2pi)^2/pi^2', '4'],
  ['round(-sqrt(2)*100, -1)', '-140'],
  ['round(sqrt(2), 5)', '1.41421'],
])('%s is exactly %s', (source, expected) => {
  expect(answerOf(source)).toMatchObject({ plain: expected, isExact: true });
});

test.each([
  '2^40000 mod pi',
  'xor(2^40000, 1)',
  'gcd(2^40000, 3^40000)',
  'floor(e^2000) mod 10',
  'cos(1e-400)*10^900 - 10^900',
])('%s is refused, for its digits are not known', (source) => {
  expect(() => answerOf(source)).toThrow(ToolInputError);
  expect(() => answerOf(source)).toThrow(/digits of this cannot be determined/);
});

test('what no digits tell from zero is shown as about zero, and is no divisor', () => {
  expect(answerOf('sqrt(2)+sqrt(3)-sqrt(5+2sqrt(6))')?.shown).toBe('≈ 0');
  expect(() => answerOf('1/(sqrt(2)+sqrt(3)-sqrt(5+2sqrt(6)))')).toThrow(/cannot be determined/);
});

test('a rounded answer stays rounded as ans', () => {
  const previous = answerOf('sqrt(2)')?.asExpression;
  const next = evaluateSheet('ans*ans', { ...options, previous }).at(-1)?.answer;
  expect(next?.shown).toBe('≈ 2');
  expect(next?.isExact).toBe(false);
  expect(() => evaluateSheet('floor(ans*ans)', { ...options, previous })).toThrow(/cannot be determined/);
});
