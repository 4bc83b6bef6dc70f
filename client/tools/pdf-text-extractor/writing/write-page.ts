import { layOutPage } from '#client/lib/pdf/text/page-layout.ts';
import { joinColumns } from '#client/lib/pdf/text/paragraphs/join-columns.ts';
import { joinTables } from '#client/lib/pdf/text/paragraphs/join-tables.ts';
import { splitSideTables } from '#client/lib/pdf/text/paragraphs/side-tables.ts';
import { joinTorn } from '#client/lib/pdf/text/paragraphs/join-pages.ts';
import type { Paragraph } from '#client/lib/pdf/text/paragraphs/split-paragraphs.ts';
import { wordsOf } from '#client/lib/pdf/text/paragraphs/join-lines.ts';
import { isListItem } from '#client/lib/pdf/text/paragraphs/list-lines.ts';
import type { TextLine } from '#client/lib/pdf/text/lines.ts';
import { linesOf, medianSize, orderBlocks, type TextBlock } from '#client/lib/pdf/text/reading-order.ts';
import { findRunningLines } from '#client/lib/pdf/text/running-heads.ts';
import type { Rule } from '#client/lib/pdf/text/rules/merge-rules.ts';
import type { Tag } from '#client/lib/pdf/text/tagged/group-content.ts';
import { orderTagged } from '#client/lib/pdf/text/tagged/order-tagged.ts';
import type { TaggedElement } from '#client/lib/pdf/text/tagged/read-structure.ts';
import { splitTagged } from '#client/lib/pdf/text/tagged/split-tagged.ts';
import type { TextRun } from '#client/lib/pdf/text/text-run.ts';
import type { ExtractorState } from '../state.ts';
import { joinCode, writeCode } from './listings.ts';
import { isMarkdownItem, nestItems } from './nest-items.ts';
import { findTables } from './find-tables.ts';
import { findKinds, type HeadingKind } from './heading-kinds.ts';
import { measureLines, type Usual } from './usual.ts';
import { joinLinked, writeLinks } from './write-links.ts';
import { writeFence, writeMarkdown, writeRow } from './write-markdown.ts';

type Form = Pick<ExtractorState, 'form' | 'dropsRunning' | 'separator'>;

/** A page as it is read. */
export interface ReadPage {
  readonly runs: readonly TextRun[];
  /** Undefined if the page is not tagged. */
  readonly structure: TaggedElement | undefined;
  readonly number: number;
  /** The lines that it draws, if it is not tagged. */
  readonly rules: readonly Rule[];
  /** In points. */
  readonly height: number;
}

interface WrittenPages {
  readonly texts: readonly string[];
  /** The removed running headers and footers, each once. */
  readonly removed: readonly string[];
}

/** Writes the text of each page in the chosen format. */
export function writePages(
  pages: readonly ReadPage[],
  { form, dropsRunning, separator }: Form,
): WrittenPages {
  if (form === 'layout') return { texts: pages.map(({ runs }) => layOutPage(runs).join('\n')), removed: [] };
  const ordered = pages.map(orderPage);
  const lined = pages.map(({ number, height }, index) => ({
    lines: linesOf(ordered[index] ?? []),
    number,
    height,
  }));
  const running = dropsRunning ? findRunningLines(lined) : new Set<TextLine>();
  const words = wordsOf(ordered.flatMap(linesOf).map(({ text }) => text));
  const usual = {
    size: medianSize(pages.flatMap(({ runs }) => runs)),
    ...measureLines(ordered.flatMap(linesOf)),
    hasHeadings: ordered.flat().some(({ tag }) => tag && /^H\d?$/.test(tag.role)),
  };
  const kept = ordered.map((blocks) =>
    blocks
      .map((block) => ({ ...block, lines: block.lines.filter((line) => !running.has(line)) }))
      .filter(({ lines }) => lines.length > 0),
  );
  const paragraphs = kept.map((blocks) =>
    joinCode(joinColumns(joinTables(blocks).flatMap(splitSideTables).map(splitTagged))),
  );
  const whole = separator === 'blank' ? joinTorn(paragraphs, usual.size) : paragraphs;
  const texts =
    form === 'lines'
      ? kept.map(writeLines)
      : whole.map((own) => writeParagraphs(own, words, form === 'markdown' ? usual : undefined));
  return { texts, removed: [...new Set([...running].map(({ text }) => text))] };
}

function orderPage({ runs, structure, rules }: ReadPage): TextBlock[] {
  if (!structure) return orderBlocks(runs, rules);
  return orderTagged(runs, structure) ?? orderBlocks(runs.map((run) => ({ ...run, content: undefined })));
}

/** Lines further apart than this many letter heights have an empty line between them. */
const blockGap = 1.9;

function writeLines(blocks: readonly TextBlock[]): string {
  return blocks.reduce((all, { lines, tag, table }, index) => {
    const text = lines.map((line) => line.text).join('\n');
    const last = blocks[index - 1];
    const [before, first] = [last?.lines.at(-1), lines[0]];
    if (!before || !first) return text;
    const distance = first.baseline - before.baseline;
    const isNear =
      (tag ?? last?.tag) !== undefined &&
      distance > 0 &&
      distance < blockGap * Math.min(before.size, first.size);
    const isSameTable = table !== undefined && table === last?.table;
    return `${all}${isNear || isSameTable ? '\n' : '\n\n'}${text}`;
  }, '');
}

/** Writes paragraphs; as Markdown if the document's usual values are given. */
function writeParagraphs(
  paragraphs: readonly Paragraph[],
  words: ReadonlySet<string>,
  usual: Usual | undefined,
): string {
  const isMarkdown = usual !== undefined;
  const urls: string[] = [];
  const textOf = (lines: readonly TextLine[]) => joinLinked(lines, words, urls);
  const tables = findTables(paragraphs);
  const kinds = usual ? findKinds(paragraphs, usual) : new Map<Paragraph, HeadingKind>();
  const flat = paragraphs.map((paragraph) => {
    const row = tables.get(paragraph);
    if (row && isMarkdown) return writeRow(row.cells.map(textOf), row.head === paragraph);
    if (row?.hasGaps) return row.cells.map(textOf).join('\t').trimEnd();
    if (paragraph.isCode) return isMarkdown ? writeFence(writeCode(paragraph)) : writeCode(paragraph);
    const text = (paragraph.cells ?? [paragraph.lines]).map(textOf).filter(Boolean).join(' ');
    return isMarkdown ? writeMarkdown(paragraph, text, usual, kinds.get(paragraph)) : text;
  });
  const written = isMarkdown ? nestItems(paragraphs, flat) : flat;
  const whole = written.reduce((all, text, index) => {
    if (index === 0) return text;
    const [before, paragraph] = [paragraphs[index - 1], paragraphs[index]];
    const isItem = isMarkdown ? isMarkdownItem : isListItem;
    const areItems = isItem(written[index - 1] ?? '') && isItem(text);
    const areRows =
      before?.isShort === true &&
      paragraph?.isShort === true &&
      areOfOneKind(before.tag, paragraph.tag) &&
      !(isMarkdown && [written[index - 1], text].some((own) => own?.startsWith('#')));
    const [head, own] = [before, paragraph].map((each) => each && tables.get(each)?.head);
    if (isMarkdown && (head || own)) return `${all}${head === own ? '\n' : '\n\n'}${text}`;
    // Markdown would join rows into one line.
    const rowEnd = isMarkdown ? '  \n' : '\n';
    return `${all}${areItems ? '\n' : areRows ? rowEnd : '\n\n'}${text}`;
  }, '');
  return writeLinks(whole, urls);
}

/** Returns whether short paragraphs are of one text, one table or one list. */
function areOfOneKind(one: Tag | undefined, other: Tag | undefined): boolean {
  if (!one || !other || one === other) return one === other;
  return one.table ? one.table === other.table : one.role !== 'P' && one.role === other.role;
}
