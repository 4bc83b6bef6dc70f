import type { BarFormat } from '#core/codes/scanning/zxing-reader.ts';

/** What a symbology is and asks for. Lengths are in modules unless they say millimeters. */
export interface Symbology {
  readonly label: string;
  /** A content that shows what it is for, and what it may hold. */
  readonly sample: string;
  readonly hint: string;
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

/** What is scanned at a checkout. */
export const retail = {
  isMatrix: false,
  moduleMm: 0.33,
  moduleLimitsMm: [0.264, 0.66],
  limitsBy: 'GS1',
  heightMm: 22.85,
  isHeightScaled: true,
} as const;

/** Bars of no set height. */
export const plain = {
  isMatrix: false,
  moduleMm: 0.33,
  moduleLimitsMm: [0.19, 1.02],
  limitsBy: 'common practice',
  heightMm: 15,
  isHeightScaled: false,
  quiet: [10, 10],
} as const;

/** Bars on cartons and pallets. */
export const carton = {
  ...plain,
  moduleMm: 0.495,
  moduleLimitsMm: [0.495, 1.016],
  limitsBy: 'GS1',
  heightMm: 31.75,
} as const;

/** Squares. */
export const matrix = {
  isMatrix: true,
  moduleMm: 0.38,
  moduleLimitsMm: [0.19, 2],
  limitsBy: 'common practice',
  heightMm: 0,
  isHeightScaled: false,
  quiet: [1, 1],
} as const;
