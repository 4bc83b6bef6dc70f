import { expect, test } from 'vitest';
import type { ToolInputError } from '#core/errors.ts';
import { labelGrids, pageSizes } from './label-grids.ts';
import { layLabels } from './label-sheet.ts';

const picture = { width: 100, height: 60, bars: [], letters: [], missing: '' };
const code = (line: number, moduleMm = 0.3) => ({
  picture,
  moduleMm,
  barModules: 40,
  dotMm: undefined,
  name: `code ${line}`,
  line,
});
const codes = (count: number) => Array.from({ length: count }, (_, index) => code(index + 1));

// The maker's own measures of the sheet: 7.25 mm and 15.15 mm to the first label, 66 mm and 38.1 mm from one to the next.
test('Avery L7160: each code in the middle of its label', () => {
  const [page] = layLabels(codes(5), labelGrids.l7160, 0);
  const middles = page?.placed.map(({ xMm, yMm }) => [xMm + 15, yMm + 9]) ?? [];
  const expected = [
    [7.25 + 31.75, 15.15 + 19.05],
    [73.25 + 31.75, 15.15 + 19.05],
    [139.25 + 31.75, 15.15 + 19.05],
    [7.25 + 31.75, 53.25 + 19.05],
    [73.25 + 31.75, 53.25 + 19.05],
  ];
  expect(middles).toHaveLength(5);
  middles.flat().forEach((length, index) => {
    expect(length).toBeCloseTo(expected.flat()[index] ?? 0, 6);
  });
});

// Avery's template for 5160: half an inch above, 3/16 inch at the left, 2.75 inches from one to the next.
test('Avery 5160 on Letter paper', () => {
  const [page] = layLabels(codes(2), labelGrids['5160'], 0);
  const [first, second] = page?.placed ?? [];
  expect(first?.xMm).toBeCloseTo(25.4 * (0.1875 + 2.625 / 2) - 15, 6);
  expect(first?.yMm).toBeCloseTo(25.4 * (0.5 + 0.5) - 9, 6);
  expect((second?.xMm ?? 0) - (first?.xMm ?? 0)).toBeCloseTo(25.4 * 2.75, 6);
});

test('used labels are left out, and what is too much for a sheet goes on to the next', () => {
  const pages = layLabels(codes(22), labelGrids.l7160, 20);
  expect(pages.map(({ placed }) => placed.length)).toEqual([1, 21]);
  expect(layLabels(codes(1), labelGrids.l7160, 21).map(({ placed }) => placed.length)).toEqual([1]);
});

test('what is larger than its label is reported with its line, never shrunk', () => {
  expect(() => layLabels([code(1), code(2, 0.9)], labelGrids.l7160, 0)).toThrow(
    '“code 2” is 90 mm × 54 mm large; the label is 63.5 mm × 38.1 mm.',
  );
});

test('the advice is whole, and what it says fits', () => {
  const adviceFor = (label: object) => {
    try {
      layLabels([{ ...code(1, 0.9), ...label }], labelGrids.l7160, 0);
    } catch (error) {
      return (error as ToolInputError).details.hint;
    }
    return undefined;
  };
  // 63.5 mm / 100 modules; 20 modules are not bars: 38.1 − 20 × 0.635 = 25.4.
  expect(adviceFor({})).toBe(
    'Take a module of at most 0.635 mm and bars of at most 25.4 mm, or a larger label.',
  );
  // 7 dots of 25.4 / 300 mm are 0.5927 mm; 38.1 − 20 × 0.5927 = 26.2.
  const dotMm = 25.4 / 300;
  expect(adviceFor({ dotMm })).toBe(
    'Take a module of at most 0.592 mm and bars of at most 26.2 mm, or a larger label.',
  );
  // A matrix has no bars to cut: 38.1 mm / 60 modules.
  expect(adviceFor({ barModules: 0 })).toBe('Take a module of at most 0.635 mm, or a larger label.');
  expect(adviceFor({ picture: { ...picture, width: 2000 }, dotMm })).toMatch('a higher resolution');
});

test('labels that go beyond the page are reported', () => {
  const grid = { pageMm: pageSizes.a4, columns: 4, rows: 8, labelMm: [64, 34], gapMm: [2.5, 0] } as const;
  expect(() => layLabels(codes(1), grid, 0)).toThrow('The labels need 263.5 mm; the page is 210 mm wide.');
  const shifted = { ...grid, columns: 3, marginMm: [30, undefined] } as const;
  expect(() => layLabels(codes(1), shifted, 0)).toThrow('The labels need 227 mm');
});
