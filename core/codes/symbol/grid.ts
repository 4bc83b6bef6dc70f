import { alignmentCenters, type Level, modulesAcross } from './symbol-tables.ts';

/** A symbol being drawn; 1 is dark. `isFixed` marks modules of patterns and format information, which hold no data. */
export interface Grid {
  readonly across: number;
  readonly modules: Uint8Array;
  readonly isFixed: Uint8Array;
}

/** The two bits of each level in the format information. */
const levelBits: Readonly<Record<Level, number>> = { L: 1, M: 0, Q: 3, H: 2 };

/** Creates a symbol with its finder, timing and alignment patterns. The modules for the format stay reserved. */
export function createGrid(version: number): Grid {
  const across = modulesAcross(version);
  const grid = {
    across,
    modules: new Uint8Array(across * across),
    isFixed: new Uint8Array(across * across),
  };
  for (let index = 0; index < across; index += 1) {
    fix(grid, index, 6, index % 2 === 0);
    fix(grid, 6, index, index % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [across - 4, 3],
    [3, across - 4],
  ] as const) {
    drawRings(grid, x, y, 4);
  }
  const centers = alignmentCenters(version);
  const last = centers.at(-1);
  for (const x of centers) {
    for (const y of centers) {
      const isFinder = (x === 6 && (y === 6 || y === last)) || (y === 6 && x === last);
      if (!isFinder) drawRings(grid, x, y, 2);
    }
  }
  drawFormat(grid, 'L', 0);
  if (version >= 7) drawVersion(grid, version);
  return grid;
}

/** Places the bits in the order of `dataModules`. */
export function placeCodewords({ across, modules, isFixed }: Grid, codewords: Uint8Array): void {
  dataModules(across, isFixed).forEach((at, bit) => {
    modules[at] = ((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
  });
}

/** Lists the data modules in order: two columns at a time, alternately upward and downward, from the lower right. */
export function dataModules(across: number, isFixed: Uint8Array): readonly number[] {
  const order: number[] = [];
  let isUpward = true;
  for (let right = across - 1; right > 0; right -= 2) {
    // Skips column 6, which the vertical timing pattern occupies.
    if (right === 6) right = 5;
    for (let step = 0; step < across; step += 1) {
      const y = isUpward ? across - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isFixed[y * across + x]) order.push(y * across + x);
      }
    }
    isUpward = !isUpward;
  }
  return order;
}

/** Writes level and mask, with their error correction, in both places (ISO/IEC 18004, 7.9). */
export function drawFormat(grid: Grid, level: Level, mask: number): void {
  const { across } = grid;
  const data = (levelBits[level] << 3) | mask;
  const bits = ((data << 10) | remainder(data << 10, 0x5_37)) ^ 0x54_12;
  for (let index = 0; index < 15; index += 1) {
    const isDark = ((bits >> index) & 1) === 1;
    const beside = index < 6 ? index : index < 8 ? index + 1 : across - 15 + index;
    fix(grid, 8, beside, isDark);
    const below = index < 8 ? across - 1 - index : index === 8 ? 7 : 14 - index;
    fix(grid, below, 8, isDark);
  }
  fix(grid, 8, across - 8, true);
}

function drawVersion(grid: Grid, version: number): void {
  const bits = (version << 12) | remainder(version << 12, 0x1f_25);
  for (let index = 0; index < 18; index += 1) {
    const isDark = ((bits >> index) & 1) === 1;
    const along = Math.floor(index / 3);
    const far = grid.across - 11 + (index % 3);
    fix(grid, along, far, isDark);
    fix(grid, far, along, isDark);
  }
}

/** Returns the remainder of a polynomial division over GF(2); the bits are coefficients. */
function remainder(dividend: number, divisor: number): number {
  const degree = 31 - Math.clz32(divisor);
  let rest = dividend;
  while (31 - Math.clz32(rest) >= degree) rest ^= divisor << (31 - Math.clz32(rest) - degree);
  return rest;
}

/** Draws a dark core, a light ring and a dark ring. A finder's radius of 4 includes its light separator. */
function drawRings(grid: Grid, centerX: number, centerY: number, radius: number): void {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      const isDark = radius === 2 ? ring !== 1 : ring !== 2 && ring !== 4;
      fix(grid, centerX + dx, centerY + dy, isDark);
    }
  }
}

function fix({ across, modules, isFixed }: Grid, x: number, y: number, isDark: boolean): void {
  if (x < 0 || y < 0 || x >= across || y >= across) return;
  modules[y * across + x] = isDark ? 1 : 0;
  isFixed[y * across + x] = 1;
}
