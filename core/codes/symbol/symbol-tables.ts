/** Error correction levels, weakest first. */
export const levels = ['L', 'M', 'Q', 'H'] as const;

export type Level = (typeof levels)[number];

export const largestVersion = 40;

/** ISO/IEC 18004, table 9: error correction codewords in each block, by level, versions 1 to 40. */
const correctionPerBlock: Readonly<Record<Level, readonly number[]>> = {
  L: [
    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
  M: [
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
  ],
  Q: [
    13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
  H: [
    17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
};

/** The number of blocks, from the same table. */
const blockCounts: Readonly<Record<Level, readonly number[]>> = {
  L: [
    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17,
    18, 19, 19, 20, 21, 22, 24, 25,
  ],
  M: [
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
    31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
  ],
  Q: [
    1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38,
    40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
  ],
  H: [
    1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45,
    48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
  ],
};

/** How a symbol's codewords are divided into blocks; all counts are bytes. */
export interface BlockLayout {
  readonly totalCodewords: number;
  readonly dataCodewords: number;
  readonly blockCount: number;
  readonly correctionPerBlock: number;
}

export function blockLayout(version: number, level: Level): BlockLayout {
  const totalCodewords = Math.floor(dataModules(version) / 8);
  const blockCount = blockCounts[level][version - 1] ?? 1;
  const perBlock = correctionPerBlock[level][version - 1] ?? 0;
  return {
    totalCodewords,
    dataCodewords: totalCodewords - blockCount * perBlock,
    blockCount,
    correctionPerBlock: perBlock,
  };
}

/** Returns the modules along a side, without the quiet zone. */
export function modulesAcross(version: number): number {
  return 17 + 4 * version;
}

/** Returns the centers of the alignment patterns along one axis, ascending. */
export function alignmentCenters(version: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = modulesAcross(version) - 7;
  // The centers of table E.1 are an even number of modules apart, counted from the far end. Only version 32 departs
  // from the rule.
  const step = version === 32 ? 26 : Math.ceil((last - 6) / (count - 1) / 2) * 2;
  return Array.from({ length: count }, (_, index) => (index === 0 ? 6 : last - (count - 1 - index) * step));
}

/**
 * Returns how many modules remain for data and error correction beside the patterns and the format and version
 * information.
 */
function dataModules(version: number): number {
  const across = modulesAcross(version);
  const centers = alignmentCenters(version).length;
  const finders = 3 * 64;
  const formats = 31;
  const versions = version >= 7 ? 36 : 0;
  const timing = 2 * (across - 16);
  // Three of the crossings hold finder patterns. Alignment patterns on the timing lines share five modules with them.
  const onTiming = Math.max(0, 2 * (centers - 2));
  const alignments = centers === 0 ? 0 : (centers * centers - 3) * 25 - onTiming * 5;
  return across * across - finders - formats - versions - timing - alignments;
}
