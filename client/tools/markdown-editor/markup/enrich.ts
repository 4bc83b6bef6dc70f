import type { MarkdownDocument } from '../logic.ts';
import { type MarkupElement, type MarkupNode, walkElements } from './markup.ts';
import { displayMathClass, inlineMathClass } from './math-markup.ts';
import { isUnreadable, unreadable } from '../markdown/unreadable.ts';

interface Makers {
  readonly colorCode: ((language: string, code: string) => readonly MarkupNode[] | undefined) | undefined;
  readonly setFormula: ((tex: string, isDisplay: boolean) => MarkupNode) | undefined;
  readonly drawDiagram: ((source: string) => MarkupNode) | undefined;
}

/** Rendered code and formulas of a document, for reuse in its next version. */
export type EnrichmentCache = ReadonlyMap<string, MarkupNode>;

export interface Enriched {
  readonly document: MarkdownDocument;
  readonly cache: EnrichmentCache;
}

/**
 * Renders the formulas of a document and, if requested, highlights its code and draws its diagrams. Each library is
 * loaded when first needed.
 */
export async function enrichDocument(
  document: MarkdownDocument,
  options: { readonly isForReading: boolean },
  before: EnrichmentCache = new Map(),
): Promise<Enriched> {
  const kinds = findKinds(document);
  const makers: Makers = {
    colorCode:
      options.isForReading && kinds.has('code') ? (await import('./code-colors.ts')).colorCode : undefined,
    drawDiagram: options.isForReading && kinds.has('diagram') ? await loadDiagrams() : undefined,
    setFormula:
      kinds.has('line') || kinds.has('display') ? (await import('./formulas.ts')).setFormula : undefined,
  };
  const cache = new Map<string, MarkupNode>();
  if (Object.values(makers).every((maker) => maker === undefined)) return { document, cache };
  const replace = (code: MarkupElement): MarkupNode => {
    const key = JSON.stringify([code.attributes.class, code.children]);
    const node = cache.get(key) ?? before.get(key) ?? makeNode(code, makers);
    // Failed nodes are not cached, because the library may load next time.
    if (!isUnreadable(node)) cache.set(key, node);
    return node;
  };
  const blocks = document.blocks.map((block) => {
    const nodes = replaceCode(block.nodes, replace);
    return nodes === block.nodes ? block : { ...block, nodes };
  });
  return { document: { ...document, blocks }, cache };
}

/** Loads the diagram library, the only part too large to store before it is used. */
async function loadDiagrams(): Promise<Makers['drawDiagram']> {
  try {
    return (await import('./diagrams.ts')).drawDiagram;
  } catch {
    const reason = 'What draws diagrams could not be loaded. With a network it is loaded once and stays.';
    return (source) => unreadable(source, reason);
  }
}

type Kind = 'code' | 'diagram' | 'line' | 'display';

function findKinds({ blocks }: MarkdownDocument): ReadonlySet<Kind> {
  const kinds = new Set<Kind>();
  for (const { nodes } of blocks) {
    walkElements(nodes, (element) => {
      const kind = kindOf(element);
      if (kind) kinds.add(kind);
    });
  }
  return kinds;
}

const languagePrefix = 'language-';

function kindOf({ tag, attributes }: MarkupElement): Kind | undefined {
  if (tag !== 'code') return undefined;
  if (attributes.class === inlineMathClass) return 'line';
  if (attributes.class === displayMathClass || attributes.class === `${languagePrefix}math`) return 'display';
  if (attributes.class === `${languagePrefix}mermaid`) return 'diagram';
  return attributes.class?.startsWith(languagePrefix) ? 'code' : undefined;
}

function makeNode(code: MarkupElement, { colorCode, drawDiagram, setFormula }: Makers): MarkupNode {
  const kind = kindOf(code);
  const [text = ''] = code.children;
  if (kind === undefined || typeof text !== 'string') return code;
  if (kind === 'diagram') return drawDiagram?.(text) ?? code;
  if (kind !== 'code') return setFormula?.(text, kind === 'display') ?? code;
  const language = (code.attributes.class ?? '').slice(languagePrefix.length).toLowerCase();
  const children = colorCode?.(language, text);
  return children ? { ...code, children } : code;
}

/** Replaces code nodes; returns the same array if nothing changes. */
function replaceCode(
  nodes: readonly MarkupNode[],
  replace: (code: MarkupElement) => MarkupNode,
): readonly MarkupNode[] {
  const next = nodes.map((node) => {
    if (typeof node === 'string') return node;
    return kindOf(node) ? replace(node) : replaceChildren(node, replace);
  });
  return next.every((node, index) => node === nodes[index]) ? nodes : next;
}

function replaceChildren(node: MarkupElement, replace: (code: MarkupElement) => MarkupNode): MarkupNode {
  const children = replaceCode(node.children, replace);
  if (children === node.children) return node;
  const [only] = children;
  // A formula or picture from a code fence becomes a paragraph, not code.
  const isAlone = typeof only === 'object' && (only.tag === 'math' || only.tag === 'img');
  if (node.tag === 'pre' && isAlone) return { ...node, tag: 'p', children };
  return { ...node, children };
}
