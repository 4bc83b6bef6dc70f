import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectFileKind } from './data-kind-detection.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test('files are known by their first bytes', () => {
  const cases: [string, string | undefined][] = [
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['GIF89a', 'gif'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
    ['RIFF\0\0\0\0WAVE', undefined],
    ['\0\0\0\x1cftypavif\0\0\0\0mif1miaf', 'avif'],
    ['\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'avif'],
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
    ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heic'],
    ['\0\0\0\x18ftypisom\0\0\0\0isommp41', undefined],
    ['%PDF-1.7', 'pdf'],
    ['junk before\n%PDF-1.4', 'pdf'],
    ['PK\x03\x04', 'zip'],
    ['II*\0', 'tiff'],
    ['If this is text', undefined],
    ['<?xml version="1.0"?>\n<svg xmlns="">', 'svg'],
    ['<svg>', 'svg'],
    ['<svg:svg xmlns:svg="">', 'svg'],
    ['<?xml version="1.0"?><?xml-stylesheet href="a.css"?><!-- a --><!-- b --><svg>', 'svg'],
    ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a" [ <!ENTITY a "b"> ]>\n<!-- c -->\n<svg>', 'svg'],
    ['<html><svg>', undefined],
    ['', undefined],
  ];
  const wide = Uint8Array.from(Buffer.from('\ufeff<svg xmlns="">', 'utf16le'));
  expect(detectFileKind(wide)).toBe('svg');
  expect(detectFileKind(Uint8Array.from(Buffer.from(wide).swap16()))).toBe('svg');
  for (const [text, kind] of cases) expect(detectFileKind(bytes(text)), text).toBe(kind);
});

test('any bytes are looked at without a fault', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), fc.boolean(), (random, isIso) => {
      const head = isIso ? Buffer.concat([random.slice(0, 4), bytes('ftyp'), random]) : random;
      detectFileKind(head);
    }),
  );
});
