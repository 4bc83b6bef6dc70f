import { layOutPage } from '#client/lib/pdf/text/page-layout.ts';
import { joinLines, wordsOf } from '#client/lib/pdf/text/paragraphs/join-lines.ts';
import { isListItem } from '#client/lib/pdf/text/paragraphs/list-lines.ts';
import { type Paragraph, splitParagraphs } from '#client/lib/pdf/text/paragraphs/split-paragraphs.ts';
import type { TextLine } from '#client/lib/pdf/text/lines.ts';
import { linesOf, medianSize, orderBlocks, type TextBlock } from '#client/lib/pdf/text/reading-order.ts';
import { findRunningLines } from '#client/lib/pdf/text/running-heads.ts';
import type { TextRun } from '#client/lib/pdf/text/text-run.ts';
import type { ExtractorState } from './state.ts';

type Form = Pick<ExtractorState, 'form' | 'dropsRunning'>;

interface WrittenPages {
  readonly texts: readonly string[];
  /** The removed running headers and footers, each once. */
  readonly removed: readonly string[];
}

/** Writes the text of each page, by its number, in the chosen format. */
export function writePages(
  pages: readonly (readonly TextRun[])[],
  numbers: readonly number[],
  { form, dropsRunning }: Form,
): WrittenPages {
  if (form === 'layout') return { texts: pages.map((runs) => layOutPage(runs).join('\n')), removed: [] };
  const ordered = pages.map(orderBlocks);
  const running = dropsRunning ? findRunningLines(ordered.map(linesOf), numbers) : new Set<TextLine>();
  const usual = medianSize(pages.flat());
  const words = wordsOf(ordered.flatMap(linesOf).map(({ text }) => text));
  const texts = ordered.map((blocks) => {
    const kept = blocks
      .map((block) => ({ ...block, lines: block.lines.filter((line) => !running.has(line)) }))
      .filter(({ lines }) => lines.length > 0);
    return form === 'lines'
      ? writeLines(kept)
      : writeParagraphs(kept, words, form === 'markdown' ? usual : undefined);
  });
  return { texts, removed: [...new Set([...running].map(({ text }) => text))] };
}

function writeLines(blocks: readonly TextBlock[]): string {
  return blocks.map(({ lines }) => lines.map(({ text }) => text).join('\n')).join('\n\n');
}

/** Writes paragraphs; as Markdown if the usual size of letters is given. */
function writeParagraphs(
  blocks: readonly TextBlock[],
  words: ReadonlySet<string>,
  usual: number | undefined,
): string {
  const isMarkdown = usual !== undefined;
  const paragraphs = joinCode(blocks.flatMap(splitParagraphs));
  const written = paragraphs.map((paragraph) => {
    if (paragraph.isCode)
      return isMarkdown ? `\`\`\`\n${writeCode(paragraph)}\n\`\`\`` : writeCode(paragraph);
    const text = joinLines(
      paragraph.lines.map(({ text: line }) => line),
      words,
    );
    return isMarkdown ? writeMarkdown(paragraph, text, usual) : text;
  });
  return written.reduce((all, text, index) => {
    if (index === 0) return text;
    const isItem = isMarkdown ? (own: string) => /^(?:-|\d+\.) /.test(own) : isListItem;
    const areItems = isItem(written[index - 1] ?? '') && isItem(text);
    const areRows =
      paragraphs[index - 1]?.isShort === true &&
      paragraphs[index]?.isShort === true &&
      !(isMarkdown && [written[index - 1], text].some((own) => own?.startsWith('#')));
    // Markdown would join rows into one line.
    const rowEnd = isMarkdown ? '  \n' : '\n';
    return `${all}${areItems ? '\n' : areRows ? rowEnd : '\n\n'}${text}`;
  }, '');
}

/** Joins the parts of a listing, between which there are empty lines. */
function joinCode(paragraphs: readonly Paragraph[]): Paragraph[] {
  const joined: Paragraph[] = [];
  for (const paragraph of paragraphs) {
    const last = joined.at(-1);
    if (last?.isCode && paragraph.isCode)
      joined.splice(-1, 1, { ...last, lines: [...last.lines, ...paragraph.lines] });
    else joined.push(paragraph);
  }
  return joined;
}

/** Writes a listing with its indents and empty lines. */
function writeCode({ lines, size }: Paragraph): string {
  const start = Math.min(...lines.map(({ left }) => left));
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const width = lines.reduce((sum, { left, right }) => sum + right - left, 0) / letters;
  return lines
    .map(({ text, left, baseline }, index) => {
      const isApart = baseline - (lines[index - 1]?.baseline ?? baseline) > emptyLine * size;
      return `${isApart ? '\n' : ''}${' '.repeat(Math.round((left - start) / width))}${text}`;
    })
    .join('\n');
}

/** Lines with an empty line between them are more than this many letter heights apart. */
const emptyLine = 1.9;
const longestHeading = 160;
const leastLarger = 1.15;

/**
 * Writes a paragraph as Markdown: larger letters become headings, and all bullets become Markdown's. Special characters
 * are escaped.
 */
function writeMarkdown({ size, isShort }: Paragraph, text: string, usual: number): string {
  const larger = size / usual;
  // A sentence is larger than a listing that takes most of a page.
  const isSentence = larger < 1.35 && text.endsWith('.');
  const isHeading = larger >= leastLarger && text.length <= longestHeading && !isSentence;
  // A number before a large line by itself is that of a section.
  if (isListItem(text) && !(isHeading && !isShort && /^[\p{L}\d]/u.test(text))) {
    const [, number, rest = text] = /^(?:(\d+)[.)]|[^\p{L}\p{N}()]+)\s(.*)$/su.exec(text) ?? [];
    if (rest !== text) return `${number === undefined ? '-' : `${number}.`} ${escapeMarkdown(rest)}`;
  }
  const escaped = escapeMarkdown(text);
  if (!isHeading) return escaped.replace(/^(\d+)(?=[.)]\s)/, '$1\\');
  return `${larger >= 1.7 ? '#' : larger >= 1.35 ? '##' : '###'} ${escaped}`;
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&').replace(/^(?=#{1,6}\s|[+-]\s|>)/, '\\');
}
