import type { MarkupElement, MarkupNode } from '../markup/markup.ts';

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

export function isUnreadable(node: MarkupNode): boolean {
  return typeof node === 'object' && node.attributes.class === className;
}
