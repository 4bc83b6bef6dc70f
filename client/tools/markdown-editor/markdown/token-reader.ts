import MarkdownIt, { type MarkdownIt as Parser } from 'markdown-it';
import { createMarkupBuilder, type MarkupBuilder } from '../markup/markup-builder.ts';
import type { MarkupNode } from '../markup/markup.ts';
import { displayMathClass, inlineMathClass } from '../markup/math-markup.ts';
import { readRawHtml } from './raw-html.ts';

export type Token = ReturnType<Parser['parse']>[number];

/** A top-level block of a document with its source lines. */
export interface MarkupBlock {
  /** The zero-based first line; `endLine` is the first line after the block. */
  readonly startLine: number;
  readonly endLine: number;
  readonly nodes: readonly MarkupNode[];
}

/** Converts a parser's tokens to blocks of allowed nodes. */
export function readTokens(tokens: readonly Token[]): MarkupBlock[] {
  const builder = createMarkupBuilder();
  const blocks: MarkupBlock[] = [];
  let startLine: number | undefined;
  let endLine = 0;
  const finish = () => {
    const nodes = builder.take();
    if (nodes.length > 0) blocks.push({ startLine: startLine ?? endLine, endLine, nodes });
    startLine = undefined;
  };
  for (const token of tokens) {
    if (token.map) {
      startLine ??= token.map[0];
      endLine = Math.max(endLine, token.map[1]);
    }
    readToken(token, builder);
    if (token.level === 0 && token.nesting <= 0 && builder.isAtTop()) finish();
  }
  finish();
  return blocks;
}

function readToken(token: Token, builder: MarkupBuilder): void {
  switch (token.type) {
    case 'inline':
      for (const child of token.children ?? []) readToken(child, builder);
      return;
    case 'text':
    case 'text_special':
      builder.addText(token.content);
      return;
    case 'softbreak':
      builder.addText('\n');
      return;
    case 'hardbreak':
      builder.open('markdown', 'br');
      builder.addText('\n');
      return;
    case 'code_inline':
      addElement(builder, 'code', {}, token.content);
      return;
    case 'math_inline':
      addElement(
        builder,
        'code',
        { class: token.markup === '$' ? inlineMathClass : displayMathClass },
        token.content,
      );
      return;
    case 'math_block':
      builder.open('markdown', 'p');
      addElement(builder, 'code', { class: displayMathClass }, token.content);
      builder.close('markdown', 'p');
      return;
    case 'code_block':
    case 'fence':
      addCodeBlock(token, builder);
      return;
    case 'html_inline':
    case 'html_block':
      readRawHtml(token.content, builder);
      return;
    case 'image':
      builder.open('markdown', 'img', { ...attributesOf(token), alt: plainText(token.children ?? []) });
      return;
    default:
      readTag(token, builder);
  }
}

function readTag(token: Token, builder: MarkupBuilder): void {
  if (token.hidden) {
    // Paragraphs of a tight list end in a line break, as in the specification's examples.
    if (token.nesting < 0) builder.addText('\n');
  } else if (token.nesting < 0) builder.close('markdown', token.tag);
  else builder.open('markdown', token.tag, attributesOf(token));
}

function addElement(
  builder: MarkupBuilder,
  tag: string,
  attributes: Readonly<Record<string, string>>,
  text: string,
): void {
  builder.open('markdown', tag, attributes);
  builder.addText(text);
  builder.close('markdown', tag);
}

function addCodeBlock(token: Token, builder: MarkupBuilder): void {
  const language = unescapeAll(token.info).trim().split(/\s+/)[0] ?? '';
  builder.open('markdown', 'pre');
  addElement(builder, 'code', language === '' ? {} : { class: `language-${language}` }, token.content);
  builder.close('markdown', 'pre');
}

const { unescapeAll } = new MarkdownIt().utils;

const alignment = /^text-align:(left|right|center)$/;

function attributesOf(token: Token): Record<string, string> {
  return Object.fromEntries(
    (token.attrs ?? []).map(([name, value]) => {
      const align = name === 'style' ? alignment.exec(String(value))?.[1] : undefined;
      return align === undefined ? [name, String(value)] : ['align', align];
    }),
  );
}

/** Returns the text of an image's description without markup. */
function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'softbreak' || token.type === 'hardbreak') return '\n';
      if (token.type === 'image') return plainText(token.children ?? []);
      return token.type === 'html_inline' ? '' : token.content;
    })
    .join('');
}
