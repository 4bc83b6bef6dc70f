import { ToolInputError } from '#core/errors.ts';
import { kanjiValues } from './kanji.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

const modes = ['numeric', 'alphanumeric', 'byte', 'kanji'] as const;

export type Mode = (typeof modes)[number];

/** A run of characters written in one mode. */
export interface Segment {
  readonly mode: Mode;
  readonly text: string;
}

export const alphanumericSet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** ISO/IEC 18004, table 3: bits of the character count, for versions 1-9, 10-26 and 27-40. */
const countBits: Readonly<Record<Mode, readonly [number, number, number]>> = {
  numeric: [10, 12, 14],
  alphanumeric: [9, 11, 13],
  byte: [8, 16, 16],
  kanji: [8, 10, 12],
};

/** The most characters that any symbol holds: digits in version 40-L. */
export const mostCharacters = 7089;

const never = Number.POSITIVE_INFINITY;

export function countBitsOf(mode: Mode, version: number): number {
  return countBits[mode][version < 10 ? 0 : version < 27 ? 1 : 2];
}

/** Japanese and ASCII. Kanji mode is not used for other text, although Shift JIS has Greek and Cyrillic letters too. */
const japanese =
  /^[\p{ASCII}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fc\uff00-\uffef]*$/u;

/** True if kanji mode can hold all characters beyond ASCII. Readers confuse text that mixes Shift JIS and UTF-8. */
export function isForKanji(text: string): boolean {
  if (!/\P{ASCII}/u.test(text) || !japanese.test(text)) return false;
  const kanji = kanjiValues();
  return Array.from(text).every((character) => isAscii(character) || kanji.has(character));
}

/**
 * Splits the text into the segments with the fewest bits for the given version (dynamic programming over the
 * characters). Characters beyond ASCII are all UTF-8, or all kanji. Throws a ToolInputError if no symbol can hold the
 * text.
 */
export function cutIntoSegments(text: string, version: number, isKanji = false): readonly Segment[] {
  const characters = Array.from(text);
  if (characters.length > mostCharacters) throw tooLong();
  const steps = characters.map((character) => costs(character, isKanji));
  const chosen = cheapestModes(steps, version);
  const segments: { mode: Mode; text: string }[] = [];
  characters.forEach((character, index) => {
    const mode = chosen[index] ?? 'byte';
    const last = segments.at(-1);
    if (last?.mode === mode) last.text += character;
    else segments.push({ mode, text: character });
  });
  return segments;
}

/** Returns the cost of a character in each mode, in sixths of a bit: a digit takes 10/3 bits, a letter 11/2. */
function costs(character: string, isKanji: boolean): readonly number[] {
  const isDigit = character >= '0' && character <= '9';
  return [
    isDigit ? 20 : never,
    alphanumericSet.includes(character) ? 33 : never,
    isKanji && !isAscii(character) ? never : 48 * utf8Length(character),
    isKanji && !isAscii(character) ? 78 : never,
  ];
}

function isAscii(character: string): boolean {
  return character <= '\u007f';
}

function utf8Length(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x8_00 ? 2 : point < 0x1_00_00 ? 3 : 4;
}

function cheapestModes(steps: readonly (readonly number[])[], version: number): readonly Mode[] {
  const headers = modes.map((mode) => 6 * (4 + countBitsOf(mode, version)));
  const from: number[][] = [];
  let totals = headers;
  steps.forEach((step, index) => {
    // A segment takes a whole number of bits, so its cost is rounded up before a change of mode.
    const whole = totals.map((total) => Math.ceil(total / 6) * 6);
    const before = whole.indexOf(Math.min(...whole));
    const origins: number[] = [];
    totals = step.map((cost, mode) => {
      const stay = totals[mode] ?? never;
      const enter = index === 0 ? never : (whole[before] ?? never) + (headers[mode] ?? never);
      origins.push(stay <= enter ? mode : before);
      return Math.min(stay, enter) + cost;
    });
    from.push(origins);
  });
  const chosen: Mode[] = new Array<Mode>(steps.length);
  let mode = totals.indexOf(Math.min(...totals));
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    chosen[index] = modes[mode] ?? 'byte';
    mode = from[index]?.[mode] ?? mode;
  }
  return chosen;
}

export function tooLong(): ToolInputError {
  const most = writeNumber(mostCharacters);
  return new ToolInputError(`The content has more than ${most} characters; no QR code holds that many.`, {
    field: 'content',
    hint: 'The largest one holds 7,089 digits or 2,953 bytes of text. Shorten it, or link to it instead.',
  });
}
