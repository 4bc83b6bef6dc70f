import type { BarScan } from '#core/codes/bars/bar-scan.ts';

/** The details of a single code, in addition to its file. */
export interface OneDetail {
  readonly type: 'one';
  /** The picture as SVG, for every output format. */
  readonly svg: string;
  /** The content of the code. */
  readonly full: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly moduleMm: number;
  /** Dots per module; undefined for formats without dots. */
  readonly moduleDots: number | undefined;
  readonly remarks: readonly string[];
  /** Undefined if the reader was not available or does not know the symbology. */
  readonly scan: BarScan | undefined;
}

/** One row of a list and its result. */
export interface RowOutcome {
  readonly line: number;
  readonly text: string;
  readonly name: string;
  /** The reason why no code was made, or its fault; undefined if there is none. */
  readonly problem: string | undefined;
  readonly isMade: boolean;
}

export interface ManyDetail {
  readonly type: 'many';
  readonly rows: readonly RowOutcome[];
}

export type BarcodeDetail = OneDetail | ManyDetail;
