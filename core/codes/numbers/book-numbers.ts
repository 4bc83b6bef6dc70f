import { ToolInputError } from '#core/errors.ts';
import { computeGtinCheck, computeMod11Check } from './check-digits.ts';
import { complete, type Digits, type ReadNumber, settle, wrongLength } from './number-parts.ts';

/** Reads an ISBN of ten or thirteen digits (ISO 2108). */
export function readIsbn({ text, name }: Digits, main: string): ReadNumber {
  const isOld = text.length === 10 || (text.length === 9 && !/^97[89]/.test(text));
  if (isOld) {
    const body = text.slice(0, 9);
    if (body.includes('X')) throw wrongLength({ text, name }, '10 or 13 digits');
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
      hint: 'Use EAN-13 for other numbers.',
    });
  }
  if (full.startsWith('9790')) {
    throw new ToolInputError('979-0 is the beginning of an ISMN, of printed music.', {
      hint: 'Use EAN-13.',
    });
  }
  const isWhole = text.length === 13;
  const shown = main.replace(/^ISBN(?:-1[03])?:?\s*/i, '').replace(/\s+/g, '-');
  const title = shown.includes('-')
    ? `ISBN ${isWhole ? shown : `${shown}-${full.slice(-1)}`}`
    : `ISBN ${full}`;
  return { digits: full, title, remarks };
}

/** Writes a ten-digit ISBN with the hyphens of the input and the given check digit. */
function hyphenate(main: string, body: string, check: string): string {
  const shown = main.replace(/^ISBN(?:-10)?:?\s*/i, '').replace(/\s+/g, '-');
  const parts = shown.split('-').filter((part) => part !== '');
  if (parts.length < 3 || parts.slice(0, 3).join('') !== body) return `${body}-${check}`;
  return [...parts.slice(0, 3), check].join('-');
}

/** Reads an ISSN of eight digits, or of thirteen as in barcodes (ISO 3297). */
export function readIssn({ text, name }: Digits): ReadNumber {
  if (/^977\d{9,10}$/.test(text)) {
    const { full, remarks } = complete({ text, name }, 13, computeGtinCheck);
    const body = full.slice(3, 10);
    return { digits: full, title: issnTitle(body), remarks };
  }
  if (text.length !== 7 && text.length !== 8)
    throw wrongLength({ text, name }, '8 digits, or 13 beginning with 977');
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
