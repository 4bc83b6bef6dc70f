import { ToolInputError } from '#core/errors.ts';
import type { CheckDigit } from './check-digits.ts';

/** The kinds of numbers on goods, books and periodicals. */
export type TradeNumberKind = 'ean13' | 'ean8' | 'upca' | 'upce' | 'isbn' | 'issn' | 'itf14';

/** A number with its check digit, and the notes on it. */
export interface TradeNumber {
  /** The digits encoded in the bars. */
  readonly digits: string;
  /** The two or five digits of the add-on; empty for none. */
  readonly addOn: string;
  /** The text above the bars; empty for none. */
  readonly title: string;
  /** Sentences about changes to the input. */
  readonly remarks: readonly string[];
  /** Warnings that the person may have meant something else. */
  readonly doubts?: readonly string[];
}

/** The fields of a number before its add-on is read. */
export type ReadNumber = Omit<TradeNumber, 'addOn'>;

/** A number reduced to its digits, with its kind's name for errors. */
export interface Digits {
  readonly text: string;
  readonly name: string;
}

/** Returns the number with its check digit. Throws a ToolInputError if the given check digit is wrong. */
export function complete(
  { text, name }: Digits,
  length: number,
  compute: (body: string) => CheckDigit,
): { full: string; remarks: readonly string[] } {
  if (text.length === length + 1 && text.startsWith('0')) {
    throw new ToolInputError(`This has ${text.length} digits; ${name} has ${length}.`, {
      hint: `Without the first 0 it is one: ${text.slice(1)}.`,
    });
  }
  if (text.length !== length && text.length !== length - 1) {
    throw wrongLength({ text, name }, `${length} digits, or ${length - 1} without the check digit`);
  }
  const body = text.slice(0, length - 1);
  const { digit, remark } = settle(name, text[length - 1], compute(body), body);
  return { full: body + digit, remarks: [remark] };
}

/** Returns the check digit and a remark. Throws a ToolInputError if a different one was given. */
export function settle(
  name: string,
  given: string | undefined,
  check: CheckDigit,
  shown: string,
): { digit: string; remark: string } {
  if (given !== undefined && given !== check.digit) {
    throw new ToolInputError(
      `The check digit of this ${name} is wrong: it ends in ${given}, and should end in ${check.digit}.`,
      {
        hint: `Look for a mistyped digit. If ${shown} is right, write ${shown}${check.digit}. (${check.working}.)`,
      },
    );
  }
  const verb = given === undefined ? 'was added' : 'is right';
  return { digit: check.digit, remark: `The check digit ${check.digit} ${verb}: ${check.working}.` };
}

/**
 * Splits off an add-on of two or five digits after a plus sign, or after a blank if the number is complete without
 * them.
 */
export function partAddOn(kind: TradeNumberKind, written: string): { main: string; addOn: string } {
  if (kind === 'itf14' || kind === 'ean8') return { main: written, addOn: '' };
  const [, main, addOn] = /^(.*?[0-9Xx])\s*[+|]\s*(\d*)\s*$/.exec(written) ?? readSpaced(kind, written);
  if (main === undefined || addOn === undefined) return { main: written, addOn: '' };
  if (addOn.length !== 2 && addOn.length !== 5) {
    throw new ToolInputError(`The add-on after the plus has 2 or 5 digits, not ${addOn.length}.`, {
      hint: 'Two digits number an issue; five state a price.',
    });
  }
  return { main, addOn };
}

/** Removes blanks and hyphens. */
export function cleanDigits(kind: TradeNumberKind, main: string): string {
  const bare = kind === 'isbn' || kind === 'issn' ? main.replace(/^\s*IS[BS]N(?:-1[03])?:?/i, '') : main;
  return bare
    .normalize('NFKC')
    .replace(/[\s\u00AD\u2010-\u2015-]/g, '')
    .toUpperCase();
}

/** Returns the error for too few or too many digits. */
export function wrongLength({ text, name }: Digits, wanted: string): ToolInputError {
  return new ToolInputError(`${name} has ${wanted}; this has ${text.length}.`, {
    hint: 'Leave the check digit out to have it computed.',
  });
}

/** How many digits a complete number has. */
const wholeLengths: Readonly<Partial<Record<TradeNumberKind, readonly number[]>>> = {
  ean13: [13],
  upca: [12],
  upce: [8],
  isbn: [10, 13],
  issn: [8, 13],
};

function readSpaced(kind: TradeNumberKind, written: string): readonly (string | undefined)[] {
  const found = /^(.*[0-9Xx])\s+(\d{5}|\d{2})\s*$/.exec(written) ?? [];
  return wholeLengths[kind]?.includes(cleanDigits(kind, found[1] ?? '').length) ? found : [];
}
