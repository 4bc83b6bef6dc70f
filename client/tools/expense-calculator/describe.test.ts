import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { provideTemporal } from '#client/lib/temporal.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { tableText } from '#client/tool-kit/calculators/report.ts';
import { ToolInputError } from '#core/errors.ts';
import { describeExpenses } from './describe.ts';
import { type ExpenseOptions, schema } from './schema.ts';

beforeAll(provideTemporal);

const report = (options: Partial<ExpenseOptions>) =>
  describeExpenses({ ...initialState(schema), ...options });
const figures = (options: Partial<ExpenseOptions>) =>
  Object.fromEntries(report(options).figures.map(({ label, value }) => [label, value]));
const table = (title: string, options: Partial<ExpenseOptions>) =>
  report(options).tables?.find((each) => each.title.startsWith(title))?.rows;

test('the first expenses are called a sample, which a button clears', () => {
  const [note] = report({}).notes ?? [];
  expect(note?.sentence).toBe('These expenses are a sample.');
  const cleared = note?.fix?.options ?? {};
  // 0 is the sum of nothing.
  expect(figures(cleared)).toMatchObject({ Total: '0.00', Expenses: '0' });
  expect(report(cleared).notes).toEqual([]);
});

test('totals, categories and budgets of the last month', () => {
  // 84.20 + 120 + 91.75 + 90 + 100 = 485.95
  expect(figures({})).toMatchObject({ Total: '485.95', Expenses: '5' });
  // Python's decimal, ROUND_HALF_UP: 485.95 / 2 = 242.975.
  expect(figures({})['Average per month with expenses']).toBe('242.98');
  expect(table('By category', {})?.map(([name, amount]) => [name, amount])).toEqual([
    ['Food', '265.95'],
    ['Travel', '120.00'],
    ['Fun', '100.00'],
  ]);
  expect(table('Budgets in 2026-02', {})).toEqual([['Food', '100.00', '181.75', '−81.75']]);
});

test('who paid what, to the cent', () => {
  const split = (own: string, amount = '10') => ({ entries: `2026-01-01,x,${amount},c,Ann,${own}` });
  expect(table('Who paid', split('Ann+Ben+Cleo'))?.map((row) => row[2])).toEqual(['3.34', '3.33', '3.33']);
  expect(table('Who paid', split('Ann:2+Ben:1', '90'))?.map((row) => row[3])).toEqual(['30.00', '−30.00']);
  expect(table('Who paid', split('Ann=2.50+Ben=7.50'))?.map((row) => row[2])).toEqual(['2.50', '7.50']);
  expect(figures(split('Ben', '-10'))).toMatchObject({ 'Ann pays Ben': '10.00' });
});

test('who is named twice has both shares, to the same cent as a share twice as large, and is reported', () => {
  const shares = (split: string) =>
    table('Who paid', { entries: `2026-01-01,x,20,c,Ann,${split}` })?.map((row) => [row[0], row[2]]);
  // 2000 · 2/3 = 1333.33… and 2000 · 1/3 = 666.66…: the cent that is left goes to Ben, who lost more of one.
  const wanted = [
    ['Ann', '13.33'],
    ['Ben', '6.67'],
  ];
  for (const split of ['Ann:2+Ben:1', 'Ann+Ann+Ben', 'Ann+Ben+ann'])
    expect(shares(split), split).toEqual(wanted);
  expect(shares('Ann=5+Ann=5+Ben=10')).toEqual([
    ['Ann', '10.00'],
    ['Ben', '10.00'],
  ]);
  const sentences = (split: string) =>
    report({ entries: `2026-01-01,x,20,Food,Ann,${split}` }).notes?.map(({ sentence }) => sentence);
  expect(sentences('Ann+Ben+ann')).toEqual([
    'Row 1 names ann more than once among those it is for: these shares are added up.',
  ]);
  expect(sentences('Ann:2+Ben:1')).toEqual([]);
});

test('a second budget for a category is a mistake, on its line', () => {
  const budgets = (text: string) => () => report({ budgets: text });
  expect(budgets('Food 10\nFun 5\nfood: 20')).toThrow('“food” has a budget already, in line 1.');
  expect(budgets('Food 10; Food 20')).toThrow('“Food” has a budget already, in line 1.');
  expect(table('Budgets', { budgets: 'Food 10\nFun 5' })).toHaveLength(2);
});

test('a row without its three parts is refused, with their names', () => {
  const read = (entries: string) => () => report({ entries });
  expect(read('Pizza 12.50')).toThrow('Row 1 has 1 part, and needs three at least: date, what, amount.');
  expect(read('2026-01-01,x,1\nPizza,12.50')).toThrow('Row 2 has 2 parts, and needs three at least');
  expect(read('2026-01-05,Pizza')).toThrow('needs three at least');
  expect(read('Pizza,12.50,Food')).toThrow('Row 1, date: “Pizza” is not a date.');
  expect(figures({ entries: 'what,date,amount\nPizza,2026-01-05,12.50' }).Total).toBe('12.50');
});

test('more payments than one sees at a glance stand in a table', () => {
  // Ann pays 21 for each of 21 others and herself: 22 · 21 = 462, of which 21 others owe 21 each.
  const others = Array.from({ length: 21 }, (_, index) => `P${index}`);
  const options = { entries: `2026-01-01,x,462,c,Ann,Ann+${others.join('+')}` };
  expect(figures(options)).toMatchObject({ 'Payments that settle all': '21' });
  expect(table('Who pays whom', options)).toEqual(others.map((name) => [name, 'Ann', '21.00']));
  expect(table('Who pays whom', {})).toBeUndefined();
});

test('splits that do not add up say what is missing', () => {
  const split = (own: string) => () => report({ entries: `2026-01-01,x,10,c,Ann,${own}` });
  expect(split('Ann:60%+Ben:30%')).toThrow('adds up to 90%');
  expect(split('Ann=2+Ben=7')).toThrow('does not add up');
  expect(split('Ann:50%+Ben')).toThrow('mixes');
  expect(split('Ann:0+Ben:0')).toThrow('no one');
});

test('a bank’s file: names of columns, semicolons, commas, dates by the point, categories by words', () => {
  const entries =
    'Buchungstag;Verwendungszweck;Betrag;Währung\r\n21.11.2026;REWE 123;-12,50;EUR\r\n22.11.2026;Shop;-1;USD\r\n';
  const options = { entries, sign: 'below', rules: 'rewe = Food', locale: 'de' } as const;
  expect(figures(options)).toMatchObject({ Total: '12.50', Expenses: '1' });
  expect(table('Expenses', options)).toEqual([['2026-11-21', 'REWE 123', '12.50', 'Food', '', '']]);
  expect(report(options).notes?.[0]?.sentence).toBe('Rows in another currency are left out: 3.');
});

test('dates as banks write them; a note where day and month cannot be distinguished', () => {
  const dates = (...written: string[]) =>
    table('Expenses', { entries: written.map((date) => `${date},x,1`).join('\n') })?.map(([date]) => date);
  expect(dates('21.11.26', '1.2.2026', '2026/11/22')).toEqual(['2026-02-01', '2026-11-21', '2026-11-22']);
  expect(dates('11/21/2026', '02/01/26')).toEqual(['2026-02-01', '2026-11-21']);
  expect(dates('21/11/2026', '02/01/2026')).toEqual(['2026-01-02', '2026-11-21']);
  expect(() => dates('02/01/2026')).toThrow('Row 1, date: “02/01/2026” can be read in two ways.');
  expect(() => dates('21/11/2026', '11/21/2026')).toThrow('two ways');
  expect(() => dates('13/21/2026', '2/1/26')).toThrow('two ways');
  expect(() => dates('30.2.26')).toThrow('Row 1, date: “30.2.26” is not a date.');
  expect(() => dates('2026-02-30')).toThrow(
    expect.objectContaining({ details: { field: 'entries', hint: 'February 2026 has 28 days.' } }),
  );
});

test('amounts with the sign of another currency are left out as those of another column are', () => {
  const read = (entries: string, currency: string) => [
    figures({ entries, currency }).Total,
    report({ entries, currency }).notes?.[0]?.sentence,
  ];
  const signs = '2026-01-01,x,€3.50\n2026-01-02,y,$2\n2026-01-03,z,5';
  expect(read(signs, 'USD')).toEqual(['7.00', 'Rows in another currency are left out: 1.']);
  expect(read('date,what,amount,currency\n2026-01-01,x,1,€\n2026-01-02,y,2,eur', 'EUR')).toEqual([
    '3.00',
    undefined,
  ]);
});

test('names that differ in capitals alone are one person and one category', () => {
  const entries = '2026-01-01,x,10,Food,Ann,\n2026-01-02,y,20,food,ann,\n2026-01-03,z,6,FOOD,Ben,ANN+ben';
  // 36 in all; of the first two, 15 each, of the third 3 each: Ben owes 18 and paid 6.
  expect(figures({ entries })).toMatchObject({ 'Ben pays Ann': '12.00' });
  expect(table('By category', { entries })?.map(([name]) => name)).toEqual(['Food']);
});

test('what is exported reads back as the same', () => {
  const file = tableText(report({}).tables?.[0] as never);
  expect(report({ entries: file }).tables).toEqual(report({}).tables);
});

test('what a spreadsheet would run is guarded in every file, reported, and read back as it was', () => {
  const entries = `2026-01-01,"=HYPERLINK(""http://x"")",10,+Food,@Ann,\n2026-01-02,'-x,5,Fun,Ben,\n`;
  const { tables = [], notes } = report({ entries, budgets: '+Food 5' });
  const files = tables.map((each) => tableText(each)).join('');
  expect(files).not.toMatch(/(?:^|,)"?[=+@]/m);
  expect(files).not.toMatch(/(?:^|,)"?-x/m);
  expect(notes?.at(-1)?.sentence).toMatch(/^4 texts begin like a formula/);
  const again = report({ entries: tableText(tables[0] as never), budgets: '+Food 5' });
  expect(again.tables).toEqual(tables);
});

test('rows that say the same are reported, and mistakes name their row', () => {
  const row = '2026-01-01,x,10,c,,';
  expect(report({ entries: `${row}\n${row}` }).notes?.[0]?.sentence).toBe('Row 2 repeats row 1; both count.');
  expect(() => report({ entries: `${row}\n2026-02-30,x,1` })).toThrow('Row 2, date');
  expect(() => report({ entries: `${row}\n2026-02-03,x,y` })).toThrow('Row 2, amount');
  expect(() => report({ currency: '€€' })).toThrow('ISO 4217');
  expect(figures({ entries: '' })).toMatchObject({ Total: '0.00' });
});

test('many rows, and many people, take a time that grows with them alone', () => {
  // 20,000 rows of 0.10 and as many in another currency: 2,000.00.
  const rows = '2026-01-01,x,0.10,c\n2026-01-02,y,$5,c\n'.repeat(20_000);
  expect(figures({ entries: rows })).toMatchObject({ Total: '2,000.00', Expenses: '20,000' });
  const sentences = report({ entries: rows }).notes?.map(({ sentence }) => sentence);
  // 19,999 duplicates, of which five are named.
  expect(sentences?.[6]).toBe('The same is true of 19,994 more rows.');
  const people = Array.from(
    { length: 10_000 },
    (_, index) => `2026-01-01,x,${(index % 2) * 100},c,P${index},`,
  );
  // 5,000 people paid 100 each, and everyone's share is 0.01: the other 5,000 people pay 50 to each.
  expect(figures({ entries: people.join('\n') })).toMatchObject({ 'Payments that settle all': '5,000' });
});

test('a first row of brackets is no hour’s work', () => {
  expect(() => report({ entries: '('.repeat(1_000_000) })).toThrow('Row 1 has 1 part');
});

test('five thousand rows, and any text is read or refused', () => {
  expect(figures({ entries: '2026-01-01,x,0.10,c,Ann,\n'.repeat(5000) }).Total).toBe('500.00');
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('2026-01,x;=+:%\n"Ann 1.')) }), (entries) => {
      try {
        report({ entries });
      } catch (error) {
        expect(error).toBeInstanceOf(ToolInputError);
      }
    }),
  );
});
