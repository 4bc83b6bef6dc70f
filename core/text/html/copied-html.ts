import { createDocument } from '@mixmark-io/domino';
import { mayHoldTex, writeFormulas } from './formulas.ts';
import {
  findAll,
  type HtmlDocument,
  type HtmlElement,
  childrenOf,
  isBlank,
  isInside,
  moveChildren,
  replaceTag,
  unwrap,
} from './html-element.ts';

/**
 * Rewrites lists of Word as lists, and code of editors as code; gives pictures that wait their addresses, and leaves
 * one of each formula. Where no HTML is written, formulas are TeX, and quotations have their marks.
 */
export function rewriteCopied(html: string, isForText: boolean): string {
  if (
    !/mso-list:|<(?:math|q|picture)\b|\ssrcset=|\sdata-[a-z-]*src|\sdata-original|white-space:\s*pre/i.test(
      html,
    ) &&
    !mayHoldTex.test(html)
  )
    return html;
  const document = createDocument(html) as HtmlDocument;
  repairCopied(document);
  if (isForText) writeAsText(document);
  const isWhole = /<(?:!doctype|html|head|body)[\s>]/i.test(html);
  return isWhole ? document.documentElement.outerHTML : document.body.innerHTML;
}

/** Changes what only scripts and styles make a picture, a list or code. */
export function repairCopied(document: HtmlDocument): void {
  showPictures(document);
  markEditorCode(document);
  makeOfficeLists(document);
  removeTwins(document);
}

/** Scripts load a picture when it comes into view: until then its address is elsewhere. */
function showPictures(document: HtmlDocument): void {
  for (const image of findAll(document, ['img'])) {
    const given = image.getAttribute('src') ?? '';
    if (given !== '' && !/^data:/i.test(given)) continue;
    const names = ['data-src', 'data-lazy-src', 'data-original', 'data-original-src'];
    const address = names.map((name) => image.getAttribute(name)).find((value) => (value ?? '') !== '');
    if (address !== undefined && address !== null) image.setAttribute('src', address);
  }
}

/** Takes the address of a picture that is only in its sources, and removes these with the spaces around them. */
function takeSources(document: HtmlDocument): void {
  for (const picture of findAll(document, ['picture']))
    if (!picture.querySelector('img')) picture.appendChild(document.createElement('img'));
  for (const image of findAll(document, ['img'])) {
    const given = image.getAttribute('src') ?? '';
    if (given !== '' && !/^data:/i.test(given)) continue;
    const around = isInside(image, ['picture']) ? childrenOf(image.parentNode ?? image) : [];
    const address = firstOfSets([image, ...around]);
    if (address !== undefined) image.setAttribute('src', address);
  }
  for (const source of findAll(document, ['source']))
    if (source.parentNode?.nodeName === 'PICTURE') source.parentNode.removeChild(source);
}

/** Returns the first address in the `srcset` of an image or of a source (HTML Standard, 4.8.4.2.2). */
function firstOfSets(elements: readonly HtmlElement[]): string | undefined {
  const sets = elements
    .filter(({ nodeName }) => /^(?:IMG|SOURCE)$/.test(nodeName))
    .map((element) => (element.getAttribute('srcset') ?? element.getAttribute('data-srcset') ?? '').trim());
  return sets.find((set) => set !== '')?.replace(/,?\s[^]*$/, '');
}

/** Editors copy code as blocks with a style. */
function markEditorCode(document: HtmlDocument): void {
  for (const block of findAll(document, ['div'])) {
    const style = block.getAttribute('style') ?? '';
    if (/white-space:\s*pre\s*(?:;|$)/i.test(style) && /font-family:[^;]*monospace/i.test(style))
      replaceTag(document, block, 'pre');
  }
}

/** Removes what is shown in place of a formula and hidden from screen readers: Wikipedia's picture, KaTeX's letters. */
function removeTwins(document: HtmlDocument): void {
  for (const math of findAll(document, ['math'])) {
    const frame = math.parentNode;
    const parent = frame && /^(?:SPAN|MJX-)/.test(frame.nodeName) ? frame.parentNode : null;
    for (const twin of Array.from(parent?.children ?? []))
      if (twin.getAttribute('aria-hidden') === 'true') parent?.removeChild(twin);
  }
}

/** Writes what HTML says only with elements. */
export function writeAsText(document: HtmlDocument): void {
  takeSources(document);
  writeFormulas(document);
  writeQuotes(document);
}

/** Browsers show the marks of quotations, inner ones as single marks (HTML Standard, 15.3.4). */
function writeQuotes(document: HtmlDocument): void {
  for (const quote of findAll(document, ['q']).toReversed()) {
    const [open, close] = isInside(quote, ['q']) ? ['‘', '’'] : ['“', '”'];
    quote.insertBefore(document.createTextNode(open), quote.firstChild);
    quote.appendChild(document.createTextNode(close));
    unwrap(quote);
  }
}

/** Makes lists of the paragraphs that Word writes for items: their level is in a style, and their mark is text. */
function makeOfficeLists(document: HtmlDocument): void {
  let open: { level: number; id: string; list: HtmlElement }[] = [];
  let last: HtmlElement | undefined;
  for (const item of findAll(document, ['p'])) {
    const [, id = '', level = '1'] =
      /mso-list:\s*(\S+)\s+level(\d+)/i.exec(item.getAttribute('style') ?? '') ?? [];
    if (id === '') continue;
    const mark = item.querySelector('[style*="mso-list:Ignore"],[style*="mso-list: Ignore"]');
    if (!mark) continue;
    if (!last || !isNext(last, item)) open = [];
    open = open.filter(
      (each) => each.level < Number(level) || (each.level === Number(level) && each.id === id),
    );
    const sign = mark.textContent.trim();
    mark.parentNode?.removeChild(mark);
    const entry = document.createElement('li');
    moveChildren(item, entry);
    let at = open.at(-1);
    if (at?.level !== Number(level)) {
      const list = listFor(document, sign);
      const parent = at?.list.lastChild;
      if (parent) parent.appendChild(list);
      else item.parentNode?.insertBefore(list, item);
      at = { level: Number(level), id, list };
      open.push(at);
    }
    item.parentNode?.removeChild(item);
    at.list.appendChild(entry);
    last = open[0]?.list;
  }
}

function listFor(document: HtmlDocument, sign: string): HtmlElement {
  const [, number] = /^\(?(\w+)[.)]$/.exec(sign) ?? [];
  const list = document.createElement(number === undefined ? 'ul' : 'ol');
  if (/^\d+$/.test(number ?? '') && Number(number) !== 1) list.setAttribute('start', number ?? '');
  return list;
}

function isNext(list: HtmlElement, item: HtmlElement): boolean {
  let next = list.nextSibling;
  while (next && next !== item && isBlank(next)) next = next.nextSibling;
  return next === item;
}
