/** A node of the result: text or an element that `elements.ts` allows. */
export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupNode[];
}

const withinWords: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup tt u var wbr'.split(
    ' ',
  ),
);

/** Returns the text of nodes without tags; separate blocks stay separate in the text. */
export function textOf(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const inner = node.tag === 'img' ? (node.attributes.alt ?? '') : textOf(node.children);
      return withinWords.has(node.tag) ? inner : ` ${inner} `;
    })
    .join('');
}

/** Calls `visit` for every element, parents first. */
export function walkElements(nodes: readonly MarkupNode[], visit: (element: MarkupElement) => void): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    visit(node);
    walkElements(node.children, visit);
  }
}
