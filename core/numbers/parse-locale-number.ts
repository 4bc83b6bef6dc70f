import { type LocaleMarks, marksOf, toWesternDigits, withoutDirections } from './locale-marks.ts';

/**
 * Reads a number in the notation of a locale and returns it as a plain decimal (`-1234.5e-3`); undefined if it is not a
 * number. Accepts the locale's own separators and the plain form; the locale decides ambiguous cases (`1,234`). Groups
 * must have three digits (or two and then three, as in India).
 */
export function parseLocaleNumber(text: string, locale: string): string | undefined {
  const cleaned = toWesternDigits(withoutDirections(text))
    .trim()
    .replace(/[\u2212\u2013\ufe63\uff0d]/g, '-')
    .replace(/[\u00a0\u202f\u2009 '\u2019_](?=\d)/g, ' ')
    // The thousands separators of Sindhi, N’Ko and Adlam are variants of the Arabic one.
    .replace(/[\u060c\u2e41]/g, '\u066c');
  const match =
    /^([+-]?)\s*([\d.,\u066b\u066c ]+)(?:\s*(?:e|×\s*10\^|x10\^|\*10\^)\s*([+-]?\d{1,3}))?$/i.exec(cleaned);
  if (!match) return undefined;
  const [, sign = '', body = '', exponent] = match;
  const plain = toPlainDecimal(body.trim(), marksOf(locale));
  if (plain === undefined) return undefined;
  return `${sign === '-' ? '-' : ''}${plain}${exponent === undefined ? '' : `e${Number(exponent)}`}`;
}

function toPlainDecimal(body: string, { decimal, group: ownGroup }: LocaleMarks): string | undefined {
  // All blanks and apostrophes between digits are already plain blanks.
  const group = /[\s'’]/.test(ownGroup) ? ' ' : ownGroup;
  const marks = [...new Set(body.replace(/\d/g, ''))];
  const normal = body.replaceAll('\u066b', decimal).replaceAll('\u066c', group);
  if (marks.length === 0) return normal;
  if (/[\u066b\u066c]/.test(body)) return withSeparators(normal, decimal, group);
  if (marks.length === 1) {
    const [mark = ''] = marks;
    if (mark === ' ') return withSeparators(normal, decimal, ' ');
    const isRepeated = normal.indexOf(mark) !== normal.lastIndexOf(mark);
    if (isRepeated) return withSeparators(normal, '', mark);
    if (mark === decimal) return withSeparators(normal, mark, '');
    // A single group separator before exactly three digits groups them; anywhere else it must be a decimal point.
    const isGroup = mark === group && /^[1-9]\d{0,2}.\d{3}$/.test(normal);
    return isGroup ? withSeparators(normal, '', mark) : withSeparators(normal, mark, '');
  }
  if (marks.length > 2) return undefined;
  const last = normal.charAt(Math.max(...marks.map((mark) => normal.lastIndexOf(mark))));
  const other = marks.find((mark) => mark !== last) ?? '';
  return last === ' ' ? undefined : withSeparators(normal, last, other);
}

function withSeparators(body: string, decimal: string, group: string): string | undefined {
  const [whole = '', fraction, ...rest] = decimal ? body.split(decimal) : [body];
  if (rest.length > 0 || !/^\d*$/.test(fraction ?? '')) return undefined;
  const groups = group ? whole.split(group) : [whole];
  if (groups.some((digits) => !/^\d*$/.test(digits))) return undefined;
  if (groups.length > 1) {
    const [first = '', ...others] = groups;
    const isWestern = others.every((digits) => digits.length === 3);
    const isIndian =
      others.at(-1)?.length === 3 && others.slice(0, -1).every((digits) => digits.length === 2);
    if (first === '' || first.length > 3 || !(isWestern || isIndian)) return undefined;
  }
  const digits = groups.join('');
  if (digits + (fraction ?? '') === '') return undefined;
  return `${digits || '0'}${fraction ? `.${fraction}` : ''}`;
}
