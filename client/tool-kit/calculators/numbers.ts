import type { NumberLimits } from '#core/numbers/number-limits.ts';
import { type Rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { isFixedExact, writeFixed, writeFull } from '#core/numbers/rational-text.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import { readNumber } from '#core/numbers/read-number.ts';
import { writeDecimal, writeUnits } from '#core/numbers/write-decimal.ts';
import type { FieldWords } from '#client/tool-kit/state/state-schema.ts';

type Schema = Readonly<Record<string, FieldWords>>;
interface Languages {
  readonly locale: string;
  readonly reader: string;
}

/** Reads a calculator's boxes in the language they were typed in, and writes in the reader's. */
export class Numbers<Options extends Languages> {
  readonly #schema: Schema;
  readonly #options: Options;

  constructor(schema: Schema, options: Options) {
    this.#schema = schema;
    this.#options = options;
  }

  /** Whether there is nothing in a box. */
  isEmpty(field: keyof Options & string): boolean {
    return String(this.#options[field]).trim() === '';
  }

  /** The number of a box. Throws a ToolInputError that names it; an empty box counts as not a number. */
  read(field: keyof Options & string, limits: NumberLimits = {}): Rational {
    return readNumber(String(this.#options[field]), {
      label: this.#schema[field]?.label ?? field,
      field,
      locale: this.#options.locale,
      unit: this.#schema[field]?.unit,
      ...limits,
    });
  }

  /** The number of a box, or undefined for an empty one. */
  optional(field: keyof Options & string, limits?: NumberLimits): Rational | undefined {
    return this.isEmpty(field) ? undefined : this.read(field, limits);
  }

  /** With a fixed number of digits after the point, for amounts of money. */
  fixed(value: Rational, digits = 2): string {
    return writeFixed(value, this.#options.reader, digits);
  }

  /** Two digits after the point, or more where two would hide some. */
  full(value: Rational): string {
    return isFixedExact(value) ? this.fixed(value) : writeFull(value, this.#options.reader);
  }

  /** An amount in its smallest units, such as cents for 2 digits. */
  units(units: bigint, digits: number): string {
    return writeDecimal(writeUnits(units, digits), this.#options.reader, { minimumFractionDigits: digits });
  }

  integer(value: bigint | number): string {
    return writeNumber(value, this.#options.reader);
  }

  percent(value: Rational, digits = 2): string {
    return `${this.fixed(value, digits)}%`;
  }
}

/** Writes for files and other tools: with a point, and trailing zeros. */
export function plainFixed(value: Rational, digits = 2): string {
  const [whole = '', fraction = ''] = toFixedDecimal(value, digits).split('.');
  return digits === 0 ? whole : `${whole}.${fraction.padEnd(digits, '0')}`;
}
