import type { Symbology } from './symbology-kinds.ts';

/** What the person asked for; undefined for the usual. */
export interface SizeOptions {
  readonly moduleMm: number | undefined;
  readonly heightMm: number | undefined;
  readonly quietModules: number | undefined;
  readonly dpi: number;
  /** Makes every bar whole dots of the printer wide. */
  readonly isSnapped: boolean;
  /** What ink adds to a bar, in micrometers. */
  readonly reductionUm: number;
}

/** The sizes that are drawn. */
export interface BarSize {
  readonly moduleMm: number;
  /** Whole dots a module. */
  readonly modulePx: number;
  readonly heightModules: number;
  readonly quiet: readonly [number, number];
  readonly wide: number | undefined;
  /** In modules. */
  readonly reduction: number;
}

const mmPerInch = 25.4;

/** Settles the sizes: with `isSnapped`, each is a whole number of dots. */
export function planSize(symbology: Symbology, options: SizeOptions): BarSize {
  const { dpi, isSnapped, quietModules, reductionUm } = options;
  const wished = options.moduleMm ?? symbology.moduleMm;
  const modulePx = Math.max(1, Math.round((wished * dpi) / mmPerInch));
  const moduleMm = isSnapped ? (modulePx * mmPerInch) / dpi : wished;
  const snap = (modules: number) => (isSnapped ? Math.round(modules * modulePx) / modulePx : modules);
  const heightMm =
    options.heightMm ?? symbology.heightMm * (symbology.isHeightScaled ? moduleMm / symbology.moduleMm : 1);
  const isLinear = !symbology.isMatrix;
  return {
    moduleMm,
    modulePx,
    heightModules: isLinear ? Math.max(1, snap(heightMm / moduleMm)) : 0,
    quiet: quietModules === undefined ? symbology.quiet : [quietModules, quietModules],
    wide: symbology.wide === undefined ? undefined : snap(symbology.wide),
    // Nothing may become of a bar that is thinned by more than half.
    reduction: isLinear ? Math.min(0.5, snap(reductionUm / 1000 / moduleMm)) : 0,
  };
}
