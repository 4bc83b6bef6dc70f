import type { MarkdownDocument } from '../logic.ts';
import type { MarkupElement, MarkupNode } from '../markup/markup.ts';

export interface PreviewBlock {
  /** The zero-based first line; a fraction if a long list was split within a line. */
  readonly startLine: number;
  readonly json: string;
}

/** Browsers lay out a block at once, so a list with more items is split into several. */
const maxItems = 100;

/** Splits a document into preview blocks that are small enough to draw without blocking the page. */
export function makePreviewBlocks({ blocks }: MarkdownDocument): PreviewBlock[] {
  return blocks.flatMap(({ nodes, startLine, endLine }) => {
    const [list] = nodes;
    const isLong = nodes.length === 1 && typeof list === 'object' && list.children.length > maxItems;
    if (!isLong || (list.tag !== 'ul' && list.tag !== 'ol')) {
      return [{ startLine, json: JSON.stringify(nodes) }];
    }
    const parts = splitList(list);
    return parts.map((part, index) => ({
      startLine: startLine + ((endLine - startLine) * index) / parts.length,
      json: JSON.stringify([part]),
    }));
  });
}

function splitList(list: MarkupElement): MarkupElement[] {
  const parts: MarkupElement[] = [];
  const first = Number(list.attributes.start ?? '1');
  for (let index = 0; index < list.children.length; index += maxItems) {
    const children: readonly MarkupNode[] = list.children.slice(index, index + maxItems);
    const start = list.tag === 'ol' ? { start: String(first + index) } : {};
    parts.push({ ...list, attributes: { ...list.attributes, ...start }, children });
  }
  return parts;
}

/** Returns the range of blocks that differ between two lists, after their common start and before their common end. */
export function compareBlocks(
  before: readonly PreviewBlock[],
  after: readonly PreviewBlock[],
): { readonly from: number; readonly removed: number; readonly insertedEnd: number } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from]?.json === after[from]?.json) from += 1;
  let end = 0;
  while (end < shorter - from && before.at(-1 - end)?.json === after.at(-1 - end)?.json) end += 1;
  return { from, removed: before.length - from - end, insertedEnd: after.length - end };
}
