import { parsePageRanges } from '#client/lib/pdf/pages/page-ranges.ts';
import type { PdfParser } from '#client/lib/pdf/parsing/parser.ts';
import { createPdfShelf } from '#client/lib/pdf/parsing/pdf-shelf.ts';
import type { FileInput, OperationContext } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { ToolInputError } from '#core/errors.ts';
import { safeFileName } from '#core/files/file-names.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { startPdfParser } from '#platform/pdf-parser';
import {
  addSource,
  type Arrangement,
  emptyArrangement,
  startFilesOnOddPages,
  takePages,
} from '../arranging/arrangement.ts';
import { fileNameFor } from '../state.ts';
import {
  describeMergeNote,
  type MergeOptions,
  type MergeSource,
} from '#client/lib/pdf/merging/merge-request.ts';
import { readSource } from '#client/lib/pdf/merging/read-source.ts';
import { checkResult } from '#client/lib/pdf/merging/check-result.ts';
import { mergeByPlatform } from '#client/lib/pdf/merging/merge-by-platform.ts';

export interface FileMergeOptions extends MergeOptions {
  /** One page range for every file, or one per file, separated by `|`; empty for all pages. */
  readonly pages: string;
  readonly startsOnOddPages: boolean;
  /** The password for files that require one. */
  readonly openPassword: string;
}

/** All merges share one parser, because starting it takes longer than a small merge. */
let parser: PdfParser | undefined;

/** Merges files in order, and opens the result to check it. Throws a ToolInputError that names the file at fault. */
export async function mergeFiles(
  files: readonly FileInput[],
  { pages, startsOnOddPages, openPassword, ...options }: FileMergeOptions,
  task: OperationContext,
): Promise<OperationResult> {
  const shelf = createPdfShelf(() => (parser ??= startPdfParser()));
  try {
    const sources: MergeSource[] = [];
    for (const [index, input] of files.entries()) {
      sources.push(await readSource(input, String(index), openPassword, shelf));
    }
    const arranged = arrange(sources, pages);
    const arrangement = startsOnOddPages ? startFilesOnOddPages(arranged) : arranged;
    const request = { sources, pages: arrangement.pages, options };
    const { blob, pageCount, notes } = await mergeByPlatform(request, () => shelf.options(), task);
    task.reportProgress({ fraction: 0.95, label: 'Checking the result' });
    await checkResult({ blob, pageCount, password: options.password }, shelf.options());
    const name = safeFileName(fileNameFor(options.title));
    return { parts: [{ name, kind: 'pdf', content: blob }], notes: notes.map(describeMergeNote) };
  } finally {
    await shelf.clear();
  }
}

/** Selects all pages in file order, or the requested ones. */
function arrange(sources: readonly MergeSource[], pages: string): Arrangement {
  const ranges = pages.split('|');
  if (ranges.length > 1 && ranges.length !== sources.length) {
    const [given, needed] = [formatCount(ranges.length, 'file'), formatCount(sources.length, 'file')];
    throw new ToolInputError(`These are the pages of ${given}, but you gave ${needed}.`, {
      field: 'pages',
      hint: 'Write one range for every file, or one per file: 1-3, 7 | all. Separate the pages of a file by commas.',
    });
  }
  return sources.reduce((arrangement, source, index) => {
    const pageCount = source.kind === 'pdf' ? source.facts.pageCount : 1;
    const whole = addSource(arrangement, source.id, pageCount);
    const range = (ranges.length === 1 ? pages : (ranges[index] ?? '')).trim();
    return range === '' ? whole : takePages(whole, source.id, readRange(range, source.name, pageCount));
  }, emptyArrangement);
}

function readRange(range: string, name: string, pageCount: number): number[] {
  try {
    return parsePageRanges(range, { pageCount, field: 'pages' });
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    throw new ToolInputError(`“${name}”: ${error.message}`, { field: 'pages', hint: error.details.hint });
  }
}
