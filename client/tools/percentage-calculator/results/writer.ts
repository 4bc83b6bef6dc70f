import { Numbers } from '#client/tool-kit/calculators/numbers.ts';
import type { Report } from '#client/tool-kit/calculators/report.ts';
import type { Figure } from '#client/tool-kit/operations/operation.ts';
import { type Rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { isFixedExact, writeFull } from '#core/numbers/rational-text.ts';
import { type NumberQuestion, readNumber } from '#core/numbers/read-number.ts';
import { isNegative, isZero } from '../logic.ts';
import { type PercentageOptions, schema } from '../schema.ts';

export type Row = readonly [label: string, value: string];

/** Reads in the language that was typed in, writes in that of the reader. */
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

  /** With all its digits, and none that says nothing. */
  exact(value: Rational): string {
    return writeFull(value, this.#reader);
  }

  /** With a plus sign where it grows. */
  signed(value: Rational): string {
    return `${isNegative(value) || isZero(value) ? '' : '+'}${this.exact(value)}`;
  }

  /** The answer with two digits after the point, its exact value where that changed it, and the rows below. */
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
