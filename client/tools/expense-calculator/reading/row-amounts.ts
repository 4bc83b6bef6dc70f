import { ToolInputError } from '#core/errors.ts';
import { roundUnits } from '#core/finance/schedule.ts';
import { readNumber } from '#core/numbers/read-number.ts';
import { multiplyRational, type Rational, rational } from '#core/numbers/rational.ts';
import type { Column } from './columns.ts';

export type Cell = (name: Column) => string;

export interface AmountRules {
  readonly locale: string;
  readonly digits: number;
  /** Whether plain amounts below 0 are expenses. */
  readonly isBelow: boolean;
  /** Whether the file’s debits stand below 0, as in French files; else one below 0 is a debit taken back. */
  readonly isDebitBelow: boolean;
}

export interface RowAmount {
  /** Above 0 for what was spent. */
  readonly units: bigint;
  /** It has more digits than the currency has. */
  readonly isRounded: boolean;
}

const limits = { min: -1e13, max: 1e13 };
const minusOne = rational(-1n);

/** What a row spends, in the smallest units. Throws a ToolInputError with the row. */
export function readRowAmount(cell: Cell, row: number, rules: AmountRules): RowAmount {
  const spent = readSpent(cell, row, rules);
  const exact = multiplyRational(spent, rational(10n ** BigInt(rules.digits)));
  return { units: roundUnits(exact), isRounded: exact.denominator !== 1n };
}

function readSpent(cell: Cell, row: number, rules: AmountRules): Rational {
  const read = (text: string, name: string) =>
    readNumber(signedText(text), {
      label: `Row ${row}, ${name}`,
      field: 'entries',
      locale: rules.locale,
      ...limits,
    });
  const [debit, credit] = [cell('debit'), cell('credit')].map((text) => (isNothing(text) ? '' : text)) as [
    string,
    string,
  ];
  if (debit !== '' && credit !== '') {
    throw new ToolInputError(`Row ${row} has both a debit and a credit.`, {
      field: 'entries',
      hint: 'Part it into two rows.',
    });
  }
  if (debit !== '') return turned(read(debit, 'debit'), rules.isDebitBelow);
  if (credit !== '') return turned(absolute(read(credit, 'credit')), true);
  const [amount, mark] = parted(cell('amount'), cell('mark'));
  const value = read(amount, 'amount');
  if (mark === undefined) return turned(value, rules.isBelow);
  return turned(absolute(value), mark === 'credit');
}

/** Banks fill the column that does not count with a zero or a hyphen. */
function isNothing(text: string): boolean {
  return /^[-–]?$|^0+(?:[.,]0+)?$/.test(text);
}

/** `12.50-` is below 0, as bookkeeping programs write it. */
function signedText(text: string): string {
  return text.replace(/^(.*\d)\s*[-−]$/, '-$1');
}

/** An amount without the mark that stands behind it, such as `12.50 CR`, and what that or the mark’s column says. */
function parted(amount: string, column: string): readonly [string, 'debit' | 'credit' | undefined] {
  const [, plain = amount, behind = column] = /^(.*\d)\s*([CD]R)\.?$/i.exec(amount) ?? [];
  if (/^(?:s|d|dr|soll|debit|af|-)$/i.test(behind)) return [plain, 'debit'];
  if (/^(?:h|c|cr|haben|credit|bij|\+)$/i.test(behind)) return [plain, 'credit'];
  return [plain, undefined];
}

function turned(value: Rational, isTurned: boolean): Rational {
  return isTurned ? multiplyRational(value, minusOne) : value;
}

function absolute(value: Rational): Rational {
  return turned(value, value.numerator < 0n);
}
