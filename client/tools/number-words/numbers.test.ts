import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { answer } from './answer.ts';
import { writeCardinal, writeOrdinal } from './english.ts';
import num2words from './fixtures/num2words.json' with { type: 'json' };
import { convertLines } from './lines.ts';
import { readDigits } from './reading.ts';
import { readRoman, writeRoman } from './roman.ts';
import { type NumberWordsOptions, schema } from './schema.ts';

const convert = (text: string, options: Partial<NumberWordsOptions> = {}) =>
  convertLines(text, { ...initialState(schema), ...options }).text;
const british = { hasAnd: true, isIndian: false };

test.each(num2words as [string, string, string, string, string][])(
  'writes %s as num2words does',
  (digits, cardinal, ordinal, short) => {
    const value = BigInt(digits);
    // It puts commas between groups.
    expect(writeCardinal(value, british)).toBe(cardinal.replaceAll(',', ''));
    expect(writeOrdinal(value, british)).toBe(ordinal.replaceAll(',', ''));
    expect(convert(digits, { to: 'suffixes' }).replaceAll(',', '')).toBe(short);
    expect(convert(cardinal, { to: 'number' })).toBe(digits);
    if (digits !== '0') expect(convert(ordinal, { to: 'number' })).toBe(digits);
  },
);

test.each(num2words.filter(([digits = '']) => digits.length <= 9))(
  'writes %s in lakhs and crores',
  (digits = '', _cardinal, _ordinal, _short, indian = '') => {
    const words = writeCardinal(BigInt(digits), { hasAnd: true, isIndian: true });
    expect(words).toBe(indian.replaceAll(',', ''));
    expect(convert(indian, { to: 'number' })).toBe(digits);
  },
);

test('hundreds of crores have their “and”, too', () => {
  // As num2words writes them (en_IN, without its commas).
  const words = (value: bigint) => writeCardinal(value, { hasAnd: true, isIndian: true });
  expect(words(1_234_567_890n)).toBe(
    'one hundred and twenty-three crore forty-five lakh sixty-seven thousand eight hundred and ninety',
  );
});

test('what is written reads as the same number', () => {
  const number = fc.bigInt({ min: 0n, max: 10n ** 66n - 1n });
  fc.assert(
    fc.property(number, fc.boolean(), fc.boolean(), (value, hasAnd, isIndian) => {
      expect(convert(writeCardinal(value, { hasAnd, isIndian }), { to: 'number' })).toBe(String(value));
    }),
  );
});

test('reads digits with groups, signs and decimals, exactly', () => {
  expect(convert('1,234,567.050\n−12\n$5\n12,34,567')).toBe(
    'one million two hundred thirty-four thousand five hundred sixty-seven point zero five zero\n' +
      'minus twelve\nfive\none million two hundred thirty-four thousand five hundred sixty-seven',
  );
  expect(convert('-0.10', { to: 'number' })).toBe('-0.10');
  expect(convert('9'.repeat(66), { to: 'words' })).toMatch(/^nine hundred ninety-nine vigintillion /);
  expect(() => convert('9'.repeat(67))).toThrow('The number has 67 digits.');
});

test('reads other ways to say numbers', () => {
  const read = (text: string) => convert(text, { to: 'number' });
  expect(read('Nineteen hundred and eighty-four')).toBe('1984');
  expect(read('a hundred thousand')).toBe('100000');
  expect(read('minus three point one four')).toBe('-3.14');
  expect(read('ten lakh crore')).toBe('10000000000000');
  expect(read('first')).toBe('1');
  expect(read('21st')).toBe('21');
  expect(read('TWELVE DOLLARS AND FIFTY CENTS')).toBe('12.50');
  expect(read('one Canadian dollar and five cents')).toBe('1.05');
  expect(read('five cents')).toBe('0.05');
  expect(read('one hundred and 07/100 dollars')).toBe('100.07');
});

// ISO 4217: a dirham has 100 fils, a dinar 1,000. Words2Nums of Perl reads “naught” as 0; SAP writes 1,234.56-.
test('reads the wording of checks, invoices and books', () => {
  const read = (text: string) => convert(text, { to: 'number' });
  expect(read('Dirhams One Thousand and Fils Twenty Five Only')).toBe('1000.25');
  expect(read('one dinar and twenty-five fils')).toBe('1.025');
  expect(read('***One thousand and 05/100***')).toBe('1000.05');
  // Checks of the United States: no cents are no/100 or xx/100.
  expect(read('One thousand five hundred and no/100 dollars')).toBe('1500.00');
  // “&” is an “and”.
  expect(read('One Hundred Forty-Seven & 50/100')).toBe('147.50');
  expect(read('forty two thousand one hundred & five')).toBe('42105');
  expect(read('Forty and xx/100')).toBe('40.00');
  expect(read('naught')).toBe('0');
  expect(read('half a million')).toBe('500000');
  expect(read('forty-two.')).toBe('42');
  expect(read('1,234.56-')).toBe('-1234.56');
  expect(() => read('half a cat')).toThrow('“cat” is not a number word.');
});

test('writes amounts, and does not round', () => {
  const amount = (text: string, options: Partial<NumberWordsOptions> = {}) =>
    convert(text, { to: 'amount', ...options });
  expect(amount('1234.5')).toBe('one thousand two hundred thirty-four dollars and fifty cents');
  expect(amount('1\n0.01\n0')).toBe('one dollar\none cent\nzero dollars');
  expect(amount('21.10', { currency: 'GBP' })).toBe('twenty-one pounds and ten pence');
  expect(amount('1.005', { currency: 'KWD' })).toBe('one dinar and five fils');
});

test('decimals that a currency does not have are a mistake, and the other lines are written', () => {
  const { text, notes } = convertLines('1\n1.005\n2', { ...initialState(schema), to: 'amount' });
  expect(text).toBe('one dollar\n1.005\ntwo dollars');
  expect(notes).toEqual([
    expect.objectContaining({
      severity: 'error',
      sentence: 'USD has 2 decimals. The line stays as it is.',
      place: expect.objectContaining({ line: 2, column: 1 }) as unknown,
    }),
  ]);
  expect(() => convert('1.5', { to: 'amount', currency: 'JPY' })).toThrow('JPY has no decimals.');
});

test('writes checks in any case', () => {
  expect(convert('1234.05', { to: 'check', letters: 'sentence' })).toBe(
    'One thousand two hundred thirty-four and 05/100 dollars',
  );
  expect(convert('42.05', { to: 'amount', letters: 'title' })).toBe('Forty-Two Dollars and Five Cents');
  expect(convert('42', { letters: 'upper' })).toBe('FORTY-TWO');
});

test('writes the Roman numerals of every school book', () => {
  const known = {
    1: 'I',
    4: 'IV',
    9: 'IX',
    14: 'XIV',
    40: 'XL',
    49: 'XLIX',
    90: 'XC',
    99: 'XCIX',
    400: 'CD',
  };
  for (const [value, numeral] of Object.entries(known)) expect(writeRoman(Number(value))).toBe(numeral);
  expect(convert('1994\n2026\n3999', { to: 'roman' })).toBe('MCMXCIV\nMMXXVI\nMMMCMXCIX');
  expect(writeRoman(4001)).toBe('I\u0305V\u0305I');
  for (let value = 1; value < 4000; value += 1) expect(readRoman(writeRoman(value))?.value).toBe(value);
  for (let value = 4000; value < 3_999_999; value += 9973)
    expect(readRoman(writeRoman(value))?.value).toBe(value);
  expect(() => convert('4000', { to: 'roman' })).toThrow('4,000 has no Roman numeral.');
  expect(() => convert('0', { to: 'roman' })).toThrow('0 has no Roman numeral.');
});

test('reads unusual Roman numerals with a note', () => {
  const { text, notes } = convertLines('iiii\nⅫ', { ...initialState(schema), to: 'number' });
  expect(text).toBe('4\n12');
  expect(notes.map(({ sentence }) => sentence)).toEqual(['iiii is usually written IV.']);
  // Inscriptions: the legions XIIX and IIXX are the 18th, and XXC is 80.
  expect(['XIIX', 'IIXX', 'IIX', 'XXC', 'MCMXCIV', 'XIX'].map((line) => readRoman(line)?.value)).toEqual([
    18, 18, 8, 80, 1994, 19,
  ]);
  // The names of U+2180 to U+2182 and U+2187: 1,000, 5,000, 10,000 and 50,000; a year with its full stop.
  const read = (line: string) => convert(line, { to: 'number' });
  expect(['ↀ', 'ↁ', 'ↂↂ', 'ↇ', 'MCMXCIV.'].map(read)).toEqual(['1000', '5000', '20000', '50000', '1994']);
  // A search ahead for each letter would take minutes.
  expect(readRoman('M'.repeat(300_000))).toBeUndefined();
});

test('mistakes have their place and their word', () => {
  const faults: [string, string, number][] = [
    ['twenty eleven', '“eleven” does not fit what is before it.', 8],
    ['one two', '“two” does not fit what is before it.', 5],
    ['one thousand million', '“million” does not fit what is before it.', 14],
    ['forty-tow', '“tow” is not a number word.', 7],
    ['first two', 'Nothing may follow the ordinal “first”.', 7],
    ['one point', 'No digits follow “point”.', 5],
    ['1.234,56', 'A point is the decimal sign, and nothing groups digits after it.', 1],
    ['R$ 1.234,56', 'A point is the decimal sign, and nothing groups digits after it.', 4],
    ['12,34', 'A comma groups thousands: three digits follow the last one, not 2.', 1],
    ['one 12x', '“12x” is not a number.', 5],
    ['5.', 'No digits follow the point.', 1],
    ['12 1/2', '“12 1/2” is a fraction.', 1],
    ['2.5 million', 'Digits and words are mixed.', 1],
    ['negative 5', 'Digits and words are mixed.', 10],
    ['1\t2', 'There are several numbers in this line.', 1],
    // The values of Unicode’s decompositions.
    ['1½', '“½” is a fraction.', 1],
    ['15%', '“15%” is a percentage.', 1],
    ['²', '“²” is not a plain digit.', 1],
    ['21th', '“21th” has the ending of another ordinal.', 1],
    // ISO 4217 has no currency ABC.
    ['12abc', '“12abc” is not a number.', 1],
    ['ten dollars and five', '“five” does not fit after the amount.', 17],
  ];
  for (const [text, message, column] of faults) {
    expect(() => convert(text, { to: 'number' }), text).toThrow(
      expect.objectContaining({ message, details: expect.objectContaining({ column }) as unknown }),
    );
  }
});

test('answers questions, and is silent about others', () => {
  expect(answer('42 in words')?.text).toBe('forty-two');
  expect(answer('$1.50 in words')?.text).toBe('one dollar and fifty cents');
  expect(answer('2026 in roman numerals')?.text).toBe('MMXXVI');
  expect(answer('roman numeral XLII')?.text).toBe('42');
  for (const query of [
    'XL',
    'mix',
    'words',
    '12 in cm',
    'roman numerals',
    '4000 in roman',
    '5 words',
    '€5 in words',
  ]) {
    expect(answer(query), query).toBeUndefined();
  }
});

test('groups end with three digits, and an ordinal has its own ending', () => {
  expect(readDigits('12,34,567')?.digits).toBe('1234567');
  for (const text of ['1,23', '12,3', '2th', '11st']) expect(readDigits(text), text).toBeUndefined();
  for (const text of ['1st', '2nd', '13th', '101st', '112th']) expect(readDigits(text), text).toBeDefined();
});

// Signs and codes of CLDR, losses as Excel’s Accounting format writes them, and Indian checks, which begin with the unit.
test.each([
  ['USD 45', '45'],
  ['R$ 1.01', '1.01'],
  ["CHF 1'234.50", '1234.50'],
  ['Rs. 1,500', '1500'],
  ['($1,234.50)', '-1234.50'],
  ['$ (5)', '-5'],
  // CLDR: en-ZA, en-KE, sv, pl and de-CH, but with the point before decimals.
  ['R250.10', '250.10'],
  ['Ksh 1,234.50', '1234.50'],
  ['1 234.50 kr', '1234.50'],
  ['2.50 zł', '2.50'],
  ['CHF 1’234’567.50', '1234567.50'],
  ['one point five million', '1500000'],
  ['two and a half', '2.5'],
  ['minus two and a half thousand', '-2500'],
  ['Rupees Two Crore Fifteen Lakh Only', '21500000'],
  ['Rupees Five and Paise Ten Only', '5.10'],
  ['Rupees One Crore Five Lakh and Fifty Paise only', '10500000.50'],
  ['Rs 2,50,000/-', '250000'],
  ['N5,000', '5000'],
  ['1 euro', '1'],
  ['20.50 US dollars', '20.50'],
  ['one million two hundred thousand U.S. dollars', '1200000'],
  ['One Hundred Twenty-Five Thousand Dollars ($125,000.00)', '125000'],
  // num2words writes so where cents are not spelled out.
  ['thirty-eight dollars and 40 cents', '38.40'],
  ['38 dollars and 40 cents', '38.40'],
  ['thirty-eight naira and 40 kobo', '38.40'],
  ['two naira and 05 kobo', '2.05'],
  ['one hundred and fifty cents', '1.50'],
])('reads %s as people write it', (text, expected) => {
  expect(convert(text, { to: 'number' })).toBe(expected);
});

// The signs and names of CLDR.
test.each([
  ['€5', 'USD', true],
  ['5 EUR', 'USD', true],
  ['five euros', 'USD', true],
  ['$5', 'GBP', true],
  ['฿5', 'USD', true],
  ['$5', 'CAD', false],
  ['five dollars', 'AUD', false],
  ['Rs. 5', 'PKR', false],
  ['¥5', 'CNY', false],
  ['5', 'EUR', false],
] as const)('an amount of %s in %s: another currency is named', (text, currency, isOther) => {
  const { notes } = convertLines(text, { ...initialState(schema), to: 'amount', currency });
  const sentence = `1 amount is in another currency, and written in ${currency}.`;
  expect(notes.map((note) => note.sentence)).toEqual(isOther ? [sentence] : []);
});

test.each([
  'USD 5 EUR',
  'ABC 5',
  '(-5)',
  'one point five million six',
  'rupees five paise',
  'five dollars ($6)',
  // ISO 4217: a dollar has 100 cents.
  'one dollar and four hundred cents',
  'one dollar and 400 cents',
  'one point five cents',
])('refuses %s', (text) => {
  expect(() => convert(text, { to: 'number' })).toThrow();
});
