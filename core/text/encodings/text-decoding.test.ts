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

test('text in UTF-8 is read as it was written; any bytes are read somehow', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      fc.pre(!text.startsWith('\ufeff') && !text.includes('\0'));
      expect(decodeText(new TextEncoder().encode(text)).text).toBe(text);
    }),
  );
  fc.assert(fc.property(fc.uint8Array(), (bytes) => typeof decodeText(bytes).text === 'string'));
});
