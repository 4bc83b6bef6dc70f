import { escapeAttribute, escapeText } from 'entities';
import { type DefaultTreeAdapterTypes as Tree, html as names, parse, parseFragment } from 'parse5';
import { ToolInputError } from '#core/errors.ts';

export type Node = Tree.ChildNode;
export type Element = Tree.Element;
export type Parent = Tree.ParentNode;

/** Browsers nest 512 elements; people do not write deeper ones. */
const maxDepth = 1000;
/** Their text is not markup, and has no entities. */
const rawText: ReadonlySet<string> = new Set(
  'script style xmp iframe noembed noframes plaintext noscript'.split(' '),
);
const voids: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);
const blocks: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset ' +
    'figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li link main menu ' +
    'meta nav noframes ol optgroup option p pre script search section style summary table tbody td template tfoot ' +
    'th thead title tr ul'
  ).split(' '),
);

/** Parses a document, or a part of one, as browsers do. Throws a ToolInputError for elements nested too deep. */
export function parseHtml(html: string): Parent {
  const isDocument = /<(?:!doctype|html|head|body)[\s>]/i.test(html);
  const tree = isDocument ? parse(html) : parseFragment(html);
  let level: Parent[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) {
      throw new ToolInputError(`More than ${maxDepth} elements are nested in each other.`, {
        hint: 'Close the elements that have no end tag.',
      });
    }
    level = level.flatMap((parent) => childrenOf(parent).filter(isElement));
  }
  return tree;
}

/** A template's children are in a separate tree. */
export function childrenOf(parent: Parent): Node[] {
  return 'content' in parent ? parent.content.childNodes : parent.childNodes;
}

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function isText(node: Node): node is Tree.TextNode {
  return node.nodeName === '#text';
}

export function isBlock(node: Node | undefined): boolean {
  return node !== undefined && isElement(node) && blocks.has(node.tagName);
}

/** Yields all elements below a node, in the order of the document. */
export function* elementsOf(parent: Parent): Generator<Element> {
  for (const node of childrenOf(parent)) {
    if (!isElement(node)) continue;
    yield node;
    yield* elementsOf(node);
  }
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** Writes a tree as HTML that parses to the same tree; with `isShort` without quotes that are not needed. */
export function writeHtml(parent: Parent, isShort = false): string {
  return childrenOf(parent)
    .map((node) => writeNode(node, isShort))
    .join('');
}

function writeNode(node: Node, isShort: boolean): string {
  if (isText(node)) return writeText(node);
  if ('data' in node) return `<!--${node.data}-->`;
  if (!isElement(node)) return `<!doctype ${'name' in node ? node.name : 'html'}>`;
  const { tagName } = node;
  const attributes = node.attrs.map((attribute) => writeAttribute(attribute, isShort)).join('');
  if (node.namespaceURI === names.NS.HTML && voids.has(tagName)) return `<${tagName}${attributes}>`;
  const content = writeHtml(node, isShort);
  // The parser drops one line break after these tags.
  const kept = /^(?:pre|textarea|listing)$/.test(tagName) && content.startsWith('\n') ? '\n' : '';
  return `<${tagName}${attributes}>${kept}${content}</${tagName}>`;
}

function writeText({ value, parentNode }: Tree.TextNode): string {
  const isRaw = parentNode !== null && 'tagName' in parentNode && rawText.has(parentNode.tagName);
  return isRaw ? value : escapeText(value);
}

function writeAttribute({ prefix, name, value }: Element['attrs'][number], isShort: boolean): string {
  const full = prefix === undefined || prefix === '' ? name : `${prefix}:${name}`;
  if (value === '') return isShort ? ` ${full}` : ` ${full}=""`;
  const escaped = escapeAttribute(value);
  return isShort && /^[^\s"'=<>`]+$/.test(escaped) && !escaped.endsWith('/')
    ? ` ${full}=${escaped}`
    : ` ${full}="${escaped}"`;
}
