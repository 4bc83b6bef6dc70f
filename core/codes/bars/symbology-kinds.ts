import type { BarFormat } from '#core/codes/scanning/zxing-reader.ts';

/** The properties of a symbology. Lengths are in modules unless their name says millimeters. */
export interface Symbology {
  readonly label: string;
  /** A sample content that shows the usual purpose, and a hint on what it may hold. */
  readonly sample: string;
  readonly hint: string;
  readonly isMatrix: boolean;
  /** The usual module width, and the smallest and largest allowed. */
  readonly moduleMm: number;
  readonly moduleLimitsMm: readonly [number, number];
  /** The source of those limits. */
  readonly limitsBy: 'GS1' | 'common practice';
  /** The usual height of the bars; 0 for matrix codes, whose height follows from their width. */
  readonly heightMm: number;
  /** True if the height grows with the module width. */
  readonly isHeightScaled: boolean;
  /** The quiet zones left and right of the symbol. */
  readonly quiet: readonly [number, number];
  /** How many times as wide as a narrow bar a wide one is, instead of the engine's default. */
  readonly wide?: number;
  /** The independent reader's name for it; undefined if that reader does not support it. */
  readonly readerFormat?: BarFormat;
}

/** Codes scanned at a checkout. */
export const retail = {
  isMatrix: false,
  moduleMm: 0.33,
  moduleLimitsMm: [0.264, 0.66],
  limitsBy: 'GS1',
  heightMm: 22.85,
  isHeightScaled: true,
} as const;

/** Bars without a standard height. */
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

/** Two-dimensional codes made of squares. */
export const matrix = {
  isMatrix: true,
  moduleMm: 0.38,
  moduleLimitsMm: [0.19, 2],
  limitsBy: 'common practice',
  heightMm: 0,
  isHeightScaled: false,
  quiet: [1, 1],
} as const;
