import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonDocument } from '#core/json/json-document.ts';
import { bytesOfText } from '#core/json/bytes/source-bytes.ts';
import { TreeRows } from '#core/json/browsing/tree-rows.ts';
import { firstRowAt, keyTarget, listHeight, rowHeightPx, rowsTop, scrollTopFor } from './tree-keys.ts';

describe('keys', () => {
  const { tree } = new JsonDocument(bytesOfText('{"a":[1,2],"b":3}'));
  const rows = new TreeRows(tree.root);
  const unfold = (position: number) => {
    const row = rows.at(position);
    rows.expand(row);
    if (row.node) rows.addPage(row.node.id, tree.children(row.node.id, 0, 100));
  };
  unfold(0);
  unfold(1);
  // 0 {…}, 1 a, 2 [0], 3 [1], 4 b
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 4, 4],
    ['End', 0, 4],
    ['Home', 3, 0],
    ['PageDown', 0, 2],
    ['PageUp', 4, 2],
    ['ArrowLeft', 3, 1],
    ['ArrowLeft', 4, 0],
    ['ArrowLeft', 1, 'toggle'],
    ['ArrowLeft', 0, 'toggle'],
    ['ArrowRight', 1, 2],
    ['ArrowRight', 4, undefined],
    ['Enter', 1, 'toggle'],
    ['Enter', 4, undefined],
    [' ', 0, 'toggle'],
    ['x', 0, undefined],
  ])('%s from row %i leads to %s', (key, from, to) => {
    expect(keyTarget(key, rows, from, 3)).toBe(to);
  });
});

describe('scrolling', () => {
  const geometry = fc.record({
    total: fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1e6, max: 5e7 })),
    viewRows: fc.integer({ min: 1, max: 60 }),
  });

  it('brings any row into view', () => {
    fc.assert(
      fc.property(
        geometry,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ total, viewRows }, from, to) => {
          const position = Math.floor(to * (total - 1));
          const before = from * Math.max(0, listHeight(total) - viewRows * rowHeightPx);
          const after = scrollTopFor(position, before, total, viewRows) ?? before;
          const first = firstRowAt(after, total, viewRows);
          expect(position).toBeGreaterThanOrEqual(first);
          expect(position).toBeLessThan(first + viewRows);
          expect(after).toBeLessThanOrEqual(listHeight(total));
        },
      ),
    );
  });

  it('reaches the last row of fifty million', () => {
    const total = 50_000_000;
    const bottom = listHeight(total) - 20 * rowHeightPx;
    expect(firstRowAt(bottom, total, 20)).toBe(total - 20);
    expect(rowsTop(total - 20, bottom, total, 20)).toBe(bottom);
  });
});
