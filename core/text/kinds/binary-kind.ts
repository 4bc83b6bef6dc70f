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
  zip: 'Unpack it first, or save a document as plain text and a workbook as CSV, and choose that file.',
  other: 'Choose a text file, or paste the text itself.',
} as const;

const gzip = 'a gzip file';

/** Written by Word and Excel until 2003 (MS-CFB, 2.2). */
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0];

/** Without a comment of binary bytes, a PDF still has an object after its header (ISO 32000-1, 7.5.2). */
const plainPdf = /^%PDF-\d\.\d\s*[\r\n]\s*\d+ \d+ obj\b/;

/** The shares of control codes above which data is not text: of data with zeros, and of data that is not UTF-8. */
const mostControl = 0.1;
const mostControlBesideLetters = 0.05;

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
  throw new ToolInputError(`${what} is ${binary}, and a text is wanted here.`, { hint: wayToText(binary) });
}

/** Says which tools take a binary file of that name, or how to get its text. */
export function wayToText(binary: string): string {
  if (binary.includes('image')) return ways.image;
  if (binary.includes('PDF')) return ways.pdf;
  if (binary.includes('office')) return ways.zip;
  return binary === gzip ? ways.gzip : ways.other;
}

/** Names the format of a binary file by its first 512 bytes; undefined if it may be text. */
export function nameBinary(head: Uint8Array): string | undefined {
  const bytes = head.subarray(0, headBytes);
  const kind = detectFileKind(bytes);
  const text = new TextDecoder().decode(bytes, { stream: true });
  // RFC 1952, 2.3.1: the magic bytes, and deflate as the only method.
  if (bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8) return gzip;
  if (oldOffice.every((byte, index) => bytes[index] === byte)) return 'an office document of the old kind';
  if (kind === undefined) return isProgramData(bytes, text) ? 'a binary file' : undefined;
  if (!(kind in names)) return undefined;
  return plainPdf.test(text) || strayControl.test(text) || text.includes('\ufffd')
    ? names[kind as keyof typeof names]
    : undefined;
}

/** True for data with many control codes besides zeros or invalid UTF-8, which only UTF-16 has among texts. */
function isProgramData(bytes: Uint8Array, text: string): boolean {
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (hasMark || guessUtf16(bytes.subarray(0, bytes.length & ~1)) !== undefined) return false;
  const controls = text.match(/[\0-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0;
  const invalid = text.split('\ufffd').length - 1;
  if (bytes.includes(0)) return controls + invalid > text.length * mostControl;
  return invalid > 0 && controls > bytes.length * mostControlBesideLetters;
}
