const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * Returns the fields of every row of a text that begins at a row's start; skips blank lines. Reads quotes by RFC 4180,
 * but keeps text after a closing quote, and treats a quote inside an unquoted field as a plain character. Adds the
 * number of each row to `numbers`, from 1; blank lines count.
 */
export function parseRows(text: string, delimiter: string, numbers?: number[]): string[][] {
  const code = delimiter.charCodeAt(0);
  const rows: string[][] = [];
  let number = 1;
  let end = 0;
  for (let index = afterBreaks(text, 0); index < text.length; index = afterBreaks(text, end)) {
    if (numbers) {
      number += text.slice(end, index).match(/\r\n|[\r\n]/g)?.length ?? 0;
      numbers.push(number);
    }
    const fields: string[] = [];
    end = readRow(text, index, code, fields);
    rows.push(fields);
  }
  return rows;
}

/** Returns the fields of one row. A line break and any text may follow it. */
export function parseRow(text: string, delimiter: string): string[] {
  const fields: string[] = [];
  readRow(text, 0, delimiter.charCodeAt(0), fields);
  return fields;
}

/** Adds a row's fields to `fields`, and returns the index of its line break. */
function readRow(text: string, start: number, delimiter: number, fields: string[]): number {
  let index = start;
  for (;;) {
    if (text.charCodeAt(index) === quote) index = readQuoted(text, index, delimiter, fields);
    else {
      const end = endOfPlain(text, index, delimiter);
      fields.push(text.slice(index, end));
      index = end;
    }
    if (text.charCodeAt(index) !== delimiter) return index;
    index += 1;
  }
}

function readQuoted(text: string, start: number, delimiter: number, fields: string[]): number {
  let value = '';
  let index = start + 1;
  for (;;) {
    const close = text.indexOf('"', index);
    if (close < 0) {
      fields.push(value + text.slice(index));
      return text.length;
    }
    value += text.slice(index, close);
    if (text.charCodeAt(close + 1) !== quote) {
      const end = endOfPlain(text, close + 1, delimiter);
      fields.push(end === close + 1 ? value : value + text.slice(close + 1, end));
      return end;
    }
    value += '"';
    index = close + 2;
  }
}

function endOfPlain(text: string, start: number, delimiter: number): number {
  for (let end = start; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    if (code === delimiter || code === lineFeed || code === carriageReturn) return end;
  }
  return text.length;
}

function afterBreaks(text: string, start: number): number {
  let index = start;
  for (; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code !== lineFeed && code !== carriageReturn) break;
  }
  return index;
}
