import type { ReportTable } from '#client/tool-kit/calculators/report.ts';
import type { Figure } from '#client/tool-kit/operations/operation-result.ts';
import { guardFormula } from '#core/csv/writing/formula-guard.ts';
import { settleUp, type Transfer } from '#core/money/settle-up.ts';
import { splitAllAlike } from '#core/money/split-amount.ts';
import type { Entry } from './reading/entries.ts';
import { namesIn, personKey, sharesOf } from './reading/shares.ts';
import type { Money, PersonBalance } from './tables.ts';

/** A person whom the split of a row names more than once. */
export interface NamedTwice {
  readonly row: number;
  readonly name: string;
}

export interface Settling {
  readonly balances: readonly PersonBalance[];
  readonly transfers: readonly Transfer[];
  readonly twice: readonly NamedTwice[];
}

/**
 * Calculates what each person paid, their shares, and the payments between them. Throws a ToolInputError with the row.
 */
export function settle(entries: readonly Entry[], digits: number, locale: string): Settling {
  const shared = entries.filter(({ payer }) => payer !== '');
  const people = new Map<string, { name: string; paid: bigint; share: bigint }>();
  const personOf = (name: string) => {
    const key = personKey(name);
    const person = people.get(key) ?? { name, paid: 0n, share: 0n };
    people.set(key, person);
    return person;
  };
  const twice: NamedTwice[] = [];
  for (const { payer, split, units, row } of shared) {
    personOf(payer).paid += units;
    const names = split === '' ? [] : namesIn(split);
    const persons = new Set(names.map(personOf));
    if (persons.size < names.length) twice.push({ row, name: repeatedName(names) });
  }
  for (const entry of shared.filter(({ split }) => split !== '')) {
    for (const [key, share] of sharesOf(entry, digits, locale)) personOf(key).share += share;
  }
  const forAll = shared.filter(({ split }) => split === '').map(({ units }) => units);
  const balances = [...people.values()];
  const common = splitAllAlike(forAll, balances.length);
  for (const [index, person] of balances.entries()) person.share += common[index] ?? 0n;
  const transfers = settleUp(balances.map(({ name, paid, share }) => ({ name, amount: paid - share })));
  return { balances, transfers, twice };
}

function repeatedName(names: readonly string[]): string {
  const seen = new Set<string>();
  return names.find((name) => seen.size === seen.add(personKey(name)).size) ?? '';
}

/** More payments than this are shown in a table. */
const mostFigures = 20;

/** Shows the payments as figures. */
export function paymentFigures(
  transfers: readonly Transfer[],
  money: Money,
  writeCount: (count: number) => string,
): readonly Figure[] {
  if (transfers.length > mostFigures) {
    return [{ label: 'Payments that settle all', value: writeCount(transfers.length) }];
  }
  return transfers.map(({ from, to, amount }) => ({
    label: `${from} pays ${to}`,
    value: money.text(amount),
  }));
}

/** Shows the payments in a table if there are too many for figures. */
export function paymentTables(transfers: readonly Transfer[], money: Money): readonly ReportTable[] {
  if (transfers.length <= mostFigures) return [];
  return [
    {
      title: 'Who pays whom',
      columns: ['From', 'To', 'Amount'],
      rows: transfers.map(({ from, to, amount }) => [from, to, money.text(amount)]),
      plainRows: transfers.map(({ from, to, amount }) => [
        guardFormula(from),
        guardFormula(to),
        money.plain(amount),
      ]),
      fileName: 'payments.csv',
    },
  ];
}
