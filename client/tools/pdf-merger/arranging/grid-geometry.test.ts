import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellPosition, cellsInView, gapAt, gapPosition, layOutGrid } from './grid-geometry.ts';

describe('layOutGrid', () => {
  test('takes as many columns as fit and fills the width', () => {
    const grid = layOutGrid(430, 100, 9);
    expect(grid).toMatchObject({ columnCount: 4, rowCount: 3, cellWidth: 100 });
    expect(layOutGrid(429, 100, 9).columnCount).toBe(3);
  });

  test('has a column however narrow it is', () => {
    expect(layOutGrid(0, 100, 3)).toMatchObject({ columnCount: 1, rowCount: 3 });
    expect(layOutGrid(-24, 100, 0).height).toBe(0);
  });
});

test('every cell is inside, and none over another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 2000 }), fc.integer({ min: 1, max: 80 }), (width, cellCount) => {
      const grid = layOutGrid(width, 90, cellCount);
      const places = Array.from({ length: cellCount }, (_, index) => cellPosition(grid, index));
      expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(cellCount);
      const isInside = places.every(
        ({ x, y }) => x + grid.cellWidth <= Math.max(width, 1) && y + grid.cellHeight <= grid.height,
      );
      expect(isInside).toBe(true);
    }),
  );
});

test('the middle of a cell’s left half is the gap before it, of its right half the gap behind it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 2000 }),
      fc.integer({ min: 1, max: 80 }),
      fc.nat(),
      (width, cellCount, at) => {
        const grid = layOutGrid(width, 90, cellCount);
        const index = at % cellCount;
        const { x, y } = cellPosition(grid, index);
        expect(gapAt(grid, { x: x + grid.cellWidth * 0.25, y: y + 5 }, cellCount)).toBe(index);
        expect(gapAt(grid, { x: x + grid.cellWidth * 0.75, y: y + 5 }, cellCount)).toBe(index + 1);
      },
    ),
  );
});

test('points outside lead to the nearest gap', () => {
  const grid = layOutGrid(430, 100, 9);
  expect(gapAt(grid, { x: -50, y: -50 }, 9)).toBe(0);
  expect(gapAt(grid, { x: 5000, y: 5000 }, 9)).toBe(9);
  expect(gapPosition(grid, 9, 9, 5000).x).toBeGreaterThan(cellPosition(grid, 8).x);
});

test('the mark of a gap between rows is in the row of the point', () => {
  const grid = layOutGrid(430, 100, 9);
  expect(gapPosition(grid, 4, 9, 10)).toEqual({ x: 435, y: 0 });
  expect(gapPosition(grid, 4, 9, grid.cellHeight + 20)).toEqual({ x: -5, y: grid.cellHeight + grid.gap });
});

test('only what is in view and some rows around it are listed', () => {
  const grid = layOutGrid(430, 100, 10_000);
  const rowHeight = grid.cellHeight + grid.gap;
  expect(cellsInView(grid, 0, rowHeight * 3, 0)).toEqual({ from: 0, to: 12 });
  expect(cellsInView(grid, rowHeight * 100, rowHeight * 3, 2)).toEqual({ from: 98 * 4, to: 105 * 4 });
});
