import {
  boxTile,
  type BoxKind,
  highest,
  type Point,
  type Sheet,
  type Span,
  sum,
  type Tile,
} from './diagram-tiles.ts';

const turn = 20;
const rowGap = 12;
const framePadding = 10;
const noteHeight = 20;
const gap = 16;

/** Places tiles one after the other; a plain rail if there are none. */
export function sequenceTile(tiles: readonly Tile[]): Tile {
  const width = tiles.length === 0 ? gap * 2 : sum(tiles) + gap * (tiles.length - 1);
  return {
    width,
    above: highest(tiles, 'above'),
    below: highest(tiles, 'below'),
    place: (x, y, sheet) => {
      if (tiles.length === 0) sheet.rails.push(line(x, x + width, y));
      let at = x;
      tiles.forEach((tile, index) => {
        if (index > 0) sheet.rails.push(line(at - gap, at, y));
        tile.place(at, y, sheet);
        at += tile.width + gap;
      });
    },
  };
}

/** Places alternatives: the first on the rail, the others below it. */
export function choiceTile(tiles: readonly Tile[]): Tile {
  const inner = Math.max(...tiles.map((tile) => tile.width));
  const width = inner + turn * 2;
  const drops: number[] = [];
  tiles.forEach((tile, index) => {
    const before = tiles[index - 1];
    drops.push(before ? (drops[index - 1] ?? 0) + before.below + rowGap + tile.above : 0);
  });
  return {
    width,
    above: tiles[0]?.above ?? 0,
    below: (drops.at(-1) ?? 0) + (tiles.at(-1)?.below ?? 0),
    place: (x, y, sheet) => {
      tiles.forEach((tile, index) => {
        const left = x + turn + (inner - tile.width) / 2;
        const to = y + (drops[index] ?? 0);
        const middle = turn / 2;
        sheet.rails.push(
          [[x, y], ...bend(x + middle, y, to), [left, to]],
          [[left + tile.width, to], ...bend(x + width - middle, to, y), [x + width, y]],
        );
        tile.place(left, to, sheet);
      });
    },
  };
}

/** Adds a bypass above the tile. */
export function skipTile(tile: Tile, note: Tile | undefined): Tile {
  const width = Math.max(tile.width, note?.width ?? 0) + turn * 2;
  const up = tile.above + rowGap;
  return {
    width,
    above: up + (note ? noteHeight + 2 : 2),
    below: tile.below,
    place: (x, y, sheet) => {
      const [start, end] = [x + turn / 2, x + width - turn / 2];
      placeBetween(tile, x, width, y, sheet);
      sheet.rails.push([[x, y], ...bend(start, y, y - up), ...bend(end, y - up, y), [x + width, y]]);
      note?.place(x + (width - note.width) / 2, y - up - noteHeight / 2 - 1, sheet);
    },
  };
}

/** Adds a loop below the tile with its repeat count; or only the text. */
export function loopTile(tile: Tile, note: Tile, hasWayBack: boolean): Tile {
  const width = Math.max(tile.width, note.width) + turn * 2;
  const down = tile.below + (hasWayBack ? rowGap : 0);
  return {
    width,
    above: tile.above,
    below: down + noteHeight + 6,
    place: (x, y, sheet) => {
      const [start, end, at] = [x + turn / 2, x + width - turn / 2, y + down];
      placeBetween(tile, x, width, y, sheet);
      if (hasWayBack) {
        const tip = x + width / 2 - 3;
        sheet.rails.push(
          [[end - turn / 2, y], ...bend(end, y, at), ...bend(start, at, y), [start + turn / 2, y]],
          [
            [tip + 5, at - 4],
            [tip, at],
            [tip + 5, at + 4],
          ],
        );
      }
      note.place(x + (width - note.width) / 2, at + noteHeight / 2 + 5, sheet);
    },
  };
}

/** Draws a frame with a caption around a tile; the rail passes through unless it is a panel. */
export function frameTile(tile: Tile, caption: string, kind: BoxKind, span: Span, isPanel = false): Tile {
  const title = boxTile(caption, 'note', span);
  const titleHeight = title.above + title.below;
  const width = Math.max(tile.width + framePadding * 2, title.width + 12);
  const above = tile.above + titleHeight + framePadding;
  const below = tile.below + framePadding;
  return {
    width,
    above,
    below,
    place: (x, y, sheet) => {
      sheet.boxes.push({ ...span, kind, lines: [], x, y: y - above, width, height: above + below });
      title.place(x + 6, y - above + 2 + titleHeight / 2, sheet);
      if (isPanel) tile.place(x + (width - tile.width) / 2, y, sheet);
      else placeBetween(tile, x, width, y, sheet);
    },
  };
}

/** Centers a tile on a stretch of rail. */
function placeBetween(tile: Tile, x: number, width: number, y: number, sheet: Sheet): void {
  const left = x + (width - tile.width) / 2;
  sheet.rails.push(line(x, left, y), line(left + tile.width, x + width, y));
  tile.place(left, y, sheet);
}

function line(from: number, to: number, y: number): Point[] {
  return [
    [from, y],
    [to, y],
  ];
}

function bend(x: number, from: number, to: number): Point[] {
  return from === to
    ? []
    : [
        [x, from],
        [x, to],
      ];
}
