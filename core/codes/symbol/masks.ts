import { drawFormat, type Grid } from './grid.ts';
import type { Level } from './symbol-tables.ts';

/** Which modules each mask inverts (ISO/IEC 18004, table 10). */
const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

export interface MaskedSymbol {
  readonly mask: number;
  readonly modules: Uint8Array;
}

/** Draws the symbol with the mask that is easiest to read, or with the given one. */
export function applyBestMask(grid: Grid, level: Level, wanted?: number): MaskedSymbol {
  const candidates = wanted === undefined ? masks.map((_, mask) => mask) : [wanted];
  let best: MaskedSymbol | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const mask of candidates) {
    const modules = applyMask(grid, level, mask);
    const points = candidates.length === 1 ? 0 : penaltyOf(modules, grid.across);
    if (points >= least) continue;
    least = points;
    best = { mask, modules };
  }
  return best ?? { mask: 0, modules: applyMask(grid, level, 0) };
}

function applyMask(grid: Grid, level: Level, mask: number): Uint8Array {
  const { across, isFixed } = grid;
  const masked = { ...grid, modules: grid.modules.slice() };
  const turns = masks[mask];
  for (let y = 0, at = 0; y < across; y += 1) {
    for (let x = 0; x < across; x += 1, at += 1) {
      if (!isFixed[at] && turns?.(x, y)) masked.modules[at] = (masked.modules[at] ?? 0) ^ 1;
    }
  }
  drawFormat(masked, level, mask);
  return masked.modules;
}

/** Returns the penalty points of ISO/IEC 18004, 7.8.3.1; fewer are easier to read. */
function penaltyOf(modules: Uint8Array, across: number): number {
  let points = squaresPenalty(modules, across) + balancePenalty(modules);
  for (let line = 0; line < across; line += 1) {
    points += linePenalty(modules, line * across, 1, across);
    points += linePenalty(modules, line, across, across);
  }
  return points;
}

/** Penalizes runs of five or more, and runs that look like a finder pattern with four light modules beside it. */
function linePenalty(modules: Uint8Array, start: number, step: number, across: number): number {
  let points = 0;
  let run = 0;
  let color = -1;
  let recent = 0;
  for (let index = 0, at = start; index < across; index += 1, at += step) {
    const module = modules[at] ?? 0;
    run = module === color ? run + 1 : 1;
    color = module;
    if (run === 5) points += 3;
    else if (run > 5) points += 1;
    recent = ((recent << 1) | module) & 0x7_ff;
    if (index >= 10 && (recent === 0b000_0101_1101 || recent === 0b101_1101_0000)) points += 40;
  }
  return points;
}

function squaresPenalty(modules: Uint8Array, across: number): number {
  let points = 0;
  for (let y = 1; y < across; y += 1) {
    for (let x = 1, at = y * across + 1; x < across; x += 1, at += 1) {
      const color = modules[at];
      const isSquare =
        color === modules[at - 1] && color === modules[at - across] && color === modules[at - across - 1];
      if (isSquare) points += 3;
    }
  }
  return points;
}

/** Adds ten points for every five percentage points that the share of dark modules is away from half. */
function balancePenalty(modules: Uint8Array): number {
  let dark = 0;
  for (const module of modules) dark += module;
  return Math.floor((Math.abs(dark / modules.length - 0.5) * 100) / 5) * 10;
}
