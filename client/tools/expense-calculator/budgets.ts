import type { ReportTable } from '#client/tool-kit/calculators/report.ts';
import { guardFormula } from '#core/csv/writing/formula-guard.ts';
import { ToolInputError } from '#core/errors.ts';
import { toUnits } from '#core/finance/schedule.ts';
import { readNumber } from '#core/numbers/read-number.ts';
import type { Entry } from './reading/entries.ts';
import type { ExpenseOptions } from './schema.ts';
import { asTyped, type Money, sumBy, type Texts } from './tables.ts';

/** Lists what remains of each budget in the last month; no tables without budgets. Throws a ToolInputError. */
export function budgetTables(
  { budgets, locale }: ExpenseOptions,
  entries: readonly Entry[],
  month: string | undefined,
  digits: number,
  money: Money,
): readonly ReportTable[] {
  if (month === undefined || budgets.trim() === '') return [];
  const spent = sumBy(
    entries.filter(({ date }) => date.startsWith(month)),
    ({ category }) => category.toLowerCase(),
  );
  const lines = readBudgets(budgets, locale, digits).map((each) => ({
    ...each,
    spent: spent.get(each.name.toLowerCase()) ?? 0n,
  }));
  const rows = (format: Money['text'], inFile: Texts) =>
    lines.map(({ name, limit, spent: own }) => [
      inFile(name),
      format(limit),
      format(own),
      format(limit - own),
    ]);
  return [
    {
      title: `Budgets in ${month}`,
      columns: ['Category', 'Budget', 'Spent', 'Left'],
      rows: rows(money.text, asTyped),
      plainRows: rows(money.plain, guardFormula),
      fileName: 'budgets.csv',
    },
  ];
}

const budgetForm = /^(.+?)(?:\s*[:=]\s*|\s+)((?:\p{Sc}\s?)?[-−]?\d\S*(?:\s?(?:\p{Sc}|[A-Z]{3}))?)$/u;

interface Budget {
  readonly name: string;
  readonly limit: bigint;
}

/** Reads budgets, one per line or several separated by commas: “Food: 300, Fun 20”. */
function readBudgets(budgets: string, locale: string, digits: number): readonly Budget[] {
  const lines = new Map<string, number>();
  return budgets.split(/\r?\n/).flatMap((line, index) =>
    line.split(/(?<=\d),\s+(?=\p{L})|;/u).flatMap((text) => {
      if (text.trim() === '') return [];
      const [, name = '', amount = ''] = budgetForm.exec(text.trim()) ?? [];
      const place = { field: 'budgets', line: index + 1, column: 1 };
      if (name === '')
        throw new ToolInputError('A budget needs a category and an amount.', {
          ...place,
          hint: 'As in “Food 300”.',
        });
      const first = lines.get(name.toLowerCase());
      if (first !== undefined) throw second(name, first, place);
      lines.set(name.toLowerCase(), place.line);
      const limit = readNumber(amount, { label: name, field: 'budgets', locale, min: 0, max: 1e13 });
      return [{ name, limit: toUnits(limit, digits) }];
    }),
  );
}

/** Returns the error for a second budget of a category. Each one would be compared with the full spending. */
function second(name: string, first: number, place: { readonly line: number }): ToolInputError {
  return new ToolInputError(`“${name}” has a budget already, in line ${first}.`, {
    ...place,
    hint: 'Give each category one budget: keep one of the two, or write their sum.',
  });
}
