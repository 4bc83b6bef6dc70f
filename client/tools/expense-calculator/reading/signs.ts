import { readTyped } from '#core/numbers/typed-number.ts';
import type { ExpenseOptions } from '../schema.ts';
import type { Column } from './column-names.ts';
import type { Sheet } from './columns.ts';
import type { ReadRow } from './read-row.ts';
import { type Cell, plainAmount, readMark } from './row-amounts.ts';

/**
 * Detects the signs. In a bank’s file, amounts below 0 are expenses unless most are above 0 without a plus; never in a
 * file with payers. Who types rows writes expenses without a sign.
 */
export function signsOf(
  rows: readonly ReadRow[],
  { columns, isUsual }: Sheet,
  { sign, locale }: Pick<ExpenseOptions, 'sign' | 'locale'>,
  currencySign: string,
) {
  const valueOf = (text: string) =>
    Number(readTyped(plainAmount(text.replace(/[CD]R\.?$/i, ''), currencySign), locale) ?? 0);
  const isShared = (name: Column) =>
    isUsual ? rows.some(({ cell }) => cell(name) !== '') : columns.has(name);
  const isAuto = sign === 'auto' && !isShared('payer') && !isShared('split');
  const hasAmountAlone = (cell: Cell) => cell('debit') === '' && cell('credit') === '';
  const signed = isAuto
    ? rows.filter(({ cell }) => hasAmountAlone(cell)).map(({ cell }) => valueOf(cell('amount')))
    : [];
  const below = signed.filter((value) => value < 0).length;
  const above = signed.filter((value) => value > 0).length;
  // A written plus marks income.
  const hasPlus = below > 0 && rows.some(({ cell }) => cell('amount').startsWith('+'));
  return {
    isBelow: sign === 'below' || hasPlus || (below > 0 && (isUsual ? below > above : below >= above)),
    isUnsure: below > 0 && below <= above && !hasPlus,
    isMarked: !contradictsSigns(rows),
    isPlusIncome: sign === 'auto',
    isDebitBelow: !rows.some(({ cell }) => valueOf(cell('debit')) > 0),
    isCreditBelow: !rows.some(({ cell }) => valueOf(cell('credit')) > 0),
  };
}

export const hasMinus = (amount: string) => /^[-−(]|[-−]$/.test(amount);

/** Returns whether amounts have signs, and rows with the same word for the direction have different ones. */
export function contradictsSigns(rows: readonly ReadRow[]): boolean {
  const marked = rows.filter(({ cell }) => readMark(cell('mark')) !== undefined);
  const below = new Set(
    marked.filter(({ cell }) => hasMinus(cell('amount'))).map(({ cell }) => readMark(cell('mark'))),
  );
  const above = new Set(
    marked.filter(({ cell }) => !hasMinus(cell('amount'))).map(({ cell }) => readMark(cell('mark'))),
  );
  return below.size === 2 || (below.size === 1 && (above.size === 2 || above.has([...below][0])));
}
