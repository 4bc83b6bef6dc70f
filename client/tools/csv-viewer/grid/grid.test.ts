import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CellPages, pageRows } from './cell-pages.ts';
import {
  columnOffsets,
  columnsBetween,
  columnWidth,
  firstRowAt,
  gridHeight,
  rowHeightPx,
  rowsTop,
  scrollTopFor,
  spreadFactor,
} from './grid-geometry.ts';
import { cellAfter } from './grid-keys.ts';

test('every row of a million and more can be scrolled to', () => {
  for (const rowCount of [1, 50, 1000, 1_000_000, 20_000_000]) {
    const viewRows = 15;
    for (const row of [0, 1, Math.floor(rowCount / 2), rowCount - 1]) {
      const top = scrollTopFor(row, 0, rowCount, viewRows) ?? 0;
      const first = firstRowAt(top, rowCount, viewRows);
      expect(row).toBeGreaterThanOrEqual(first);
      expect(row).toBeLessThanOrEqual(first + viewRows);
      expect(top).toBeLessThanOrEqual(gridHeight(rowCount));
    }
  }
  expect(rowsTop(10, 340, 100, 15)).toBe(10 * rowHeightPx);
});

test('the columns between two places are those that touch them', () => {
  const widths = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(widths, fc.nat(10_000), fc.nat(2000), (sizes, from, length) => {
      const offsets = columnOffsets(sizes);
      const { start, end } = columnsBetween(offsets, from, from + length);
      sizes.forEach((_, column) => {
        const touches = (offsets[column + 1] ?? 0) > from && (offsets[column] ?? 0) <= from + length;
        if (touches) expect(column >= start && column < end).toBe(true);
      });
    }),
  );
  expect(columnWidth(0)).toBeGreaterThan(0);
  expect(columnWidth(10_000)).toBe(320);
});

test('keys move by the ARIA grid pattern and stay inside', () => {
  const size = { rows: 100, columns: 5, viewRows: 10 };
  const from = { row: 50, column: 2 };
  expect(cellAfter('ArrowDown', false, from, size)).toEqual({ row: 51, column: 2 });
  expect(cellAfter('PageUp', false, from, size)).toEqual({ row: 41, column: 2 });
  expect(cellAfter('Home', false, from, size)).toEqual({ row: 50, column: 0 });
  expect(cellAfter('End', true, from, size)).toEqual({ row: 99, column: 4 });
  expect(cellAfter('ArrowUp', false, { row: 0, column: 0 }, size)).toEqual({ row: -1, column: 0 });
  expect(cellAfter('ArrowUp', false, { row: -1, column: 0 }, size)).toEqual({ row: -1, column: 0 });
  expect(cellAfter('a', false, from, size)).toBeUndefined();
});

test('pages are asked for once and forgotten in turn', () => {
  const pages = new CellPages();
  expect(pages.claimMissing(0, 150, 0, 10)).toEqual([
    { rowPage: 0, columnPage: 0 },
    { rowPage: 1, columnPage: 0 },
  ]);
  expect(pages.claimMissing(0, 150, 0, 10)).toEqual([]);
  pages.put({ rowPage: 1, columnPage: 0 }, { numbers: [101], cells: [['x']] });
  expect(pages.cell(pageRows, 0)).toBe('x');
  expect(pages.number(pageRows, 0)).toBe(101);
  pages.release({ rowPage: 0, columnPage: 0 });
  expect(pages.claimMissing(0, 50, 0, 10)).toHaveLength(1);
  for (let rowPage = 2; rowPage < 70; rowPage += 1)
    pages.put({ rowPage, columnPage: 0 }, { numbers: [], cells: [] });
  expect(pages.cell(pageRows, 0)).toBeUndefined();
});

test('a few columns fill the frame, but for those that were dragged', () => {
  expect(spreadFactor([100, 300], [], 800)).toBe(2);
  expect(spreadFactor([100], [300], 800)).toBe(5);
  expect(spreadFactor([100, 300], [], 200)).toBe(1);
  expect(spreadFactor([], [300], 800)).toBe(1);
});
