import { flattenCode } from './code-text.ts';
import { repairCopied, writeAsText } from './copied-html.ts';
import {
  blocks,
  childrenOf,
  findAll,
  type HtmlDocument,
  type HtmlElement,
  isBlank,
  isInside,
  moveChildren,
  unwrap,
} from './html-element.ts';
import { normalizeTables } from './tables.ts';
import { joinTasks, nestLists } from './lists.ts';

const markKinds = [
  ['b', 'strong'],
  ['i', 'em'],
  ['del', 's', 'strike'],
];
const marks = markKinds.flat();
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
/** Changes a document so that each mark of Markdown can hold what it is around. */
export function normalizeHtml(document: HtmlDocument): void {
  repairCopied(document);
  writeAsText(document);
  linkMedia(document);
  normalizeTables(document);
  flattenCode(document);
  normalizeOfficeMarkup(document);
  nestLists(document);
  joinTasks(document);
  for (const span of findAll(document, ['span'])) unwrap(span);
  for (const kind of [...markKinds, ['code']]) {
    for (const element of findAll(document, kind)) {
      // A mark within the same mark would end it, and one around nothing is not a mark.
      if (isBlank(element) || isInside(element, kind)) unwrap(element);
      else joinNext(element, kind);
    }
  }
  flattenHeadings(document);
  for (const element of findAll(document, ['a', 'img'])) cleanAddress(element);
  for (const element of findAll(document, ['a', ...marks])) {
    if (element.localName === 'a' && element.getAttribute('href') === null) continue;
    // Parsers make empty links of those in a link.
    if (isBlank(element)) unwrap(element);
    if (!holdsBlock(element)) continue;
    pushDown(element, element);
    unwrap(element);
  }
  markTexts(document.body, false, false);
}

/**
 * Converts styles of office programs to elements: they mark bold and italic with styles, and wrap normal text in a bold
 * element.
 */
function normalizeOfficeMarkup(document: HtmlDocument): void {
  for (const element of findAll(document, ['b', 'strong'])) {
    if (/(?<![\w-])font-weight:\s*(?:normal|400)/i.test(element.getAttribute('style') ?? '')) unwrap(element);
  }
  for (const element of findAll(document, ['span'])) {
    const style = element.getAttribute('style') ?? '';
    if (/(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i.test(style)) wrapInside(document, element, 'strong');
    if (/(?<![\w-])font-style:\s*italic/i.test(style)) wrapInside(document, element, 'em');
    if (/text-decoration:[^;]*line-through/i.test(style)) wrapInside(document, element, 'del');
  }
}

/** Links players and pages within the page, by their titles: Markdown does not show them. */
function linkMedia(document: HtmlDocument): void {
  for (const media of findAll(document, ['audio', 'video', 'iframe'])) {
    const source = media.getAttribute('src') ?? media.querySelector('source[src]')?.getAttribute('src') ?? '';
    if (!isLinkable(source) || isInside(media, ['a'])) continue;
    const link = document.createElement('a');
    link.setAttribute('href', source);
    const title = media.getAttribute('title')?.trim() ?? '';
    link.appendChild(document.createTextNode(title === '' ? source : title));
    media.parentNode?.insertBefore(link, media);
    media.parentNode?.removeChild(media);
  }
}

/** Whether an address leads to a file or page of its own. */
export function isLinkable(address: string): boolean {
  return address.trim() !== '' && !/^\s*(?:javascript|vbscript|data|about|blob):/i.test(address);
}

/** Two bold words side by side are one: their marks would meet. */
function joinNext(element: HtmlElement, kind: readonly string[]): void {
  for (let next = element.nextSibling; next; next = element.nextSibling) {
    if (kind.includes(next.nodeName.toLowerCase())) moveChildren(next, element);
    else if (next.nodeName !== '#comment') return;
    next.parentNode?.removeChild(next);
  }
}

/** A heading is one line, in which the signs of blocks would be text. */
function flattenHeadings(document: HtmlDocument): void {
  for (const block of findAll(document, ['hr', 'li', 'ul', 'ol', 'blockquote', 'pre'])) {
    if (!isInside(block, headings)) continue;
    block.parentNode?.insertBefore(document.createTextNode(' '), block);
    unwrap(block);
  }
}

/** Removes the white space that browsers ignore in an address (URL Standard, 4.4); in Markdown it would end the link. */
function cleanAddress(element: HtmlElement): void {
  const name = element.nodeName === 'A' ? 'href' : 'src';
  const given = element.getAttribute(name) ?? '';
  const address = given.replaceAll(/[\t\n\r]/g, '').trim();
  if (address !== given) element.setAttribute(name, address);
}

function wrapInside(document: HtmlDocument, element: HtmlElement, tag: string): void {
  if (element.textContent.trim() === '') return;
  const wrapper = document.createElement(tag);
  moveChildren(element, wrapper);
  element.appendChild(wrapper);
}

function holdsBlock(element: HtmlElement): boolean {
  return childrenOf(element).some((child) => isBoundary(child) || holdsBlock(child));
}

/** Returns whether a mark of Markdown ends at a node: at a block, and at the blank line of two line breaks. */
function isBoundary({ nodeName, previousSibling, nextSibling }: HtmlElement): boolean {
  return blocks.test(nodeName) || (nodeName === 'BR' && [previousSibling, nextSibling].some(isBreak));
}

function isBreak(node: HtmlElement | null): boolean {
  return node?.nodeName === 'BR';
}

/** Puts an element that is around blocks around the text in each of them, because Markdown ends it with a block. */
function pushDown(element: HtmlElement, parent: HtmlElement): void {
  let wrapper: HtmlElement | undefined;
  for (const child of childrenOf(parent)) {
    if (isBoundary(child) || holdsBlock(child)) {
      wrapper = undefined;
      if (!/^(?:PRE|HR)$/.test(child.nodeName)) pushDown(element, child);
    } else if (wrapper ?? !isBlank(child)) {
      if (!wrapper) {
        wrapper = element.cloneNode(false);
        parent.insertBefore(wrapper, child);
      }
      wrapper.appendChild(child);
    }
  }
}

/**
 * Marks texts with U+0000, which no parsed text holds: between bars in cells, in addresses within a link, and behind
 * an address that another element follows. Without it the first lose bars, and the others are read as other links.
 */
function markTexts(parent: HtmlElement, isInCell: boolean, isInLink: boolean): void {
  for (const node of childrenOf(parent)) {
    const { nodeName, nodeValue: text } = node;
    if (nodeName !== '#text' || text === null) {
      markTexts(node, isInCell || /^T[DH]$/.test(nodeName), isInLink || nodeName === 'A');
      continue;
    }
    let marked = isInCell ? text.replaceAll(/\|(?=\|)/g, '|\0') : text;
    if (isInLink) marked = marked.replaceAll(/(?<=https?|ftp)(?=:)|(?<=www)(?=\.)/gi, '\0');
    const address = Math.max(text.lastIndexOf('://'), text.lastIndexOf('www.'));
    if (address >= 0 && !/\s/.test(text.slice(address)) && isTouched(node)) marked += '\0';
    if (marked !== text) node.nodeValue = marked;
  }
}

/** Returns whether text follows a node without a space, also after the elements that it ends. */
function isTouched(node: HtmlElement): boolean {
  let at: HtmlElement | null = node;
  while (at && !at.nextSibling && !blocks.test(at.nodeName)) at = at.parentNode;
  const next = at?.nextSibling;
  if (!next || blocks.test(next.nodeName) || /^(?:\s|BR$)/.test(next.textContent || next.nodeName))
    return false;
  return next.textContent !== '' || next.nodeName === 'A' || isTouched(next);
}
