import { inform } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { ToolInputError } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { rewriteCopied } from '#core/text/html/copied-html.ts';
import { htmlToMarkdown, type MarkdownStyle } from '#core/text/html/html-to-markdown.ts';
import { isLinkable } from '#core/text/html/normalize-html.ts';
import { breakLines, cleanTree, minifyTree } from './clean.ts';
import {
  attributeOf,
  childrenOf,
  type Element,
  elementsOf,
  isElement,
  parseHtml,
  type Parent,
  writeHtml,
} from './html-tree.ts';
import { writePlainText } from './plain-text.ts';
import { inTable, takeOut } from './take-out.ts';

interface HtmlOptions extends MarkdownStyle {
  readonly output: 'markdown' | 'clean' | 'minify' | 'text';
  readonly keepsClasses: boolean;
  readonly base: string;
}

/** Elements that Markdown has nothing for, whose loss a reader would notice. */
const noMarkdown =
  /^(?:iframe|video|audio|canvas|svg|math|object|embed|form|select|textarea|map|su[bp]|u|kbd|mark|ruby)$/;

/** Converts HTML by the options, and reports what could not be carried over. */
export function convertHtml(source: string, options: HtmlOptions): { content: string; notes: Note[] } {
  const isForReading = options.output === 'markdown' || options.output === 'text';
  const html = isForReading ? inTable(takeOut(source)) : takeOut(source);
  const tree = parseHtml(
    options.output === 'minify' ? html : rewriteCopied(html, options.output !== 'clean'),
  );
  const notes: Note[] = [];
  const tell = (sentence: string) => notes.push(inform(sentence));
  const base = baseOf(tree, options.base.trim());
  if (base !== '' && options.output !== 'minify') completeLinks(tree, base);
  switch (options.output) {
    case 'markdown':
      for (const sentence of lossesOf(tree)) tell(sentence);
      return { content: htmlToMarkdown(writeHtml(tree), options), notes };
    case 'text':
      return { content: writePlainText(tree), notes };
    case 'clean': {
      const removed = cleanTree(tree, options.keepsClasses);
      if (removed > 0) tell(`${formatCount(removed, 'attribute')} taken out.`);
      breakLines(tree);
      return { content: writeHtml(tree).trim(), notes };
    }
    case 'minify':
      minifyTree(tree);
      return { content: writeHtml(tree, true), notes };
  }
}

/** The base that a page has itself counts from its address (HTML Standard, 4.2.3). */
function baseOf(tree: Parent, address: string): string {
  for (const element of elementsOf(tree)) {
    const own = element.tagName === 'base' ? attributeOf(element, 'href') : undefined;
    if (own !== undefined) return URL.parse(own, address === '' ? undefined : address)?.href ?? address;
  }
  return address;
}

function completeLinks(tree: Parent, base: string): void {
  if (!URL.canParse(base)) {
    throw new ToolInputError('The base URL is not a full address.', {
      field: 'base',
      hint: 'Write it as https://example.com/page.',
    });
  }
  for (const element of elementsOf(tree)) {
    for (const attribute of element.attrs) {
      // Links within the page stay.
      const complete = (address: string) =>
        address.startsWith('#') ? address : (URL.parse(address, base)?.href ?? address);
      if (/^(?:href|src|poster|cite|action)$/.test(attribute.name))
        attribute.value = complete(attribute.value);
      if (attribute.name === 'srcset') attribute.value = mapSrcset(attribute.value, complete);
    }
  }
}

/** Changes the addresses of a `srcset`: each is up to a space, and may hold commas (HTML Standard, 4.8.4.2.2). */
function mapSrcset(srcset: string, change: (address: string) => string): string {
  // An address that ends with a comma has nothing after it; each part is looked at once.
  return srcset.replaceAll(/([^\s,]\S*)((?<=,)|(?!\S)[^,]*)/g, (_, part: string, rest: string) => {
    let end = part.length;
    while (part[end - 1] === ',') end -= 1;
    return change(part.slice(0, end)) + part.slice(end) + rest;
  });
}

function lossesOf(tree: Parent): string[] {
  const counts = new Map<string, number>();
  let [merged, renumbered] = [0, 0];
  for (const element of elementsOf(tree)) {
    const { tagName } = element;
    const isTex = attributeOf(element, 'data-tex') !== undefined;
    if (noMarkdown.test(tagName) && !isTex && !isLinked(element))
      counts.set(tagName, (counts.get(tagName) ?? 0) + 1);
    if (tagName === 'ol') renumbered += lostNumbers(element);
    if (
      Number(attributeOf(element, 'colspan') ?? '1') > 1 ||
      Number(attributeOf(element, 'rowspan') ?? '1') > 1
    ) {
      merged += 1;
    }
  }
  const left = [...counts].map(([tag, count]) => `${count} × <${tag}>`);
  return [
    ...(left.length > 0 ? [`Markdown has nothing for ${left.join(', ')}: only their text is kept.`] : []),
    ...(merged > 0 ? [`${formatCount(merged, 'merged cell')} written as single cells.`] : []),
    ...(renumbered > 0
      ? [`${formatCount(renumbered, 'item number')} lost: Markdown counts up from the first item.`]
      : []),
  ];
}

/** Players and pages within the page become links. */
function isLinked(element: Element): boolean {
  if (!/^(?:audio|video|iframe)$/.test(element.tagName)) return false;
  const sources = childrenOf(element).filter((node) => isElement(node) && node.tagName === 'source');
  return [element, ...(sources as Element[])].some((at) => isLinkable(attributeOf(at, 'src') ?? ''));
}

/** Counts the items whose number is not one more than that before it. */
function lostNumbers(list: Element): number {
  const items = childrenOf(list).filter((node) => isElement(node) && node.tagName === 'li') as Element[];
  if (attributeOf(list, 'reversed') !== undefined) return Math.max(0, items.length - 1);
  const numberOf = (item: Element | undefined) => Number((item && attributeOf(item, 'value')) ?? Number.NaN);
  let next = numberOf(items[0]) || Number(attributeOf(list, 'start') ?? 1);
  return items.filter((item) => {
    const given = numberOf(item);
    const isOther = !Number.isNaN(given) && given !== next;
    next = (isOther ? given : next) + 1;
    return isOther;
  }).length;
}
