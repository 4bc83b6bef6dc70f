import { parseLocaleNumber } from './parse-locale-number.ts';

/**
 * The number of a text without what stands around it and is not calculated with: a currency, a percent sign, an
 * “about”, the field's own unit. An amount in parentheses is one below zero, as bookkeepers write it. Other units stay:
 * 12 ft are not 12 m.
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

/** Reads what a person typed into the box for a number, as a plain decimal; undefined when it is none. */
export function readTyped(text: string, locale: string, unit?: string): string | undefined {
  return parseLocaleNumber(bareNumber(text, unit), locale);
}

/** Whether three letters are the code of a currency, of today or of old. */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}
