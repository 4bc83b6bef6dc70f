import { shorten } from '#core/text/writing/shorten.ts';
import { ToolInputError } from '#core/errors.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

/** The context in which a page range is read. */
export interface PageRangeOptions {
  /** The number of pages in the file. */
  readonly pageCount: number;
  /** The form field that errors belong to. */
  readonly field?: string;
  /** The maximum number of pages in one text; a page named twice counts twice. */
  readonly maxPages?: number;
}

interface Part {
  readonly text: string;
  /** The zero-based start of the part in the person's text. */
  readonly offset: number;
}

const defaultMaxPages = 100_000;
/** Spaces separate numbers only: “last 3” and “1 -3” may mean something else. */
const separator = /([,;，、；]|(?<=\d)[ \t]+(?=\d))/u;
const rangePart = /^(?<from>\d+|last|z)?\s*(?<to>-|–|—|\.\.|:)?\s*(?<until>\d+|last|z)?$/iu;
const hint =
  'Write pages like 1-3, 7, 10- (10- means from page 10 to the end; last, odd, even and all work too).';

/**
 * Reads a text like `1-3, 7, 10-` or `1-3 7` as zero-based page indices, in the order written. `9-7` counts down, and a page may
 * occur twice. Throws a ToolInputError with the invalid part and its position.
 */
export function parsePageRanges(text: string, options: PageRangeOptions): number[] {
  const { maxPages = defaultMaxPages } = options;
  const parts = splitParts(text);
  if (parts.length === 0) throw rangeError('Write which pages to take.', { text, offset: 0 }, options);
  const pages: number[] = [];
  for (const part of parts) {
    for (const page of readPart(part, options)) {
      if (pages.length >= maxPages) {
        throw rangeError(`That names more than ${writeNumber(maxPages)} pages.`, part, options);
      }
      pages.push(page);
    }
  }
  return pages;
}

/** Reads ranges like `parsePageRanges` for a form field: returns an error instead of throwing it. */
export function checkPageRanges(
  text: string,
  options: PageRangeOptions,
): { readonly pages: readonly number[] } | { readonly error: ToolInputError } {
  try {
    return { pages: parsePageRanges(text, options) };
  } catch (error) {
    if (error instanceof ToolInputError) return { error };
    throw error;
  }
}

/** Writes zero-based page indices as the shortest text that `parsePageRanges` reads as the same pages. */
export function formatPageRanges(pages: readonly number[]): string {
  const runs: { first: number; last: number; step: number }[] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    const step = run ? page - run.last : 0;
    const goesOn = run && Math.abs(step) === 1 && (run.step === 0 || run.step === step);
    if (goesOn) Object.assign(run, { last: page, step });
    else runs.push({ first: page, last: page, step: 0 });
  }
  return runs
    .map(({ first, last }) => (first === last ? `${first + 1}` : `${first + 1}-${last + 1}`))
    .join(', ');
}

function splitParts(text: string): Part[] {
  const parts: Part[] = [];
  let offset = 0;
  for (const [index, piece] of text.split(separator).entries()) {
    const trimmed = piece.trim();
    // Every other piece is a separator.
    const isPart = index % 2 === 0 && trimmed !== '';
    if (isPart) parts.push({ text: trimmed, offset: offset + piece.indexOf(trimmed) });
    offset += piece.length;
  }
  return parts;
}

function readPart(part: Part, options: PageRangeOptions): Iterable<number> {
  const { pageCount } = options;
  const word = part.text.toLowerCase();
  if (word === 'all') return countPages(1, pageCount);
  if (word === 'odd') return countPages(1, pageCount, 2);
  if (word === 'even') return countPages(2, pageCount, 2);
  const groups = rangePart.exec(part.text)?.groups;
  const { from, to, until } = groups ?? {};
  if (from === undefined && until === undefined) {
    throw rangeError(`“${shorten(part.text, 20)}” is not a page or a range of pages.`, part, options);
  }
  if (to === undefined && from !== undefined && until !== undefined) {
    throw rangeError(
      `“${shorten(part.text, 20)}” needs a comma or a hyphen between the pages.`,
      part,
      options,
    );
  }
  const first = from === undefined ? 1 : readPageNumber(from, part, options);
  const single = to === undefined ? first : pageCount;
  const last = until === undefined ? single : readPageNumber(until, part, options);
  return countPages(first, last);
}

function* countPages(first: number, last: number, step = 1): Generator<number> {
  if (first <= last || step > 1) for (let page = first; page <= last; page += step) yield page - 1;
  else for (let page = first; page >= last; page -= step) yield page - 1;
}

function readPageNumber(digits: string, part: Part, options: PageRangeOptions): number {
  const { pageCount } = options;
  if (!/^\d/u.test(digits)) return pageCount;
  const page = Number(digits);
  if (page >= 1 && page <= pageCount) return page;
  if (page < 1) throw rangeError('Pages count from 1; there is no page 0.', part, options);
  const has = pageCount === 1 ? 'there is only 1 page' : `there are only ${writeNumber(pageCount)} pages`;
  throw rangeError(`Page ${shorten(digits, 20)} does not exist: ${has}.`, part, options);
}

function rangeError(message: string, part: Part, { field }: PageRangeOptions): ToolInputError {
  return new ToolInputError(message, { field, offset: part.offset, column: part.offset + 1, hint });
}
