import type { BarFormat } from '#core/codes/scanning/zxing-reader.ts';

/** What a symbology is and asks for. Lengths are in modules unless they say millimetres. */
export interface Symbology {
  readonly label: string;
  readonly isMatrix: boolean;
  /** The usual module width, and the narrowest and widest that are allowed. */
  readonly moduleMm: number;
  readonly moduleLimitsMm: readonly [number, number];
  /** Who sets those limits. */
  readonly limitsBy: 'GS1' | 'common practice';
  /** The usual height of the bars; 0 for matrices, whose height follows from their width. */
  readonly heightMm: number;
  /** Whether the height grows with the module width. */
  readonly isHeightScaled: boolean;
  /** Left and right of the symbol. */
  readonly quiet: readonly [number, number];
  /** Bars whose wide ones are so many narrow ones wide, whatever the engine says. */
  readonly wide?: number;
  /** What the independent reader calls it; undefined where it knows none such. */
  readonly readerFormat?: BarFormat;
}

const retail = {
  isMatrix: false,
  moduleMm: 0.33,
  moduleLimitsMm: [0.264, 0.66],
  limitsBy: 'GS1',
  heightMm: 22.85,
  isHeightScaled: true,
} as const;

const plain = {
  isMatrix: false,
  moduleMm: 0.33,
  moduleLimitsMm: [0.19, 1.02],
  limitsBy: 'common practice',
  heightMm: 15,
  isHeightScaled: false,
  quiet: [10, 10],
} as const;

const carton = {
  ...plain,
  moduleMm: 0.495,
  moduleLimitsMm: [0.495, 1.016],
  limitsBy: 'GS1',
  heightMm: 31.75,
} as const;

const matrix = {
  isMatrix: true,
  moduleMm: 0.38,
  moduleLimitsMm: [0.19, 2],
  limitsBy: 'common practice',
  heightMm: 0,
  isHeightScaled: false,
  quiet: [1, 1],
} as const;

/** The symbologies by id. Sizes of GS1 are those of its General Specifications, tables 5.12.3; the others from ISO/IEC 15417, 16388, 15424, 16390, 16022, 15438, 24778. */
export const symbologies = {
  ean13: { ...retail, label: 'EAN-13 (GTIN-13)', quiet: [11, 7], readerFormat: 'EAN13' },
  ean8: { ...retail, label: 'EAN-8 (GTIN-8)', heightMm: 18.23, quiet: [7, 7], readerFormat: 'EAN8' },
  upca: { ...retail, label: 'UPC-A (GTIN-12)', quiet: [9, 9], readerFormat: 'UPCA' },
  upce: { ...retail, label: 'UPC-E', quiet: [9, 7], readerFormat: 'UPCE' },
  isbn: { ...retail, label: 'ISBN (books)', quiet: [11, 7], readerFormat: 'EAN13' },
  issn: { ...retail, label: 'ISSN (periodicals)', quiet: [11, 7], readerFormat: 'EAN13' },
  itf14: { ...carton, label: 'ITF-14 (cartons)', wide: 2.5, readerFormat: 'ITF' },
  gs1128: { ...carton, label: 'GS1-128', readerFormat: 'Code128' },
  code128: { ...plain, label: 'Code 128', readerFormat: 'Code128' },
  code39: { ...plain, label: 'Code 39', wide: 2.5, readerFormat: 'Code39Std' },
  code93: { ...plain, label: 'Code 93', readerFormat: 'Code93' },
  codabar: { ...plain, label: 'Codabar', wide: 2.5, readerFormat: 'Codabar' },
  interleaved2of5: { ...plain, label: 'Interleaved 2 of 5', wide: 2.5, readerFormat: 'ITF' },
  msi: { ...plain, label: 'MSI', quiet: [12, 12] },
  datamatrix: { ...matrix, label: 'Data Matrix', readerFormat: 'DataMatrix' },
  gs1datamatrix: {
    ...matrix,
    label: 'GS1 DataMatrix',
    moduleLimitsMm: [0.254, 0.99],
    limitsBy: 'GS1',
    readerFormat: 'DataMatrix',
  },
  pdf417: { ...matrix, label: 'PDF417', moduleMm: 0.33, quiet: [2, 2], readerFormat: 'PDF417' },
  azteccode: { ...matrix, label: 'Aztec', quiet: [2, 2], readerFormat: 'Aztec' },
} as const satisfies Readonly<Record<string, Symbology>>;

export type SymbologyId = keyof typeof symbologies;

export const symbologyIds = Object.keys(symbologies) as readonly SymbologyId[] as readonly [
  SymbologyId,
  ...SymbologyId[],
];
