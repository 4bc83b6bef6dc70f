import { findEdges, roomAfter } from '#client/lib/pdf/text/paragraphs/edges.ts';
import { inSentence } from '#client/lib/pdf/text/paragraphs/join-columns.ts';
import { areFull, countsOn, isCode } from '#client/lib/pdf/text/paragraphs/list-lines.ts';
import { type Paragraph, splitParagraphs } from '#client/lib/pdf/text/paragraphs/split-paragraphs.ts';
import type { TextLine } from '#client/lib/pdf/text/lines.ts';
import type { TextBlock } from '#client/lib/pdf/text/reading-order.ts';

/** Splits a block into paragraphs; one that the structure knows is one, unless its lines were broken on purpose. */
export function splitTagged(block: TextBlock): Paragraph[] {
  const { lines, tag, cells, table } = block;
  if (cells && table)
    return [{ lines: cells.flat(), size: lines[0]?.size ?? 0, isShort: true, cells, table }];
  if (!tag) return splitParagraphs(block);
  const isShort = /^(?:LI|TOCI)$/.test(tag.role) || (tag.table !== undefined && lines.length === 1);
  const whole = { lines, size: lines[0]?.size ?? 0, isShort, tag };
  if (cells) return [{ ...whole, lines: cells.flat(), isShort: true, cells }];
  if (tag.role === 'Code') return [{ ...whole, isCode: true }];
  if (tag.role === 'Singles') return splitSingles(block);
  if (lines.length === 1 || /^(?:H\d?|LI|TOCI|Caption)$/.test(tag.role)) return [whole];
  const breaks = tag.isLoose ? undefined : breaksOf(lines);
  if (breaks === 'all') return lines.map((line) => ({ lines: [line], size: line.size, isShort: true, tag }));
  const pieces = splitParagraphs(block).map((piece) => ({ ...piece, tag }));
  const areLines = pieces.every(({ isShort }) => isShort) && breaks !== 'none';
  return areLines ? pieces : joinWrapped(pieces, block);
}

/** Returns whether all lines or no lines are separate contents; otherwise undefined. */
function breaksOf(lines: readonly TextLine[]): 'all' | 'none' | undefined {
  const contents = lines.map(({ runs }) => new Set(runs.map(({ content }) => content)));
  const all = contents.reduce((sum, own) => sum + own.size, 0);
  const different = new Set(contents.flatMap((own) => [...own])).size;
  if (all === lines.length && different === all) return 'all';
  return different === 1 ? 'none' : undefined;
}

/** If the first word of the next line would leave this space in letter heights, the line was broken on purpose. */
const leastRoom = 2;

function joinWrapped(pieces: readonly Paragraph[], block: TextBlock): Paragraph[] {
  const edges = findEdges(block);
  const joined: Paragraph[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const [before, line] = [last?.lines.at(-1), piece.lines[0]];
    const isWrapped = before && line && roomAfter(before, line, edges.columnEnd, edges) <= leastRoom;
    const isClause = last && line && countsOn(last.lines, line);
    if (last && isWrapped && !isClause && !last.isCode && !piece.isCode)
      joined.splice(-1, 1, { ...last, lines: [...last.lines, ...piece.lines], isShort: false });
    else joined.push(piece);
  }
  return joined;
}

/** Lines of prose have at least this many letters on average. */
const leastProse = { lines: 3, letters: 40 };

function isProse(lines: readonly TextLine[]): boolean {
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  return lines.length >= leastProse.lines && letters >= leastProse.letters * lines.length && areFull(lines);
}

/** Splits lines that are elements each, except where a full line is in the middle of a sentence. */
function splitSingles(block: TextBlock): Paragraph[] {
  const { lines, tag } = block;
  const size = lines[0]?.size ?? 0;
  if (isCode(lines)) return [{ lines, size, isShort: false, isCode: true }];
  // Some programs make each line an element.
  if (isProse(lines)) return splitParagraphs({ lines });
  const edges = findEdges(block);
  const paragraphs: Paragraph[] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    const before = last?.lines.at(-1);
    const goesOn =
      before && roomAfter(before, line, edges.columnEnd, edges) <= leastRoom && inSentence(before, line);
    if (last && goesOn) paragraphs.splice(-1, 1, { ...last, lines: [...last.lines, line], isShort: false });
    else paragraphs.push({ lines: [line], size: line.size, isShort: true, tag });
  }
  return paragraphs;
}
