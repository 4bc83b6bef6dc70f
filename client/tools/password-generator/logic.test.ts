import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { characterTypes } from './making/character-types.ts';
import { generatePasswords } from './logic.ts';
import { countPassphrases, randomPassphrase } from './making/passphrase.ts';
import { patternSource } from './making/pattern.ts';
import { passwordSource, randomPin } from './making/random-password.ts';
import { spellOut } from './checking/spelling.ts';
import { type PasswordRules, schema } from './state.ts';
import { entropyBits, labelOf, scoreOf, timeToGuess } from './checking/strength.ts';
import { reportTyped } from './checking/typed-password.ts';
import { wordList } from './making/word-list.ts';

const rules: PasswordRules = initialState(schema);
const similar = /[iIlLoO01]/;

test('the specified defaults and character sets', () => {
  expect(rules).toMatchObject({
    length: 16,
    hasUppercase: true,
    hasLowercase: true,
    hasNumbers: true,
    hasSymbols: true,
    excludesSimilar: true,
  });
  const types = characterTypes(rules);
  expect(types.map((type) => type.length)).toEqual([23, 23, 8, 26]);
  expect(types.flat().join('')).not.toMatch(similar);
  expect(types[3]?.join('')).toBe('!@#$%^&*()_+-=[]{}|;:,.<>?');
  const all = characterTypes({ ...rules, excludesSimilar: false });
  expect(all.map((type) => type.length)).toEqual([26, 26, 10, 26]);
});

test('rules that leave nothing to choose from are refused', () => {
  const none = { ...rules, hasUppercase: false, hasLowercase: false, hasNumbers: false, hasSymbols: false };
  expect(() => characterTypes(none)).toThrow('Please select at least one character type');
  expect(() => characterTypes({ ...rules, symbols: 'abc 123' })).toThrow(
    'No symbols are left to choose from.',
  );
  expect(() => characterTypes({ ...rules, excluded: '23456789' })).toThrow(ToolInputError);
  expect(characterTypes({ ...rules, symbols: '€€😀' })[3]).toEqual(['€', '😀']);
});

test('the score and the bounds of its labels', () => {
  expect(scoreOf('')).toBe(0);
  expect(scoreOf('aaaaaaaa')).toBe(31);
  expect(scoreOf('aA1!aA1!aA1!aA1!')).toBe(92);
  expect(scoreOf('aA1!'.repeat(5))).toBe(100);
  expect(scoreOf('aA1!'.repeat(16))).toBe(100);
  expect(scoreOf('1234')).toBe(23);
  // Counted by code points: four, not eight.
  expect(scoreOf('😀😀😀😀')).toBe(23);
  const bounds: [number, string][] = [
    [0, 'Very Weak'],
    [19, 'Very Weak'],
    [20, 'Weak'],
    [39, 'Weak'],
    [40, 'Medium'],
    [59, 'Medium'],
    [60, 'Strong'],
    [79, 'Strong'],
    [80, 'Very Strong'],
    [100, 'Very Strong'],
  ];
  for (const [score, label] of bounds) expect([score, labelOf(score)]).toEqual([score, label]);
});

test('passwords keep their rules', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 8, max: 64 }),
      fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
      (length, [hasUppercase, hasLowercase, hasNumbers, hasSymbols, excludesSimilar]) => {
        fc.pre(hasUppercase || hasLowercase || hasNumbers || hasSymbols);
        const types = characterTypes({
          ...rules,
          hasUppercase,
          hasLowercase,
          hasNumbers,
          hasSymbols,
          excludesSimilar,
        });
        const password = passwordSource(types, length, true).draw();
        expect(Array.from(password)).toHaveLength(length);
        expect(/[A-Z]/.test(password)).toBe(hasUppercase);
        expect(/[a-z]/.test(password)).toBe(hasLowercase);
        expect(/\d/.test(password)).toBe(hasNumbers);
        expect(/[^A-Za-z\d]/.test(password)).toBe(hasSymbols);
        if (excludesSimilar) expect(password).not.toMatch(similar);
      },
    ),
  );
});

test('the number of possible passwords is that of counting them one by one', () => {
  const types = [['a', 'b'], ['1'], ['!', '?']];
  for (const length of [3, 4, 5]) {
    let words = [''];
    for (let index = 0; index < length; index += 1) {
      words = words.flatMap((word) => types.flat().map((character) => word + character));
    }
    const valid = words.filter((word) =>
      types.every((type) => type.some((character) => word.includes(character))),
    );
    expect(passwordSource(types, length, true).count).toBe(BigInt(valid.length));
    expect(passwordSource(types, length, false).count).toBe(BigInt(words.length));
  }
});

test('each possible password is as likely as the others, and so is each place', () => {
  const types = [['a', 'b'], ['1']];
  const counts = new Map<string, number>();
  const draws = 36_000;
  const source = passwordSource(types, 3, true);
  for (let index = 0; index < draws; index += 1) {
    const word = source.draw();
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  // 27 words over three characters, less 8 without a digit and 1 without a letter.
  expect(counts.size).toBe(18);
  const expected = draws / 18;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // With 17 degrees of freedom, 70 is exceeded once in forty million runs.
  expect(chiSquare).toBeLessThan(70);
});

test('rules that few passwords fit are drawn as quickly as others', () => {
  // One in some three thousand has all four types: drawing until one fits would take minutes for a thousand.
  const types = [
    ['A'],
    ['a'],
    ['1'],
    Array.from({ length: 100 }, (_, index) => String.fromCodePoint(0x4e00 + index)),
  ];
  const source = passwordSource(types, 8, true);
  for (let index = 0; index < 1000; index += 1) expect(source.draw()).toMatch(/^(?=.*A)(?=.*a)(?=.*1).{8}$/u);
  const digitAt = new Array<number>(4).fill(0);
  const small = passwordSource([['1'], Array.from('abcdefgh')], 4, true);
  for (let index = 0; index < 20_000; index += 1) {
    Array.from(small.draw()).forEach(
      (character, at) => (digitAt[at] = (digitAt[at] ?? 0) + Number(character === '1')),
    );
  }
  // 9 ** 4 - 8 ** 4 passwords, of which 9 ** 3 have the digit in a given place.
  const expected = (20_000 * 729) / 2465;
  for (const count of digitAt) expect(Math.abs(count - expected)).toBeLessThan(6 * Math.sqrt(expected));
});

test('patterns: what each sign means, and the exact number of passwords', () => {
  const source = (pattern: string, similar = false) =>
    patternSource(pattern, (character) => similar && 'iIlLoO01'.includes(character));
  const fits: [string, RegExp, bigint][] = [
    ['zvccvc-dd', /^[B-Z][aeiou][b-z]{2}[aeiou][b-z]-\d\d$/, 21n ** 4n * 25n * 100n],
    ['U{5}-U{5}', /^[A-Z0-9]{5}-[A-Z0-9]{5}$/, 36n ** 10n],
    ['HH:hh', /^[0-9A-F]{2}:[0-9a-f]{2}$/, 16n ** 4n],
    ['[abca]{3}', /^[abc]{3}$/, 27n],
    [String.raw`\d\[x{2}[\]€]`, /^d\[xx[\]€]$/u, 2n],
    ['😀l', /^😀[a-z]$/u, 26n],
    ['LAas', /^[A-Za-z][A-Za-z0-9][a-z0-9][^A-Za-z0-9\s]$/, 52n * 62n * 36n * 26n],
  ];
  for (const [pattern, shape, count] of fits) {
    for (let index = 0; index < 50; index += 1) expect(source(pattern).draw()).toMatch(shape);
    expect([pattern, source(pattern).count]).toEqual([pattern, count]);
  }
  expect(source('dl0', true).count).toBe(8n * 23n);
  expect(source('dl0', true).draw()).toMatch(/^[2-9][a-z]0$/);
  expect(source('[01]{2}', true).count).toBe(4n);
  for (const wrong of ['[', '[]', '{3}', 'd{', 'a}', '\\', ''])
    expect(() => source(wrong), wrong).toThrow(ToolInputError);
  expect(() => source('d{201}')).toThrow('The pattern makes 201 characters; 200 are the most.');
});

test('entropy in bits', () => {
  expect(entropyBits(1n)).toBe(0);
  expect(entropyBits(1024n)).toBe(10);
  expect(entropyBits(2n ** 400n)).toBe(400);
  // Python: math.log2(7776 ** 6), math.log2(10 ** 6), math.log2(80 ** 16)
  expect(entropyBits(7776n ** 6n)).toBeCloseTo(77.54887502163469, 10);
  expect(entropyBits(10n ** 6n)).toBeCloseTo(19.931568569324174, 10);
  expect(entropyBits(80n ** 16n)).toBeCloseTo(101.1508495181978, 10);
  expect(countPassphrases(7776, { words: 4, separator: '', isCapitalized: true, hasDigit: true })).toBe(
    7776n ** 4n * 40n,
  );
});

test('times to guess, for people', () => {
  expect(timeToGuess(1, 100)).toBe('less than a second');
  expect(timeToGuess(Math.log2(10_000), 100)).toBe('about 50 seconds');
  expect(timeToGuess(Math.log2(2 * 3600 * 100), 100)).toBe('about 1 hour');
  // Python: 2 ** 76.5 / 1e11 / 31556952
  expect(timeToGuess(77.5, 1e11)).toBe('about 33,861 years');
  expect(timeToGuess(101, 1e11)).toBe('about 402 billion years');
  expect(timeToGuess(400, 1e11)).toBe('more than a quadrillion years');
});

test('the word list is that of EFF, whole and in order', () => {
  const numbered = wordList.map((word, index) => `${diceOf(index)}\t${word}\n`).join('');
  // sha256sum of https://www.eff.org/files/2016/07/18/eff_large_wordlist.txt
  expect(createHash('sha256').update(numbered).digest('hex')).toBe(
    'addd35536511597a02fa0a9ff1e5284677b8883b83e986e43f15a3db996b903e',
  );
});

function diceOf(index: number): string {
  return Array.from(index.toString(6).padStart(5, '0'))
    .map((digit) => Number(digit) + 1)
    .join('');
}

test('passphrases and PINs', () => {
  const plain = { words: 6, separator: '.', isCapitalized: true, hasDigit: true };
  const phrase = randomPassphrase(wordList, plain);
  expect(phrase.split('.')).toHaveLength(6);
  expect(phrase.match(/\d/g)).toHaveLength(1);
  for (const word of phrase.replace(/\d/, '').split('.')) {
    expect(wordList).toContain(word.toLowerCase());
    expect(word).toMatch(/^[A-Z]/);
  }
  expect(randomPin(12)).toMatch(/^\d{12}$/);
});

test('what is generated, as a whole', async () => {
  const generated = await generatePasswords({ ...rules, count: 1000 });
  expect(new Set(generated.passwords).size).toBe(1000);
  expect(generated).toMatchObject({ score: 92, label: 'Very Strong' });
  // A little below 80 ** 16, because those that lack a type are left out.
  expect(generated.bits).toBeGreaterThan(100.6);
  expect(generated.bits).toBeLessThan(101.15);
  const pin = await generatePasswords({ ...rules, mode: 'pin', pinLength: 4 });
  // log2(10^4) = 13.3
  expect(pin).toMatchObject({ score: 13, label: 'Very Weak' });
  const phrase = await generatePasswords({ ...rules, mode: 'passphrase' });
  expect(phrase.bits).toBeCloseTo(77.549, 3);
  const pattern = await generatePasswords({ ...rules, mode: 'pattern', pattern: 'dd-dd-LL' });
  // 4 log2(8) + 2 log2(46) = 23.05: digits without 0 and 1, letters without i I l L o O
  expect(pattern).toMatchObject({ score: 23, label: 'Weak' });
});

test('spelled out', () => {
  expect(spellOut('aB3!€')).toBe('alfa · BRAVO · three · exclamation mark · €');
});

// zxcvbn4j issue 77, and the patterns that hashcat's best64 rules and masks of years try first.
test.each([
  'password_12345',
  'Summer2026!',
  'P@ssw0rd2024!',
  'qwER43@!',
  'Welcome123!',
  'Qwerty!@#456',
  'letmein2026',
  'iloveyou2!',
  'January2026#',
  'Pa$$w0rd123',
])('a typed password of a known pattern is not strong: %s', (text) => {
  expect(['Very Weak', 'Weak', 'Medium']).toContain(reportTyped(text).label);
});

test('typed passwords: the common ones fall at once, whatever their score', () => {
  for (const text of [
    'password',
    'Password1!',
    'qwertyuiop',
    'p@ssw0rd',
    '123456789',
    'drowssap',
    'correcthorsebatterystaple',
    'пароль',
    'йцукенгшщз',
  ]) {
    expect(['Very Weak', 'Weak']).toContain(reportTyped(text).label);
  }
  expect(scoreOf('Password1!')).toBe(80);
  expect(reportTyped('password').parts).toEqual([['password', 'a common password']]);
  // 70 by the specified score, as it has neither capitals nor digits.
  expect(reportTyped('anvil marsh lantern pottery quickly').label).toBe('Strong');
  expect(reportTyped('aaaaaaaaaaaaaaaa').parts[0]?.[1]).toBe('a repetition');
  expect(reportTyped('11/28/1987').parts[0]?.[1]).toBe('a date');
  expect(reportTyped('Kj8#vQ2$mW9!xZ4').label).toBe('Very Strong');
  expect(reportTyped('x'.repeat(500)).bits).toBeLessThan(40);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const { bits, guessing } = reportTyped(text);
      expect(bits).toBeGreaterThanOrEqual(0);
      expect(guessing).toHaveLength(3);
    }),
    { numRuns: 30 },
  );
});
