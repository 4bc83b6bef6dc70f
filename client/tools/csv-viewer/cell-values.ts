/** A number as tables have them: 1234.5, -1,234.5, 12 %, $5, 1.2e3; undefined for anything else. */
export function numberOf(cell: string): number | undefined {
  const text = cell.trim();
  if (!/^[-+(]?\s*(?:[$€£¥]\s*)?(?:\d|\.\d)/.test(text)) return undefined;
  const plain = text
    .replace(/^[-+]?\s*[$€£¥]\s*/, (sign) => (sign.startsWith('-') ? '-' : ''))
    .replace(/\s*%$/, '');
  if (/^[-+]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?(?:e[-+]?\d+)?$/i.test(plain) && /\d/.test(plain)) {
    return Number(plain.replaceAll(',', ''));
  }
  return undefined;
}

/** True for a number that is a code rather than an amount: leading zeros, or more digits than a number holds. */
export function isCode(cell: string): boolean {
  const text = cell.trim();
  return /^0\d/.test(text) || (/^\d+$/.test(text) && text.length > 15);
}

/** Milliseconds since 1970 of an ISO date or time; undefined for anything else. */
export function dateOf(cell: string): number | undefined {
  const text = cell.trim();
  if (!/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(text))
    return undefined;
  const time = Date.parse(text.replace(' ', 'T'));
  return Number.isNaN(time) ? undefined : time;
}
