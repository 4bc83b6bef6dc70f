import { Numbers, plainFixed } from '#client/tool-kit/calculators/numbers.ts';
import type { Report, ReportTable } from '#client/tool-kit/calculators/report.ts';
import type { Chart } from '#client/tool-kit/charts/chart.ts';
import type { Figure } from '#client/tool-kit/operations/operation-result.ts';
import {
  balancesOf,
  depositFor,
  doublingYears,
  effectiveRate,
  inTodaysMoney,
  type Saving,
} from '#core/finance/savings.ts';
import { fromUnits, toUnits } from '#core/finance/schedule.ts';
import { ToolInputError } from '#core/errors.ts';
import { parseRational, type Rational, rational } from '#core/numbers/rational.ts';
import { type SavingOptions, schema } from './schema.ts';

type Write = Numbers<SavingOptions>;

const amounts = { min: 0, max: 1e15 };
const money = (cents: bigint) => fromUnits(cents, 2);

/** The gain of a year, in cents, and the balance at its end. */
interface Year {
  readonly year: number;
  readonly deposits: bigint;
  readonly interest: bigint;
  readonly paidIn: bigint;
  readonly balance: bigint;
}

/** Describes what savings become, or what must be saved. Throws a ToolInputError that names the field. */
export function describeSaving(options: SavingOptions): Report {
  const write = new Numbers(schema, options);
  const saving = readSaving(options, write);
  const years = listYears(saving);
  const last = years.at(-1) ?? { paidIn: 0n, balance: 0n };
  const end = {
    label: `After ${write.integer(saving.years)} ${saving.years === 1 ? 'year' : 'years'}`,
    value: write.fixed(money(last.balance)),
  };
  const deposit = { label: 'Regular deposit', value: write.fixed(saving.deposit) };
  const isGoal = options.find === 'deposit';
  return {
    figures: [
      ...(isGoal ? ([deposit, end] as const) : ([end] as const)),
      { label: 'Total contributions', value: write.fixed(money(last.paidIn)) },
      { label: 'Interest', value: write.fixed(money(last.balance - last.paidIn)) },
      ...rateFigures(saving, money(last.balance), write),
    ],
    plain: plainFixed(isGoal ? saving.deposit : money(last.balance)),
    sentences: ['Amounts are rounded only to be shown. Taxes and fees are not included.'],
    charts: [chartOf(years)],
    tables: [tableOf(years, write)],
  };
}

function readSaving(options: SavingOptions, write: Write): Saving {
  const years = readYears(write);
  const plain = {
    start: write.read('start', amounts),
    deposit: rational(0n),
    perYear: options.perYear,
    isEarly: options.timing === 'begin',
    percent: write.read('rate', { min: 0, max: 100 }),
    compounding: options.compounding,
    years,
  };
  if (options.find === 'end') return { ...plain, deposit: write.read('deposit', amounts) };
  const deposit = depositFor(write.read('goal', amounts), plain);
  if (deposit.numerator < 0n)
    throw new ToolInputError('Even without deposits, the starting amount grows beyond the goal.', {
      field: 'goal',
      hint: 'Enter a higher goal, or fewer years.',
    });
  return { ...plain, deposit: money(ceilCents(deposit)) };
}

/** Rounds up, so that the goal is reached. */
function ceilCents({ numerator, denominator }: Rational): bigint {
  return (numerator * 100n + denominator - 1n) / denominator;
}

function readYears(write: Write): number {
  const { min, max } = schema.years.limits ?? { min: 1, max: 100 };
  const { numerator, denominator } = write.read('years', { min, max });
  if (denominator === 1n) return Number(numerator);
  throw new ToolInputError('The years must be a whole number.', {
    field: 'years',
    hint: `Enter ${min} to ${max}.`,
  });
}

/** Lists the years; the interest of each is what its rounded balance has more, so that all adds up. */
function listYears(saving: Saving): readonly Year[] {
  const start = toUnits(saving.start, 2);
  const deposits = toUnits(rational.multiply(saving.deposit, rational(BigInt(saving.perYear))), 2);
  let before = start;
  return balancesOf(saving).map((unrounded, index) => {
    const balance = toUnits(unrounded, 2);
    const interest = balance - before - deposits;
    before = balance;
    const year = index + 1;
    return { year, deposits, interest, paidIn: start + deposits * BigInt(year), balance };
  });
}

function rateFigures(saving: Saving, end: Rational, write: Write): readonly Figure[] {
  const doubling = doublingYears(saving);
  const inflation = write.optional('inflation', { min: -50, max: 1000 });
  const percent = rational.multiply(effectiveRate(saving), rational(100n));
  return [
    { label: 'Effective annual rate (APY)', value: write.percent(percent, 3) },
    ...(doubling === undefined || doubling > 10_000
      ? []
      : [{ label: 'Doubles in', value: `${write.fixed(parseRational(doubling.toFixed(6)), 1)} years` }]),
    ...(inflation
      ? [
          {
            label: 'In today’s money',
            value: write.fixed(inTodaysMoney(end, inflation, saving.years)),
          },
        ]
      : []),
  ];
}

function chartOf(years: readonly Year[]): Chart {
  const inUnits = (cents: bigint) => Number(cents) / 100;
  return {
    kind: 'stack',
    title: 'Contributions and interest',
    summary: `What was paid in, and the interest on it, after each of ${years.length} years.`,
    placesName: 'Year',
    places: years.map(({ year }) => String(year)),
    series: [
      { name: 'Contributions', values: years.map(({ paidIn }) => inUnits(paidIn)) },
      { name: 'Interest', values: years.map(({ balance, paidIn }) => inUnits(balance - paidIn)) },
    ],
  };
}

function tableOf(years: readonly Year[], write: Write): ReportTable {
  const cells = (format: (cents: bigint) => string) =>
    years.map(({ year, deposits, interest, balance }) => [
      String(year),
      ...[deposits, interest, balance].map(format),
    ]);
  return {
    title: 'By year',
    columns: ['Year', 'Deposits', 'Interest', 'Balance'],
    rows: cells((cents) => write.fixed(money(cents))),
    plainRows: cells((cents) => plainFixed(money(cents))),
    fileName: 'savings.csv',
  };
}
