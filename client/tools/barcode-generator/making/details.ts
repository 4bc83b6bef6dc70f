import type { BarScan } from '#core/codes/bars/bar-scan.ts';

/** What the page shows of one code beyond its file. */
export interface OneDetail {
  readonly type: 'one';
  /** The picture as SVG, whatever the format. */
  readonly svg: string;
  /** What the code says. */
  readonly full: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly moduleMm: number;
  /** Whole dots a module; undefined where bars are not made of dots. */
  readonly moduleDots: number | undefined;
  readonly remarks: readonly string[];
  /** Undefined where no reader was at hand, or none knows the symbology. */
  readonly scan: BarScan | undefined;
}

/** One row of a list, and what became of it. */
export interface RowOutcome {
  readonly line: number;
  readonly text: string;
  readonly name: string;
  /** Why it was not made, or what is wrong with it. */
  readonly problem: string | undefined;
  readonly isMade: boolean;
}

export interface ManyDetail {
  readonly type: 'many';
  readonly rows: readonly RowOutcome[];
}

export type BarcodeDetail = OneDetail | ManyDetail;
