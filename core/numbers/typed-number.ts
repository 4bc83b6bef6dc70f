import { parseLocaleNumber } from './parse-locale-number.ts';

/**
 * Returns the number of a text without additions that do not change it: a currency, a percent sign, a sign for “about”,
 * or the field's own unit. An amount in parentheses is negative, as in bookkeeping. Other units stay, because 12 ft are
 * not 12 m.
 */
export function bareNumber(text: string, unit = ''): string {
  const trimmed = text.trim().replace(/^[≈~=]\s*/, '');
  const own = unit !== '' && trimmed.endsWith(unit) ? trimmed.slice(0, -unit.length) : trimmed;
  const bare = own
    .replace(/\p{Lu}{0,3}\p{Sc}/u, '')
    .replace(/^([A-Z]{3})\b|\b([A-Z]{3})$/, (code) => (isCurrency(code) ? '' : code))
    .trim()
    .replace(/\s*[%٪]$/, '');
  const [, amount] = /^\(\s*([^-−()]+?)\s*\)$/.exec(bare) ?? [];
  return amount === undefined ? bare : `-${amount}`;
}

/** Reads the text of a number box as a plain decimal; undefined if it is not a number. */
export function readTyped(text: string, locale: string, unit?: string): string | undefined {
  return parseLocaleNumber(bareNumber(text, unit), locale);
}

/** True if three letters are a current or former currency code. */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}
