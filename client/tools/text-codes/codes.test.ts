import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { answer } from './answer.ts';
import { convertText } from './convert.ts';
import ueb from './fixtures/liblouis-ueb.json' with { type: 'json' };
import { type Code, type CodeOptions, schema } from './schema.ts';

const convert = (text: string, direction: 'encode' | 'decode', options: Partial<CodeOptions>) =>
  convertText(text, { ...initialState(schema), direction, key: 'LEMON', ...options });
const encode = (text: string, code: Code, options: Partial<CodeOptions> = {}) =>
  convert(text, 'encode', { code, ...options }).text;
const decode = (text: string, code: Code, options: Partial<CodeOptions> = {}) =>
  convert(text, 'decode', { code, ...options }).text;

test('Morse code is that of ITU-R M.1677-1', () => {
  expect(encode('The quick brown fox jumps over the lazy dog', 'morse')).toBe(
    '- .... . / --.- ..- .. -.-. -.- / -... .-. --- .-- -. / ..-. --- -..- / .--- ..- -- .--. ... / --- ...- . .-. / - .... . / .-.. .- --.. -.-- / -.. --- --.',
  );
  expect(encode('1234567890', 'morse')).toBe('.---- ..--- ...-- ....- ..... -.... --... ---.. ----. -----');
  expect(encode(`.,:?'-/()"=+×@é`, 'morse')).toBe(
    '.-.-.- --..-- ---... ..--.. .----. -....- -..-. -.--. -.--.- .-..-. -...- .-.-. -..- .--.-. ..-..',
  );
  expect(encode('a\r\nb  c', 'morse', { signs: 'typographic' })).toBe('·–\r\n–··· / –·–·');
});

test('Morse code is read in any spelling', () => {
  expect(decode('... --- ...', 'morse')).toBe('SOS');
  expect(decode('···  −−−|•••\n._ —...', 'morse')).toBe('S O S\nAB');
  expect(decode('.-   -.../-.-.', 'morse')).toBe('A B C');
  expect(decode('⋅‒ ●― ˙－ ．ー ・＿ … —··', 'morse')).toBe('AAAAASD');
});

test('what Morse code does not have is kept and reported', () => {
  expect(convert('a!b', 'encode', { code: 'morse' })).toEqual({
    text: '.- ! -...',
    misses: [{ raw: '!', offset: 1, count: 1 }],
  });
  expect(encode('a!Ü', 'morse', { isExtended: true })).toBe('.- -.-.-- ..--');
  expect(convert('.- ........ -...', 'decode', { code: 'morse' })).toEqual({
    text: 'A ........ B',
    misses: [{ raw: '........', offset: 3, count: 1 }],
  });
});

test('the NATO alphabet has the spellings of ICAO Annex 10', () => {
  expect(encode('az JX/9', 'nato')).toBe('Alfa Zulu / Juliett X-ray Slant Nine');
  expect(decode('alpha, ZULU / Juliet xray niner', 'nato')).toBe('AZ JX9');
  expect(convert('Alfa,Foo', 'decode', { code: 'nato' })).toEqual({
    text: 'A Foo',
    misses: [{ raw: 'Foo', offset: 5, count: 1 }],
  });
});

test.each(ueb)('Braille as liblouis writes it: %s', (text, cells) => {
  expect(encode(text, 'braille')).toBe(cells);
  expect(decode(cells, 'braille')).toBe(text.replace('—', '–'));
});

test('Braille reads passages of capitals, quotes and numeric spaces', () => {
  // UEB 2013, 8.5, 8.6, 7.6 and 6.6.
  expect(decode('⠠⠠⠠⠓⠑⠇⠇⠕ ⠺⠕⠗⠇⠙ ⠁⠛⠁⠊⠝⠠⠄', 'braille')).toBe('HELLO WORLD AGAIN');
  expect(decode('⠠⠠⠠⠁ ⠼⠃⠰⠃ ⠉⠠⠄⠎ ⠁', 'braille')).toBe('A 2B Cs a');
  expect(decode('⠠⠦⠓⠊⠠⠴ ⠦⠓⠊⠴ ⠘⠦⠓⠊⠘⠴', 'braille')).toBe('‘hi’ “hi” “hi”');
  expect(decode('⠼⠁⠃⠒⠼⠉⠚⠐⠁⠸⠌⠼⠃', 'braille')).toBe('12:30 1/2');
  expect(decode('⠼⠁⠐⠚⠚⠚⠐⠚⠚⠚', 'braille')).toBe('1 000 000');
});

test('Braille writes straight quotes as liblouis does', () => {
  // lou_translate unicode.dis,en-ueb-g1.ctb, liblouis 3.
  expect(encode('"hi" he said', 'braille')).toBe('⠦⠓⠊⠴ ⠓⠑ ⠎⠁⠊⠙');
  expect(encode('say "yes" or "no"', 'braille')).toBe('⠎⠁⠽ ⠦⠽⠑⠎⠴ ⠕⠗ ⠦⠝⠕⠴');
  expect(encode('5" x 6\'', 'braille')).toBe('⠼⠑⠠⠶ ⠭ ⠼⠋⠄');
  expect(encode('‘don’t do it’', 'braille')).toBe('⠠⠦⠙⠕⠝⠄⠞ ⠙⠕ ⠊⠞⠠⠴');
});

test('what Braille does not have is kept and reported', () => {
  expect(convert('aé🙂', 'encode', { code: 'braille' })).toEqual({
    text: '⠁é🙂',
    misses: [
      { raw: 'é', offset: 1, count: 1 },
      { raw: '🙂', offset: 2, count: 1 },
    ],
  });
  expect(convert('⠁é🙂⣿', 'decode', { code: 'braille' }).misses).toHaveLength(3);
});

const unit = fc.constantFrom(
  ...'a b j k z A B Z 0 1 9 . , ; : ? ! - / ( ) " = + @ % & < > \\ * # $ _ ~ ^'.split(' '),
  "'",
  ' ',
  '\n',
  'e\u0301',
  'é',
  '🙂',
  '“',
  '”',
  '‘',
  'AB CD E',
  '{',
  '–',
);

test('Braille reads as the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      // Braille has one kind of double quotes.
      const plain = (written: string) => written.replaceAll(/[“”]/g, '"');
      expect(plain(decode(encode(text, 'braille'), 'braille'))).toBe(plain(text));
    }),
  );
});

test('Morse code reads as the same text in capitals', () => {
  const letter = fc.constantFrom(...'a b z 0 9 . , : ? - / ( ) " = + @ ! é'.split(' '), ' ', '\n');
  fc.assert(
    fc.property(fc.string({ unit: letter }), (text) => {
      const plain = text.replaceAll(/ +/g, ' ').replaceAll(/^ | $/gm, '');
      expect(decode(encode(plain, 'morse'), 'morse')).toBe(plain.toUpperCase());
    }),
  );
});

test.each(['rot13', 'rot47', 'caesar', 'vigenere', 'atbash'] as const)('%s is undone', (code) => {
  fc.assert(
    fc.property(fc.string({ unit }), fc.integer({ min: -25, max: 25 }), (text, shift) => {
      expect(decode(encode(text, code, { shift }), code, { shift })).toBe(text);
    }),
  );
});

test('published examples of ciphers', () => {
  expect(encode('Why did the chicken cross the road?', 'rot13')).toBe('Jul qvq gur puvpxra pebff gur ebnq?');
  expect(encode('The Quick Brown Fox Jumps Over The Lazy Dog.', 'rot47')).toBe(
    '%96 "F:4< qC@H? u@I yF>AD ~G6C %96 {2KJ s@8]',
  );
  expect(encode('attacking tonight', 'vigenere', { key: 'oculorhinolaryngology' })).toBe('ovnlqbpvt hznzeuz');
  expect(encode('ATTACKATDAWN', 'vigenere', { key: 'lemon' })).toBe('LXFOPVEFRNHR');
  expect(encode('wizard', 'atbash')).toBe('draziw');
});

test('a key is needed, of letters only', () => {
  expect(() => encode('a', 'vigenere', { key: '' })).toThrow('There is no key.');
  expect(() => encode('a', 'vigenere', { key: 'ab c' })).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ field: 'key', column: 3 }) as unknown }),
  );
});

test('answers questions, and is silent about others', () => {
  expect(answer('sos in morse code')?.text).toBe('... --- ...');
  expect(answer('NATO alphabet k2')?.text).toBe('Kilo Two');
  expect(answer('rot13 hello')?.text).toBe('uryyb');
  expect(answer('... --- ...')?.text).toBe('SOS');
  expect(answer('braille "ab"')?.text).toBe('⠁⠃');
  for (const query of [
    'morse',
    'morse code translator',
    'braille',
    '---',
    '...',
    '1 - 2',
    'nato alphabet',
    'a - b',
  ]) {
    expect(answer(query), query).toBeUndefined();
  }
});
