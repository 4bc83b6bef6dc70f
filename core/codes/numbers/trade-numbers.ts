import { ToolInputError } from '#core/errors.ts';
import { readIsbn, readIssn } from './book-numbers.ts';
import { computeGtinCheck } from './check-digits.ts';
import {
  cleanDigits,
  complete,
  type Digits,
  partAddOn,
  type ReadNumber,
  settle,
  type TradeNumber,
  type TradeNumberKind,
  wrongLength,
} from './number-parts.ts';
import { compressUpcA, expandUpcE } from './upc-e.ts';

const names: Readonly<Record<TradeNumberKind, string>> = {
  ean13: 'EAN-13',
  ean8: 'EAN-8',
  upca: 'UPC-A',
  upce: 'UPC-E',
  isbn: 'ISBN',
  issn: 'ISSN',
  itf14: 'ITF-14',
};

/** Checks a number, or adds its check digit. Throws a ToolInputError that names the right digit. */
export function readTradeNumber(kind: TradeNumberKind, written: string): TradeNumber {
  const { main, addOn } = partAddOn(kind, written);
  const name = names[kind];
  const text = cleanDigits(kind, main);
  if (text === '') throw new ToolInputError(`Please enter the ${name} number.`, { hint: lengthHint(kind) });
  const wrong = /[^0-9]/.exec(kind === 'isbn' || kind === 'issn' ? text.replace(/X$/, '') : text);
  if (wrong) {
    throw new ToolInputError(`${name} takes only digits: “${wrong[0]}” is not one.`, {
      offset: Math.max(0, written.indexOf(wrong[0])),
      hint: 'For letters use Code 128 or Data Matrix.',
    });
  }
  return { ...readers[kind]({ text, name }, main.trim()), addOn };
}

type Reader = (digits: Digits, main: string) => ReadNumber;

const readers: Readonly<Record<TradeNumberKind, Reader>> = {
  ean13: (digits) => readGtin(digits, 13),
  ean8: (digits) => readGtin(digits, 8),
  upca: (digits) => readGtin(digits, 12),
  itf14: readItf14,
  upce: readUpcE,
  isbn: readIsbn,
  issn: readIssn,
};

function readGtin(digits: Digits, length: number): ReadNumber {
  const { full, remarks } = complete(digits, length, computeGtinCheck);
  return { digits: full, title: '', remarks, doubts: doubtWhole(digits, length) };
}

/** The kind of number by its length, before a check digit is added. */
const shorter: Readonly<Record<number, string>> = { 13: 'a UPC-A', 14: 'an EAN-13' };

/** Warns that a complete number of the next shorter kind looks like one without its check digit. */
function doubtWhole({ text, name }: Digits, length: number): readonly string[] {
  const kind = shorter[length];
  if (kind === undefined || text.length !== length - 1) return [];
  if (computeGtinCheck(text.slice(0, -1)).digit !== text.slice(-1)) return [];
  return [
    `${text} is also ${kind} with its check digit, unchanged. If you mean that, write 0${text}; here a digit was added to make it ${name}.`,
  ];
}

function readItf14({ text, name }: Digits): ReadNumber {
  if (text.length !== 12 && text.length !== 8) return readGtin({ text, name }, 14);
  // A complete EAN-8 or UPC-A of the single item: a GTIN-14 is padded with leading zeros.
  const padded = text.padStart(14, '0');
  const { full, remarks } = complete({ text: padded, name }, 14, computeGtinCheck);
  return { digits: full, title: '', remarks: [`Filled up with zeros in front to ${full}.`, ...remarks] };
}

function readUpcE({ text, name }: Digits): ReadNumber {
  const isLong = text.length === 11 || text.length === 12;
  if (!isLong && (text.length < 6 || text.length > 8))
    throw wrongLength({ text, name }, '6, 7 or 8 digits, or the 11 or 12 of a UPC-A');
  const seven = isLong ? compressUpcA(text.slice(0, 11)) : text.length === 6 ? `0${text}` : text.slice(0, 7);
  if (seven === undefined) {
    throw new ToolInputError(
      `The UPC-A ${text} cannot be shortened to a UPC-E: it has too few zeros in the right places.`,
      {
        hint: 'Use UPC-A.',
      },
    );
  }
  if (!/^[01]/.test(seven)) {
    throw new ToolInputError(`A UPC-E begins with 0 or 1, not with ${seven.charAt(0)}.`, {
      hint: 'Use UPC-A.',
    });
  }
  const body = expandUpcE(seven);
  const given = text.length === 8 || text.length === 12 ? text.slice(-1) : undefined;
  const { digit, remark } = settle(name, given, computeGtinCheck(body), seven);
  return { digits: seven + digit, title: '', remarks: [`Stands for the UPC-A ${body}${digit}.`, remark] };
}

function lengthHint(kind: TradeNumberKind): string {
  return kind === 'itf14' ? '13 digits, or 14 with the check digit.' : 'The check digit may be left out.';
}
