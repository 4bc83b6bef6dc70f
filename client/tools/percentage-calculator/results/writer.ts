import { Numbers } from '#client/tool-kit/calculators/numbers.ts';
import type { Report } from '#client/tool-kit/calculators/report.ts';
import type { Figure } from '#client/tool-kit/operations/operation-result.ts';
import { type Rational, rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { isFixedExact, writeFull } from '#core/numbers/rational-text.ts';
import { type NumberQuestion, readNumber } from '#core/numbers/read-number.ts';
import { isNegative, isZero } from '../logic.ts';
import { type PercentageOptions, schema } from '../schema.ts';

export type Row = readonly [label: string, value: string];

const maxFractionLength = 40;

/** Reads numbers in the input language, and writes them in the reader's language. */
export class Writer extends Numbers<PercentageOptions> {
  readonly #typedIn: string;
  readonly #reader: string;

  constructor(options: PercentageOptions) {
    super(schema, options);
    this.#typedIn = options.locale;
    this.#reader = options.reader;
  }

  readText(written: string, question: Omit<NumberQuestion, 'locale'>): Rational {
    return readNumber(written, { ...question, locale: this.#typedIn });
  }

  /** Writes all digits, without trailing zeros. */
  exact(value: Rational): string {
    return writeFull(value, this.#reader);
  }

  /** Writes a number with a plus sign if it is positive. */
  signed(value: Rational): string {
    return `${isNegative(value) || isZero(value) ? '' : '+'}${this.exact(value)}`;
  }

  /** Writes a fraction such as 3/8; undefined for one that is too long to read. */
  fraction({ numerator, denominator }: Rational): string | undefined {
    if (`${numerator}/${denominator}`.length > maxFractionLength) return undefined;
    const top = this.exact(rational(numerator));
    return denominator === 1n ? top : `${top}/${this.exact(rational(denominator))}`;
  }

  /** Makes a report with the answer to two decimals, its exact value if that differs, and further rows. */
  report(label: string, value: Rational, suffix: string, rows: readonly Row[]): Report {
    const exact = `${this.exact(value)}${suffix}`;
    const isRounded = exact.startsWith('≈');
    const others: readonly Figure[] = rows.map((row) => ({ label: row[0], value: row[1] }));
    return {
      figures: [
        { label, value: `${this.fixed(value)}${suffix}` },
        ...(isFixedExact(value) ? [] : [{ label: isRounded ? 'More exactly' : 'Exactly', value: exact }]),
        ...others,
      ],
      plain: toFixedDecimal(value, 2),
    };
  }
}
