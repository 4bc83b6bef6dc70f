import { currencyNames } from '#core/money/currencies.ts';
import { evenName } from './column-names.ts';

/** Longer than any column name; searching a longer text for a unit in brackets could take minutes. */
const longestName = 80;

/** Removes the unit from column names such as “Betrag (€)”, “Débit euros” and “Amount USD”. */
export function plainName(cell: string): string {
  const name = cell
    .slice(0, longestName)
    .replace(/^\ufeff?#?/, '')
    .trim()
    .replace(/\s+(?:in\s+)?([A-Z]{3})$/, (end, code: string) =>
      Object.hasOwn(currencyNames, code) ? '' : end,
    )
    .toLowerCase()
    .replace(/\s*[([].*[)\]]$/, '')
    .replace(/\s+(?:in\s+)?(?:euroa|euros?|eur|\p{Sc})$/u, '')
    .replace(/\s*:$/, '')
    .trim();
  return evenName(name);
}

/** Counts the columns of the description: banks that cut it number the names of its parts, or leave them out. */
export function textWidthOf(names: readonly string[], from: number): number {
  const base = plainName(names[from] ?? '').replace(/ ?1$/, '');
  const isPart = (name: string, index: number) =>
    index === 0 || ['', `${base}${index + 1}`, `${base} ${index + 1}`].includes(plainName(name));
  const parts = names.slice(from);
  const end = parts.findIndex((name, index) => !isPart(name, index));
  return end < 0 ? parts.length : end;
}
