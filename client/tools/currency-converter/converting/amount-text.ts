import { ToolInputError } from '#core/errors.ts';
import { isOfOtherCurrency } from '#core/money/named-currency.ts';
import { findCurrency, sharedBy } from './currency-words.ts';

/**
 * Returns the number of an amount such as `100 kr` or `Kč 100`, if its sign fits the chosen currency. Throws a
 * ToolInputError for another currency's sign; otherwise €100 would be converted as 100 dollars.
 */
export function withoutSign(written: string, field: string, from: string): string {
  const [, before = '', number = '', behind = ''] =
    /^\s*([^\d\s.,()−-][^\d]*?)?\s*([-−(]?\d.*?|\d)\s*([^\d\s.,)%][^\d%]*?)?\s*$/u.exec(written) ?? [];
  const sign = before === '' ? behind : before;
  const codes = before !== '' && behind !== '' ? undefined : (sharedBy(sign) ?? codesOf(sign));
  if (codes?.includes(from)) return number;
  if (codes === undefined && !isOfOtherCurrency(written, from)) return written;
  throw new ToolInputError(`“${written.trim().slice(0, 40)}” is of another currency than ${from}.`, {
    field,
    hint: 'Choose that currency under “From”, or enter only the number.',
  });
}

function codesOf(sign: string): readonly string[] | undefined {
  const code = findCurrency(sign);
  return code === undefined ? undefined : [code];
}
