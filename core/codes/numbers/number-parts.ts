import { ToolInputError } from '#core/errors.ts';
import type { CheckDigit } from './check-digits.ts';

/** The kinds of numbers on goods, books and periodicals. */
export type TradeNumberKind = 'ean13' | 'ean8' | 'upca' | 'upce' | 'isbn' | 'issn' | 'itf14';

/** A number with its check digit, and what is to be told about it. */
export interface TradeNumber {
  /** As the bars hold it. */
  readonly digits: string;
  /** Two or five digits that stand behind it; empty for none. */
  readonly addOn: string;
  /** What stands above the bars; empty for none. */
  readonly title: string;
  /** What was done, in sentences. */
  readonly remarks: readonly string[];
  /** What may be meant otherwise. */
  readonly doubts?: readonly string[];
}

/** What is known of a number before its add-on. */
export type ReadNumber = Omit<TradeNumber, 'addOn'>;

/** What is left of a number when all but its digits is taken away. */
export interface Digits {
  readonly text: string;
  readonly name: string;
}

/** The number with its check digit, which is checked where it is given. */
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

/** The check digit, if it is the given one or none was given. */
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

/** Parts a number from two or five digits behind a plus, or behind a blank where the number is whole without them. */
export function partAddOn(kind: TradeNumberKind, written: string): { main: string; addOn: string } {
  if (kind === 'itf14' || kind === 'ean8') return { main: written, addOn: '' };
  const [, main, addOn] = /^(.*?[0-9Xx])\s*[+|]\s*(\d*)\s*$/.exec(written) ?? readSpaced(kind, written);
  if (main === undefined || addOn === undefined) return { main: written, addOn: '' };
  if (addOn.length !== 2 && addOn.length !== 5) {
    throw new ToolInputError(`What stands behind the plus has 2 or 5 digits, not ${addOn.length}.`, {
      hint: 'Two digits number an issue; five tell a price.',
    });
  }
  return { main, addOn };
}

/** Takes blanks and hyphens away. */
export function cleanDigits(kind: TradeNumberKind, main: string): string {
  const bare = kind === 'isbn' || kind === 'issn' ? main.replace(/^\s*IS[BS]N(?:-1[03])?:?/i, '') : main;
  return bare
    .normalize('NFKC')
    .replace(/[\s\u00AD\u2010-\u2015-]/g, '')
    .toUpperCase();
}

/** The mistake of too few or too many digits. */
export function wrongLength({ text, name }: Digits, wanted: string): ToolInputError {
  return new ToolInputError(`${name} has ${wanted}; this has ${text.length}.`, {
    hint: 'Leave the check digit out to have it computed.',
  });
}

/** How many digits a whole number has. */
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
