import { tables, taskListItems } from '@joplin/turndown-plugin-gfm';
import { createDocument } from '@mixmark-io/domino';
import TurndownService from 'turndown';
import { escapeMarkdown } from './escape-markdown.ts';
import { markFormula } from './formulas.ts';
import type { HtmlDocument, HtmlElement } from './html-element.ts';
import { findAlternateLists, interruptsParagraph, makeListItem } from './lists.ts';
import { normalizeHtml } from './normalize-html.ts';
import { holds } from './tables.ts';

/** Longer embedded pictures are dropped, because they would clutter the text. */
const maxImageAddress = 100_000;

/** How Markdown is written where it leaves a choice. */
export interface MarkdownStyle {
  readonly headings: 'atx' | 'setext';
  readonly bullet: '-' | '*' | '+';
  readonly links: 'inlined' | 'referenced';
}

/** Blocks that cells of Markdown cannot hold: their tables stay HTML. */
const cellBlocks = ['ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'blockquote', 'pre'];

const usualStyle: MarkdownStyle = { headings: 'atx', bullet: '-', links: 'inlined' };

/**
 * Converts HTML, also as copied from browsers and office programs, to Markdown with GitHub's tables, task lists and
 * strikethrough.
 */
export function htmlToMarkdown(html: string, style = usualStyle): string {
  const document = createDocument(html) as HtmlDocument;
  normalizeHtml(document);
  const { body } = document;
  // Turndown clones the document, which fails for names that are valid in HTML but not in the DOM.
  const inPlace: object = Object.create(body, { cloneNode: { value: () => body } }) as object;
  return createService(style, findAlternateLists(document))
    .turndown(inPlace as never)
    .replaceAll('\0', '')
    .trim();
}

function createService(
  { headings, bullet, links }: MarkdownStyle,
  alternates: ReadonlySet<HtmlElement>,
): TurndownService {
  const service = new TurndownService({
    headingStyle: headings,
    bulletListMarker: bullet,
    linkStyle: links,
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    hr: '---',
    // An item without text counts, too.
    blankReplacement: (_content, node) => {
      const element = node as unknown as HtmlElement & { isBlock: boolean };
      if (element.nodeName === 'LI') return makeListItem('', element, bullet, alternates);
      return element.isBlock ? '\n\n' : '';
    },
  });
  service.use([tables, taskListItems]);
  service.escape = escapeMarkdown;
  service.remove(['script', 'style', 'title', 'meta', 'noscript', 'template'] as never);
  addBlockRules(service, headings);
  for (const [name, tags, mark] of [
    ['strong', ['strong', 'b'], '**'],
    ['emphasis', ['em', 'i'], '*'],
    ['strikethrough', ['del', 's', 'strike'], '~~'],
  ] as const) {
    service.addRule(name, {
      filter: [...tags] as never,
      replacement: (content, node) => emphasize(content, node as unknown as HtmlElement, tags[0], mark),
    });
  }
  service.addRule('compact-list-item', {
    filter: 'li',
    replacement: (content, node) => makeListItem(content, node as unknown as HtmlElement, bullet, alternates),
  });
  service.addRule('list', {
    filter: ['ul', 'ol'],
    replacement(content, node) {
      const list = node as unknown as HtmlElement;
      const isLast = node.parentNode?.nodeName === 'LI' && node.parentNode.lastElementChild === node;
      return isLast && interruptsParagraph(list) ? `\n${content}` : `\n\n${content}\n\n`;
    },
  });
  service.addRule('formula', {
    filter: (node) => (node as unknown as HtmlElement).getAttribute('data-tex') !== null,
    replacement: (_content, node) => markFormula(node as unknown as HtmlElement),
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
  service.addRule('code-block', {
    filter: 'pre',
    replacement: (_content, node) => {
      const text = node.textContent;
      const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
      const fence = '`'.repeat(longest + 1);
      return `\n\n${fence}${node.getAttribute('lang') ?? ''}\n${text}\n${fence}\n\n`;
    },
  });
  // A heading is one line.
  service.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, node) => {
      const level = Number(node.nodeName.charAt(1));
      const text = content.trim().replaceAll(/(?<!\s)\s*\n\s*/g, ' ');
      if (text === '') return '';
      return headings === 'setext' && level < 3
        ? `\n\n${text}\n${(level === 1 ? '=' : '-').repeat(text.length)}\n\n`
        : `\n\n${'#'.repeat(level)} ${text}\n\n`;
    },
  });
  service.addRule('table-of-blocks', {
    filter: (node) => node.nodeName === 'TABLE' && holds(node as unknown as HtmlElement, cellBlocks),
    // A blank line would end the HTML (CommonMark 4.6).
    replacement: (_content, node) => `\n\n${node.outerHTML.replaceAll(/\n(?=[ \t]*\n)/g, '&#10;')}\n\n`,
  });
  service.addRule('summary', { filter: ['summary'], replacement: (content) => `\n\n${content}\n\n` });
}

/**
 * Marks text as strong, emphasized or struck; as HTML if a sign between a letter and the mark would make the mark
 * plain text (CommonMark 6.2).
 */
function emphasize(content: string, node: HtmlElement, tag: string, mark: string): string {
  const text = content.trim();
  if (text === '') return content;
  const before = node.previousSibling?.textContent.replaceAll('\0', '') ?? '';
  const after = node.nextSibling?.textContent.replaceAll('\0', '') ?? '';
  // Parsers look at half of a surrogate pair, and take an emoji outside the marks for a letter.
  const isWordBefore = /(?:[^\s\p{P}\p{S}]|[\u{10000}-\u{10ffff}])$/u.test(before);
  const isWordAfter = /^(?:[^\s\p{P}\p{S}]|[\u{10000}-\u{10ffff}])/u.test(after);
  const [startsWithSign, endsWithSign] = [/^[\p{P}\p{S}]/u.test(text), /[\p{P}\p{S}]\0?$/u.test(text)];
  const isNoMark = (isWordBefore && startsWithSign) || (isWordAfter && endsWithSign);
  const marked = isNoMark ? `<${tag}>${text}</${tag}>` : mark + text + mark;
  // A line break at an end stays outside.
  const start = content.indexOf(text);
  return content.slice(0, start) + marked + content.slice(start + text.length);
}
