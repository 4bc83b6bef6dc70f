import type { CountedRow } from './certainty.ts';
import type { ReadRow } from './read-row.ts';

const total =
  /^#?(?:(?:grand|beginning|ending|opening|closing|alter|neuer)\s+)?(?:[a-z]*(?:total|summe|saldo)|balance|kontostand|sum|gesamt|suma|totale)\b/i;
/** A line of a statement, which has a date and an amount, as in Baltic exports. */
const statementLine =
  /^(?:(?:opening|closing|beginning|ending) balance|turnover|likutis (?:pradžiai|pabaigai)|apyvarta|(?:sākuma|beigu) atlikums|apgrozījums|algsaldo|lõppsaldo|käive)$/i;
const waiting =
  /^(?:pending|true|offen|(?:umsatz )?vorgemerkt|en attente|pendiente|venter|reserver(?:a[dt]|e?t)|varaus|in behandeling|in attesa|oczekując[ae]|w rozliczeniu)$/i;
const turnedDown =
  /^(?:reverted|declined|failed|denied|cancell?ed|voided|rejected|geweigerd|abgelehnt|refusé)$/i;

/**
 * Returns whether to skip a row: banks write totals and balances among theirs, those with debits and credits also rows
 * without either, and people leave unfinished rows.
 */
export function isIdle({ cell }: Pick<ReadRow, 'cell'>, hasDebits: boolean): boolean {
  const amounts = (['amount', 'debit', 'credit'] as const).map(cell);
  const hasAmount = amounts.some((written) => written !== '');
  const isDateless = cell('date') === '' || total.test(cell('date'));
  if (statementLine.test(cell('what'))) return true;
  const isTotal = [cell('what'), cell('date'), ...amounts].some((written) => total.test(written));
  return isDateless ? !hasAmount || isTotal : !hasAmount && (isTotal || hasDebits);
}

/** Returns whether a payment is pending or declined, so that no money has moved; PKO writes it where the balance is. */
export function isUnbooked({ cell, cells }: Pick<ReadRow, 'cell' | 'cells'>): boolean {
  const [status, date] = [cell('status'), cell('date')];
  const isOpen = date === '' && cells.some((each) => waiting.test(each.trim()));
  return isOpen || waiting.test(date) || waiting.test(status) || turnedDown.test(status);
}

/** Returns the first or the last row if its words or its amount are those of a sum, though it has a date like the others. */
export function likelySums(rows: readonly CountedRow[]): readonly number[] {
  const sum = rows.reduce((all, { units }) => all + units, 0n);
  const isSum = ({ cells, units }: CountedRow) =>
    (rows.length > 3 && units !== 0n && units * 2n === sum) || cells.some((text) => total.test(text.trim()));
  return rows
    .filter((each, index) => (index === 0 || index === rows.length - 1) && isSum(each))
    .map(({ row }) => row);
}
