import { type MarkupElement, type MarkupNode, textOf, walkElements } from '../markup/markup.ts';

const className = 'unreadable';

/** What was written, and why it cannot be shown as what it should be. */
export function unreadable(source: string, reason: string): MarkupElement {
  return {
    tag: 'span',
    attributes: { class: className },
    children: [
      { tag: 'code', attributes: {}, children: [source] },
      ' ',
      { tag: 'small', attributes: {}, children: [reason] },
    ],
  };
}

/** The reasons why something in these nodes cannot be shown as what it should be. */
export function findUnreadable(nodes: readonly MarkupNode[]): string[] {
  const reasons: string[] = [];
  walkElements(nodes, (element) => {
    if (isUnreadable(element)) reasons.push(textOf(element.children.slice(-1)).trim());
  });
  return reasons;
}

export function isUnreadable(node: MarkupNode): boolean {
  return typeof node === 'object' && node.attributes.class === className;
}
