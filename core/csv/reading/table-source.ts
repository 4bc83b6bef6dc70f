import { ToolInputError } from '#core/errors.ts';
import type { TextEncodingName } from '#core/text/encodings/text-decoding.ts';
import type { Work } from '#core/steps.ts';
import {
  type Delimiter,
  detectDelimiter,
  detectEncoding,
  namedDelimiter,
} from '#core/csv/detection/detect.ts';
import type { TableForm } from '#core/csv/writing/export-formats.ts';
import { parseRow, parseRows } from './row-parser.ts';
import { type RowFault, RowScanner } from './row-scanner.ts';
import { type LinePlace, placesOf } from './byte-places.ts';
import { readBytes } from '#core/files/read-bytes.ts';
import { refuseBinary } from '#core/text/kinds/binary-kind.ts';
import { piecesOf, toUtf8 } from './file-reading.ts';
import { type ReportProgress, type ScannedFile, scanFile } from './scan-file.ts';
import type { BadByte } from './text-check.ts';

export interface OpenOptions {
  readonly delimiter: Delimiter | 'auto';
  readonly encoding: TextEncodingName | 'auto';
}

const headBytes = 64 * 1024;
/** Small enough that a scan can be canceled within a moment. */
const scannedBytes = 1024 * 1024;
/** No string can be longer than half a gigabyte. A longer row has an unclosed quote, and is cut. */
const maxTextBytes = 256_000_000;
const maxFileBytes = 2_000_000_000;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** A CSV file with only the row offsets in memory; rows are read on request. */
export class TableSource {
  readonly encoding: TextEncodingName;
  readonly delimiter: Delimiter;
  readonly #blob: Blob;
  readonly #bytes: Uint8Array | undefined;
  readonly #scanner: RowScanner;
  readonly #firstLine: number;
  /** The file's line ends, byte order mark and Excel's `sep=` line. */
  readonly form: TableForm;

  readonly #badByte: BadByte | undefined;
  readonly #fileSize: number;

  private constructor(
    blob: Blob,
    { bytes, scanner, badByte }: ScannedFile,
    { encoding, delimiter, firstLine, form, fileSize }: SourceFacts,
  ) {
    this.#blob = blob;
    this.#bytes = bytes;
    this.#scanner = scanner;
    this.#badByte = badByte;
    this.#fileSize = fileSize;
    this.encoding = encoding;
    this.delimiter = delimiter;
    this.#firstLine = firstLine;
    this.form = form;
  }

  /**
   * Reads a file once to find its rows. Throws a ToolInputError if it is larger than 2 GB, has no rows, is not text, or
   * cannot be read.
   */
  static async open(file: Blob, options: OpenOptions, onProgress: ReportProgress): Promise<TableSource> {
    if (file.size > maxFileBytes) {
      throw new ToolInputError('This file is larger than 2 GB.', { hint: 'Split it, and open the parts.' });
    }
    const rawHead = await readBytes(file.slice(0, headBytes));
    const encoding =
      options.encoding === 'auto' ? detectEncoding(rawHead, file.size > headBytes) : options.encoding;
    if (options.encoding === 'auto') refuseBinary(rawHead, file instanceof File ? file.name : undefined);
    const utf8 = await toUtf8(file, encoding, rawHead);
    const head = new TextDecoder().decode(await readBytes(utf8.slice(0, headBytes)));
    const delimiter = options.delimiter === 'auto' ? detectDelimiter(head) : options.delimiter;
    // Excel's `sep=` line is not a row.
    const hasNamedDelimiter = namedDelimiter(head) !== undefined;
    const body = hasNamedDelimiter ? utf8.slice(head.indexOf('\n') + 1) : utf8;
    const scanned = await scanFile(body, delimiter, onProgress);
    // An invalid byte may come after megabytes of ASCII, so the beginning could not reveal the encoding. Then the file
    // is read again as Windows-1252.
    if (scanned.badByte && !scanned.hadUtf8Letters && options.encoding === 'auto') {
      return TableSource.open(file, { ...options, encoding: 'windows-1252' }, onProgress);
    }
    if (scanned.scanner.starts.length === 0) {
      throw new ToolInputError('There are no rows in it.', {
        hint: 'It is empty, or holds blank lines only. Choose another file.',
      });
    }
    const form = {
      lineEnd: await lineEndBefore(
        body,
        scanned.scanner.starts.length > 1 ? scanned.scanner.starts.at(1) : body.size,
      ),
      hasMark: rawHead[0] === 0xef && rawHead[1] === 0xbb && rawHead[2] === 0xbf,
      namesDelimiter: hasNamedDelimiter,
    };
    return new TableSource(body, scanned, {
      encoding,
      delimiter,
      firstLine: hasNamedDelimiter ? 2 : 1,
      form,
      fileSize: file.size,
    });
  }

  /** The number of all rows, including the header. */
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

  /** Returns the lines and columns of some of the row errors. */
  placesOfFaults(faults: readonly RowFault[]): Promise<readonly LinePlace[]> {
    const offsets = faults.map(({ offset }) => offset);
    return placesOf(piecesOf(this.#blob), offsets, this.#firstLine);
  }

  /** Returns the place of the first byte that is not valid UTF-8 in a UTF-8 file; it is shown as \ufffd. */
  async findDamage(): Promise<TableDamage | undefined> {
    if (!this.#badByte) return undefined;
    const { offset, byte } = this.#badByte;
    const [place] = await placesOf(piecesOf(this.#blob), [offset], this.#firstLine);
    const row = this.#rowAt(offset);
    return { ...place, row, byte, byteOffset: this.#fileSize - this.#blob.size + offset };
  }

  /** Returns the rows from `start` to before `end`. */
  async readRange(start: number, end: number): Promise<string[][]> {
    if (start >= end) return [];
    const from = this.#startOf(start);
    const to = this.#startOf(end);
    if (to - from > maxTextBytes) return this.#readCut(start, end);
    return parseRows(decoder.decode(await this.#bytesOf(from, to)), this.delimiter);
  }

  /** Visits every row from `start` on, in order and in batches; pauses after each batch. */
  async *scan(start: number, visit: (row: string[], index: number) => void, label: string): Work<void> {
    for (let first = start; first < this.rowCount;) {
      const last = this.#lastWithin(first, scannedBytes);
      const rows = await this.readRange(first, last);
      rows.forEach((row, index) => visit(row, first + index));
      first = last;
      yield { label, fraction: first / this.rowCount };
    }
  }

  /** Reads rows one by one, each cut to the longest possible string. */
  async #readCut(start: number, end: number): Promise<string[][]> {
    const rows: string[][] = [];
    for (let row = start; row < end; row += 1) {
      const from = this.#startOf(row);
      const to = Math.min(this.#startOf(row + 1), from + maxTextBytes);
      rows.push(parseRow(decoder.decode(await this.#bytesOf(from, to)), this.delimiter));
    }
    return rows;
  }

  async #bytesOf(from: number, to: number): Promise<Uint8Array> {
    return this.#bytes?.subarray(from, to) ?? readBytes(this.#blob.slice(from, to));
  }

  #startOf(row: number): number {
    return row < this.rowCount ? this.#scanner.starts.at(row) : this.#blob.size;
  }

  #rowAt(offset: number): number {
    const after = this.#lastWithin(0, offset - this.#startOf(0));
    return this.#startOf(after) > offset ? Math.max(0, after - 1) : after;
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

export interface TableDamage extends Partial<LinePlace> {
  /** Counted from 0, including the header. */
  readonly row: number;
  readonly byte: number;
  /** Counted from 0. */
  readonly byteOffset: number;
}

interface SourceFacts {
  readonly encoding: TextEncodingName;
  readonly delimiter: Delimiter;
  /** The line of the file where the rows begin. */
  readonly firstLine: number;
  readonly form: TableForm;
  /** Includes the byte order mark and the `sep=` line. */
  readonly fileSize: number;
}

/** Returns the line end before an offset; the one of RFC 4180 if there is none. */
async function lineEndBefore(blob: Blob, place: number): Promise<TableForm['lineEnd']> {
  const [before, last] = await readBytes(blob.slice(Math.max(0, place - 2), place));
  if (last === 10) return before === 13 ? '\r\n' : '\n';
  return last === 13 ? '\r' : '\r\n';
}
