import { ToolInputError } from '#core/errors.ts';
import { roundUnits } from '#core/finance/schedule.ts';
import { readNumber } from '#core/numbers/read-number.ts';
import { parseRational, type Rational, rational } from '#core/numbers/rational.ts';
import { readTyped } from '#core/numbers/typed-number.ts';
import { type Column, columnNames, evenName } from './column-names.ts';

export type Cell = (name: Column) => string;

export interface AmountRules {
  readonly locale: string;
  readonly digits: number;
  /** The sign of the currency, which may be letters, such as R or kr. */
  readonly sign: string;
  /** Whether plain negative amounts are expenses. */
  readonly isBelow: boolean;
  /** Whether a written plus marks income. */
  readonly isPlusIncome: boolean;
  /** Whether the file’s debits are negative, as in French files; otherwise a negative debit is a refund. */
  readonly isDebitBelow: boolean;
  /** Whether the words of the direction agree with the signs. */
  readonly isMarked: boolean;
  /** Whether the file’s credits are negative; otherwise a negative credit is taken back. */
  readonly isCreditBelow: boolean;
}

export interface RowAmount {
  /** Positive for expenses. */
  readonly units: bigint;
  /** True if it has more decimals than the currency. */
  readonly isRounded: boolean;
}

const limits = { min: -1e13, max: 1e13 };
const minusOne = rational(-1n);

/** Reads what a row spends, in the smallest currency unit. Throws a ToolInputError with the row. */
export function readRowAmount(cell: Cell, row: number, rules: AmountRules): RowAmount {
  const spent = readSpent(cell, row, rules);
  const exact = rational.multiply(spent, rational(10n ** BigInt(rules.digits)));
  return { units: roundUnits(exact), isRounded: exact.denominator !== 1n };
}

function readSpent(cell: Cell, row: number, rules: AmountRules): Rational {
  const read = (text: string, name: string) =>
    readNumber(plainAmount(text, rules.sign), {
      label: `Row ${row}, ${name}`,
      field: 'entries',
      locale: rules.locale,
      ...limits,
    });
  const [debit, credit] = [cell('debit'), cell('credit')].map((text) =>
    isNothing(plainAmount(text, rules.sign)) ? '' : text,
  ) as [string, string];
  if (debit !== '' && credit !== '') {
    throw new ToolInputError(`Row ${row} has both a debit and a credit.`, {
      field: 'entries',
      hint: 'Split it into two rows.',
    });
  }
  if (debit !== '') return turned(read(debit, 'debit'), rules.isDebitBelow);
  if (credit !== '') return turned(read(credit, 'credit'), !rules.isCreditBelow);
  const [amount, mark] = separateMark(cell('amount'), rules.isMarked ? cell('mark') : '');
  const value = read(amount, 'amount');
  if (mark === 'credit') return turned(absolute(value), true);
  const fee = isNothing(cell('fee')) ? rational(0n) : absolute(read(cell('fee'), 'fee'));
  const isIncome = rules.isBelow || (rules.isPlusIncome && amount.startsWith('+'));
  return rational.add(mark === 'debit' ? absolute(value) : turned(value, isIncome), fee);
}

/** Returns the smallest currency units in a cell; undefined if it is not an amount. */
export function unitsIn(text: string, sign: string, locale: string, digits: number): bigint | undefined {
  if (text === '' || text.length > 40) return undefined;
  const plain = readTyped(plainAmount(text, sign), locale);
  return plain === undefined || plain.includes('e')
    ? undefined
    : roundUnits(rational.multiply(parseRational(plain), rational(10n ** BigInt(digits))));
}

/** Returns whether a cell is empty; banks fill the unused column with a zero or a hyphen. */
function isNothing(text: string): boolean {
  return /^[-–]?$|^\p{Sc}?\s?0+(?:[.,]0+)?\s?\p{Sc}?$/u.test(text);
}

/** Removes the letters of the currency, and moves a trailing minus to the front: accounting programs write `12.50-`. */
export function plainAmount(text: string, sign: string): string {
  return text
    .replace(/(?<!\p{L})(\p{L}+)\.?/u, (all, letters: string) => (isSign(letters, sign) ? '' : all))
    .trim()
    .replace(/^(.*\d)\s*[-−]$/, '-$1');
}

/** Returns whether letters are the sign of the currency. Banks in India also write Rs for ₹. */
function isSign(letters: string, sign: string): boolean {
  return letters === sign.replace(/\.$/, '') || (sign === '₹' && /^rs$/i.test(letters));
}

/** Separates an amount from a trailing mark such as `12.50 CR`, and returns what that or the mark’s column means. */
function separateMark(amount: string, column: string): readonly [string, Mark | undefined] {
  const [, plain = amount, behind = column] = /^(.*\d)\s*([CD]R)\.?$/i.exec(amount) ?? [];
  return [plain, readMark(behind)];
}

type Mark = 'debit' | 'credit';

const debits: readonly string[] = columnNames.debit;
const credits: readonly string[] = columnNames.credit;

/** Returns which way money went, by the word or letter that a bank has for it, or has for the column of it. */
export function readMark(written: string): Mark | undefined {
  const word = evenName(written.toLowerCase());
  if (debits.includes(word) || /^(?:s|d|expenses?|ausgang|gasto|egreso|uscita|支出|-)$/.test(word))
    return 'debit';
  const isCredit = credits.includes(word) || /^(?:h|c|k|income|eingang|ingreso|entrata|收入|\+)$/.test(word);
  return isCredit ? 'credit' : undefined;
}

function turned(value: Rational, isTurned: boolean): Rational {
  return isTurned ? rational.multiply(value, minusOne) : value;
}

function absolute(value: Rational): Rational {
  return turned(value, value.numerator < 0n);
}
