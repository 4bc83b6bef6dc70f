import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameBinary } from './binary-kind.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('pictures, documents and archives are no text', () => {
  const png = readFileSync(join(import.meta.dirname, '../../images/fixtures/abc.png'));
  expect(nameBinary(png)).toBe('a PNG image');
  // The signature of ZIP (APPNOTE.TXT, 4.3.7) and a PDF's header with the four bytes that ISO 32000-1, 7.5.2 asks for.
  expect(nameBinary(Uint8Array.of(0x50, 0x4b, 3, 4, 0x14, 0, 0, 0))).toMatch('ZIP');
  expect(nameBinary(Uint8Array.of(...bytesOf('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3))).toBe('a PDF document');
});

test('texts that begin alike are texts', () => {
  for (const text of [
    'BMW and others',
    'GIF89a is a format',
    '%PDF-1.7 begins a PDF',
    '<svg xmlns=""/>',
    '',
    'é',
  ]) {
    expect(nameBinary(bytesOf(text)), text).toBeUndefined();
  }
  expect(nameBinary(Uint8Array.of(0xff, 0xfe, 0x42, 0, 0x4d, 0))).toBeUndefined();
});
