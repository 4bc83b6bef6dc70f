import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { provideTemporal } from '#client/lib/temporal.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { schema } from '../schema.ts';
import { readEntries } from './entries.ts';

beforeAll(provideTemporal);

const read = (entries: string, locale = 'en') =>
  readEntries({ ...initialState(schema), entries, locale, currency: 'EUR' });

/** The date, description, amount, money out, money in and direction, of which the tool knows some, and two words. */
const languages = [
  'Date|Description|Amount|Debit|Credit|DR/CR|DR|CR',
  'Buchungstag|Text|Betrag|Soll|Haben|S/H|S|H',
  'Fecha|Concepto|Importe|Cargo|Abono|Tipo|Gasto|Ingreso',
  'Tarih|Açıklama|Tutar|Borç|Alacak|Yön|Giden|Gelen',
  'Zaúčtováno|Popis|Objem|Výdaj|Příjem|Směr|-|+',
].map((words) => words.split('|') as [string, string, string, string, string, string, string, string]);
const dates = '2026-02-DD DD.02.2026 DD.02.26 DD/02/2026 02/DD/2026 202602DD 26-02-DD'.split(' ');
const row = fc.record({
  units: fc.integer({ min: 1, max: 900_000 }),
  isIncome: fc.boolean(),
  word: fc.boolean(),
});

const layout = fc.record({
  words: fc.constantFrom(...languages),
  kind: fc.constantFrom('minus', 'behind', 'parentheses', 'two', 'mark'),
  isComma: fc.boolean(),
  isGrouped: fc.boolean(),
  date: fc.constantFrom(...dates),
  hasNames: fc.boolean(),
  extra: fc.constantFrom('balance', 'currencies', 'fee', 'state', 'none'),
  order: fc.array(fc.nat(99), { minLength: 6, maxLength: 6 }),
  rows: fc.array(row, { minLength: 3, maxLength: 12 }),
});

type Layout = typeof layout extends fc.Arbitrary<infer T> ? T : never;

/** Writes a file, and what its rows spend. */
function write({ words, kind, isComma, isGrouped, date, hasNames, extra, order, rows }: Layout) {
  const [day, what, sum, out, income, mark, ...ways] = words;
  const amount = (units: number) => {
    const [whole = '', cents] = (Math.abs(units) / 100).toFixed(2).split('.');
    const groups = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, isComma ? '.' : ',') : whole;
    return `${groups}${isComma ? ',' : '.'}${cents}`;
  };
  const signed = (units: number) => `${units > 0 ? '-' : ''}${amount(units)}`;
  const forms: Record<string, (units: number) => readonly string[]> = {
    minus: (units) => [signed(units)],
    behind: (units) => [`${amount(units)}${units > 0 ? '-' : ''}`],
    parentheses: (units) => [units > 0 ? `(${amount(units)})` : amount(units)],
    two: (units) => [units > 0 ? amount(units) : '', units > 0 ? '' : amount(units)],
    mark: (units) => [amount(units), ways[units > 0 ? 0 : 1]],
  };
  const names = kind === 'two' ? [out, income] : kind === 'mark' ? [sum, mark] : [sum];
  // No file can show a direction, a currency or a state that is the same in all rows.
  const isWord = (index: number) => index === 0 || rows[index]?.word === true;
  const spent = rows.map(({ units, isIncome }, index) => (isIncome && index > 0 ? -units : units));
  const balances = spent.map(
    (_, index) => 500_000 - spent.slice(0, index + 1).reduce((sum, units) => sum + units, 0),
  );
  const extras: Record<string, (index: number) => readonly string[]> = {
    balance: (index) => [`${(balances[index] ?? 0) < 0 ? '-' : ''}${amount(balances[index] ?? 0)}`],
    currencies: (index) => [isWord(index) ? 'EUR' : 'USD'],
    fee: (index) => [isWord(index) ? amount(150) : amount(0)],
    state: (index) => [isWord(index) ? 'OK' : 'Reddedildi'],
  };
  const place = (cells: readonly string[]) =>
    cells
      .map((cell, index) => [order[index] ?? 0, cell] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, cell]) => `"${cell}"`)
      .join(';');
  const days = spent.map((_, index) => String(index + 13));
  const lines = spent.map((units, index) =>
    place([
      date.replace('DD', days[index] ?? ''),
      `Shop ${index * 7}`,
      ...(forms[kind]?.(units) ?? []),
      ...(extras[extra]?.(index) ?? []),
    ]),
  );
  const header = place([day, what, ...names, ...(extra === 'none' ? [] : [`X${extra}`])]);
  const counts = (index: number) => !((extra === 'currencies' || extra === 'state') && !isWord(index));
  const wanted = spent.flatMap((units, index) =>
    counts(index) ? [`2026-02-${days[index]} ${units + (extra === 'fee' && isWord(index) ? 150 : 0)}`] : [],
  );
  return { file: [...(hasNames ? [header] : []), ...lines].join('\n'), wanted };
}

test('random layouts are read rightly, or refused, or the columns that were read are named', () => {
  fc.assert(
    fc.property(layout, fc.constantFrom('en', 'de'), (each, locale) => {
      const { file, wanted } = write(each);
      try {
        const { entries, certainty, isTurned, isUnsure } = read(file, locale);
        const found = entries.map(({ date, units }) => `${date} ${units}`);
        const turned = entries.map(({ date, units }) => `${date} ${-units}`);
        if (certainty.readAs.length > 0) return;
        expect([found, ...(isTurned || isUnsure ? [turned] : [])]).toContainEqual(wanted);
      } catch (error) {
        if (!(error instanceof ToolInputError)) throw error;
      }
    }),
    { numRuns: 300 },
  );
});

const bank = 'Buchungstag;Text;Betrag;Saldo\n';

test('a running balance proves the amounts, so nothing is said about columns that may matter', () => {
  const file =
    'Datum;Text;Betrag;Saldo;Art\n01.02.2026;A;-10,00;90,00;Karte\n02.02.2026;B;-20,00;70,00;Dauer\n03.02.2026;C;5,00;75,00;Karte\n';
  expect(read(file).certainty).toEqual({ readAs: [], unread: [], isTurned: false });
  expect(read(file.replace(';70,00', ';71,00')).certainty).toMatchObject({ unread: ['Saldo', 'Art'] });
});

test('rows that a running balance contradicts are named', () => {
  const rows = [90, 70, 60, 50, 40].map((balance, day) => `0${day + 1}.02.2026;A;-10,00;${balance},00`);
  expect(read(bank + rows.join('\n')).certainty.gaps).toEqual({ name: 'Saldo', rows: [3] });
});

test('a balance that rises with positive amounts is that of an account, and the other way is named', () => {
  const file = `${bank}01.02.2026;A;10,00;10,00\n02.02.2026;B;20,00;30,00\n03.02.2026;C;-5,00;25,00\n`;
  const { entries, isUnsure } = read(file);
  expect([entries.map(({ units }) => units), isUnsure]).toEqual([[-1000n, -2000n, 500n], true]);
});

test('the decimal mark of the file decides amounts such as 1.500; without one, the amount is named', () => {
  expect(read(`${bank}01.02.2026;A;-1.500;\n02.02.2026;B;-2,50;\n`).entries[0]?.units).toBe(150_000n);
  expect(read(`${bank}01.02.2026;A;-1.500;\n`).unclear).toBe('1.500');
});

test('years of two digits that come first are refused', () => {
  const file = 'Date,Text,Amount\n26-02-01,A,-1.00\n26-02-02,B,-2.00\n';
  expect(() => read(file)).toThrow('“26-02-01” seems to begin with the year');
});

test('a last row that is the sum of the others is named', () => {
  const file = 'Date,Text,Amount\n2026-02-01,A,-1\n2026-02-02,B,-2\n2026-02-03,C,-3\n2026-02-03,D,-6\n';
  expect(read(file).sums).toEqual([5]);
});
