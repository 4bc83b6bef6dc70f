import type { Answer } from '#client/tool-kit/answer.ts';
import { readOwn } from '#core/collections/read-own.ts';

type Radix = 2 | 8 | 10 | 16;
interface Base {
  readonly radix: Radix;
  readonly prefix: string;
  readonly digits: RegExp;
}

const binary: Base = { radix: 2, prefix: '0b', digits: /^[01]{1,96}$/ };
const octal: Base = { radix: 8, prefix: '0o', digits: /^[0-7]{1,32}$/ };
const decimal: Base = { radix: 10, prefix: '', digits: /^\d{1,30}$/ };
const hex: Base = { radix: 16, prefix: '0x', digits: /^[\da-f]{1,24}$/i };
const bases: Readonly<Record<string, Base>> = {
  binary,
  bin: binary,
  octal,
  oct: octal,
  decimal,
  dec: decimal,
  hex,
  hexadecimal: hex,
};
const word = Object.keys(bases).join('|');
const asked = new RegExp(
  String.raw`^(?:(?<before>${word})\s+)?(?<digits>(?:0[xbo])?[\da-f]{1,96})(?:\s+(?:in\s+)?(?<after>${word}))?(?:\s*(?:\b(?:in|to|as|into)\b|->|→)\s*(?<target>${word})|(?<=(?:${word}) +\S+))$`,
  'i',
);

/** Answers `255 in hex`, `0xff to decimal`, `1010 binary to decimal` and `hex 7b`. */
export function answerBased(question: string, locale: string): Answer | undefined {
  const { before, digits = '', after, target } = asked.exec(question)?.groups ?? {};
  if (digits === '' || (before !== undefined && after !== undefined)) return undefined;
  const written = digits.replace(/^0[xbo]/i, '');
  const from = baseOf(digits, before ?? after, target);
  if (!from?.digits.test(written)) return undefined;
  const to = baseNamed(target) ?? decimal;
  const value = BigInt(`${from.prefix}${written.toLowerCase()}`);
  return {
    text: `${to.prefix}${value.toString(to.radix)}`,
    working: `${digits} in base ${to.radix}`,
    opens: digits,
    values: { tab: 'scientific', expression: `${from.prefix}${written}`, locale },
  };
}

/** Returns the base of the digits: that of their prefix or the one named; letters are hexadecimal. */
function baseOf(digits: string, named: string | undefined, target: string | undefined): Base | undefined {
  const prefixed = [hex, binary, octal].find(({ prefix }) => digits.toLowerCase().startsWith(prefix));
  if (prefixed) return prefixed;
  if (named !== undefined) return baseNamed(named);
  if (target === undefined) return undefined;
  // A word of the letters a to f is more likely a word.
  if (/[a-f]/i.test(digits)) return /\d/.test(digits) || digits.length <= 2 ? hex : undefined;
  // Zeros and ones asked for in decimal cannot be decimal already.
  return baseNamed(target) === decimal ? (/^[01]{2,}$/.test(digits) ? binary : undefined) : decimal;
}

function baseNamed(name: string | undefined): Base | undefined {
  return name === undefined ? undefined : readOwn(bases, name.toLowerCase());
}
