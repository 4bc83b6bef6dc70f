import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import { Numbers, plainFixed } from '#client/tool-kit/calculators/numbers.ts';
import type { Report, ReportTable } from '#client/tool-kit/calculators/report.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import {
  parseRational,
  type Rational,
  rational,
  toFixedDecimal,
  toSignificant,
} from '#core/numbers/rational.ts';
import { writeDecimal } from '#core/numbers/write-decimal.ts';
import { withoutSign } from './converting/amount-text.ts';
import { afterFees, type Conversion, convert } from './converting/convert.ts';
import { readTargets, type Targets } from './converting/targets.ts';
import { type PastedRates, readPastedRates } from './rates/pasted-rates.ts';
import { snapshotDate } from './rates/rate-book.ts';
import { type CurrencyOptions, schema } from './schema.ts';

const dayMs = 86_400_000;
/** Rates older than this many days should be checked. */
const freshDays = 3;
/** A relative rounding error up to this is negligible. */
const mostRounded = 0.02;
const cheatAmounts = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Describes an amount in every requested currency, as of the day `nowMs`. */
export function describeConversion(options: CurrencyOptions, nowMs: number): Report {
  const { from, to, isCash, ownRates, locale, reader } = options;
  const plain = (field: 'amount' | 'feeFixed') => withoutSign(options[field], field, from);
  const write = new Numbers(schema, { ...options, amount: plain('amount'), feeFixed: plain('feeFixed') });
  const amount = write.read('amount', { min: 0, max: 1e30 });
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
  const targets = readTargets(to);
  const results = targets.codes.map((code) => convert(net, from, code, pasted, isCash));
  const [first] = results;
  if (!first) throw new RangeError('There is no result.');
  const shown = `${writeRate(amount, reader)} ${from}`;
  const days = Math.max(0, Math.floor((nowMs - Date.parse(snapshotDate)) / dayMs));
  const age = days > freshDays ? `, ${formatCount(days, 'day')} old` : '';
  const figures = results.map(({ value, digits, code, source, isBundled }, index) => ({
    // The large figure has its date beside it; the table of rates has those of the others.
    label: `${shown} in ${code}${index === 0 && isBundled ? `, rate of ${source}${age}` : ''}`,
    value: `${write.fixed(value, digits)} ${code}`,
  }));
  const hasFees = fees.percent.numerator > 0n || fees.fixed.numerator > 0n;
  return {
    figures: [figures[0] ?? { label: shown, value: '' }, ...figures.slice(1)],
    plain: plainFixed(first.value, first.digits),
    sentences: [
      `1 ${from} = ${writeRate(first.rate, reader)} ${first.code}, 1 ${first.code} = ${writeRate(rational.divide(rational(1n), first.rate), reader)} ${from} (${first.source}).`,
      ...unroundedSentence(results, shown, reader),
      ...(hasFees && amount.numerator > 0n ? [feeSentence(amount, net, first, from, reader)] : []),
    ],
    notes: [...notesOf(results, days), ...cautionsOf(targets, pasted)],
    tables: [ratesTable(results, from, write, reader), cheatSheet(results, from, pasted, isCash, write)],
  };
}

/** Warns if rounding changes an amount too much: 0.0001 dollars are not 0.00 euros. */
function unroundedSentence(results: readonly Conversion[], shown: string, reader: string): readonly string[] {
  const changed = results.filter(({ exact, value }) => {
    const gap = Number(toSignificant(rational.subtract(exact, value), 6));
    return exact.numerator > 0n && Math.abs(gap) > Number(toSignificant(exact, 6)) * mostRounded;
  });
  if (changed.length === 0) return [];
  const list = changed.map(({ exact, code }) => `${writeRate(exact, reader)} ${code}`);
  return [`Before rounding, ${shown} ${changed.length === 1 ? 'is' : 'are'} ${list.join(', ')}.`];
}

function feeSentence(
  amount: Rational,
  net: Rational,
  { rate, code }: Conversion,
  from: string,
  reader: string,
): string {
  const effective = rational.divide(rational.multiply(net, rate), amount);
  return `Of ${writeRate(amount, reader)} ${from}, ${writeRate(net, reader)} ${from} are converted: with the fees, 1 ${from} brings ${writeRate(effective, reader)} ${code}.`;
}

/** Writes the notes; always includes the age of the rates. */
function notesOf(results: readonly Conversion[], days: number): Note[] {
  const bundled = results.filter(({ isBundled }) => isBundled);
  const hasOwn = results.some(({ isBundled, source }) => !isBundled && source !== 'the same');
  const which = hasOwn ? ` Used for ${bundled.map(({ code }) => code).join(', ')}.` : '';
  if (bundled.length > 0) {
    const sentence = `Bundled rates are ${formatCount(days, 'day')} old, for information only.${which}`;
    if (days <= freshDays) return [inform(sentence)];
    return [warn(sentence, 'Enter today’s under “More options”.')];
  }
  const sentence = hasOwn ? 'Only your custom rates are used' : 'No rate is needed from a currency to itself';
  return [inform(`${sentence}; the bundled ones are of ${snapshotDate}.`)];
}

function cautionsOf({ guesses }: Targets, { cautions = [] }: PastedRates): readonly Note[] {
  return [
    ...guesses.map(([written, code, others]) =>
      inform(`“${written.slice(0, 40)}” is read as ${code}; it may also mean ${others.join(', ')}.`),
    ),
    ...cautions.map((sentence) => warn(sentence)),
  ];
}

function ratesTable(
  results: readonly Conversion[],
  from: string,
  write: Numbers<CurrencyOptions>,
  reader: string,
): ReportTable {
  // A source that all have in common needs no column, which a phone has no width for.
  const [source, ...others] = new Set(results.map((result) => result.source));
  const sourceOf = (result: Conversion) => (others.length > 0 ? [result.source] : []);
  return {
    title: `Rates for 1 ${from}${others.length > 0 ? '' : ` (${source})`}`,
    columns: ['Currency', 'Amount', 'Rate', 'Inverse', ...(others.length > 0 ? ['From'] : [])],
    rows: results.map((result) => [
      result.code,
      write.fixed(result.value, result.digits),
      writeRate(result.rate, reader),
      writeRate(rational.divide(rational(1n), result.rate), reader),
      ...sourceOf(result),
    ]),
    plainRows: results.map((result) => [
      result.code,
      plainFixed(result.value, result.digits),
      toSignificant(result.rate, 12),
      toSignificant(rational.divide(rational(1n), result.rate), 12),
      ...sourceOf(result),
    ]),
    fileName: 'rates.csv',
  };
}

/** Makes a table of round amounts for travel, without fees. */
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
      const converted = results.map(({ code }) => convert(amount, from, code, pasted, isCash));
      return [`${count} ${from}`, ...converted.map(({ value, digits }) => format(value, digits))];
    });
  return {
    title: 'Cheat sheet',
    columns: [from, ...results.map(({ code }) => code)],
    rows: row((value, digits) => write.fixed(value, digits)),
    plainRows: row(plainFixed),
    fileName: 'cheat-sheet.csv',
  };
}

/** Writes a rate with six significant digits, as rates are quoted; amounts with fewer in full. */
function writeRate(value: Rational, reader: string): string {
  const whole = toFixedDecimal(value, 0).length;
  const text = whole > 6 ? toFixedDecimal(value, 2) : toSignificant(value, 6);
  return writeDecimal(toFixedDecimal(parseRational(text), 12), reader);
}
