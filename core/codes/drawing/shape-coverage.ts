import {
  finderRings,
  type FinderRing,
  finderSide,
  findersOf,
  type Modules,
  type ModuleShape,
  type Shapes,
  withoutFinders,
} from './shapes.ts';

/** The number of sample points in a pixel; the pixel's darkness is how many of them are dark. */
export const fullCoverage = 16;
const pointsAcross = 4;

/** Returns how dark each pixel is, 0 to `fullCoverage`, without a quiet zone. A module is `modulePx` pixels wide. */
export function coverShapes(symbol: Modules, shapes: Shapes, modulePx: number): Uint8Array {
  const { across } = symbol;
  const covered = new Uint8Array((across * modulePx) ** 2);
  const finders = findersOf(symbol);
  const rest = withoutFinders(symbol, finders);
  const put = (x: number, y: number, tile: Tile) => {
    for (let row = 0; row < tile.sidePx; row += 1) {
      const start = (y * modulePx + row) * across * modulePx + x * modulePx;
      covered.set(tile.pixels.subarray(row * tile.sidePx, (row + 1) * tile.sidePx), start);
    }
  };
  const rings = finderRings(shapes.corners);
  const finder = makeTile(finderSide, modulePx, (x, y) => isInFinder(rings, x, y));
  for (const { x, y } of finders) put(x, y, finder);
  const tiles = Array.from({ length: 16 }, (_, corners) =>
    makeTile(1, modulePx, (x, y) => isInModule(corners, x, y)),
  );
  rest.modules.forEach((isDark, at) => {
    const tile = isDark ? tiles[roundCorners(rest, shapes.modules, at)] : undefined;
    if (tile) put(at % across, Math.floor(at / across), tile);
  });
  return covered;
}

interface Tile {
  readonly sidePx: number;
  readonly pixels: Uint8Array;
}

function makeTile(side: number, modulePx: number, isIn: (x: number, y: number) => boolean): Tile {
  const sidePx = side * modulePx;
  const pixels = new Uint8Array(sidePx * sidePx);
  const scale = modulePx * pointsAcross;
  for (let y = 0; y < sidePx * pointsAcross; y += 1) {
    for (let x = 0; x < sidePx * pointsAcross; x += 1) {
      const at = Math.floor(y / pointsAcross) * sidePx + Math.floor(x / pointsAcross);
      if (isIn((x + 0.5) / scale, (y + 0.5) / scale)) pixels[at] = (pixels[at] ?? 0) + 1;
    }
  }
  return { sidePx, pixels };
}

/** Returns which corners of a module to round, as four bits: upper left, upper right, lower left, lower right. */
function roundCorners({ across, modules }: Modules, shape: ModuleShape, at: number): number {
  if (shape !== 'rounded') return shape === 'dots' ? 15 : 0;
  const x = at % across;
  const [above, below] = [modules[at - across], modules[at + across]];
  const left = x > 0 && modules[at - 1];
  const right = x < across - 1 && modules[at + 1];
  return (
    (above || left ? 0 : 1) | (above || right ? 0 : 2) | (below || left ? 0 : 4) | (below || right ? 0 : 8)
  );
}

function isInModule(corners: number, x: number, y: number): boolean {
  const corner = (x < 0.5 ? 1 : 2) << (y < 0.5 ? 0 : 2);
  return (corners & corner) === 0 || Math.hypot(x - 0.5, y - 0.5) <= 0.5;
}

function isInFinder(rings: readonly FinderRing[], x: number, y: number): boolean {
  const around = rings.filter(({ inset, radius }) => {
    const reach = finderSide / 2 - inset - radius;
    const [dx, dy] = [Math.abs(x - finderSide / 2) - reach, Math.abs(y - finderSide / 2) - reach];
    return Math.max(dx, dy) <= radius && Math.hypot(Math.max(0, dx), Math.max(0, dy)) <= radius;
  });
  return around.at(-1)?.isDark ?? false;
}
