import {
  finderRings,
  finderSide,
  findersOf,
  type Modules,
  type ModuleShape,
  type Shapes,
  withoutFinders,
} from './shapes.ts';

/** A corner of an outline, rounded with the given radius. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A closed line parallel to the axes. Dark areas are on its right, so that holes stay light. */
export type Outline = readonly Corner[];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The beginning and end of a rounded corner's curve. */
export interface Bend {
  readonly start: Point;
  readonly corner: Corner;
  readonly end: Point;
}

export function bendsOf(outline: Outline): readonly Bend[] {
  return outline.map((corner, index) => ({
    start: toward(corner, outline.at(index - 1) ?? corner),
    corner,
    end: toward(corner, outline[(index + 1) % outline.length] ?? corner),
  }));
}

function toward({ x, y, radius }: Corner, other: Point): Point {
  return { x: x + radius * Math.sign(other.x - x), y: y + radius * Math.sign(other.y - y) };
}

/** Returns the outlines of all dark areas, in modules from the symbol's upper left corner. */
export function outlineShapes(symbol: Modules, shapes: Shapes): readonly Outline[] {
  const finders = findersOf(symbol);
  const rest = withoutFinders(symbol, finders);
  const rings = finders.flatMap(({ x, y }) =>
    finderRings(shapes.corners).map(({ inset, radius, isDark }) => {
      const square = squareAt(x + inset, y + inset, finderSide - 2 * inset, radius);
      return isDark ? square : square.toReversed();
    }),
  );
  return [...rings, ...(shapes.modules === 'dots' ? outlineDots(rest) : traceAreas(rest, shapes.modules))];
}

function squareAt(x: number, y: number, side: number, radius: number): Outline {
  return [
    { x, y, radius },
    { x: x + side, y, radius },
    { x: x + side, y: y + side, radius },
    { x, y: y + side, radius },
  ];
}

function outlineDots({ across, modules }: Modules): readonly Outline[] {
  const outlines: Outline[] = [];
  modules.forEach((isDark, at) => {
    if (isDark) outlines.push(squareAt(at % across, Math.floor(at / across), 1, 0.5));
  });
  return outlines;
}

/** Steps to the right, down, left and up. */
const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Traces the outline of each connected area. Areas that touch only at a corner are separate. */
function traceAreas({ across, modules }: Modules, shape: ModuleShape): readonly Outline[] {
  const isDark = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < across && y < across && modules[y * across + x] === 1;
  const isTopEdge = (x: number, y: number) => isDark(x, y) && !isDark(x, y - 1);
  const isWalked = new Uint8Array(across * across);
  const radius = shape === 'rounded' ? 0.5 : 0;
  const outlines: Outline[] = [];

  function walk(startX: number, startY: number): Outline {
    const corners: Corner[] = [];
    let [x, y, heading] = [startX, startY, 0];
    do {
      const [dx, dy] = steps[heading] ?? steps[0];
      if (heading === 0) isWalked[y * across + x] = 1;
      [x, y] = [x + dx, y + dy];
      const [middleX, middleY] = [x + dx / 2, y + dy / 2];
      const isRightDark = isDark(Math.floor(middleX - dy / 2), Math.floor(middleY + dx / 2));
      const isLeftDark = isDark(Math.floor(middleX + dy / 2), Math.floor(middleY - dx / 2));
      if (!isRightDark) {
        corners.push({ x, y, radius });
        heading = (heading + 1) % 4;
      } else if (isLeftDark) {
        corners.push({ x, y, radius: 0 });
        heading = (heading + 3) % 4;
      }
    } while (x !== startX || y !== startY || heading !== 0);
    return corners;
  }

  for (let at = 0; at < modules.length; at += 1) {
    const [x, y] = [at % across, Math.floor(at / across)];
    if (isTopEdge(x, y) && !isWalked[at]) outlines.push(walk(x, y));
  }
  return outlines;
}
