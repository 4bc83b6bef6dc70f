import type { QrSymbol } from '#core/codes/symbol/qr-symbol.ts';

export const moduleShapes = ['square', 'dots', 'rounded'] as const;
export const cornerShapes = ['square', 'rounded', 'round'] as const;

export type ModuleShape = (typeof moduleShapes)[number];
export type CornerShape = (typeof cornerShapes)[number];

/** The shapes of dark modules and of the three finder patterns in the corners. */
export interface Shapes {
  readonly modules: ModuleShape;
  readonly corners: CornerShape;
}

/** The modules of a symbol: 1 is dark. */
export type Modules = Pick<QrSymbol, 'across' | 'modules'>;

/** A square of a finder pattern: its distance from the pattern's edge, and its corner radius. */
export interface FinderRing {
  readonly inset: number;
  readonly radius: number;
  readonly isDark: boolean;
}

export const finderSide = 7;

/** The corner radii of the dark square, the light one inside it, and the dark core, in modules. */
const finderRadii: Readonly<Record<CornerShape, readonly [number, number, number]>> = {
  square: [0, 0, 0],
  rounded: [2, 1, 1],
  round: [3.5, 2.5, 1.5],
};

export function finderRings(corners: CornerShape): readonly FinderRing[] {
  return finderRadii[corners].map((radius, inset) => ({ inset, radius, isDark: inset !== 1 }));
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Returns the upper left modules of the finder patterns. Skips a pattern that a logo covers in part. */
export function findersOf(symbol: Modules): readonly Place[] {
  const far = symbol.across - finderSide;
  return [
    { x: 0, y: 0 },
    { x: far, y: 0 },
    { x: 0, y: far },
  ].filter((place) => isWhole(symbol, place));
}

/** Returns the symbol without the finder patterns. */
export function withoutFinders({ across, modules }: Modules, finders: readonly Place[]): Modules {
  const rest = modules.slice();
  for (const { x, y } of finders) {
    for (let row = y; row < y + finderSide; row += 1) {
      rest.fill(0, row * across + x, row * across + x + finderSide);
    }
  }
  return { across, modules: rest };
}

function isWhole({ across, modules }: Modules, { x, y }: Place): boolean {
  for (let row = 0; row < finderSide; row += 1) {
    for (let column = 0; column < finderSide; column += 1) {
      const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
      if ((modules[(y + row) * across + x + column] === 1) !== (ring !== 2)) return false;
    }
  }
  return true;
}
