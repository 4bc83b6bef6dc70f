import { Numbers, plainFixed } from '#client/tool-kit/calculators/numbers.ts';
import type { Report, ReportTable } from '#client/tool-kit/calculators/report.ts';
import type { OperationNote } from '#client/tool-kit/operations/operation.ts';
import { ToolInputError } from '#core/errors.ts';
import { minorUnitDigits } from '#core/money/minor-units.ts';
import { isOfOtherCurrency } from '#core/money/named-currency.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import {
  divideRational,
  multiplyRational,
  parseRational,
  type Rational,
  rational,
  toFixedDecimal,
  toSignificant,
} from '#core/numbers/rational.ts';
import { writeDecimal } from '#core/numbers/write-decimal.ts';
import { afterFees, type Conversion, convert, readTargets } from './converting/convert.ts';
import { type PastedRates, readPastedRates } from './rates/pasted-rates.ts';
import { snapshotDate } from './rates/rate-book.ts';
import { type CurrencyOptions, schema } from './schema.ts';

const dayMs = 86_400_000;
/** Rates move: after so many days one should look. */
const freshDays = 3;
const cheatAmounts = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** An amount in every currency that is asked for, seen on the day `nowMs`. */
export function describeConversion(options: CurrencyOptions, nowMs: number): Report {
  const write = new Numbers(schema, options);
  const { from, to, isCash, ownRates, locale, reader } = options;
  for (const field of ['amount', 'feeFixed'] as const) refuseOtherCurrency(options[field], field, from);
  const amount = write.read('amount', { min: 0 });
  const fees = {
    percent: write.optional('feePercent', { min: 0, max: 100 }) ?? rational(0n),
    fixed: write.optional('feeFixed', { min: 0 }) ?? rational(0n),
  };
  const net = afterFees(amount, fees);
  if (net.numerator < 0n) {
    throw new ToolInputError('The fees are more than the amount.', {
      field: 'feeFixed',
      hint: 'Enter a smaller fee.',
    });
  }
  const pasted = readPastedRates(ownRates, locale);
  const results = readTargets(to).map((code) => convert(net, from, code, pasted, isCash));
  const [first] = results;
  if (!first) throw new RangeError('There is no result.');
  const shown = `${writeRate(amount, reader)} ${from}`;
  const figures = results.map(({ value, digits, code }) => ({
    label: `${shown} in ${code}`,
    value: `${write.fixed(value, digits)} ${code}`,
  }));
  const hasFees = fees.percent.numerator > 0n || fees.fixed.numerator > 0n;
  return {
    figures: [figures[0] ?? { label: shown, value: '' }, ...figures.slice(1)],
    plain: plainFixed(first.value, first.digits),
    sentences: [
      `1 ${from} = ${writeRate(first.rate, reader)} ${first.code}, 1 ${first.code} = ${writeRate(divideRational(rational(1n), first.rate), reader)} ${from} (${first.source}).`,
      ...(hasFees && amount.numerator > 0n ? [feeSentence(amount, net, first, from, reader)] : []),
    ],
    notes: notesOf(results, nowMs),
    tables: [ratesTable(results, from, write, reader), cheatSheet(results, from, pasted, isCash, write)],
  };
}

/** Else €100 would be converted as 100 dollars. */
function refuseOtherCurrency(written: string, field: string, from: string): void {
  if (!isOfOtherCurrency(written, from)) return;
  throw new ToolInputError(`“${written.trim().slice(0, 40)}” is of another currency than ${from}.`, {
    field,
    hint: 'Choose that currency under “From”, or enter the number alone.',
  });
}

function feeSentence(
  amount: Rational,
  net: Rational,
  { rate, code }: Conversion,
  from: string,
  reader: string,
): string {
  const effective = divideRational(multiplyRational(net, rate), amount);
  return `Of ${writeRate(amount, reader)} ${from}, ${writeRate(net, reader)} ${from} are converted: with the fees, 1 ${from} brings ${writeRate(effective, reader)} ${code}.`;
}

/** The age of the rates is told whatever else is. */
function notesOf(results: readonly Conversion[], nowMs: number): OperationNote[] {
  const days = Math.max(0, Math.floor((nowMs - Date.parse(snapshotDate)) / dayMs));
  const isUsed = results.some(({ isBundled }) => isBundled);
  const isOld = isUsed && days > freshDays;
  const sentence = isUsed
    ? `Bundled rates of ${snapshotDate}, ${formatCount(days, 'day')} old, for information only.`
    : `Only your own rates are used; the bundled ones are of ${snapshotDate}.`;
  return [
    isOld
      ? { severity: 'warning', sentence, hint: 'For today’s, enter your own rate or paste the ECB’s file.' }
      : { severity: 'info', sentence },
  ];
}

function ratesTable(
  results: readonly Conversion[],
  from: string,
  write: Numbers<CurrencyOptions>,
  reader: string,
): ReportTable {
  return {
    title: 'Rates',
    columns: ['Currency', 'Amount', `For 1 ${from}`, `${from} for 1`, 'From'],
    rows: results.map(({ code, value, digits, rate, source }) => [
      code,
      write.fixed(value, digits),
      writeRate(rate, reader),
      writeRate(divideRational(rational(1n), rate), reader),
      source,
    ]),
    plainRows: results.map(({ code, value, digits, rate, source }) => [
      code,
      plainFixed(value, digits),
      toSignificant(rate, 12),
      toSignificant(divideRational(rational(1n), rate), 12),
      source,
    ]),
    fileName: 'rates.csv',
  };
}

/** For the pocket: round amounts, without fees. */
function cheatSheet(
  results: readonly Conversion[],
  from: string,
  pasted: PastedRates,
  isCash: boolean,
  write: Numbers<CurrencyOptions>,
): ReportTable {
  const row = (format: (value: Rational, digits: number) => string) =>
    cheatAmounts.map((count) => {
      const amount = rational(BigInt(count));
      return [
        `${count} ${from}`,
        ...results.map(({ code }) =>
          format(convert(amount, from, code, pasted, isCash).value, minorUnitDigits(code)),
        ),
      ];
    });
  return {
    title: 'Cheat sheet',
    columns: [from, ...results.map(({ code }) => code)],
    rows: row((value, digits) => write.fixed(value, digits)),
    plainRows: row(plainFixed),
    fileName: 'cheat-sheet.csv',
  };
}

/** Six digits that count, as rates are quoted; amounts that have fewer in full. */
function writeRate(value: Rational, reader: string): string {
  const whole = toFixedDecimal(value, 0).length;
  const text = whole > 6 ? toFixedDecimal(value, 2) : toSignificant(value, 6);
  return writeDecimal(toFixedDecimal(parseRational(text), 12), reader);
}
