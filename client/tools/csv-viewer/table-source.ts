import { ToolInputError } from '#core/errors.ts';
import type { TextEncodingName } from '#core/text-decoding.ts';
import type { Progress } from '#core/task.ts';
import { type Delimiter, detectDelimiter, detectEncoding, namedDelimiter } from './detect.ts';
import { parseRow } from './row-parser.ts';
import { type RowFault, RowScanner } from './row-scanner.ts';

export interface OpenOptions {
  readonly delimiter: Delimiter | 'auto';
  readonly encoding: TextEncodingName | 'auto';
}

type ReportProgress = (progress: Progress) => void;

const headBytes = 64 * 1024;
const pieceBytes = 4 * 1024 * 1024;
const maxFileBytes = 2_000_000_000;
/** Smaller files are kept in memory, where rows far apart are read a thousand times faster. */
const maxKeptBytes = 256_000_000;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** A CSV file of which only the places of the rows are in memory; the rows are read when asked for. */
export class TableSource {
  readonly encoding: TextEncodingName;
  readonly delimiter: Delimiter;
  readonly #blob: Blob;
  readonly #bytes: Uint8Array | undefined;
  readonly #scanner: RowScanner;

  private constructor(
    blob: Blob,
    bytes: Uint8Array | undefined,
    scanner: RowScanner,
    { encoding, delimiter }: { encoding: TextEncodingName; delimiter: Delimiter },
  ) {
    this.#blob = blob;
    this.#bytes = bytes;
    this.#scanner = scanner;
    this.encoding = encoding;
    this.delimiter = delimiter;
  }

  /** Reads a file once to find its rows. Throws a ToolInputError for one beyond 2 GB or that cannot be read. */
  static async open(file: Blob, options: OpenOptions, onProgress: ReportProgress): Promise<TableSource> {
    if (file.size > maxFileBytes) {
      throw new ToolInputError('This file is larger than 2 GB.', { hint: 'Split it, and open the parts.' });
    }
    const rawHead = await readBytes(file, 0, headBytes);
    const encoding =
      options.encoding === 'auto' ? detectEncoding(rawHead, file.size > headBytes) : options.encoding;
    const utf8 = await toUtf8(file, encoding, rawHead);
    const head = new TextDecoder().decode(await readBytes(utf8, 0, headBytes));
    const delimiter = options.delimiter === 'auto' ? detectDelimiter(head) : options.delimiter;
    // Excel's first line is no row.
    const body = namedDelimiter(head) ? utf8.slice(head.indexOf('\n') + 1) : utf8;
    const scanner = new RowScanner(delimiter);
    const kept = body.size <= maxKeptBytes ? new Uint8Array(body.size) : undefined;
    for (let offset = 0; offset < body.size; offset += pieceBytes) {
      const piece = await readBytes(body, offset, offset + pieceBytes);
      scanner.push(piece);
      kept?.set(piece, offset);
      const doneBytes = Math.min(offset + pieceBytes, body.size);
      onProgress({ label: 'Reading', fraction: doneBytes / body.size, doneBytes, totalBytes: body.size });
    }
    scanner.finish();
    return new TableSource(body, kept, scanner, { encoding, delimiter });
  }

  /** All rows, the header included. */
  get rowCount(): number {
    return this.#scanner.starts.length;
  }

  get columnCount(): number {
    return this.#scanner.columnCount;
  }

  get faults(): readonly RowFault[] {
    return this.#scanner.faults;
  }

  get faultCount(): number {
    return this.#scanner.faultCount;
  }

  /** The rows from `start` to before `end`. */
  async readRange(start: number, end: number): Promise<string[][]> {
    if (start >= end) return [];
    const from = this.#startOf(start);
    const to = this.#startOf(end);
    const bytes = this.#bytes?.subarray(from, to) ?? (await readBytes(this.#blob, from, to));
    return Array.from({ length: end - start }, (_, index) =>
      this.#parse(bytes, this.#startOf(start + index) - from, this.#startOf(start + index + 1) - from),
    );
  }

  /** Calls `visit` with every row from `start` on, in order, reading many at a time. */
  async scan(
    start: number,
    visit: (row: readonly string[], index: number) => void,
    onProgress: ReportProgress,
    label: string,
  ): Promise<void> {
    for (let first = start; first < this.rowCount;) {
      const last = this.#lastWithin(first, pieceBytes);
      const rows = await this.readRange(first, last);
      rows.forEach((row, index) => visit(row, first + index));
      first = last;
      onProgress({ label, fraction: first / this.rowCount });
    }
  }

  #parse(bytes: Uint8Array, from: number, to: number): string[] {
    return parseRow(decoder.decode(bytes.subarray(from, to)), this.delimiter);
  }

  #startOf(row: number): number {
    return row < this.rowCount ? this.#scanner.starts.at(row) : this.#blob.size;
  }

  #lastWithin(first: number, length: number): number {
    const limit = this.#startOf(first) + length;
    let low = first + 1;
    let high = this.rowCount;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#startOf(middle) <= limit) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

async function toUtf8(file: Blob, encoding: TextEncodingName, head: Uint8Array): Promise<Blob> {
  if (encoding === 'utf-8') {
    return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? file.slice(3) : file;
  }
  const reader = new TextDecoder(encoding);
  const parts: Blob[] = [];
  for (let offset = 0; offset < file.size; offset += pieceBytes) {
    parts.push(
      new Blob([reader.decode(await readBytes(file, offset, offset + pieceBytes), { stream: true })]),
    );
  }
  return new Blob([...parts, reader.decode()]);
}

async function readBytes(blob: Blob, start: number, end: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await blob.slice(start, end).arrayBuffer());
  } catch {
    throw new ToolInputError('The file could not be read to its end.', {
      hint: 'It was changed, moved or unplugged meanwhile. Choose it again.',
    });
  }
}
