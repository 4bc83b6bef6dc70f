import { type Rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { isFixedExact, writeFixed, writeFull } from '#core/numbers/rational-text.ts';
import { type NumberQuestion, readNumber } from '#core/numbers/read-number.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import { isNegative, isZero } from '../logic.ts';
import type { NumberKey } from '../tab-fields.ts';
import type { PercentageState } from '../state.ts';

/** What a tab shows, ready for people of the locale. */
export interface PercentageResult {
  readonly label: string;
  /** The result with two digits after the point. */
  readonly shown: string;
  /** The plain result for other tools, with two digits after the point at most. */
  readonly plain: string;
  /** The same for the clipboard, as the reader types it. */
  readonly copied: string;
  /** The unrounded result, when rounding changed it. */
  readonly exact: string | undefined;
  readonly sentences: readonly string[];
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** What share of the whole the result is, from 0 to 1, where a bar can show it. */
  readonly share: number | undefined;
}

/** Reads in the language that was typed in, writes in that of the reader. */
export class Writer {
  readonly #state: PercentageState;
  readonly #locale: string;

  constructor(state: PercentageState, readerLocale: string) {
    this.#state = state;
    this.#locale = readerLocale;
  }

  /** The number of a field. Throws a ToolInputError that names it. */
  read(field: NumberKey, label: string): Rational {
    return this.readText(this.#state[field], { label, field });
  }

  readText(written: string, question: Omit<NumberQuestion, 'locale'>): Rational {
    return readNumber(written, { ...question, locale: this.#state.locale });
  }

  fixed(value: Rational): string {
    return writeFixed(value, this.#locale);
  }

  full(value: Rational): string {
    return writeFull(value, this.#locale);
  }

  /** Without groups, as in a fraction or a count of people. */
  integer(value: number | bigint): string {
    return writeNumber(value, this.#locale, { useGrouping: false });
  }

  /** With two digits after the point, or all where that would hide some. */
  money(value: Rational): string {
    return isFixedExact(value) ? this.fixed(value) : this.full(value);
  }

  /** With a plus sign where it grows. */
  signed(value: Rational): string {
    return `${isNegative(value) || isZero(value) ? '' : '+'}${this.full(value)}`;
  }

  result(label: string, value: Rational, suffix: string): Omit<PercentageResult, 'sentences' | 'rows'> {
    return {
      label,
      shown: `${this.fixed(value)}${suffix}`,
      plain: toFixedDecimal(value, 2),
      copied: writeAsTyped(toFixedDecimal(value, 2), this.#locale),
      exact: isFixedExact(value) ? undefined : `${this.full(value)}${suffix}`,
      share: undefined,
    };
  }
}
