import { OffsetList } from './offset-list.ts';

const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

const atFieldStart = 0;
const inField = 1;
const inQuotes = 2;
const afterQuote = 3;

/** A row that breaks a rule of RFC 4180. */
export interface RowFault {
  /** Counted from 0, including the header. */
  readonly row: number;
  readonly kind: 'width' | 'quote' | 'open';
  /** The offset in bytes: of the row, of the misplaced quote, or of the quote that is never closed. */
  readonly offset: number;
}

const maxFaults = 1000;

/**
 * Finds the starts of the rows of a CSV, byte by byte (UTF-8), by RFC 4180. A quoted field may hold delimiters, line
 * breaks and doubled quotes. Rows end in CRLF, LF or CR; blank lines do not count as rows.
 */
export class RowScanner {
  readonly starts = new OffsetList();
  readonly faults: RowFault[] = [];
  faultCount = 0;
  columnCount = 0;
  readonly #delimiter: number;
  #state = atFieldStart;
  #offset = 0;
  #rowStart = 0;
  #fieldCount = 0;
  #width = 0;
  #hasContent = false;
  #quoteStart = 0;
  #badQuote: number | undefined;

  constructor(delimiter: string) {
    this.#delimiter = delimiter.charCodeAt(0);
  }

  push(bytes: Uint8Array): void {
    const delimiter = this.#delimiter;
    let state = this.#state;
    const base = this.#offset;
    for (let index = 0; index < bytes.length; index += 1) {
      const byte = bytes[index] as number;
      if (state === inQuotes) {
        if (byte === quote) state = afterQuote;
      } else if (byte === delimiter) {
        this.#fieldCount += 1;
        this.#hasContent = true;
        state = atFieldStart;
      } else if (byte === lineFeed || byte === carriageReturn) {
        this.#endRow(base + index + 1);
        state = atFieldStart;
      } else if (byte === quote) {
        this.#hasContent = true;
        if (state === inField) this.#badQuote ??= base + index;
        else {
          if (state === atFieldStart) this.#quoteStart = base + index;
          state = inQuotes;
        }
      } else {
        if (state === afterQuote) this.#badQuote ??= base + index - 1;
        this.#hasContent = true;
        state = inField;
      }
    }
    this.#state = state;
    this.#offset = base + bytes.length;
  }

  /** Ends the last row, which may have no line break. */
  finish(): void {
    this.#endRow(this.#offset, this.#state === inQuotes);
  }

  /** Records only the first error of a row, because the others follow from it. */
  #endRow(next: number, isOpen = false): void {
    if (this.#hasContent) {
      const fieldCount = this.#fieldCount + 1;
      const row = this.starts.length;
      if (row === 0) this.#width = fieldCount;
      if (isOpen) this.#addFault({ row, kind: 'open', offset: this.#quoteStart });
      else if (this.#badQuote !== undefined) this.#addFault({ row, kind: 'quote', offset: this.#badQuote });
      else if (fieldCount !== this.#width) this.#addFault({ row, kind: 'width', offset: this.#rowStart });
      if (fieldCount > this.columnCount) this.columnCount = fieldCount;
      this.starts.push(this.#rowStart);
    }
    this.#rowStart = next;
    this.#fieldCount = 0;
    this.#hasContent = false;
    this.#badQuote = undefined;
  }

  #addFault(fault: RowFault): void {
    this.faultCount += 1;
    if (this.faults.length < maxFaults) this.faults.push(fault);
  }
}
