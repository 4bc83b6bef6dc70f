import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import { Numbers } from '#client/tool-kit/calculators/numbers.ts';
import type { Report } from '#client/tool-kit/calculators/report.ts';
import type { Figure } from '#client/tool-kit/operations/operation-result.ts';
import { readDate } from '#core/dates/days/date-arithmetic.ts';
import { dayNumber } from '#core/dates/days/day-numbers.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { type Rational, rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { courseOf, sensitivityOf } from './course.ts';
import { shortNote } from './describe-flows.ts';
import { asNumber, asPercent, hundred, type Investment, percentOf, yearly } from './rates.ts';
import { type ReturnOptions, schema } from './schema.ts';

type Write = Numbers<ReturnOptions>;
const zero = rational(0n);
const amounts = { min: 0, max: 1e15 };
const daysPerYear = 365;

/** Describes the total and yearly ROI, before and after tax and inflation. Throws a ToolInputError. */
export function describeSimple(options: ReturnOptions): Report {
  const write = new Numbers(schema, options);
  const paid = write.read('paid', amounts);
  if (paid.numerator === 0n) {
    throw new ToolInputError('Amount invested: a return on nothing has no percentage.', {
      field: 'paid',
      hint: 'Enter what was paid, above 0.',
    });
  }
  const income = write.optional('income', { min: -1e15, max: 1e15 }) ?? zero;
  const received = rational.add(write.read('returned', amounts), income);
  const trade = { paid, received, years: readYears(options, write) };
  const gain = rational.subtract(received, paid);
  const roi = percentOf(gain, paid);
  const rate = yearly(trade);
  return {
    figures: [
      { label: 'ROI', value: write.percent(roi) },
      { label: 'Gain', value: write.fixed(gain) },
      { label: 'Annual return (CAGR)', value: rateText(rate, write) },
      { label: 'Years', value: write.fixed(trade.years) },
      ...realFigures(rate, write),
      ...afterTaxFigures(trade, gain, write),
    ],
    plain: toFixedDecimal(roi, 6),
    sentences: [
      `(${write.full(received)} − ${write.full(paid)}) ÷ ${write.full(paid)} = ${write.percent(roi)}`,
    ],
    notes: notesOf(trade, income),
    charts: rate === undefined ? [] : [courseOf(trade, rate, write)],
    tables: [sensitivityOf(trade, income, write)],
  };
}

function readYears({ period, start, end }: ReturnOptions, write: Write): Rational {
  if (period === 'dates') {
    const from = readDay(start, 'start', 'Purchase date');
    const days = readDay(end, 'end', 'Sale or valuation date') - from;
    if (days > 0) return rational(BigInt(days), BigInt(daysPerYear));
    throw new ToolInputError('The end must come after the beginning.', {
      field: 'end',
      hint: 'Choose a later date.',
    });
  }
  const years = write.read('years', { min: 0, max: 1000 });
  if (years.numerator > 0n) return years;
  throw new ToolInputError('An annual return needs a period of time.', {
    field: 'years',
    hint: 'Enter more than 0 years.',
  });
}

function readDay(written: string, field: string, label: string): number {
  if (written.trim() === '')
    throw new ToolInputError(`${label}: choose a date.`, { field, hint: 'As in 2026-11-23.' });
  return dayNumber(readDate(written, label));
}

function rateText(rate: number | undefined, write: Write): string {
  return rate === undefined ? 'none' : write.percent(asPercent(rate));
}

function afterTaxFigures(trade: Investment, gain: Rational, write: Write): readonly Figure[] {
  const tax = write.optional('tax', { min: 0, max: 100 });
  if (!tax) return [];
  const due = gain.numerator > 0n ? rational.divide(rational.multiply(gain, tax), hundred) : zero;
  const left = { ...trade, received: rational.subtract(trade.received, due) };
  return [
    { label: 'Tax', value: write.fixed(due) },
    { label: 'ROI after tax', value: write.percent(percentOf(rational.subtract(gain, due), trade.paid)) },
    { label: 'Annual return after tax', value: rateText(yearly(left), write) },
  ];
}

function realFigures(rate: number | undefined, write: Write): readonly Figure[] {
  const inflation = write.optional('inflation', { min: -50, max: 1000 });
  if (!inflation || rate === undefined) return [];
  const real = (1 + rate) / (1 + asNumber(inflation) / 100) - 1;
  return [{ label: 'Annual return after inflation', value: rateText(real, write) }];
}

function notesOf({ years, received }: Investment, income: Rational): readonly Note[] {
  return [
    ...(asNumber(years) < 1 ? [shortNote] : []),
    ...(received.numerator < 0n
      ? [warn('More than the whole investment was lost, so there is no yearly return.')]
      : []),
    ...(income.numerator === 0n
      ? []
      : [
          inform(
            'Income counts as if it came at the end.',
            'Enter payments with their dates for the exact rate.',
          ),
        ]),
  ];
}
