import { expect, test } from 'vitest';
import { hexDump } from '#core/bytes/hex-dump.ts';
import { looksLikeBase64 } from './likeness.ts';

test('Base64 of text and of known files is recognized, plain words are not', () => {
  for (const plain of ['Hello, world, how are you', '{"a": [1, 2, 3]}', '東京 🧰']) {
    expect(looksLikeBase64(Buffer.from(plain).toString('base64'))).toBe(true);
    expect(looksLikeBase64(plain)).toBe(false);
  }
  expect(looksLikeBase64('iVBORw0KGgoAAAANSUhEUgAA')).toBe(true);
  expect(looksLikeBase64('data:image/png;base64,iVBORw0KGgo=')).toBe(true);
  for (const word of [
    'internationalization',
    'abcdefghijkl',
    'deadbeefdeadbeef',
    'https://example.com/a',
    '',
  ]) {
    expect(looksLikeBase64(word)).toBe(false);
  }
});

test('bytes as hexdump -C prints them', () => {
  // printf 'Hello, Base64!\n\xff\x00' | hexdump -C
  expect(hexDump(Uint8Array.from(Buffer.from('Hello, Base64!\n\u00ff\u0000', 'latin1')))).toBe(
    [
      '00000000  48 65 6c 6c 6f 2c 20 42  61 73 65 36 34 21 0a ff  |Hello, Base64!..|',
      `00000010  00${' '.repeat(21)}  ${' '.repeat(23)}  |.|`,
    ].join('\n'),
  );
});
