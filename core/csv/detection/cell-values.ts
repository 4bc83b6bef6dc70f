/** The decimal separator of a number. */
export type DecimalMark = '.' | ',';

/** Reads a number in the forms that tables use: 1234.5, -1,234.5, 12 %, $5, 1.2e3, (5); undefined for anything else. */
export function numberOf(cell: string, mark: DecimalMark = '.'): number | undefined {
  // A fast path: nearly all numbers are plain, and a table has millions.
  if (mark === '.' && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(cell)) return Number(cell);
  const text = cell.trim();
  if (!/^[-+(]?\s*(?:[$€£¥]\s*)?(?:\d|[.,]\d)/.test(text)) return undefined;
  const dotted = mark === ',' ? withDot(text) : text;
  const isNegative = /^\(.+\)$/.test(dotted);
  const plain = (isNegative ? `-${dotted.slice(1, -1)}` : dotted)
    .replace(/^[-+]?\s*[$€£¥]\s*/, (sign) => (sign.startsWith('-') ? '-' : ''))
    .replace(/[%€]$/, '')
    .trimEnd();
  if (/^[-+]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?(?:e[-+]?\d+)?$/i.test(plain) && /\d/.test(plain)) {
    return Number(plain.replaceAll(',', ''));
  }
  return undefined;
}

function withDot(text: string): string {
  return text.replace(/[.,]/g, (character) => (character === ',' ? '.' : ','));
}

/** Detects the decimal separator of cells: a comma if more cells are numbers only with a comma than only with a dot. */
export function decimalMarkOf(cells: Iterable<string>): DecimalMark {
  let lead = 0;
  for (const cell of cells) {
    const isDot = numberOf(cell, '.') !== undefined;
    const isComma = numberOf(cell, ',') !== undefined;
    if (isDot !== isComma) lead += isComma ? 1 : -1;
  }
  return lead > 0 ? ',' : '.';
}

/** True if a number is a code and not an amount: leading zeros, or more digits than a JavaScript number holds. */
export function isCode(cell: string): boolean {
  const text = cell.trim();
  return /^0\d/.test(text) || (/^\d+$/.test(text) && text.length > 15);
}

/** Returns an ISO date or time in milliseconds since 1970; undefined for anything else. */
export function dateOf(cell: string): number | undefined {
  const text = cell.trim();
  if (!/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(text))
    return undefined;
  const time = Date.parse(text.replace(' ', 'T'));
  return Number.isNaN(time) ? undefined : time;
}
