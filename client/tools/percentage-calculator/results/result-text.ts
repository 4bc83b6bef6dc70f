import { type Rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { isNegative, isZero } from '../logic.ts';
import { isFixedExact, readNumber, writeFixed, writeFull } from './number-text.ts';
import type { PercentageState } from '../state.ts';

/** What a tab shows, ready for people of the locale. */
export interface PercentageResult {
  readonly label: string;
  /** The result with two digits after the point. */
  readonly shown: string;
  /** The plain result for the clipboard, with two digits after the point at most. */
  readonly plain: string;
  /** The unrounded result, when rounding changed it. */
  readonly exact: string | undefined;
  readonly sentences: readonly string[];
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** What share of the whole the result is, from 0 to 1, where a bar can show it. */
  readonly share: number | undefined;
}

/** Reads in the language that was typed in, writes in that of the reader. */
export class Writer {
  readonly #typedIn: string;
  readonly #locale: string;

  constructor({ locale }: PercentageState, readerLocale: string) {
    this.#typedIn = locale;
    this.#locale = readerLocale;
  }

  read(written: string, label: string): Rational {
    return readNumber(written, label, this.#typedIn);
  }

  fixed(value: Rational): string {
    return writeFixed(value, this.#locale);
  }

  full(value: Rational): string {
    return writeFull(value, this.#locale);
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
      exact: isFixedExact(value) ? undefined : `${this.full(value)}${suffix}`,
      share: undefined,
    };
  }
}
