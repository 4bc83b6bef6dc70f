import type { ColumnFacts, ColumnKind } from './dialects.ts';

const integerPattern = /^-?(?:0|[1-9]\d*)$/;
const decimalPattern = /^-?(0|[1-9]\d*|)\.(\d+)$/;
const floatPattern = /^-?(?:(?:0|[1-9]\d*)(?:\.\d+)?|\.\d+)[eE][-+]?\d{1,3}$/;
const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const timePattern =
  /^(\d{4}-\d{2}-\d{2})[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(Z|[-+](?:0\d|1[0-3]):[0-5]\d)?$/;
/** The most digits of a decimal that all four databases keep. */
const maxDigits = 38;

type CellKind = ColumnKind | 'empty';

/** Finds the type that all cells of a column fit, from most to least specific. */
export class ColumnFinder {
  #kind: CellKind = 'empty';
  #whole = 0;
  #scale = 0;
  #longest = 0;
  /** The first number that a double would round. */
  #inexact: string | undefined;
  #code: string | undefined;

  /** The first cell that is a text though it looks like a number. */
  get code(): string | undefined {
    return this.#code ?? (this.#kind === 'double' ? this.#inexact : undefined);
  }

  add(cell: string): void {
    this.#longest = Math.max(this.#longest, cell.length);
    if (this.#kind === 'text' && this.#code !== undefined) return;
    const kind = this.#kindOf(cell);
    const isNumber = /^[-+]?0\d*\d$|^\d{39,}$/.test(cell) || floatPattern.test(cell);
    if (kind === 'text' && isNumber) this.#code ??= cell;
    if (numeric.includes(kind) && !isExactDouble(cell)) this.#inexact ??= cell;
    this.#kind = this.#kind === 'empty' || this.#kind === kind ? kind : widen(this.#kind, kind);
  }

  get facts(): ColumnFacts {
    const precision = this.#whole + this.#scale;
    const isTooLong = this.#kind === 'decimal' && precision > maxDigits;
    const isRounded = this.#kind === 'double' && this.#inexact !== undefined;
    const kind = this.#kind === 'empty' || isTooLong || isRounded ? 'text' : this.#kind;
    return { kind, precision: Math.max(1, precision), scale: this.#scale, longest: this.#longest };
  }

  #kindOf(cell: string): ColumnKind {
    if (/^(?:true|false)$/i.test(cell)) return 'boolean';
    if (integerPattern.test(cell)) return this.#integerKind(cell);
    const [, whole, fraction] = decimalPattern.exec(cell) ?? [];
    if (whole !== undefined && fraction !== undefined) {
      this.#whole = Math.max(this.#whole, whole.length);
      this.#scale = Math.max(this.#scale, fraction.length);
      return 'decimal';
    }
    if (floatPattern.test(cell)) return isExactDouble(cell) ? 'double' : 'text';
    if (datePattern.test(cell)) return isDate(cell) ? 'date' : 'text';
    const [, date, zone] = timePattern.exec(cell) ?? [];
    if (date === undefined || !isDate(date)) return 'text';
    return zone === undefined ? 'timestamp' : 'zoned';
  }

  #integerKind(cell: string): ColumnKind {
    this.#whole = Math.max(this.#whole, cell.replace('-', '').length);
    const value = BigInt(cell);
    if (BigInt.asIntN(32, value) === value) return 'integer';
    return BigInt.asIntN(64, value) === value ? 'bigint' : 'decimal';
  }
}

const numeric: readonly CellKind[] = ['integer', 'bigint', 'decimal'];

/** Returns a kind for both; text if none fits without changing a cell. */
function widen(first: CellKind, second: ColumnKind): ColumnKind {
  const rank = Math.max(numeric.indexOf(first), numeric.indexOf(second));
  if (numeric.includes(first) && numeric.includes(second)) return numeric[rank] as ColumnKind;
  const kinds = [first, second];
  return kinds.includes('double') && rank >= 0 ? 'double' : 'text';
}

function isExactDouble(cell: string): boolean {
  const digits = cell.replace(/[eE].*$/, '').replace(/\D/g, '');
  const value = Number(cell);
  const isZero = /^0*$/.test(digits);
  return digits.length <= 15 && Number.isFinite(value) && (isZero || Math.abs(value) > 1e-300);
}

/** True for a date of the calendar from the year 1000 on, the first of MySQL. */
function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text >= '1000';
}
