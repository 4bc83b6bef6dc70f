import { type MarkupElement, type MarkupNode, textOf, walkElements } from '../markup/markup.ts';

const className = 'unreadable';

/** Returns the source of something that cannot be shown, with the reason. */
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

/** Lists the reasons why some nodes could not be shown. */
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
