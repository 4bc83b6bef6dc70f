import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonDocument } from '#core/json/json-document.ts';
import { bytesOfText } from '#core/json/bytes/source-bytes.ts';
import { pageSize, type TreeRow, TreeRows } from './tree-rows.ts';
import type { JsonTree, TreeNode } from './tree.ts';

const treeOf = (value: unknown) => new JsonDocument(bytesOfText(JSON.stringify(value))).tree;

/** Fetches whatever the visible rows lack. */
function fill(rows: TreeRows, tree: JsonTree): void {
  for (const { container, from, count } of rows.missingPages(0, rows.count)) {
    rows.addPage(container, tree.children(container, from, count));
  }
}

function allRows(rows: TreeRows): TreeRow[] {
  return Array.from({ length: rows.count }, (_, position) => rows.at(position));
}

/** The rows that should be there, by plain recursion. */
function expectedIds(tree: JsonTree, node: TreeNode, expanded: ReadonlySet<number>): number[] {
  if (!expanded.has(node.id)) return [node.id];
  const { nodes } = tree.children(node.id, 0, Infinity);
  return [node.id, ...nodes.flatMap((child) => expectedIds(tree, child, expanded))];
}

describe('TreeRows', () => {
  it('shows what is unfolded, whatever was unfolded and folded before', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 4 }),
        fc.array(fc.nat(60), { maxLength: 25 }),
        (value, presses) => {
          const tree = treeOf(value);
          const rows = new TreeRows(tree.root);
          const expanded = new Set<number>();
          for (const press of presses) {
            const row = rows.at(press % rows.count);
            const { node } = row;
            if (node && row.isExpanded) {
              rows.collapse(node.id);
              const [start, end] = tree.span(node.id);
              for (const id of expanded) if (id >= start && id < end) expanded.delete(id);
            } else if (node && node.childCount > 0) {
              rows.expand(row);
              expanded.add(node.id);
            }
            fill(rows, tree);
            const shown = allRows(rows);
            expect(shown.map((each) => each.node?.id)).toEqual(expectedIds(tree, tree.root, expanded));
            shown.forEach(({ parentId, index }, position) => {
              if (parentId !== undefined) expect(rows.positionOf(parentId, index)).toBe(position);
            });
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('asks only for the pages in view', () => {
    const tree = treeOf(Array.from({ length: 1_000_000 / 10 }, (_, index) => index));
    const rows = new TreeRows(tree.root);
    rows.expand(rows.at(0));
    expect(rows.count).toBe(100_001);
    expect(rows.missingPages(50_090, 50_110)).toEqual([
      { container: tree.root.id, from: 50_000, count: pageSize },
      { container: tree.root.id, from: 50_100, count: pageSize },
    ]);
    rows.addPage(tree.root.id, tree.children(tree.root.id, 50_000, pageSize));
    expect(rows.at(50_001).node?.preview).toBe('50000');
    expect(rows.at(50_001)).toMatchObject({ level: 1, index: 50_000, siblings: 100_000, isExpanded: false });
    expect(rows.hasPage(tree.root.id, 50_099)).toBe(true);
    expect(rows.hasPage(tree.root.id, 50_100)).toBe(false);
  });
});
