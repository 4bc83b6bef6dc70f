import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText } from './text-decoding.ts';

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

test('by byte order mark, by zero bytes, as UTF-8, else as windows-1252', () => {
  expect(decodeText(Buffer.from('\ufeffhé'))).toEqual({
    text: 'hé',
    encoding: 'utf-8',
    hasByteOrderMark: true,
  });
  expect(decodeText(Buffer.from('\ufeffhé', 'utf16le'))).toMatchObject({ text: 'hé', encoding: 'utf-16le' });
  expect(decodeText(utf16be('\ufeffhé'))).toMatchObject({ text: 'hé', encoding: 'utf-16be' });
  expect(decodeText(Buffer.from('no mark at all', 'utf16le'))).toMatchObject({ encoding: 'utf-16le' });
  expect(decodeText(utf16be('no mark at all'))).toMatchObject({
    text: 'no mark at all',
    encoding: 'utf-16be',
  });
  expect(decodeText(Buffer.from('grüße'))).toMatchObject({ text: 'grüße', encoding: 'utf-8' });
  expect(decodeText(Buffer.from([0x67, 0x72, 0xfc, 0xdf, 0x80]))).toMatchObject({
    text: 'grüß€',
    encoding: 'windows-1252',
  });
});

test('a replacement character that somebody wrote is UTF-8', () => {
  // RFC 3629: EF BF BD is U+FFFD.
  const bytes = Buffer.from([0x61, 0xef, 0xbf, 0xbd, 0x62]);
  expect(decodeText(bytes)).toEqual({ text: 'a\ufffdb', encoding: 'utf-8', hasByteOrderMark: false });
});

test('damaged UTF-8 is read as UTF-8, and the place of its first bad byte is reported', () => {
  const bytes = Buffer.concat([Buffer.from('{"a":"é '), Buffer.from([0xff]), Buffer.from('"}')]);
  expect(decodeText(bytes)).toEqual({
    text: '{"a":"é \ufffd"}',
    encoding: 'utf-8',
    hasByteOrderMark: false,
    damage: { byteOffset: 9, byte: 0xff, count: 1 },
  });
  // A person who knows the encoding may choose it.
  expect(decodeText(bytes, 'windows-1252')).toEqual({
    text: '{"a":"Ã© ÿ"}',
    encoding: 'windows-1252',
    hasByteOrderMark: false,
  });
  expect(decodeText(Buffer.from([0x3d, 0xd8, 0x41, 0x00, 0x42]), 'utf-16le').damage).toMatchObject({
    byteOffset: 0,
    count: 2,
  });
});

test.each([
  'Привет, мир: 12 строк\n',
  'Γειά σου Κόσμε, τι κάνεις;',
  '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。',
  'שלום עולם, מה שלומך היום?',
])('UTF-16 without a mark is recognized in every script: %s', (text) => {
  expect(decodeText(Buffer.from(text, 'utf16le'))).toMatchObject({ text, encoding: 'utf-16le' });
  expect(decodeText(utf16be(text))).toMatchObject({ text, encoding: 'utf-16be' });
  expect(decodeText(Buffer.from(text))).toMatchObject({ text, encoding: 'utf-8' });
});

test('bytes that only look like UTF-16 are not taken for it', () => {
  for (const text of ['abc\0def\0', 'one\0two\0three\0', 'x'.repeat(99) + '\0']) {
    expect(decodeText(Buffer.from(text))).toMatchObject({ text, encoding: 'utf-8' });
  }
  // A single zero among few bytes: what uuencoding made of “4W5N !"#”.
  expect(decodeText(Buffer.from([0x53, 0x75, 0x6e, 0x00, 0x10, 0x83])).encoding).not.toMatch(/^utf-16/);
  const cafes = Buffer.from(
    'caf\xe9, th\xe9, cr\xe8me br\xfbl\xe9e, no\xebl, gar\xe7on, \xe0 la carte.',
    'latin1',
  );
  expect(decodeText(cafes)).toMatchObject({ encoding: 'windows-1252' });
});

test('text in UTF-8 is read as it was written; any bytes are read somehow', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      fc.pre(!text.startsWith('\ufeff') && !text.includes('\0'));
      expect(decodeText(new TextEncoder().encode(text)).text).toBe(text);
    }),
  );
  fc.assert(fc.property(fc.uint8Array(), (bytes) => typeof decodeText(bytes).text === 'string'));
});
