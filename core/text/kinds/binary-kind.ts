import { detectFileKind, headBytes } from './data-kind-detection.ts';

/** What stands in a text as it is, beside letters: white space, form feeds and the escapes of terminals. */
const strayControl = /[\0-\u0008\u000e-\u001a\u001c-\u001f]/;

const names = {
  png: 'a PNG image',
  jpeg: 'a JPEG image',
  webp: 'a WebP image',
  avif: 'an AVIF image',
  gif: 'a GIF image',
  heic: 'a HEIC image',
  bmp: 'a BMP image',
  tiff: 'a TIFF image',
  ico: 'an icon',
  pdf: 'a PDF document',
  zip: 'a ZIP archive or an office document',
};

/** What a file is that is surely no text, in words, by its first 512 bytes; undefined where it may be one. */
export function nameBinary(head: Uint8Array): string | undefined {
  const kind = detectFileKind(head.subarray(0, headBytes));
  if (kind === undefined || !(kind in names)) return undefined;
  const text = new TextDecoder().decode(head.subarray(0, headBytes), { stream: true });
  return strayControl.test(text) || text.includes('\ufffd') ? names[kind as keyof typeof names] : undefined;
}
