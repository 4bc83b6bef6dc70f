import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { tellingCharacters } from '#scripts/testing/people-texts.ts';
import { type SlugOptions, schema } from './schema.ts';
import { makeSlugs } from './slugs.ts';

const run = (text: string, options: Partial<SlugOptions> = {}) =>
  makeSlugs(text, { ...initialState(schema), ...options });
const slugs = async (text: string, options: Partial<SlugOptions> = {}) => (await run(text, options)).text;

test('slugs are lower case words between hyphens', async () => {
  expect(await slugs('  Hello, World!  ')).toBe('hello-world');
  expect(await slugs('Don’t Panic & Carry a Towel (50%)')).toBe('dont-panic-and-carry-a-towel-50');
  expect(await slugs('a\r\n\r\nB c\n')).toBe('a\r\n\r\nb-c\n');
});

test('letters of other scripts are romanized', async () => {
  expect(await slugs('Crème Brûlée')).toBe('creme-brulee');
  expect(await slugs('Cre\u0300me')).toBe('creme');
  expect(await slugs('Санкт-Петербург')).toBe('sankt-peterburg');
  expect(await slugs('Αθήνα')).toBe('athina');
  expect(await slugs('北京 2026')).toBe('beijing-2026');
  expect(await slugs('٢٠٢٦')).toBe('2026');
});

test('currency signs and № are words', async () => {
  // As named by any-ascii 0.3.3.
  expect(await slugs('$100 & €50, 1€, £5, №5')).toBe('100-and-eur-50-1-eur-gbp-5-no-5');
});

// The examples of the resolution that sets the spelling in passports (Cabinet of Ministers of Ukraine, No. 55, 2010).
test.each([
  ['Алушта Згурський Ґалаґан Єнакієве Короп’є', 'alushta-zghurskyi-galagan-yenakiieve-koropie'],
  [
    'Їжакевич Кадиївка Йосипівка Стрий Юрій Корюківка',
    'yizhakevych-kadyivka-yosypivka-stryi-yurii-koriukivka',
  ],
  [
    'Яготин Костянтин Знам’янка Гадяч Щербухи Розгон',
    'yahotyn-kostiantyn-znamianka-hadiach-shcherbukhy-rozghon',
  ],
  ['Київ Харків Хмельницький Біла Церква', 'kyiv-kharkiv-khmelnytskyi-bila-tserkva'],
])('Ukrainian: %s', async (titles, slug) => {
  expect(await slugs(titles, { language: 'uk' })).toBe(slug);
});

test('languages write their letters in their own ways', async () => {
  const text = 'Ärger über Öl, Åse';
  expect(await slugs(text, { language: 'de' })).toBe('aerger-ueber-oel-ase');
  expect(await slugs('Räksmörgås', { language: 'sv' })).toBe('raksmorgas');
  expect(await slugs('Rødgrød på', { language: 'da' })).toBe('roedgroed-paa');
});

test('other alphabets stay where asked', async () => {
  expect(await slugs('Привет, Мир! Crème', { keepsScripts: true })).toBe('привет-мир-crème');
});

test('marks that belong to letters stay with them', async () => {
  // As written by any-ascii 0.3.3.
  expect(await slugs('ひらがな プログラミング がっこう ぱぴぷ')).toBe('hiragana-puroguramingu-gatkou-papipu');
  // As written by github-slugger 2.0.0.
  const text = 'हिन्दी भाषा தமிழ் বাংলা น้ำ ที่ שָׁלוֹם İstanbul'.normalize('NFC');
  expect(await slugs(text, { keepsScripts: true })).toBe(text.replaceAll(' ', '-').toLowerCase());
  expect(await slugs('❤️ love 1️⃣', { keepsScripts: true })).toBe('love-1');
  expect(await slugs('हिन्दी', { keepsScripts: true, maxLength: 2 })).toBe('हि');
  expect(await slugs('हिन्दी', { keepsScripts: true, maxLength: 3 })).toBe('हि');
});

test('any character can be kept', async () => {
  const text = "R&D don't a\\b^c 5€ Ärger";
  expect(await slugs(text, { kept: "&\\^'€ä" })).toBe("r&d-don't-a\\b^c-5€-ärger");
  expect(await slugs('Ä ä', { kept: 'ä', isLower: false })).toBe('Ae-ä');
});

test('numbered slugs stay within the length', async () => {
  expect(await slugs('hello\nhello\nhel\nhello', { isUnique: true, maxLength: 5 })).toBe(
    'hello\nhel-2\nhel\nhel-3',
  );
  const many = Array.from({ length: 12 }, () => 'hello').join('\n');
  const lines = (await slugs(many, { isUnique: true, maxLength: 5 })).split('\n');
  expect(new Set(lines).size).toBe(12);
  expect(lines.at(-1)).toBe('he-12');
});

test('separators, kept characters and case', async () => {
  expect(await slugs('My Photo 1.JPG', { separator: '_', kept: '._', isLower: false })).toBe(
    'My_Photo_1.JPG',
  );
  expect(await slugs('docs/My Page', { kept: '/' })).toBe('docs/my-page');
  expect(await slugs('a b', { separator: '' })).toBe('ab');
  expect(await slugs('fooBar HTMLPage', { isDecamelized: true })).toBe('foo-bar-html-page');
});

test('stop words go, unless there is nothing else', async () => {
  expect(await slugs('The Lord of the Rings\nThe Of', { dropsStopWords: true })).toBe('lord-rings\nthe-of');
});

test('long slugs end with a whole word', async () => {
  expect(await slugs('one two three', { maxLength: 9 })).toBe('one-two');
  expect(await slugs('one two three', { maxLength: 7 })).toBe('one-two');
  expect(await slugs('extraordinary', { maxLength: 5 })).toBe('extra');
});

test('equal slugs are reported, or numbered', async () => {
  const { text, notes } = await run('A b\na-b\nA B');
  expect(text).toBe('a-b\na-b\na-b');
  expect(notes.map(({ sentence }) => sentence)).toEqual(['2 slugs repeat an earlier one.']);
  expect(await slugs('A\na\na-2\nA', { isUnique: true })).toBe('a\na-2\na-2-2\na-3');
});

test('a line without letters and digits is reported with its place', async () => {
  const { text, notes } = await run('ok\n!?\n');
  expect(text).toBe('ok\n\n');
  expect(notes).toEqual([
    {
      severity: 'warning',
      sentence: '“!?” has no letters and digits.',
      place: { offset: 3, line: 2, column: 1 },
    },
  ]);
});

test('slugs hold letters, digits and single hyphens only, and are their own slugs', async () => {
  const unit = fc.oneof(tellingCharacters, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }));
  await fc.assert(
    fc.asyncProperty(fc.string({ unit }), async (text) => {
      const slug = await slugs(text.replaceAll(/[\r\n]/g, ' '));
      expect(slug).toMatch(/^(?:[a-z\d]+(?:-[a-z\d]+)*)?$/);
      expect(await slugs(slug)).toBe(slug);
    }),
  );
});
