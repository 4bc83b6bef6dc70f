import { ToolInputError } from '#core/errors.ts';
import { guessUtf16 } from '../encodings/utf16-guess.ts';
import { detectFileKind, headBytes } from './data-kind-detection.ts';

/** Control characters that texts do not contain; excludes white space, form feeds and terminal escapes. */
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

/** Hints: which tools accept the file, or how to get its text. */
const ways = {
  image: 'The image tools take it: Image Compressor, Image Resizer, Image to Base64.',
  pdf: 'PDF Text Extractor gives its text.',
  gzip: 'Gzip & Brotli Compressor unpacks it.',
  zip: 'Unpack it first, or save the document as plain text.',
  other: 'Choose a text file, or paste the text itself.',
} as const;

const gzip = 'a gzip file';

/** The share of control codes above which data is not text. */
const mostControl = 0.1;

/**
 * Throws a ToolInputError if the data is not text. The error names its format and suitable tools. `head` has its first
 * bytes, at least 512 if there are that many.
 */
export function refuseBinary(
  head: Uint8Array,
  fileName?: string,
  what = fileName === undefined ? 'This' : `“${fileName}”`,
): void {
  const binary = nameBinary(head);
  if (binary === undefined) return;
  const kind = binary.includes('image')
    ? 'image'
    : binary.includes('PDF')
      ? 'pdf'
      : binary.includes('ZIP')
        ? 'zip'
        : binary === gzip
          ? 'gzip'
          : 'other';
  throw new ToolInputError(`${what} is ${binary}, and a text is wanted here.`, { hint: ways[kind] });
}

/** Names the format of a binary file by its first 512 bytes; undefined if it may be text. */
export function nameBinary(head: Uint8Array): string | undefined {
  const bytes = head.subarray(0, headBytes);
  const kind = detectFileKind(bytes);
  const text = new TextDecoder().decode(bytes, { stream: true });
  // RFC 1952, 2.3.1: the magic bytes, and deflate as the only method.
  if (bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8) return gzip;
  if (kind === undefined) return isProgramData(bytes, text) ? 'a binary file' : undefined;
  if (!(kind in names)) return undefined;
  return strayControl.test(text) || text.includes('\ufffd') ? names[kind as keyof typeof names] : undefined;
}

/** True for data with zeros and many control codes, which only UTF-16 has among texts. */
function isProgramData(bytes: Uint8Array, text: string): boolean {
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (hasMark || !bytes.includes(0) || guessUtf16(bytes.subarray(0, bytes.length & ~1)) !== undefined)
    return false;
  const strange = text.match(/[\0-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0;
  return strange > text.length * mostControl;
}
