import type { Symbology } from './symbology-kinds.ts';

/** The sizes that the person asked for; undefined for the usual ones. */
export interface SizeOptions {
  readonly moduleMm: number | undefined;
  readonly heightMm: number | undefined;
  readonly quietModules: number | undefined;
  readonly dpi: number;
  /** Makes the width of every bar a whole number of printer dots. */
  readonly isSnapped: boolean;
  /** How much ink adds to the width of a bar, in micrometers. */
  readonly reductionUm: number;
}

/** The sizes to draw with. */
export interface BarSize {
  readonly moduleMm: number;
  /** Whole dots per module. */
  readonly modulePx: number;
  readonly heightModules: number;
  readonly quiet: readonly [number, number];
  readonly wide: number | undefined;
  /** How much to take off each bar for the spread of ink, in modules. */
  readonly reduction: number;
}

const mmPerInch = 25.4;

/** Computes the sizes. With `isSnapped`, each is a whole number of dots. */
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
    // A bar thinned by more than half could vanish.
    reduction: isLinear ? Math.min(0.5, snap(reductionUm / 1000 / moduleMm)) : 0,
  };
}
