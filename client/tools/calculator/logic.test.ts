import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { evaluateBriefly, evaluateSheet, type SheetOptions } from './logic.ts';

const options: SheetOptions = { angleUnit: 'radians', addsPercentOfLeft: false, digits: 15, locale: 'en' };

function answerOf(source: string, changes: Partial<SheetOptions> = {}) {
  const answer = evaluateSheet(source, { ...options, ...changes }).at(-1)?.answer;
  if (!answer) throw new Error(`No answer to ${source}`);
  return answer;
}

const plain = (source: string, changes?: Partial<SheetOptions>) => answerOf(source, changes).plain;

function mistakeIn(source: string, changes: Partial<SheetOptions> = {}): ToolInputError {
  try {
    evaluateSheet(source, { ...options, ...changes });
  } catch (error) {
    if (error instanceof ToolInputError) return error;
    throw error;
  }
  throw new Error(`No mistake in ${source}`);
}

test('decimals are exact where binary floating point is not', () => {
  const cases = {
    '0.1+0.2': '0.3',
    '1.005*100': '100.5',
    '4.35*100': '435',
    '9007199254740993': '9007199254740993',
    '1/3*3': '1',
    '20/0.05': '400',
    '0.3-0.1': '0.2',
    '1.1**3': '1.331',
    '15% of 19.99': '2.9985',
    '29/100*100': '29',
    'round(2.675, 2)': '2.68',
    'round(-2.5)': '-3',
    'floor(-7/2)': '-4',
  };
  for (const [source, expected] of Object.entries(cases)) {
    expect([source, plain(source), answerOf(source).isExact]).toEqual([source, expected, true]);
  }
});

test('2 ** 200 is given in full', () => {
  // Python: 2**200
  expect(plain('2**200')).toBe('1606938044258990275541962092341162602522202993782792835301376');
});

// mpmath 1.3, mp.dps = 60, to 30 digits.
test.each([
  ['sqrt(2)', '1.41421356237309504880168872421'],
  ['cbrt(10)', '2.15443469003188372175929356652'],
  ['exp(1)', '2.71828182845904523536028747135'],
  ['ln(10)', '2.30258509299404568401799145468'],
  ['log(2)', '0.301029995663981195213738894724'],
  ['log2(10)', '3.32192809488736234787031942949'],
  ['sin(1)', '0.84147098480789650665250232163'],
  ['cos(1)', '0.540302305868139717400936607443'],
  ['tan(1)', '1.55740772465490223050697480746'],
  ['asin(0.3)', '0.304692654015397507972002961228'],
  ['acos(0.3)', '1.26610367277949911125931873041'],
  ['atan(2)', '1.10714871779409050301706546018'],
  ['atan2(1, -2)', '2.67794504458898712224838715182'],
  ['sinh(2)', '3.6268604078470187676682139828'],
  ['cosh(2)', '3.76219569108363145956221347777'],
  ['tanh(2)', '0.964027580075816883946413724101'],
  ['asinh(2)', '1.44363547517881034249327674027'],
  ['acosh(2)', '1.31695789692481670862504634731'],
  ['atanh(0.5)', '0.549306144334054845697622618461'],
  ['π', '3.14159265358979323846264338328'],
  ['10**0.3', '1.99526231496887960135245539674'],
  ['e**pi', '23.1406926327792690057290863679'],
  ['sin(20°)', '0.342020143325668733044099614682'],
  ['sin(1e500)', '0.311026930907900280476371099337'],
  ['(10**9)!', '9.90462657922299373728082110507e8565705522'],
  ['5000!', '4.22857792660554352220106420023e16325'],
  ['3249!', '6.41233768827655218388409630306e10000'],
])('%s has the digits mpmath gives', (source, expected) => {
  expect(plain(source, { digits: 30 })).toBe(expected);
  expect(answerOf(source).isExact).toBe(false);
});

test('operators bind as documented, and the reading says so', () => {
  const cases: Record<string, [string, string]> = {
    '2**3**2': ['512', '2 ** (3 ** 2)'],
    '-2**2': ['-4', '−(2 ** 2)'],
    '(-2)**2': ['4', '(−2) ** 2'],
    '2**-1*4': ['2', '(2 ** (−1)) × 4'],
    '1+2*3': ['7', '1 + (2 × 3)'],
    '1-2-3': ['-4', '1 − 2 − 3'],
    '12/2*3': ['18', '(12 ÷ 2) × 3'],
    '1/2(4)': ['2', '(1 ÷ 2) × 4'],
    '-3!': ['-6', '−3!'],
    '2**3!': ['64', '2 ** 3!'],
    '-2²': ['-4', '−(2 ** 2)'],
    '√9+16': ['19', 'sqrt(9) + 16'],
    '√9*4': ['12', 'sqrt(9) × 4'],
    '-7 % 3 + 1': ['0', '((−7) % 3) + 1'],
    '10 mod 3 + 1': ['2', '(10 mod 3) + 1'],
    '-7 mod 3': ['2', '(−7) mod 3'],
    '3!!': ['720', '(3!)!'],
    'sin 2pi': ['0', 'sin(2 × pi)'],
    'cos 2π cos 0': ['1', 'cos(2 × π) × cos(0)'],
    '√2π²/π²*√2': ['2', '((sqrt(2) × (π ** 2)) ÷ (π ** 2)) × sqrt(2)'],
    '50+10%': ['50.1', '50 + (10 ÷ 100)'],
  };
  for (const [source, [value, reading]] of Object.entries(cases)) {
    expect([source, plain(source), answerOf(source).reading]).toEqual([source, value, reading]);
  }
  expect(answerOf('1+2').reading).toBeUndefined();
});

test('the percent sign: remainder, hundredths, and of the left operand when so chosen', () => {
  const cases = {
    '7 % 3': '1',
    '-7 % 3': '-1',
    '7.5 % 2': '1.5',
    '10 % -3': '1',
    '10% - 3': '-2.9',
    'mod(-7, 3)': '2',
    '50+10%': '50.1',
    '15% of 80': '12',
    '20% off 50': '40',
    '20% on 50': '60',
  };
  for (const [source, expected] of Object.entries(cases))
    expect([source, plain(source)]).toEqual([source, expected]);
  expect(plain('50+10%', { addsPercentOfLeft: true })).toBe('55');
  expect(plain('50-10%', { addsPercentOfLeft: true })).toBe('45');
  expect(answerOf('50+10%', { addsPercentOfLeft: true }).reading).toBe('50 + 10% of it');
});

test('bars, powers of functions, and signs as words', () => {
  // By Python: math.sin(1) ** 2.
  expect(plain('sin²(1)', { digits: 12 })).toBe('0.708073418274');
  expect(plain('sin^2(1)', { digits: 12 })).toBe('0.708073418274');
  expect(plain('cos² 0')).toBe('1');
  const cases = {
    '|-3|': '3',
    '|2-5|*2': '6',
    '|-3|+|4-6|': '5',
    '2 plus 3 times 4': '14',
    '10 divided by 4': '2.5',
    '7 minus 2 multiplied by 3': '1',
    '2 to the power of 10': '1024',
    '3 squared plus 2 cubed': '17',
  };
  for (const [source, expected] of Object.entries(cases))
    expect([source, plain(source)]).toEqual([source, expected]);
  expect(mistakeIn('|3').message).toBe('This bar has no second one.');
  expect(mistakeIn('foo(1,2,3)').message).toBe('There is no function “foo”.');
  expect(mistakeIn('sqr(1;2)').message).toBe('There is no function “sqr”.');
  expect(mistakeIn('maxx(1, 2)').details.hint).toBe('Did you mean max?');
});

test('angles: exact at the well-known ones, undefined where the tangent is', () => {
  const degrees = { angleUnit: 'degrees' } as const;
  expect(answerOf('sin(30)', degrees)).toMatchObject({ plain: '0.5', isExact: true });
  expect(answerOf('cos(-120)', degrees)).toMatchObject({ plain: '-0.5', isExact: true });
  expect(plain('tan(405)', degrees)).toBe('1');
  expect(plain('asin(1)', degrees)).toBe('90');
  expect(plain('atan(1)', degrees)).toBe('45');
  expect(plain('sin(pi)')).toBe('0');
  expect(plain('cos(pi/3)')).toBe('0.5');
  for (const [source, changes] of [
    ['tan(90)', degrees],
    ['tan(pi/2)', {}],
    ['tan(-270)', degrees],
  ] as const) {
    expect(mistakeIn(source, changes).message).toBe('The tangent of a right angle is undefined.');
  }
});

test('roots and powers are exact where they can be', () => {
  const cases = {
    'sqrt(144)': '12',
    'sqrt(2.25)': '1.5',
    'cbrt(-27)': '-3',
    'root(-32, 5)': '-2',
    '8**(1/3)': '2',
    '27**(2/3)': '9',
    '4**-0.5': '0.5',
    '0**0': '1',
    '(-1)**1000000001': '-1',
    'log(1000)': '3',
    'log(0.001)': '-3',
    'log(8, 2)': '3',
    'hypot(3, 4)': '5',
    '20!': '2432902008176640000',
    'nCr(52, 5)': '2598960',
    'nPr(5, 2)': '20',
    'gcd(12, 18)': '6',
    'lcm(4, -6)': '12',
    'xor(0xFF, 0b1010)': '245',
    'median(1, 10, 2, 3)': '2.5',
    'sum(1, 2, 3.5)': '6.5',
    // Python: statistics.variance and stdev of [2, 4, 4, 4, 5, 5, 7, 9], [1, 2, 3]
    'variance(2, 4, 4, 4, 5, 5, 7, 9)*7': '32',
    'stdev(1, 2, 3)': '1',
    'mean(1, 2, 4)*3': '7',
    'min(3, -2, 1)': '-2',
  };
  for (const [source, expected] of Object.entries(cases))
    expect([source, plain(source)]).toEqual([source, expected]);
});

test('numbers are read as people write them, in their language', () => {
  expect(plain('1,234.5*2')).toBe('2469');
  expect(plain('1 000 000/4')).toBe('250000');
  expect(plain('1\u202f000+1')).toBe('1001');
  expect(plain('1,5*2')).toBe('3');
  expect(plain('1.234,5*2', { locale: 'de' })).toBe('2469');
  expect(answerOf('1.234,5*2', { locale: 'de' }).shown).toBe('2.469');
  expect(plain('max(1,5; 2)', { locale: 'de' })).toBe('2');
  expect(plain('20/0.05', { locale: 'de' })).toBe('400');
  expect(plain('1920x1080')).toBe('2073600');
  expect(plain('6 × 7 ÷ 2 − 1')).toBe('20');
  expect(plain('Math.log(Math.E)')).toBe('1');
  expect(plain('2+2=')).toBe('4');
  expect(plain('١٢٫٥ * 2', { locale: 'ar' })).toBe('25');
  expect(plain('१२ + ۳')).toBe('15');
  expect(plain('１，２３４＋（２＊３）')).toBe('1240');
  expect(plain('$19.99 + 5 €')).toBe('24.99');
});

test.each([
  ['½+¼', '0.75'],
  ['2½', '2.5'],
  ['2½²', '6.25'],
  ['1⅓*3', '4'],
  ['0.(3)*3', '1'],
  ['0.(142857) * 7', '1'],
  ['-0.1(6) * 6', '-1'],
  ['1,234.(3) * 3', '3703'],
  ['max(1, 0.(9))', '1'],
  ['0.(3)^2 * 9', '1'],
  // More than digits in the parentheses: still a product.
  ['2.5(3+1)', '10'],
  ['2(3)', '6'],
  ['sin(30 degrees)', '0.5'],
  ['average(1, 2, 3)', '2'],
])('%s is %s', (source, expected) => {
  expect(plain(source)).toBe(expected);
});

test('a repeating decimal that was copied is read as the same number, in every language', () => {
  for (const locale of ['en', 'de', 'fr', 'de-CH']) {
    for (const source of ['1/3', '22/7', '-1/6', '10000/3', '1/28']) {
      const copied = answerOf(source, { locale }).forms.find(
        ({ label }) => label === 'Repeating decimal',
      )?.copied;
      expect(plain(`(${copied ?? ''}) - (${source})`, { locale })).toBe('0');
    }
  }
});

test('lines, names, ans, sum', () => {
  const lines = evaluateSheet('price = 20\n\nprice * 3\nans + 1\nline1 + sum', options);
  expect(lines.map(({ answer }) => answer.plain)).toEqual(['20', '60', '61', '161']);
  expect(plain('ans * 3', { previous: '1/3' })).toBe('1');
});

test('further forms of the same answer', () => {
  const forms = (source: string) =>
    Object.fromEntries(answerOf(source).forms.map(({ label, shown }) => [label, shown]));
  expect(forms('22/7')).toMatchObject({
    Fraction: '22/7',
    'Mixed number': '3 1/7',
    'Repeating decimal': '3.(142857)',
  });
  expect(forms('-1/6')).toMatchObject({ 'Repeating decimal': '−0.1(6)' });
  expect(forms('255')).toMatchObject({ Hexadecimal: '0xFF', Octal: '0o377', Binary: '0b11111111' });
  expect(forms('123456789')).toMatchObject({
    Scientific: '1.23456789 × 10^8',
    Engineering: '123.456789 × 10^6',
  });
  // Python: str(math.factorial(170))
  expect(answerOf('170!').forms.find(({ label }) => label === 'All digits')?.copied).toMatch(
    /^725741561530799896739672821112926311471699168129645137654357779890056184340170615785235074924261745951149099123783852077666602256544275302532890077320751090240043028005829560396661259965825710439855829425756896631343961226257109494680671120556888045719334021266145280{41}$/,
  );
});

test('mistakes say what and where', () => {
  const cases: Record<string, [string, number]> = {
    '1/0': ['Cannot divide by zero', 2],
    '5 % 0': ['Cannot divide by zero', 3],
    '2+foo': ['“foo” is not known.', 3],
    '((1)': ['This parenthesis is never closed.', 1],
    '1)': ['This parenthesis was never opened.', 2],
    '2 3': ['An operator is missing before “3”.', 3],
    '1+': ['The expression ends too early.', 3],
    '1+*2': ['A number is missing before “*”.', 3],
    '2 @ 3': ['“@” cannot be part of an expression.', 3],
    'sqrt(1, 2)': ['sqrt takes 1 value, not 2.', 1],
    'log(0)': ['Only numbers above 0 have a logarithm.', 1],
    'sqrt(-1)': ['An even root of a negative number is not a real number.', 1],
    'asin(2)': ['asin needs a number from -1 to 1.', 1],
    '2.5!': ['A factorial needs a whole number of 0 or more.', 4],
    '1+(2*': ['The expression ends too early.', 6],
    '1,23,4': ['“1,23,4” is not a number.', 1],
    'sin = 3': ['“sin” is a function; choose another name.', 1],
  };
  for (const [source, [message, column]] of Object.entries(cases)) {
    const mistake = mistakeIn(source);
    expect([source, mistake.message, mistake.details.column]).toEqual([source, message, column]);
  }
  expect(mistakeIn('7 xor 3').details.hint).toBe('Write xor(7, 3).');
  expect(mistakeIn('7 xor (3)').details.hint).toBe('Write xor(a, b).');
  expect(mistakeIn('1\n2+\n3').details).toMatchObject({ line: 2, column: 3, offset: 4 });
});

test('hostile input is refused or rounded, and never overwhelms', () => {
  expect(mistakeIn('9**9**9**9').message).toContain('too large');
  expect(plain('9**9**9')).toBe('4.28124773175747e369693099');
  expect(mistakeIn('5!!!!').message).toContain('too large');
  expect(mistakeIn('2**-(9**9**9)').message).toContain('too close to zero');
  expect(mistakeIn('('.repeat(9_000)).message).toContain('nested more than 200 deep');
  expect(mistakeIn('-'.repeat(9_000)).message).toContain('nested more than 200 deep');
  expect(mistakeIn(`5${'!'.repeat(9_000)}`).message).toContain('too large');
  expect(plain(`1${'+1'.repeat(4_999)}`)).toBe('5000');
  expect(mistakeIn('1'.repeat(10_001)).message).toContain('10,000 characters');
  expect(mistakeIn('shl(1, 9**9)').message).toContain('A shift');
  expect(mistakeIn('nCr(10**9, 5*10**8)').message).toContain('too many digits');
  expect(mistakeIn('sinh(9**9**9)').message).toContain('too large');
  expect(plain('1e999999999')).toBe('1e999999999');
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'Math.constructor']) {
    expect(mistakeIn(`${name}(1)`).message).toContain('is not known');
  }
});

test('text for the search palette', () => {
  expect(evaluateBriefly({ expression: '15% of 80' }).shown).toBe('12');
  expect(evaluateBriefly({ expression: 'sqrt(2)' }).shown).toBe('≈ 1.4142135623731');
  expect(evaluateBriefly({ expression: '1234.5*2' }, 'de').shown).toBe('2.469');
  expect(evaluateBriefly({ expression: 'json formatter' }).shown).toBeUndefined();
  expect(evaluateBriefly({ expression: '' }).shown).toBeUndefined();
});
