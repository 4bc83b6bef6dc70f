import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import { readBookmarks } from '#client/lib/pdf/document/bookmarks.ts';
import { checkResult } from '#client/lib/pdf/merging/check-result.ts';
import { describeMergeNote, type MergeNote, type PdfSource } from '#client/lib/pdf/merging/merge-request.ts';
import { mergeByPlatform } from '#client/lib/pdf/merging/merge-by-platform.ts';
import { readPdfSource } from '#client/lib/pdf/merging/read-source.ts';
import type { PdfParser } from '#client/lib/pdf/parsing/parser.ts';
import { createPdfShelf, type PdfShelf } from '#client/lib/pdf/parsing/pdf-shelf.ts';
import type { FileInput, OperationContext } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import type { Note } from '#core/errors.ts';
import { formatBytes, formatCount } from '#core/numbers/number-format.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import { startPdfParser } from '#platform/pdf-parser';
import { schema, type SplitterState } from '../state.ts';
import { fitBySize, type SizedPart } from './fit-size.ts';
import { namePartFiles } from './part-names.ts';
import { type PartPlan, planBookmarks, planEvery, planRanges } from './plan-parts.ts';

/** All splits share one parser, because starting it takes longer than a small split. */
let parser: PdfParser | undefined;

/** Starts the parser. */
export function prepare(): void {
  parser ??= startPdfParser();
}

/**
 * Splits one file into parts, and opens each to check it. Throws a ToolInputError for a file that cannot be read or
 * split this way.
 */
export async function splitFile(
  input: FileInput,
  options: SplitterState,
  context: OperationContext,
): Promise<OperationResult> {
  const shelf = createPdfShelf(() => (parser ??= startPdfParser()));
  try {
    const source = await readPdfSource(input, '0', options.openPassword, shelf);
    const maker = createMaker(source, shelf, context);
    const parts = await makeParts(source, input.size, options, shelf, maker.make);
    const names = namePartFiles(input.name, templateFor(options.nameTemplate, parts.length), parts);
    return {
      parts: parts.map(({ made }, index) => ({
        name: names[index] ?? '',
        kind: 'pdf',
        content: made,
        isNamed: true,
      })),
      notes: [...tooLarge(parts, options, names), ...describeNotes(maker.notes, source, parts)],
    };
  } finally {
    await shelf.clear();
  }
}

/** Returns the name template; a single part needs no number, because its pages distinguish it from the whole file. */
function templateFor(template: string, partCount: number): string {
  const isUnset = template === schema.nameTemplate.initial;
  return partCount === 1 && isUnset ? '{base}-pages-{pages}' : template;
}

type FinishedPart = PartPlan & SizedPart<Blob>;
type Make = (pages: readonly number[], fraction: number) => Promise<Blob>;

async function makeParts(
  source: PdfSource,
  sizeBytes: number,
  options: SplitterState,
  shelf: PdfShelf,
  make: Make,
): Promise<FinishedPart[]> {
  const { pageCount } = source.facts;
  if (options.by === 'size') {
    const fraction = (pages: readonly number[]) => (pages.at(-1) ?? 0) / pageCount;
    return fitBySize(pageCount, options.megabytes * 1_000_000, sizeBytes / pageCount, (pages) =>
      make(pages, fraction(pages)),
    );
  }
  const plans = await planParts(source, options, shelf);
  const parts: FinishedPart[] = [];
  for (const [index, plan] of plans.entries()) {
    parts.push({ ...plan, made: await make(plan.pages, index / plans.length) });
  }
  return parts;
}

async function planParts(source: PdfSource, options: SplitterState, shelf: PdfShelf): Promise<PartPlan[]> {
  const { pageCount } = source.facts;
  if (options.by === 'every') return planEvery(options.every, pageCount);
  if (options.by !== 'bookmarks') return planRanges(options.parts, pageCount);
  const opened = await shelf.take(source);
  const bookmarks = opened.status === 'open' ? await readBookmarks(opened.pdf) : [];
  return planBookmarks(bookmarks, options.level, pageCount);
}

/** Creates a function that makes parts one by one, and collects their notes without duplicates. */
function createMaker(source: PdfSource, shelf: PdfShelf, { signal, reportProgress }: OperationContext) {
  const notes = new Map<string, MergeNote>();
  const options = {
    bookmarks: 'keep',
    pageLabels: 'keep',
    imagePageSize: 'match',
    title: '',
    password: '',
  } as const;
  const make: Make = async (pages, fraction) => {
    signal.throwIfAborted();
    reportProgress({ fraction, label: `From page ${(pages[0] ?? 0) + 1}` });
    const request = {
      sources: [source],
      pages: pages.map((pageIndex) => ({ sourceId: source.id, pageIndex, turn: 0 })),
      options: { ...options, title: source.facts.title ?? '' },
    };
    const made = await mergeByPlatform(request, () => shelf.options(), { reportProgress: () => undefined });
    await checkResult({ blob: made.blob, pageCount: made.pageCount, password: '' }, shelf.options());
    for (const note of made.notes) notes.set(note.text, note);
    return made.blob;
  };
  return { make, notes };
}

const isAboutOtherPages = (text: string) =>
  text.endsWith('that you left out.') || text.includes('that you left out,');

function describeNotes(
  notes: ReadonlyMap<string, MergeNote>,
  { facts: { pageCount } }: PdfSource,
  parts: readonly FinishedPart[],
): Note[] {
  const taken = parts.reduce((sum, { pages }) => sum + pages.length, 0);
  const count = `${formatCount(taken, 'page')} of ${writeNumber(pageCount)} in ${formatCount(parts.length, 'file')}.`;
  const told = [...notes.values()].filter(({ level }) => level !== 'kept');
  const own = told.filter(({ text }) => !isAboutOtherPages(text));
  return [
    inform(count),
    ...own.map(describeMergeNote),
    ...(own.length < told.length
      ? [
          inform(
            `Links and bookmarks to pages ${parts.length === 1 ? 'left out' : 'of other files'} are removed.`,
          ),
        ]
      : []),
  ];
}

function tooLarge(
  parts: readonly FinishedPart[],
  { by, megabytes }: SplitterState,
  names: readonly string[],
): Note[] {
  if (by !== 'size') return [];
  const large = parts.flatMap(({ made, pages }, index) =>
    made.size > megabytes * 1_000_000
      ? `“${names[index] ?? ''}” (${formatBytes(made.size)}, page ${writeNumber((pages[0] ?? 0) + 1)} alone)`
      : [],
  );
  if (large.length === 0) return [];
  const others = large.length > mostNamed ? ` and ${writeNumber(large.length - mostNamed)} more` : '';
  const sentence = `Larger than asked for: ${large.slice(0, mostNamed).join(', ')}${others}.`;
  return [warn(sentence, 'Compress the file first.')];
}

const mostNamed = 3;
