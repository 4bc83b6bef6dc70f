import type { CodeMark } from '#client/ui/code/code-marks.ts';
import { ToolInputError } from '#core/errors.ts';
import { type MarkupBlock, readTokens } from './markdown/token-reader.ts';
import { textOf, walkElements } from './markup/markup.ts';
import { createParser, type Flavor } from './markdown/parser.ts';
import { serializeMarkup } from './markup/serialize.ts';
import { countText, type TextCounts } from './markup/text-counts.ts';

/** 20 MB, which is about 4,000 pages. */
export const maxTextBytes = 20_000_000;

export interface MarkdownDocument {
  readonly blocks: readonly MarkupBlock[];
  /** The first heading of level 1; undefined without one. */
  readonly title: string | undefined;
}

/** Parses Markdown into blocks without anything that could run or load. Throws a ToolInputError beyond 20 MB. */
export function parseMarkdown(text: string, flavour: Flavor): MarkdownDocument {
  if (text.length > maxTextBytes) {
    throw new ToolInputError('This text is longer than 20 MB.', { hint: 'Split it into parts.' });
  }
  const blocks = readTokens(createParser(flavour).parse(withoutMark(text), {}));
  return { blocks, title: findTitle(blocks) };
}

/** Converts line ends to those of the editor, so that offsets are the same in both. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** Removes a byte order mark. */
function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

function findTitle(blocks: readonly MarkupBlock[]): string | undefined {
  let title: string | undefined;
  for (const { nodes } of blocks) {
    walkElements(nodes, ({ tag, children }) => {
      if (tag === 'h1') title ??= textOf(children).trim().replace(/\s+/g, ' ');
    });
    if (title) return title;
  }
  return undefined;
}

/** Writes a document as an HTML fragment. */
export function serializeDocument({ blocks }: MarkdownDocument): string {
  return blocks.map(({ nodes }) => endLine(serializeMarkup(nodes))).join('');
}

function endLine(html: string): string {
  return html.endsWith('\n') ? html : `${html}\n`;
}

/** Counts words, characters and reading time of the visible text. */
export function countDocument({ blocks }: MarkdownDocument): TextCounts {
  return countText(blocks.map(({ nodes }) => textOf(nodes).trim()).join('\n'));
}

/** Finds links to missing headings and anchors, with their positions in the editor's text. */
export function findBrokenAnchors(text: string, { blocks }: MarkdownDocument): CodeMark[] {
  const places = new Set<string>(['', 'top']);
  for (const { nodes } of blocks) {
    walkElements(nodes, ({ attributes }) => {
      const { id, name } = attributes;
      if (id !== undefined) places.add(id);
      if (name !== undefined) places.add(name);
    });
  }
  const lines = lineStarts(text);
  return blocks.flatMap(({ nodes, startLine, endLine: end }) => {
    const marks: CodeMark[] = [];
    walkElements(nodes, ({ tag, attributes }) => {
      const address = tag === 'a' ? (attributes.href ?? '') : '';
      const place = decodePlace(address.slice(1));
      if (!address.startsWith('#') || places.has(place)) return;
      const from = lines[startLine] ?? 0;
      const found = text.indexOf(address, from);
      const isInBlock = found >= 0 && found < (lines[end] ?? text.length + 1);
      marks.push({
        from: isInBlock ? found : from,
        to: isInBlock ? found + address.length : from,
        message: `This document has no heading or place “#${place}”.`,
        severity: 'warning',
      });
    });
    return marks;
  });
}

function decodePlace(place: string): string {
  return /%(?![0-9a-f]{2})/i.test(place)
    ? place
    : (new URLSearchParams(`a=${place.replaceAll('+', '%2B')}`).get('a') ?? '');
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1))
    starts.push(index + 1);
  return starts;
}
