import { type DefaultTreeAdapterTypes as Tree, html as names } from 'parse5';
import { readOwn } from '#core/collections/read-own.ts';
import {
  attributeOf,
  childrenOf,
  type Element,
  isBlock,
  isElement,
  isText,
  type Node,
  type Parent,
} from './html-tree.ts';

const dropped: ReadonlySet<string> = new Set(
  'script style link meta base noscript template object embed'.split(' '),
);
/** Elements that only change the look of text. */
const unwrapped = /^(?:span|font|center|big|tt|basefont|[a-z]+:[a-z]+)$/;
const emptyAllowed =
  /^(?:td|th|tr|textarea|iframe|video|audio|canvas|svg|option|script|a|button|html|head|body)$/;
const general = ['lang', 'dir', 'title'];
const kept: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'name', 'target', 'rel', 'download'],
  img: ['src', 'srcset', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan', 'headers'],
  th: ['colspan', 'rowspan', 'headers', 'scope'],
  col: ['span'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  time: ['datetime'],
  blockquote: ['cite'],
  q: ['cite'],
  iframe: ['src', 'width', 'height'],
  video: ['src', 'controls', 'poster'],
  audio: ['src', 'controls'],
  source: ['src', 'srcset', 'media', 'type'],
  form: ['action', 'method'],
  input: ['type', 'name', 'value', 'checked', 'disabled', 'placeholder'],
  label: ['for'],
  option: ['value', 'selected'],
  select: ['name'],
  textarea: ['name'],
  button: ['type'],
};

/** Removes from a tree everything about look and behavior; returns the number of attributes removed. */
export function cleanTree(parent: Parent, keepsClasses: boolean): number {
  let removed = 0;
  const visit = (at: Parent) => {
    const children = childrenOf(at).flatMap((node): Node[] => {
      if (isText(node)) return [node];
      if (!isElement(node)) return node.nodeName === '#documentType' ? [node] : [];
      if (dropped.has(node.tagName)) return [];
      visit(node);
      if (isOnlyLook(node)) return node.childNodes;
      // A mark without words may still hold the space between two.
      if (isEmpty(node)) return isBlock(node) ? [] : node.childNodes;
      const attributes = node.attrs.filter((attribute) => isKept(node, attribute, keepsClasses));
      removed += node.attrs.length - attributes.length;
      node.attrs = attributes;
      return [node];
    });
    for (const child of children) child.parentNode = at;
    at.childNodes = children;
  };
  visit(parent);
  return removed;
}

/** Word processors on the web wrap all in a bold element that is not bold. */
function isOnlyLook(element: Element): boolean {
  if (unwrapped.test(element.tagName)) return true;
  return (
    /^(?:b|strong)$/.test(element.tagName) &&
    /(?<![\w-])font-weight:\s*(?:normal|400)/i.test(attributeOf(element, 'style') ?? '')
  );
}

function isEmpty({ tagName, childNodes }: Element): boolean {
  if (
    emptyAllowed.test(tagName) ||
    !/^(?:[biu]|strong|em|p|div|h[1-6]|del|ins|sub|sup|code|small|s|mark|ul|ol|li)$/.test(tagName)
  ) {
    return false;
  }
  return childNodes.every((node) => isText(node) && node.value.trim() === '');
}

function isKept(
  { tagName, namespaceURI }: Element,
  { name, value }: Element['attrs'][number],
  keepsClasses: boolean,
): boolean {
  if (/^\s*javascript:/i.test(value)) return false;
  if (keepsClasses && (name === 'class' || name === 'id')) return true;
  // In formulas, attributes such as mathvariant change the meaning.
  if (namespaceURI === names.NS.MATHML) return !/^(?:class|id|style|on|data-|href)/.test(name);
  return general.includes(name) || (readOwn(kept, tagName)?.includes(name) ?? false);
}

const closesLine =
  /^(?:p|div|h[1-6]|[uo]l|li|tr|table|thead|tbody|blockquote|pre|section|article|header|footer|figure|d[ltd]|head|title|[hb]r)$/;
const opensLine = /^(?:[uo]l|table|thead|tbody|tr|dl|head|body|html)$/;

/** Puts each block on lines of its own, for people to read. Preformatted text stays as it is. */
export function breakLines(parent: Parent): void {
  const lines: Node[] = [];
  const append = (value: string) => {
    const last = lines.at(-1);
    const node: Node = { nodeName: '#text' as Tree.TextNode['nodeName'], value, parentNode: parent };
    if (!last || !isText(last)) lines.push(node);
    else last.value += value.startsWith('\n') ? value.slice(last.value.endsWith('\n') ? 1 : 0) : value;
  };
  if ('tagName' in parent && opensLine.test(parent.tagName)) append('\n');
  for (const node of childrenOf(parent)) {
    if (isText(node)) append(node.value.replaceAll(/\n{2,}/g, '\n'));
    else lines.push(node);
    if (!isElement(node)) continue;
    if (!keepsSpace(node)) breakLines(node);
    if (closesLine.test(node.tagName)) append('\n');
  }
  setChildren(parent, lines);
}

function setChildren(parent: Parent, children: Node[]): void {
  if ('content' in parent) parent.content.childNodes = children;
  else parent.childNodes = children;
}

/**
 * Removes from a tree what browsers do not show: comments, and white space without a gap (CSS Text 3, 4.1).
 * Scripts, styles and preformatted text stay.
 */
export function minifyTree(parent: Parent): void {
  const isHead =
    'tagName' in parent &&
    /^(?:html|head|ul|ol|dl|table|thead|tbody|tfoot|tr|select|colgroup)$/.test(parent.tagName);
  const children = joinTexts(childrenOf(parent).filter((node) => !isComment(node)));
  const parentIsBlock = !('tagName' in parent) || isBlock(parent);
  const left = children.filter((node, index) => {
    if (!isText(node)) return true;
    const before = children[index - 1];
    const after = children[index + 1];
    const startsBlock = before === undefined ? parentIsBlock : isBlock(before) || isBreak(before);
    const endsBlock = after === undefined ? parentIsBlock : isBlock(after) || isBreak(after);
    let value = node.value.replaceAll(/[ \t\n\f\r]+/g, ' ');
    if (startsBlock) value = value.replace(/^ /, '');
    if (endsBlock || isHead) value = value.replace(/ $/, '');
    node.value = value;
    return value !== '';
  });
  setChildren(parent, left);
  for (const node of left) {
    if (isElement(node) && !keepsSpace(node)) minifyTree(node);
  }
}

/** Joins texts that only a comment separates. */
function joinTexts(nodes: readonly Node[]): Node[] {
  const joined: Node[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last && isText(last) && isText(node)) last.value += node.value;
    else joined.push(node);
  }
  return joined;
}

function isComment(node: Node): boolean {
  return node.nodeName === '#comment' && 'data' in node && !/^(?:\[if|!|#)/.test(node.data);
}

function isBreak(node: Node): boolean {
  return isElement(node) && node.tagName === 'br';
}

function keepsSpace(element: Element): boolean {
  return (
    /^(?:pre|textarea|listing|script|style|svg|math|xmp|plaintext)$/.test(element.tagName) ||
    /white-space/i.test(attributeOf(element, 'style') ?? '')
  );
}
