/**
 * The fields of one row, which may be followed by its line break and anything after it. Quotes are read as
 * RFC 4180 has them; text after a closing quote is kept, and a quote inside an unquoted field is itself.
 */
export function parseRow(text: string, delimiter: string): string[] {
  const fields: string[] = [];
  let index = 0;
  for (;;) {
    const field =
      text[index] === '"' ? readQuoted(text, index, delimiter) : readPlain(text, index, delimiter);
    fields.push(field.value);
    if (text[field.end] !== delimiter) return fields;
    index = field.end + 1;
  }
}

interface Field {
  readonly value: string;
  /** Where the delimiter or the line break stands. */
  readonly end: number;
}

function readPlain(text: string, start: number, delimiter: string): Field {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(start, end), end };
}

function readQuoted(text: string, start: number, delimiter: string): Field {
  let value = '';
  let index = start + 1;
  for (;;) {
    const close = text.indexOf('"', index);
    if (close < 0) return { value: value + text.slice(index), end: text.length };
    value += text.slice(index, close);
    if (text[close + 1] !== '"') {
      const rest = readPlain(text, close + 1, delimiter);
      return { value: value + rest.value, end: rest.end };
    }
    value += '"';
    index = close + 2;
  }
}
