import { ToolInputError } from '#core/errors.ts';
import { guessUtf16 } from '../encodings/utf16-guess.ts';
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

/** Which of our tools take it, or how to get at its text. */
const ways = {
  image: 'The image tools take it: Image Compressor, Image Resizer, Image to Base64.',
  pdf: 'PDF Text Extractor gives its text.',
  zip: 'Unpack it first, or save the document as plain text.',
  other: 'Choose a text file, or paste the text itself.',
} as const;

/** So many control codes stand in no text. */
const mostControl = 0.1;

/**
 * Refuses what is no text, by a ToolInputError that names what it is and where it can go. `head` are its first bytes, at
 * least 512 where there are so many.
 */
export function refuseBinary(head: Uint8Array, fileName?: string): void {
  const binary = nameBinary(head);
  if (binary === undefined) return;
  const what = fileName === undefined ? 'This' : `“${fileName}”`;
  const kind = binary.includes('image')
    ? 'image'
    : binary.includes('PDF')
      ? 'pdf'
      : binary.includes('ZIP')
        ? 'zip'
        : 'other';
  throw new ToolInputError(`${what} is ${binary}, and a text is wanted here.`, { hint: ways[kind] });
}

/** What a file is that is surely no text, in words, by its first 512 bytes; undefined where it may be one. */
export function nameBinary(head: Uint8Array): string | undefined {
  const bytes = head.subarray(0, headBytes);
  const kind = detectFileKind(bytes);
  const text = new TextDecoder().decode(bytes, { stream: true });
  if (kind === undefined) return isProgramData(bytes, text) ? 'a binary file' : undefined;
  if (!(kind in names)) return undefined;
  return strayControl.test(text) || text.includes('\ufffd') ? names[kind as keyof typeof names] : undefined;
}

/** Zeros and many control codes: no text but UTF-16 has them. */
function isProgramData(bytes: Uint8Array, text: string): boolean {
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (hasMark || !bytes.includes(0) || guessUtf16(bytes.subarray(0, bytes.length & ~1)) !== undefined)
    return false;
  const strange = text.match(/[\0-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0;
  return strange > text.length * mostControl;
}
