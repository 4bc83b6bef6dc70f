import { createGrid, dataModules } from '#core/codes/symbol/grid.ts';
import type { Box } from '#core/codes/drawing/logo-place.ts';
import { blockLayout, type Level } from '#core/codes/symbol/symbol-tables.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** The worst damage of a covered rectangle: every codeword that it touches may be misread. */
export interface Damage {
  /** Percent of the symbol's area. */
  readonly areaPercent: number;
  /** The codewords touched, and the codewords that can be repaired, in the most damaged block. */
  readonly touched: number;
  readonly repairable: number;
}

/** Codewords that these symbols reserve for error detection instead of correction (ISO/IEC 18004, table 9). */
const keptForDetection: Readonly<Record<string, number>> = { '1-L': 3, '1-M': 2, '2-L': 2 };

/** Measures the real damage of covering a part of a symbol, which differs from its share of the area. */
export function measureDamage(version: number, level: Level, box: Box): Damage {
  const layout = blockLayout(version, level);
  const { across, isFixed } = createGrid(version);
  const touched = new Map<number, Set<number>>();
  dataModules(across, isFixed).forEach((at, bit) => {
    const codeword = bit >> 3;
    if (codeword >= layout.totalCodewords || !isInside(at % across, Math.floor(at / across), box)) return;
    const block = blockOf(codeword, layout);
    touched.set(block, (touched.get(block) ?? new Set()).add(codeword));
  });
  const kept = readOwn(keptForDetection, `${version}-${level}`) ?? 0;
  return {
    areaPercent: (100 * box.width * box.height) / across ** 2,
    touched: Math.max(0, ...[...touched.values()].map(({ size }) => size)),
    repairable: Math.floor((layout.correctionPerBlock - kept) / 2),
  };
}

function isInside(x: number, y: number, { left, top, width, height }: Box): boolean {
  return x >= left && x < left + width && y >= top && y < top + height;
}

/** Returns the block of a codeword at that position in the interleaved sequence. */
function blockOf(codeword: number, { blockCount, dataCodewords }: ReturnType<typeof blockLayout>): number {
  const evenly = Math.floor(dataCodewords / blockCount) * blockCount;
  if (codeword < evenly) return codeword % blockCount;
  // Only the last blocks have an extra data byte.
  if (codeword < dataCodewords) return codeword - evenly + blockCount - (dataCodewords % blockCount);
  return (codeword - dataCodewords) % blockCount;
}
