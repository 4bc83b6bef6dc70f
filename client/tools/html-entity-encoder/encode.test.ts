import { expect, test } from 'vitest';
import { encodeEntities, type EncodeOptions } from './encode.ts';

const named: EncodeOptions = { reach: 'nonAscii', form: 'named', isKept: false };
const encode = (text: string, options: Partial<EncodeOptions> = {}) =>
  encodeEntities(text, { ...named, ...options }).text;

test('what has no name is written as a number', () => {
  expect(encode('🙂ŵ𝌆')).toBe('&#128578;&wcirc;&#119558;');
  expect(encode('𝌆', { form: 'hex' })).toBe('&#x1D306;');
});

test('the apostrophe is a number, which HTML 4 reads, too', () => {
  expect(encode(`<a b='"'>`, { reach: 'special' })).toBe('&lt;a b=&#39;&quot;&#39;&gt;');
});

test('XML knows five names', () => {
  expect(encode(`é'&`, { form: 'xml' })).toBe('&#233;&apos;&amp;');
});

test('every character but line ends', () => {
  expect(encode('a\n', { reach: 'all', form: 'decimal' })).toBe('&#97;\n');
});

test('entities that are there stay when asked for; what is none does not', () => {
  const { text, keptCount } = encodeEntities('&amp; & &foo; &#233; &copy', { ...named, isKept: true });
  expect([text, keptCount]).toEqual(['&amp; &amp; &amp;foo; &#233; &amp;copy', 2]);
});

test('half of a surrogate pair is no character', () => {
  expect(encodeEntities('a\ud800', named)).toEqual({ text: 'a&#65533;', keptCount: 0, brokenCount: 1 });
});
