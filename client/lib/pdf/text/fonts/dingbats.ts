import { dictIn, nameIn, rawIn } from '#client/lib/pdf/objects/pdf-objects.ts';
import type { PDFDict } from '@cantoo/pdf-lib';

/**
 * Returns whether a font is ZapfDingbats in its own encoding, whose signs pdf.js (6.5.438) reads as the letters with
 * their codes.
 */
export function isPlainDingbats(font: PDFDict): boolean {
  const descriptor = dictIn(font, 'FontDescriptor');
  const isEmbedded = ['FontFile', 'FontFile2', 'FontFile3'].some(
    (key) => descriptor && rawIn(descriptor, key),
  );
  const isOwn = !dictIn(font, 'Encoding') && rawIn(font, 'ToUnicode') === undefined;
  return isOwn && !isEmbedded && /^(?:[A-Z]{6}\+)?ZapfDingbats$/.test(nameIn(font, 'BaseFont') ?? '');
}

/** Codes from one to another whose signs follow each other in Unicode, too. */
const ranges: readonly (readonly [from: number, to: number, first: number])[] = [
  [0x20, 0x20, 0x20],
  [0x21, 0x7e, 0x2701],
  [0x80, 0x8d, 0x2768],
  [0xa1, 0xef, 0x2761],
  [0xac, 0xb5, 0x2460],
  [0xf1, 0xfe, 0x27b1],
];

/** Signs that Unicode has elsewhere. */
const strays: Readonly<Record<number, string>> = {
  0x25: '☎',
  0x2a: '☛',
  0x2b: '☞',
  0x48: '★',
  0x6c: '●',
  0x6e: '■',
  0x73: '▲',
  0x74: '▼',
  0x75: '◆',
  0x77: '◗',
  0xa8: '♣',
  0xa9: '♦',
  0xaa: '♥',
  0xab: '♠',
  0xd5: '→',
  0xd6: '↔',
  0xd7: '↕',
};

/** The signs by their codes (ISO 32000-2, annex D.6; Adobe’s list of dingbats). */
export const dingbats: ReadonlyMap<number, string> = new Map(
  ranges.flatMap(([from, to, first]) =>
    Array.from({ length: to - from + 1 }, (_, at) => {
      const code = from + at;
      return [code, strays[code] ?? String.fromCodePoint(first + at)] as const;
    }),
  ),
);
