import { gfm } from '@joplin/turndown-plugin-gfm';
import { createDocument } from '@mixmark-io/domino';
import TurndownService from 'turndown';

/** Longer embedded pictures are dropped, because they would clutter the text. */
const maxImageAddress = 100_000;

/** The used members of a parsed element. The parser works without a browser's DOM, so pasted HTML never reaches one. */
interface HtmlElement {
  readonly tagName: string;
  readonly nodeName: string;
  readonly textContent: string;
  readonly parentNode: HtmlElement | null;
  readonly previousSibling: HtmlElement | null;
  readonly nextSibling: HtmlElement | null;
  readonly children: ArrayLike<HtmlElement>;
  readonly firstChild: HtmlElement | null;
  getAttribute(name: string): string | null;
  appendChild(child: HtmlElement): void;
  insertBefore(child: HtmlElement, before: HtmlElement): void;
  removeChild(child: HtmlElement): void;
}

interface HtmlDocument {
  readonly body: HtmlElement;
  createElement(tag: string): HtmlElement;
  querySelectorAll(selector: string): ArrayLike<HtmlElement>;
}

/** How Markdown is written where it leaves a choice. */
export interface MarkdownStyle {
  readonly headings: 'atx' | 'setext';
  readonly bullet: '-' | '*' | '+';
  readonly links: 'inlined' | 'referenced';
}

const usualStyle: MarkdownStyle = { headings: 'atx', bullet: '-', links: 'inlined' };

/**
 * Converts HTML, also as copied from browsers and office programs, to Markdown with GitHub's tables, task lists and
 * strikethrough.
 */
export function htmlToMarkdown(html: string, style = usualStyle): string {
  const document = createDocument(html) as HtmlDocument;
  normalizeOfficeMarkup(document);
  const { body } = document;
  // Turndown clones the document, which fails for names that are valid in HTML but not in the DOM.
  const inPlace: object = Object.create(body, { cloneNode: { value: () => body } }) as object;
  return createService(style)
    .turndown(inPlace as never)
    .trim();
}

function createService({ headings, bullet, links }: MarkdownStyle): TurndownService {
  const service = new TurndownService({
    headingStyle: headings,
    bulletListMarker: bullet,
    linkStyle: links,
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    hr: '---',
  });
  service.use(gfm);
  // Turndown leaves these, which would turn text into a tag or another character.
  const escape = service.escape.bind(service);
  service.escape = (text) =>
    escape(text)
      .replaceAll(/<(?=[a-z/!?])/gi, '\\<')
      .replaceAll(/&(?=#?\w+;)/g, '\\&')
      .replaceAll('~~', String.raw`\~\~`)
      .replace(/^(\d+)\)(?=\s|$)/, String.raw`$1\)`)
      // Before a link it would make a picture of it, at the end of a heading it would go.
      .replace(/!$/, '\\!')
      .replace(/(?<=\s|^)#+$/, '\\$&');
  service.remove(['script', 'style', 'title', 'meta', 'noscript', 'template'] as never);
  addBlockRules(service, headings);
  for (const [name, tags, mark] of [
    ['strong', ['strong', 'b'], '**'],
    ['emphasis', ['em', 'i'], '*'],
  ] as const) {
    service.addRule(name, {
      filter: [...tags],
      replacement: (content, node) => emphasize(content, node as unknown as HtmlElement, tags[0], mark),
    });
  }
  service.addRule('compact-list-item', {
    filter: 'li',
    replacement: (content, node) => makeListItem(content, node as unknown as HtmlElement, bullet),
  });
  service.addRule('huge-image', {
    filter: (node) => {
      const image = node as unknown as HtmlElement;
      return image.nodeName === 'IMG' && (image.getAttribute('src') ?? '').length > maxImageAddress;
    },
    replacement: (_content, node) => (node as unknown as HtmlElement).getAttribute('alt') ?? '',
  });
  return service;
}

function addBlockRules(service: TurndownService, headings: MarkdownStyle['headings']): void {
  // Turndown knows code in <pre> alone.
  service.addRule('plain-pre', {
    filter: (node) => node.nodeName === 'PRE' && node.firstChild?.nodeName !== 'CODE',
    replacement: (_content, node) => {
      const text = (node as unknown as HtmlElement).textContent.replace(/\n$/, '');
      const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
      const fence = '`'.repeat(longest + 1);
      return `\n\n${fence}\n${text}\n${fence}\n\n`;
    },
  });
  // A heading is one line.
  service.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, node) => {
      const level = Number(node.nodeName.charAt(1));
      const text = content.trim().replaceAll(/\s*\n\s*/g, ' ');
      if (text === '') return '';
      return headings === 'setext' && level < 3
        ? `\n\n${text}\n${(level === 1 ? '=' : '-').repeat(text.length)}\n\n`
        : `\n\n${'#'.repeat(level)} ${text}\n\n`;
    },
  });
  service.addRule('summary', { filter: ['summary'], replacement: (content) => `\n\n${content}\n\n` });
}

/**
 * Marks text as strong or emphasized; as HTML if a sign between a letter and the mark would make the mark plain
 * text (CommonMark 6.2).
 */
function emphasize(content: string, node: HtmlElement, tag: string, mark: string): string {
  if (content.trim() === '') return '';
  const isLetter = (character: string | undefined) =>
    character !== undefined && !/[\s\p{P}\p{S}]/u.test(character);
  const isSign = (character: string | undefined) =>
    character !== undefined && /[\p{P}\p{S}]/u.test(character);
  const before = node.previousSibling?.textContent.slice(-1);
  const after = node.nextSibling?.textContent.slice(0, 1);
  const isNoMark =
    (isLetter(before === '' ? undefined : before) && isSign(content.slice(0, 1))) ||
    (isLetter(after === '' ? undefined : after) && isSign(content.slice(-1)));
  return isNoMark ? `<${tag}>${content}</${tag}>` : mark + content + mark;
}

function makeListItem(content: string, node: HtmlElement, bullet: string): string {
  const list = node.parentNode;
  const position = list ? Array.from(list.children).indexOf(node) : 0;
  const start = Number(list?.getAttribute('start') ?? '1');
  const marker = list?.nodeName === 'OL' ? `${start + position}. ` : `${bullet} `;
  const text = content.trim().replaceAll('\n', `\n${' '.repeat(marker.length)}`);
  return `${marker}${text.replace(/^[ \t]+$/gm, '')}\n`;
}

/**
 * Converts styles of office programs to elements: they mark bold and italic with styles, and wrap normal text in a bold
 * element.
 */
function normalizeOfficeMarkup(document: HtmlDocument): void {
  for (const element of findAll(document, ['b', 'strong'])) {
    if (/font-weight:\s*(?:normal|400)/i.test(element.getAttribute('style') ?? '')) unwrap(element);
  }
  for (const element of findAll(document, ['span'])) {
    const style = element.getAttribute('style') ?? '';
    if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) wrapInside(document, element, 'strong');
    if (/font-style:\s*italic/i.test(style)) wrapInside(document, element, 'em');
    if (/text-decoration:[^;]*line-through/i.test(style)) wrapInside(document, element, 'del');
  }
  for (const element of findAll(document, ['b', 'strong', 'i', 'em', 'del', 's'])) joinNext(element);
}

/** Finds each tag on its own: for several at once, domino renumbers all nodes after each change, which is quadratic. */
function findAll(document: HtmlDocument, tags: readonly string[]): HtmlElement[] {
  return tags.flatMap((tag) => Array.from(document.querySelectorAll(tag)));
}

/** Two bold words side by side are one: their marks would meet. */
function joinNext(element: HtmlElement): void {
  for (let next = element.nextSibling; next?.nodeName === element.nodeName; next = element.nextSibling) {
    while (next.firstChild) element.appendChild(next.firstChild);
    next.parentNode?.removeChild(next);
  }
}

function unwrap(element: HtmlElement): void {
  const parent = element.parentNode;
  if (!parent) return;
  while (element.firstChild) parent.insertBefore(element.firstChild, element);
  parent.removeChild(element);
}

function wrapInside(document: HtmlDocument, element: HtmlElement, tag: string): void {
  if (element.textContent.trim() === '') return;
  const wrapper = document.createElement(tag);
  while (element.firstChild) wrapper.appendChild(element.firstChild);
  element.appendChild(wrapper);
}
