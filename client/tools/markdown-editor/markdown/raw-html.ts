import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { isShownAsText } from '../markup/elements.ts';
import type { MarkupBuilder } from '../markup/markup-builder.ts';

const tagName = /[a-z][a-z0-9:-]*/iy;
const attribute = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;
const tagEnd = /[\s/]*>/y;

/**
 * Reads raw HTML into the builder, which only accepts harmless elements. Invalid tags and those that GFM disallows
 * become text; comments and declarations are dropped.
 */
export function readRawHtml(html: string, builder: MarkupBuilder): void {
  let position = 0;
  while (position < html.length) {
    const next = html.indexOf('<', position);
    const end = next < 0 ? html.length : next;
    builder.addText(decodeHTML(html.slice(position, end)));
    position = next < 0 ? html.length : readMarkup(html, next, builder);
  }
}

/** Reads the markup that begins with `<` at `start`; returns its end. */
function readMarkup(html: string, start: number, builder: MarkupBuilder): number {
  const skipped = skipComment(html, start);
  if (skipped !== undefined) return skipped;
  const isClosing = html[start + 1] === '/';
  const nameStart = start + (isClosing ? 2 : 1);
  const name = matchAt(tagName, html, nameStart)?.[0];
  const tag = name === undefined ? undefined : readTag(html, nameStart + name.length);
  if (name === undefined || tag === undefined) {
    builder.addText('<');
    return start + 1;
  }
  const key = name.toLowerCase();
  if (isShownAsText(key)) builder.addText(html.slice(start, tag.end));
  else if (isClosing) builder.close('html', key);
  else builder.open('html', key, tag.attributes);
  // Like browsers, skips a line break directly after <pre>.
  return key === 'pre' && !isClosing && html[tag.end] === '\n' ? tag.end + 1 : tag.end;
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

const commentEnds = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Returns the end of a comment, declaration, instruction or CDATA section; undefined if none begins here. */
function skipComment(html: string, start: number): number | undefined {
  const second = html[start + 1];
  if (second !== '!' && second !== '?') return undefined;
  const end = commentEnds.find(([begin]) => html.startsWith(begin, start))?.[1] ?? '>';
  const found = html.indexOf(end, start + 2);
  return found < 0 ? html.length : found + end.length;
}

interface Tag {
  readonly attributes: Readonly<Record<string, string>>;
  readonly end: number;
}

function readTag(html: string, start: number): Tag | undefined {
  const attributes = new Map<string, string>();
  let position = start;
  for (;;) {
    const end = matchAt(tagEnd, html, position);
    if (end) return { attributes: Object.fromEntries(attributes), end: position + end[0].length };
    const found = matchAt(attribute, html, position);
    if (!found) return undefined;
    const [all, name = '', double, single, bare] = found;
    const key = name.toLowerCase();
    // As in browsers, the first of several equal attributes counts.
    if (!attributes.has(key)) attributes.set(key, decodeHTMLAttribute(double ?? single ?? bare ?? ''));
    position += all.length;
  }
}
