import { isVoidElement } from './elements.ts';
import type { MarkupElement, MarkupNode } from './markup.ts';

const onOwnLine: ReadonlySet<string> = new Set(
  'blockquote dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const startsLine: ReadonlySet<string> = new Set(
  'blockquote details dl figure ol table tbody thead tr ul'.split(' '),
);

/** Writes nodes as HTML. Text and attribute values are escaped, so they can never become markup. */
export function serializeMarkup(nodes: readonly MarkupNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? escapeText(node) : serializeElement(node))).join('');
}

function serializeElement({ tag, attributes, children }: MarkupElement): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`);
  const open = `<${tag}${pairs.join('')}>`;
  const lineEnd = onOwnLine.has(tag) ? '\n' : '';
  if (isVoidElement(tag)) return `${open}${lineEnd}`;
  // HTML ignores a line break directly after <pre>, so a line break of the text must be doubled.
  const guard = tag === 'pre' && firstCharacter(children) === '\n' ? '\n' : '';
  const start = startsLine.has(tag) ? '\n' : guard;
  const content = serializeMarkup(children);
  return `${open}${start}${tag === 'li' ? content.replace(/\n$/, '') : content}</${tag}>${lineEnd}`;
}

function firstCharacter(nodes: readonly MarkupNode[]): string | undefined {
  const [first] = nodes;
  return typeof first === 'string' ? first[0] : undefined;
}

/** Escapes text for HTML content and quoted attribute values. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
