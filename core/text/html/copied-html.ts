import { createDocument } from '@mixmark-io/domino';
import { findAll, type HtmlDocument, type HtmlElement, isBlank, moveChildren } from './html-element.ts';

/** Rewrites lists of Word as lists, and leaves one of each formula: as TeX if that is asked for. */
export function rewriteCopied(html: string, hasTex: boolean): string {
  if (!/mso-list:|<math\b/i.test(html)) return html;
  const document = createDocument(html) as HtmlDocument;
  makeOfficeLists(document);
  removeTwins(document);
  if (hasTex) writeFormulas(document);
  const isWhole = /<(?:!doctype|html|head|body)[\s>]/i.test(html);
  return isWhole ? document.documentElement.outerHTML : document.body.innerHTML;
}

/** Removes what is shown in place of a formula and hidden from screen readers: Wikipedia's picture, KaTeX's letters. */
export function removeTwins(document: HtmlDocument): void {
  for (const math of findAll(document, ['math'])) {
    const frame = math.parentNode;
    const parent = frame && /^(?:SPAN|MJX-)/.test(frame.nodeName) ? frame.parentNode : null;
    for (const twin of Array.from(parent?.children ?? []))
      if (twin.getAttribute('aria-hidden') === 'true') parent?.removeChild(twin);
  }
}

/** Writes the TeX that a formula carries along (MathML Core, annotation) as its only text. */
export function writeFormulas(document: HtmlDocument): void {
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
export function makeOfficeLists(document: HtmlDocument): void {
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
