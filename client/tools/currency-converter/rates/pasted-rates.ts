import { ToolInputError } from '#core/errors.ts';
import { currencyNames } from '#core/money/currencies.ts';
import { readTyped } from '#core/numbers/typed-number.ts';
import { findCurrency } from '../converting/currency-words.ts';
import { parseRational, type Rational, rational } from '#core/numbers/rational.ts';

/** A rate that the person entered: so many of `to` for one of `from`. */
export interface OwnRate {
  readonly from: string;
  readonly to: string;
  readonly rate: Rational;
  readonly note: string;
}

/** A table of rates for one euro, such as the ECB’s. */
export interface PastedTable {
  /** The date in the table; empty if it has none. */
  readonly date: string;
  readonly rates: ReadonlyMap<string, Rational>;
}

export interface PastedRates {
  readonly own: readonly OwnRate[];
  readonly table: PastedTable | undefined;
  /** Warnings about the pasted rates. */
  readonly cautions?: readonly string[];
}

const equation = /^([\d.,'\s]+)\s*([a-z]{3})\s*=\s*([\d.,'\s]+?)\s*([a-z]{3})\b(.*)$/i;
const signed = /^([^\d\s.,=]{1,3})\s*([\d.,']+)\s*=\s*([^\d\s.,=]{1,3})\s*([\d.,']+)(.*)$/;
const pair = /^([a-z]{3})\s*[/\s:→-]\s*([a-z]{3})\s*[=:]?\s*([\d.,']+)(.*)$/i;

/** Reads lines such as `1 USD = 0.92 EUR` and `USD/EUR 0.92`, and the ECB’s files in XML and CSV. */
export function readPastedRates(text: string, locale: string): PastedRates {
  const { around, xml } = partXml(text);
  const lines = around.split('\n');
  const head = lines.findIndex((line) => /^\s*"?date"?\s*,/i.test(line));
  const csv = head === -1 ? undefined : readCsv(lines[head] ?? '', lines[head + 1] ?? '', head + 2);
  const own = lines.flatMap((line, index) => {
    // The ECB's history begins with the latest day, which is the one used.
    if (line.trim() === '' || (csv && index >= head)) return [];
    return [readLine(line.trim(), index + 1, locale)];
  });
  const table = xml === '' ? csv : readXml(xml);
  return { own, table, cautions: cautionsOf(own, xml) };
}

/** Separates the XML from the text around it, without changing line numbers. */
function partXml(text: string): { readonly around: string; readonly xml: string } {
  if (!/<Cube\b/i.test(text)) return { around: text, xml: '' };
  const [from, to] = [text.indexOf('<'), text.lastIndexOf('>') + 1];
  const end = Math.max(to, text.lastIndexOf('<') + 1);
  const xml = text.slice(from, to < end ? text.length : end);
  const behind = text.slice(from + xml.length);
  return { around: text.slice(0, from) + xml.replace(/[^\n]/g, '') + behind, xml };
}

function cautionsOf(own: readonly OwnRate[], xml: string): readonly string[] {
  const pairs = own.map(({ from, to }) => [from, to].toSorted().join(' and '));
  const twice = new Set(pairs.filter((each, index) => pairs.indexOf(each) !== index));
  return [
    ...Array.from(
      twice,
      (each) => `Several of your lines are about ${each}; the last of a direction counts.`,
    ),
    ...(xml !== '' && !/<\/(?:\w+:)?Envelope>\s*$/.test(xml)
      ? ['The pasted XML is cut off, so currencies may be missing from it.']
      : []),
  ];
}

/** Replaces currency signs with codes: `$1 = €0.92` becomes `1 USD = 0.92 EUR`. */
function withCodes(line: string): string {
  const [, first = '', one = '', second = '', many = '', note = ''] = signed.exec(line) ?? [];
  const [from, to] = [findCurrency(first), findCurrency(second)];
  return from && to ? `${one} ${from} = ${many} ${to} ${note}` : line;
}

function readLine(written: string, number: number, locale: string): OwnRate {
  const line = withCodes(written);
  const [, count = '', first = '', amount = '', second = '', rest = ''] = equation.exec(line) ?? [];
  const [, from = first, to = second, plain = amount, note = rest] = pair.exec(line) ?? [];
  const [one, many] = [readTyped(count.trim() || '1', locale), readTyped(plain.trim(), locale)];
  if (one === undefined || many === undefined || Number(one) <= 0 || Number(many) <= 0) {
    throw mistake(`Custom rates, line ${number}: “${line.slice(0, 60)}” is not a rate.`);
  }
  if (from.toUpperCase() === to.toUpperCase()) {
    throw mistake(`Custom rates, line ${number}: “${line.slice(0, 60)}” has one currency on both sides.`);
  }
  return {
    from: checkCode(from, number),
    to: checkCode(to, number),
    rate: rational.divide(parseRational(many), parseRational(one)),
    note: note.replace(/^[\s,;#–-]+/, '').trim(),
  };
}

function checkCode(code: string, line: number): string {
  const upper = code.toUpperCase();
  if (Object.hasOwn(currencyNames, upper)) return upper;
  throw mistake(`Custom rates, line ${line}: “${upper}” is not among the currencies of this page.`);
}

function readXml(text: string): PastedTable {
  const day = text.indexOf('<Cube time=');
  // The history lists the days in order, the latest first.
  const end = text.indexOf('<Cube time=', day + 1);
  const latest = text.slice(Math.max(day, 0), end === -1 ? undefined : end);
  const cubes = latest.matchAll(/currency=['"]([A-Z]{3})['"]\s+rate=['"]([\d.]+)['"]/g);
  return makeTable(
    /time=['"]([\d-]+)['"]/.exec(latest)?.[1] ?? '',
    Array.from(cubes, ([, code = '', rate = '']) => [code, rate]),
    1,
  );
}

function readCsv(head: string, row: string, line: number): PastedTable {
  const cells = (text: string) => text.split(',').map((cell) => cell.trim().replace(/^"|"$/g, ''));
  const [date = '', ...rates] = cells(row);
  const codes = cells(head).slice(1);
  return makeTable(
    date,
    codes.map((code, index) => [code, rates[index] ?? '']),
    line,
  );
}

function makeTable(date: string, rows: readonly (readonly [string, string])[], line: number): PastedTable {
  const known = rows.filter(
    ([code, rate]) => Object.hasOwn(currencyNames, code) && /^\d+(?:\.\d+)?$/.test(rate) && Number(rate) > 0,
  );
  if (known.length === 0) throw mistake(`Custom rates, line ${line}: the table has no rates.`);
  return {
    date,
    rates: new Map([
      ['EUR', parseRational('1')],
      ...known.map(([code, rate]) => [code, parseRational(rate)] as const),
    ]),
  };
}

function mistake(message: string): ToolInputError {
  return new ToolInputError(message, {
    field: 'ownRates',
    hint: 'Write 1 USD = 0.92 EUR a line, or paste eurofxref in XML or CSV.',
  });
}
