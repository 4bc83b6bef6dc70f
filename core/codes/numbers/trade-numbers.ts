import { ToolInputError } from '#core/errors.ts';
import { type CheckDigit, computeGtinCheck, computeMod11Check } from './check-digits.ts';
import { compressUpcA, expandUpcE } from './upc-e.ts';

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
}

interface Digits {
  readonly text: string;
  readonly name: string;
}

const names: Readonly<Record<TradeNumberKind, string>> = {
  ean13: 'EAN-13',
  ean8: 'EAN-8',
  upca: 'UPC-A',
  upce: 'UPC-E',
  isbn: 'ISBN',
  issn: 'ISSN',
  itf14: 'ITF-14',
};

/** Checks a number, or completes it by its check digit. Throws a ToolInputError that names the right digit. */
export function readTradeNumber(kind: TradeNumberKind, written: string): TradeNumber {
  const { main, addOn } = partAddOn(kind, written);
  const name = names[kind];
  const text = cleanDigits(kind, main);
  if (text === '') throw new ToolInputError(`Please enter the ${name} number.`, { hint: lengthHint(kind) });
  const wrong = /[^0-9]/.exec(kind === 'isbn' || kind === 'issn' ? text.replace(/X$/, '') : text);
  if (wrong) {
    throw new ToolInputError(`${name} takes digits alone: “${wrong[0]}” is none.`, {
      offset: Math.max(0, written.indexOf(wrong[0])),
      hint: 'For letters take Code 128 or Data Matrix.',
    });
  }
  return { ...readers[kind]({ text, name }, main.trim()), addOn };
}

type Reader = (digits: Digits, main: string) => Omit<TradeNumber, 'addOn'>;

const readers: Readonly<Record<TradeNumberKind, Reader>> = {
  ean13: (digits) => readGtin(digits, 13),
  ean8: (digits) => readGtin(digits, 8),
  upca: (digits) => readGtin(digits, 12),
  itf14: readItf14,
  upce: readUpcE,
  isbn: readIsbn,
  issn: readIssn,
};

function readGtin(digits: Digits, length: number): Omit<TradeNumber, 'addOn'> {
  const { full, remarks } = complete(digits, length, computeGtinCheck);
  return { digits: full, title: '', remarks };
}

function readItf14({ text, name }: Digits): Omit<TradeNumber, 'addOn'> {
  if (text.length !== 12 && text.length !== 8) return readGtin({ text, name }, 14);
  // A whole EAN-8 or UPC-A of a single item packed: a GTIN-14 is filled up by zeros in front.
  const padded = text.padStart(14, '0');
  const { full, remarks } = complete({ text: padded, name }, 14, computeGtinCheck);
  return { digits: full, title: '', remarks: [`Filled up with zeros in front to ${full}.`, ...remarks] };
}

function readUpcE({ text, name }: Digits): Omit<TradeNumber, 'addOn'> {
  const isLong = text.length === 11 || text.length === 12;
  if (!isLong && (text.length < 6 || text.length > 8))
    throw wrongLength({ text, name }, '6, 7 or 8, or 11 or 12 of a UPC-A');
  const seven = isLong ? compressUpcA(text.slice(0, 11)) : text.length === 6 ? `0${text}` : text.slice(0, 7);
  if (seven === undefined) {
    throw new ToolInputError(
      `The UPC-A ${text} cannot be shortened to a UPC-E: it has too few zeros in the right places.`,
      {
        hint: 'Draw it as UPC-A.',
      },
    );
  }
  if (!/^[01]/.test(seven)) {
    throw new ToolInputError(`A UPC-E begins with 0 or 1, not with ${seven.charAt(0)}.`, {
      hint: 'Draw it as UPC-A.',
    });
  }
  const body = expandUpcE(seven);
  const given = text.length === 8 || text.length === 12 ? text.slice(-1) : undefined;
  const { digit, remark } = settle(name, given, computeGtinCheck(body), seven);
  return { digits: seven + digit, title: '', remarks: [`Stands for the UPC-A ${body}${digit}.`, remark] };
}

function readIsbn({ text, name }: Digits, main: string): Omit<TradeNumber, 'addOn'> {
  const isOld = text.length === 10 || (text.length === 9 && !/^97[89]/.test(text));
  if (isOld) {
    const body = text.slice(0, 9);
    if (body.includes('X')) throw wrongLength({ text, name }, '10 or 13');
    const { remark } = settle(name, text[9], computeMod11Check(body), body);
    const check = computeGtinCheck(`978${body}`);
    const digits = `978${body}${check.digit}`;
    const remarks = [
      remark,
      `An ISBN of ten digits is drawn as the one of thirteen: ${digits} (${check.working}).`,
    ];
    return { digits, title: `ISBN ${digits.slice(0, 3)}-${hyphenate(main, body, check.digit)}`, remarks };
  }
  const { full, remarks } = complete({ text, name }, 13, computeGtinCheck);
  if (!/^97[89]/.test(full)) {
    throw new ToolInputError(`An ISBN begins with 978 or 979, not with ${full.slice(0, 3)}.`, {
      hint: 'Draw other numbers as EAN-13.',
    });
  }
  if (full.startsWith('9790')) {
    throw new ToolInputError('979-0 is the beginning of an ISMN, of printed music.', {
      hint: 'Draw it as EAN-13.',
    });
  }
  const isWhole = text.length === 13;
  const shown = main.replace(/^ISBN(?:-1[03])?:?\s*/i, '').replace(/\s+/g, '-');
  const title = shown.includes('-')
    ? `ISBN ${isWhole ? shown : `${shown}-${full.slice(-1)}`}`
    : `ISBN ${full}`;
  return { digits: full, title, remarks };
}

/** The hyphens of an ISBN of ten digits, around another check digit. */
function hyphenate(main: string, body: string, check: string): string {
  const shown = main.replace(/^ISBN(?:-10)?:?\s*/i, '').replace(/\s+/g, '-');
  const parts = shown.split('-').filter((part) => part !== '');
  if (parts.length < 3 || parts.slice(0, 3).join('') !== body) return `${body}-${check}`;
  return [...parts.slice(0, 3), check].join('-');
}

function readIssn({ text, name }: Digits): Omit<TradeNumber, 'addOn'> {
  if (/^977\d{9,10}$/.test(text)) {
    const { full, remarks } = complete({ text, name }, 13, computeGtinCheck);
    const body = full.slice(3, 10);
    return { digits: full, title: issnTitle(body), remarks };
  }
  if (text.length !== 7 && text.length !== 8)
    throw wrongLength({ text, name }, '8, or 13 beginning with 977');
  const body = text.slice(0, 7);
  const { remark } = settle(name, text[7], computeMod11Check(body), body);
  const check = computeGtinCheck(`977${body}00`);
  const digits = `977${body}00${check.digit}`;
  return {
    digits,
    title: issnTitle(body),
    remarks: [
      remark,
      `In bars it is ${digits}: 977, the number, 00 for the ordinary price, and a check digit (${check.working}).`,
    ],
  };
}

function issnTitle(body: string): string {
  return `ISSN ${body.slice(0, 4)}-${body.slice(4)}${computeMod11Check(body).digit}`;
}

function complete(
  { text, name }: Digits,
  length: number,
  compute: (body: string) => CheckDigit,
): { full: string; remarks: readonly string[] } {
  if (text.length !== length && text.length !== length - 1) {
    throw wrongLength({ text, name }, `${length}, or ${length - 1} without the check digit`);
  }
  const body = text.slice(0, length - 1);
  const { digit, remark } = settle(name, text[length - 1], compute(body), body);
  return { full: body + digit, remarks: [remark] };
}

/** The check digit, if it is the given one or none was given. */
function settle(
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

function partAddOn(kind: TradeNumberKind, written: string): { main: string; addOn: string } {
  if (kind === 'itf14' || kind === 'ean8') return { main: written, addOn: '' };
  const [, main, addOn] = /^(.*?[0-9Xx])\s*[+|]\s*(\d*)\s*$/.exec(written) ?? [];
  if (main === undefined || addOn === undefined) return { main: written, addOn: '' };
  if (addOn.length !== 2 && addOn.length !== 5) {
    throw new ToolInputError(`What stands behind the plus has 2 or 5 digits, not ${addOn.length}.`, {
      hint: 'Two digits number an issue; five tell a price.',
    });
  }
  return { main, addOn };
}

function cleanDigits(kind: TradeNumberKind, main: string): string {
  const bare = kind === 'isbn' || kind === 'issn' ? main.replace(/^\s*IS[BS]N(?:-1[03])?:?/i, '') : main;
  return bare.replace(/[\s\u00AD\u2010-\u2015-]/g, '').toUpperCase();
}

function wrongLength({ text, name }: Digits, wanted: string): ToolInputError {
  return new ToolInputError(`${name} has ${wanted} digits; this has ${text.length}.`, {
    hint: 'Leave the check digit out to have it computed.',
  });
}

function lengthHint(kind: TradeNumberKind): string {
  return kind === 'itf14' ? '13 digits, or 14 with the check digit.' : 'The check digit may be left out.';
}
