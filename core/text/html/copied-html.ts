import { createDocument } from '@mixmark-io/domino';
import {
  findAll,
  type HtmlDocument,
  type HtmlElement,
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
    !/mso-list:|<(?:math|q|picture)\b|\sdata-[a-z-]*src|\sdata-original|white-space:\s*pre/i.test(html) &&
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
  for (const picture of findAll(document, ['picture'])) {
    const source = picture.querySelector('source[srcset],source[data-srcset]');
    if (!source || picture.querySelector('img')) continue;
    const image = document.createElement('img');
    const set = source.getAttribute('srcset') ?? source.getAttribute('data-srcset') ?? '';
    image.setAttribute('src', set.trim().replace(/,?\s[^]*$/, ''));
    picture.appendChild(image);
  }
  for (const image of findAll(document, ['img'])) {
    const given = image.getAttribute('src') ?? '';
    if (given !== '' && !/^data:/i.test(given)) continue;
    const names = ['data-src', 'data-lazy-src', 'data-original', 'data-original-src'];
    const address = names.map((name) => image.getAttribute(name)).find((value) => (value ?? '') !== '');
    if (address !== undefined && address !== null) image.setAttribute('src', address);
  }
}

/** Editors copy code as blocks with a style. */
function markEditorCode(document: HtmlDocument): void {
  for (const block of findAll(document, ['div[style*="white-space"]'])) {
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

/** Writes what HTML says with elements alone. */
export function writeAsText(document: HtmlDocument): void {
  takeTex(document);
  writeFormulas(document);
  writeQuotes(document);
}

const mayHoldTex =
  /math\/tex|<math-renderer|\sclass=["']?[^"'<>]*\b(?:math(?:-container|\s+(?:inline|display|notranslate))|arithmatex)\b/i;
/** The elements of Stack Exchange, GitHub, Pandoc, Sphinx and MkDocs around the TeX that MathJax is to show. */
const texFrames = '.math-container,math-renderer,.math,.arithmatex';

/** Takes formulas from the scripts of MathJax 2, without what it shows for them, and from texts that it is to show. */
function takeTex(document: HtmlDocument): void {
  for (const script of findAll(document, ['script[type^="math/tex"]'])) {
    for (let shown = script.previousSibling; shown; shown = script.previousSibling) {
      if (!/^(?:SPAN|DIV)$/.test(shown.nodeName)) break;
      if (!/^(?:MathJax|MJX)/.test(shown.getAttribute('class') ?? '')) break;
      shown.parentNode?.removeChild(shown);
    }
    const isBlock = (script.getAttribute('type') ?? '').includes('display');
    putFormula(document, script, script.textContent, isBlock);
  }
  for (const frame of findAll(document, texFrames.split(','))) {
    const [, open, tex] = /^(\$\$?|\\[([])([^]+?)(?:\$\$?|\\[\])])$/.exec(frame.textContent.trim()) ?? [];
    if (tex !== undefined && frame.children.length === 0)
      putFormula(document, frame, tex, open === '$$' || open === '\\[');
  }
}

function putFormula(document: HtmlDocument, element: HtmlElement, tex: string, isBlock: boolean): void {
  const math = document.createElement('math');
  if (isBlock) math.setAttribute('display', 'block');
  math.setAttribute('data-tex', '');
  math.appendChild(document.createTextNode(tex.trim().replaceAll(/\s+/g, ' ')));
  element.parentNode?.insertBefore(math, element);
  element.parentNode?.removeChild(element);
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

/** Writes the TeX that a formula carries along (MathML Core, annotation) as its only text. */
function writeFormulas(document: HtmlDocument): void {
  for (const math of findAll(document, ['math'])) {
    const tex = math.querySelector('annotation[encoding="application/x-tex"]')?.textContent.trim();
    if (tex === undefined || tex === '') continue;
    while (math.firstChild) math.removeChild(math.firstChild);
    math.appendChild(document.createTextNode(tex.replaceAll(/\s+/g, ' ')));
    math.setAttribute('data-tex', '');
  }
}

/** A formula in the notation of GitHub and Pandoc. */
export function markFormula(math: HtmlElement): string {
  const mark = math.getAttribute('display') === 'block' ? '$$' : '$';
  return mark + math.textContent + mark;
}

/** Makes lists of the paragraphs that Word writes for items: their level is in a style, and their mark is text. */
function makeOfficeLists(document: HtmlDocument): void {
  let open: { level: number; id: string; list: HtmlElement }[] = [];
  let last: HtmlElement | undefined;
  for (const item of findAll(document, ['p[style*="mso-list"]'])) {
    const [, id = '', level = '1'] =
      /mso-list:\s*(\S+)\s+level(\d+)/i.exec(item.getAttribute('style') ?? '') ?? [];
    const mark = item.querySelector('[style*="mso-list:Ignore"],[style*="mso-list: Ignore"]');
    if (id === '' || !mark) continue;
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
