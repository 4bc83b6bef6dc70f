import { safeFileName } from '#core/files/file-names.ts';
import { ToolInputError } from '#core/errors.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

/** One of many codes. */
export interface BatchRow {
  /** The line of the list, from 1. */
  readonly line: number;
  readonly text: string;
  /** A file name without its extension. */
  readonly name: string;
}

export type BatchLayout = 'lines' | 'csv';

const mostRows = 2000;

/**
 * Reads one content per line, or a CSV with columns for content and file name. Throws a ToolInputError with the text
 * `request` if there is none.
 */
export function readRows(text: string, layout: BatchLayout, request: string): readonly BatchRow[] {
  const records = layout === 'csv' ? readCsv(text) : readLines(text);
  const { contentAt, nameAt, isHeader } = findColumns(layout === 'csv' ? (records[0]?.cells ?? []) : []);
  const filled = records
    .slice(isHeader ? 1 : 0)
    .filter(({ cells }) => (cells[contentAt] ?? '').trim() !== '');
  if (filled.length === 0) {
    throw new ToolInputError(request, {
      field: 'content',
      hint:
        layout === 'csv' ? 'One row per code: content, and an optional file name.' : 'One content per line.',
    });
  }
  if (filled.length > mostRows) {
    const count = writeNumber(filled.length);
    throw new ToolInputError(`The list has ${count} rows; at most ${writeNumber(mostRows)} work at once.`, {
      hint: 'Split it, and make the parts one after the other.',
    });
  }
  const digits = String(filled.length).length;
  return filled.map(({ line, cells }, index) => {
    const content = cells[contentAt] ?? '';
    const name = (cells[nameAt] ?? '').trim();
    const number = String(index + 1).padStart(digits, '0');
    return { line, text: content, name: name === '' ? `${number}-${slugOf(content)}` : safeFileName(name) };
  });
}

interface Record {
  readonly line: number;
  readonly cells: readonly string[];
}

function readLines(text: string): readonly Record[] {
  return text.split(/\r\n|\r|\n/).map((line, index) => ({ line: index + 1, cells: [line] }));
}

/** Reads CSV (RFC 4180). The separator is the most frequent of comma, semicolon and tab in the first line. */
function readCsv(text: string): readonly Record[] {
  const body = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(body);
  const token = new RegExp(
    String.raw`(?:"((?:[^"]|"")*)"|([^"${separator}\r\n][^${separator}\r\n]*)?)(${separator}|\r\n|\r|\n|$)`,
    'y',
  );
  const records: Record[] = [];
  let cells: string[] = [];
  let line = 1;
  let startLine = 1;
  while (token.lastIndex < body.length) {
    const [whole, quoted, plain = '', end = ''] = token.exec(body) ?? refuse(line);
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === separator && token.lastIndex < body.length) continue;
    records.push({ line: startLine, cells });
    cells = [];
    startLine = line;
  }
  return records;
}

function refuse(line: number): never {
  throw new ToolInputError('A quoted cell of the CSV is not closed, or text follows its closing quote.', {
    line,
    hint: 'Write quotes inside a quoted cell twice.',
  });
}

function separatorOf(body: string): string {
  const [line = ''] = body.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}

const contentNames =
  /^(?:contents?|texts?|urls?|links?|data|addresse?s?|(?:bar)?codes?|numbers?|eans?|upcs?|gtins?|isbns?|skus?)$/i;
const fileNames = /^(?:file ?names?|files?|names?|labels?|ids?)$/i;

/** Finds the columns by their headings; without headings, takes the first and the second. */
function findColumns(first: readonly string[]): { contentAt: number; nameAt: number; isHeader: boolean } {
  const contentAt = first.findIndex((cell) => contentNames.test(cell.trim()));
  if (contentAt < 0) return { contentAt: 0, nameAt: 1, isHeader: false };
  const nameAt = first.findIndex((cell) => fileNames.test(cell.trim()));
  return { contentAt, nameAt, isHeader: true };
}

function slugOf(content: string): string {
  const short = Array.from(content.replace(/^https?:\/\//i, '').replace(/[^\p{L}\p{N}.]+/gu, '-'))
    .slice(0, 40)
    .join('');
  return short.replace(/^[-.]+|[-.]+$/g, '') || 'code';
}
