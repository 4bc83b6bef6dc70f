import type { DataKind } from './data-kinds.ts';

/**
 * The beginning of an SVG: declarations and comments in any order, then the root element or a document type that names
 * it.
 */
export const beginsSvg =
  /^(?:\ufeff|\u00ef\u00bb\u00bf)?\s*(?:(?:<\?(?:(?!\?>)[\s\S])*\?>|<!--(?:(?!-->)[\s\S])*-->)\s*)*(?:<!DOCTYPE\s+|<)(?:[\w.-]+:)?svg[\s>/]/i;

/** How many bytes `detectFileKind` needs. */
export const headBytes = 512;

type Signature = readonly [kind: DataKind, offset: number, bytes: readonly number[]];

const signatures: readonly Signature[] = [
  ['png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', 0, [0xff, 0xd8, 0xff]],
  ['gif', 0, [0x47, 0x49, 0x46, 0x38]],
  ['bmp', 0, [0x42, 0x4d]],
  ['tiff', 0, [0x49, 0x49, 0x2a, 0x00]],
  ['tiff', 0, [0x4d, 0x4d, 0x00, 0x2a]],
  ['ico', 0, [0x00, 0x00, 0x01, 0x00]],
  ['zip', 0, [0x50, 0x4b, 0x03, 0x04]],
  ['zip', 0, [0x50, 0x4b, 0x05, 0x06]],
];

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const avifBrands = new Set(['avif', 'avis']);

/**
 * Detects the kind of a file from its first bytes (`headBytes` of them), never from its name; undefined if they are
 * inconclusive.
 */
export function detectFileKind(head: Uint8Array): DataKind | undefined {
  for (const [kind, offset, bytes] of signatures) {
    if (bytes.every((byte, index) => head[offset + index] === byte)) return kind;
  }
  const ascii = String.fromCharCode(...head.subarray(0, headBytes));
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return 'webp';
  if (ascii.slice(4, 8) === 'ftyp') return detectIsoMediaKind(head);
  // Readers accept a PDF header anywhere in the first kilobyte (ISO 32000-1, annex H, note 13).
  if (ascii.includes('%PDF-')) return 'pdf';
  return beginsSvg.test(markupOf(head, ascii)) ? 'svg' : undefined;
}

function markupOf(head: Uint8Array, ascii: string): string {
  const mark = ascii.slice(0, 2);
  if (mark === '\u00ff\u00fe') return new TextDecoder('utf-16le').decode(head);
  return mark === '\u00fe\u00ff' ? new TextDecoder('utf-16be').decode(head) : ascii;
}

/** Detects the kind by its major brand, then by the compatible ones (ISO/IEC 14496-12, `ftyp`). */
function detectIsoMediaKind(head: Uint8Array): DataKind | undefined {
  const size = Math.min(new DataView(head.buffer, head.byteOffset).getUint32(0), head.length);
  for (let offset = 8; offset + 4 <= size; offset += 4) {
    if (offset === 12) continue;
    const brand = String.fromCharCode(...head.subarray(offset, offset + 4));
    if (avifBrands.has(brand)) return 'avif';
    if (heicBrands.has(brand)) {
      const others = String.fromCharCode(...head.subarray(16, size));
      return others.includes('avif') && brand.startsWith('m') ? 'avif' : 'heic';
    }
  }
  return undefined;
}
