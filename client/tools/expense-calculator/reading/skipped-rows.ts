import type { Cell } from './row-amounts.ts';

const total =
  /^(?:(?:grand|beginning|ending|opening|closing|alter|neuer)\s+)?(?:total|balance|kontostand|sum|summe|gesamt|saldo|suma|totale)\b/i;
const waiting = /^(?:pending|offen|vorgemerkt|en attente|pendiente)$/i;
const turnedDown = /^(?:reverted|declined|failed|denied|cancell?ed|voided)$/i;

/** Returns whether to skip a row: banks write totals and balances among theirs, and people leave unfinished rows. */
export function isIdle({ cell }: { readonly cell: Cell }): boolean {
  const hasAmount = (['amount', 'debit', 'credit'] as const).some((name) => cell(name) !== '');
  const isDateless = cell('date') === '' || total.test(cell('date'));
  const isTotal = total.test(cell('what')) || total.test(cell('date'));
  return isDateless ? !hasAmount || isTotal : !hasAmount && isTotal;
}

/** Returns whether a payment is pending or declined, so that no money has moved. */
export function isUnbooked({ cell }: { readonly cell: Cell }): boolean {
  const status = cell('status');
  return waiting.test(cell('date')) || waiting.test(status) || turnedDown.test(status);
}
