import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkText, type CheckOptions } from './check-text.ts';
import { findMismatch, itemsOf, palindromesIn, type Options } from './palindromes.ts';

const plain: CheckOptions = {
  unit: 'characters',
  isByLine: false,
  isCaseIgnored: true,
  isPunctuationIgnored: true,
  areAccentsIgnored: false,
};
const isPalindrome = (text: string, options: Partial<CheckOptions> = {}) =>
  checkText(text, { ...plain, ...options }).figures?.[0]?.value === 'Yes';

test.each([
  'A man, a plan, a canal: Panama!',
  'たけやぶやけた',
  'Madam, I’m Adam',
  'Able was I ere I saw Elba',
  '12.02.2021',
  'ΝΙΨΟΝ ΑΝΟΜΗΜΑΤΑ ΜΗ ΜΟΝΑΝ ΟΨΙΝ',
  'σας',
  'А роза упала на лапу Азора',
  '👨‍👩‍👧x👨‍👩‍👧',
  '🇩🇪🇫🇷🇩🇪',
  'e\u0301te\u0301',
  // Unicode CaseFolding.txt: ß is ss, ﬁ is fi.
  'ßs',
  'ﬁf',
  'a'.repeat(100_000),
])('%.40s is one', (text) => {
  expect(isPalindrome(text)).toBe(true);
});

test.each(['palindrome', 'été te', 'ab', '👨‍👩‍👧👩', 'é e', 'и й'])('%s is none', (text) => {
  expect(isPalindrome(text)).toBe(false);
});

test('what is ignored is a choice', () => {
  expect(isPalindrome('Anna', { isCaseIgnored: false })).toBe(false);
  expect(isPalindrome('never odd or even', { isPunctuationIgnored: false })).toBe(false);
  expect(isPalindrome('Ésope reste ici et se repose')).toBe(false);
  expect(isPalindrome('Ésope reste ici et se repose', { areAccentsIgnored: true })).toBe(true);
  expect(isPalindrome('и й', { areAccentsIgnored: true })).toBe(true);
  expect(
    isPalindrome('First ladies rule the State and state the rule: ladies first', { unit: 'words' }),
  ).toBe(true);
  expect(isPalindrome('!?!', { isPunctuationIgnored: false })).toBe(true);
});

// EcoRI cuts GAATTC, whose other strand reads the same (New England Biolabs).
test('DNA is compared with its complement', () => {
  expect(isPalindrome('GAATTC', { unit: 'dna' })).toBe(true);
  expect(isPalindrome('gaa uuc', { unit: 'dna' })).toBe(true);
  expect(isPalindrome('GTYRAC', { unit: 'dna' })).toBe(true);
  expect(isPalindrome('GAG', { unit: 'dna' })).toBe(false);
  expect(() => isPalindrome('GA\nXTC', { unit: 'dna' })).toThrow('“X” is not a base of DNA.');
});

test('what holds nothing to compare is no palindrome', () => {
  expect(() => isPalindrome('')).toThrow('nothing to check');
  expect(() => isPalindrome(' …! ')).toThrow('nothing to check');
  expect(() => isPalindrome('\n', { isByLine: true })).toThrow('nothing to check');
});

test('lines by themselves', () => {
  const { parts, figures } = checkText('anna\n\nbob!\nno way', { ...plain, isByLine: true });
  expect(parts[0]?.content).toBe('yes\tanna\n\nyes\tbob!\nno\tno way\n');
  expect(figures?.map(({ value }) => value)).toEqual(['2 lines', '1 line']);
});

test('the first pair that differs is shown at both ends', () => {
  const { notes } = checkText('ab\nca', plain);
  expect(notes).toMatchObject([
    {
      sentence: 'Character 2 is “b”; the one facing it, 2 from the end, is “c”.',
      place: { line: 1, column: 2 },
    },
    { place: { line: 2, column: 1 } },
  ]);
});

const optionsOf = (unit: Options['unit']): Options => ({ ...plain, unit });

test('the longest palindromes are those a look at every part finds', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'c', 'g', 't'), maxLength: 14 });
  fc.assert(
    fc.property(letters, fc.constantFrom('characters', 'dna'), (text, unit) => {
      const items = itemsOf(text, optionsOf(unit));
      let longest = 0;
      for (let start = 0; start < items.length; start += 1) {
        for (let end = start + 1; end <= items.length; end += 1) {
          if (findMismatch(items.slice(start, end), unit) === undefined)
            longest = Math.max(longest, end - start);
        }
      }
      const [found] = palindromesIn(items, unit, 1);
      expect(found ? found.end - found.start : 0).toBe(longest);
      for (const { start, end } of palindromesIn(items, unit, 1)) {
        expect(findMismatch(items.slice(start, end), unit)).toBeUndefined();
      }
    }),
    { numRuns: 500 },
  );
});

// Turkish writes İ for the capital of i (Unicode, SpecialCasing).
test('a capital İ is an i where capitals are ignored; no text is no mistake', () => {
  const check = (text: string) => checkText(text, plain);
  expect(check('İi').figures?.[0]?.value).toBe('Yes');
  expect(() => check(' ')).toThrow('There is nothing to check yet.');
  expect(() => check('!!')).toThrow('no letters or digits');
});
