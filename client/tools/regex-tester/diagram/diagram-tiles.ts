/** The kind of a box, which determines its style. */
export type BoxKind = 'text' | 'set' | 'place' | 'reference' | 'group' | 'plain-group' | 'class' | 'note';

/** The part of the pattern that a box represents, in UTF-16 offsets. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Box extends Span {
  readonly kind: BoxKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
}

export type Point = readonly [x: number, y: number];

/** The boxes and rails placed so far. */
export interface Sheet {
  readonly boxes: Box[];
  readonly rails: (readonly Point[])[];
}

/** A piece of a diagram. Its rail enters at the left and leaves at the right, at the height `y`. */
export interface Tile {
  readonly width: number;
  readonly above: number;
  readonly below: number;
  readonly place: (x: number, y: number, sheet: Sheet) => void;
}

export const lineHeight = 18;
const columnWidth = 8.4;
const maxColumns = 40;
const maxFlowWidth = 240;

/** Makes a box with text; long text wraps. */
export function boxTile(label: string, kind: BoxKind, span: Span): Tile {
  const lines = linesOf(label);
  const width = Math.max(...lines.map(widthOf)) + (kind === 'note' ? 4 : 20);
  const height = lines.length * lineHeight + (kind === 'note' ? 2 : 10);
  return {
    width,
    above: height / 2,
    below: height / 2,
    place: (x, y, { boxes }) => {
      boxes.push({ ...span, kind, lines, x, y: y - height / 2, width, height });
    },
  };
}

/** Arranges tiles in rows like words in a text, without a rail. */
export function flowTile(tiles: readonly Tile[]): Tile {
  const rows: Tile[][] = [];
  for (const tile of tiles) {
    const row = rows.at(-1);
    if (row && sum(row) + tile.width + row.length * 6 <= maxFlowWidth) row.push(tile);
    else rows.push([tile]);
  }
  const heights = rows.map((row) => highest(row, 'above') + highest(row, 'below'));
  const height = heights.reduce((total, each) => total + each, 0) + 6 * Math.max(rows.length - 1, 0);
  return {
    width: Math.max(0, ...rows.map((row) => sum(row) + 6 * (row.length - 1))),
    above: height / 2,
    below: height / 2,
    place: (x, y, sheet) => {
      let top = y - height / 2;
      rows.forEach((row, index) => {
        let at = x;
        for (const tile of row) {
          tile.place(at, top + highest(row, 'above'), sheet);
          at += tile.width + 6;
        }
        top += (heights[index] ?? 0) + 6;
      });
    },
  };
}

/** Returns the width of a line of text in a monospaced font at 14 px. */
export function widthOf(text: string): number {
  let columns = 0;
  for (const character of text) columns += character > '\u2E7F' ? 2 : 1;
  return columns * columnWidth;
}

function linesOf(label: string): string[] {
  const characters = Array.from(label);
  const lines: string[] = [];
  for (let at = 0; at < Math.max(characters.length, 1); at += maxColumns) {
    lines.push(characters.slice(at, at + maxColumns).join(''));
  }
  return lines;
}

/** Returns the total width of the tiles. */
export function sum(tiles: readonly Tile[]): number {
  return tiles.reduce((total, { width }) => total + width, 0);
}

/** Returns how far the tiles extend above or below their rail. */
export function highest(tiles: readonly Tile[], side: 'above' | 'below'): number {
  return Math.max(8, ...tiles.map((tile) => tile[side]));
}
