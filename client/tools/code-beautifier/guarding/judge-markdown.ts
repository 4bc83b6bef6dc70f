import MarkdownIt from 'markdown-it';
import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { frontMatterOf } from './front-matter.ts';

/**
 * Compares a Markdown text with its layout as CommonMark reads both: prettier joins `**a**__b__` into one text. Throws a
 * ToolInputError at the first paragraph that changes.
 */
export function judgeMarkdown(source: string, laidOut: string): void {
  const other = piecesOf(laidOut);
  const changed = piecesOf(source).find(({ said }, index) => other[index]?.said !== said);
  if (!changed) return;
  const offset = source
    .split('\n')
    .slice(0, changed.line)
    .reduce((sum, line) => sum + line.length + 1, 0);
  throw new ToolInputError('Prettier would change the text or its emphasis in this paragraph.', {
    ...placeOf(source, offset),
    hint: 'Write the emphasis with other marks, or put <!-- prettier-ignore --> on the line above it.',
  });
}

/** Math between lines of `$$`, which prettier keeps. */
const math = /^[ \t]*\$\$[^]*?^[ \t]*\$\$[ \t]*$/gm;

interface Piece {
  readonly said: string;
  readonly line: number;
}

/** Reads the headings and texts of a document, without white space. Code in fences is laid out, so it is skipped. */
function piecesOf(markdown: string): Piece[] {
  const pieces: Piece[] = [];
  let line = 0;
  const blank = (part: string) => part.replaceAll(/[^\n]/g, '');
  const lines = markdown.replaceAll('\r\n', '\n');
  const matter = frontMatterOf(lines)?.text ?? '';
  const text = blank(matter) + lines.slice(matter.length).replaceAll(math, blank);
  for (const token of new MarkdownIt({ html: true }).parse(text, {})) {
    line = token.map?.[0] ?? line;
    if (token.type === 'heading_open' || token.type === 'hr') pieces.push({ said: token.tag, line });
    // Prettier may write an indented code block as a fence.
    if (token.type === 'fence' || token.type === 'code_block') pieces.push({ said: 'code', line });
    const said = token.children?.map(({ type, tag, content, attrs }) =>
      /^(?:text|softbreak)$/.test(type)
        ? plain(content)
        : `<${type} ${tag} ${JSON.stringify(attrs)}>${plain(content)}`,
    );
    if (said) pieces.push({ said: said.join(''), line });
  }
  return pieces;
}

const plain = (text: string) => text.replaceAll(/\s/g, '');
