import { createCipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { nameBinary, refuseBinary } from './binary-kind.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('pictures, documents and archives are no text', () => {
  const png = readFileSync(join(import.meta.dirname, '../../images/fixtures/abc.png'));
  expect(nameBinary(png)).toBe('a PNG image');
  // The signature of ZIP (APPNOTE.TXT, 4.3.7) and a PDF's header with the four bytes that ISO 32000-1, 7.5.2 asks for.
  expect(nameBinary(Uint8Array.of(0x50, 0x4b, 3, 4, 0x14, 0, 0, 0))).toMatch('ZIP');
  expect(nameBinary(Uint8Array.of(...bytesOf('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3))).toBe('a PDF document');
});

test('programs, databases and the like are no text, and the tool for each is named', () => {
  expect(nameBinary(readFileSync(process.execPath).subarray(0, 512))).toBe('a binary file');
  // The header of SQLite 3 (fileformat2.html, 1.3), and of gzip (RFC 1952) before random bytes.
  expect(nameBinary(Uint8Array.of(...bytesOf('SQLite format 3'), 0, 16, 0, 1, 1, 0, 64, 32, 32, 0, 0))).toBe(
    'a binary file',
  );
  expect(nameBinary(gzipSync('<svg/>'))).toBe('a gzip file');
  // A counter mode's stream of AES, as encrypted files are: no zero among its first 256 bytes.
  const encrypted = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(
    Buffer.alloc(256),
  );
  expect(nameBinary(encrypted.filter((byte) => byte !== 0))).toBe('a binary file');
  expect(() => refuseBinary(readFileSync(process.execPath).subarray(0, 512), 'node')).toThrow(
    '“node” is a binary file',
  );
  const error = (() => {
    try {
      refuseBinary(Uint8Array.of(...bytesOf('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3));
      return undefined;
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(error).toMatchObject({ details: { hint: 'PDF Text Extractor gives its text.' } });
});

test('texts that begin alike are texts', () => {
  for (const text of [
    'BMW and others',
    'GIF89a is a format',
    '%PDF-1.7 begins a PDF',
    '<svg xmlns=""/>',
    '',
    'é',
    'a log with one\0 zero in it',
    '\u001b[31mred\u001b[0m in a terminal',
  ]) {
    expect(nameBinary(bytesOf(text)), text).toBeUndefined();
  }
  expect(nameBinary(Uint8Array.of(0xff, 0xfe, 0x42, 0, 0x4d, 0))).toBeUndefined();
});
