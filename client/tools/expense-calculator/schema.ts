import { languages } from '#client/tool-kit/calculators/boxes.ts';
import { choice, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

export const sample = `date,what,amount,category,paid by,for
2026-01-05,Groceries,84.20,Food,Ann,
2026-01-12,Train,120,Travel,Ben,Ann+Ben
2026-02-02,Groceries,91.75,Food,Cleo,
2026-02-14,Dinner,90,Food,Ann,Ann:2+Ben:1+Cleo:1
2026-02-20,Concert,100,Fun,Ben,Ann:60%+Cleo:40%
`;

const columns = {
  date: text('', 10, 'Date', { box: 'date', isNeeded: true }),
  what: text('', 500, 'What'),
  amount: text('', 40, 'Amount', { box: 'number', isNeeded: true }),
  category: text('', 200, 'Category'),
  'paid by': text('', 200, 'Paid by'),
  for: text('', 500, 'For', { hint: 'Empty, or Ann+Ben' }),
};

const signLabels = {
  auto: 'Auto-detect',
  above: 'Positive (refunds negative)',
  below: 'Negative, as on bank statements',
};

const dateOrderLabels = { auto: 'Auto-detect', day: 'Day first (5 January)', month: 'Month first (May 1)' };

export const schema = {
  entries: text(sample, 2_000_000, 'Expenses', {
    role: 'input',
    hint: 'CSV, typed, pasted or a file of your bank: date, what, amount, category, paid by, for',
    isMultiline: true,
    table: { columns, add: 'Add expense' },
  }),
  sign: choice(signLabels, 'auto', 'Sign of expenses', { isMore: true }),
  dateOrder: choice(dateOrderLabels, 'auto', 'Date order (05/01/2026)', { isMore: true }),
  columns: text('', 500, 'Columns', {
    isMore: true,
    hint: 'If the header row is missing or not recognized, in order: “date, what, -, amount”, or “debit, credit”',
  }),
  rules: text('', 20_000, 'Category rules', {
    role: 'input',
    isMore: true,
    hint: 'One per line, for rows without a category: “rewe = Food”',
    isMultiline: true,
  }),
  budgets: text('Food 100', 20_000, 'Monthly budgets', {
    role: 'input',
    hint: 'One per line: “Food 300”',
    isMultiline: true,
  }),
  recurring: text('', 20_000, 'Recurring expenses', {
    role: 'input',
    hint: 'One per line: “Rent 900 monthly”, “Insurance 240 yearly”, “Gym 7.50 weekly”',
    isMultiline: true,
  }),
  currency: text('EUR', 3, 'Currency', {
    isMore: true,
    hint: 'Three letters; rows in another currency are left out and listed',
  }),
  ...languages,
};

export type ExpenseOptions = StateOf<typeof schema>;
