import { writeCodePoint } from '#core/text/code-point.ts';
import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

/** The digits of a notation for bytes. */
export interface DigitSet {
  readonly name: string;
  /** The digits in ASCII, ordered by their values. */
  readonly alphabet: string;
  /** True if the case of a letter does not matter. */
  readonly isCaseless?: boolean;
  /** Further characters that are read as a digit. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Characters between digits that are ignored; white space by default. */
  readonly ignored?: string;
}

const whiteSpace = ' \t\n\r\f\v\u{a0}';
const unknown = 255;
const skipped = 254;

/** Reads the values of the digits in a text. Throws a ToolInputError with the place of anything else. */
export function readDigits(text: string, set: DigitSet): Uint8Array {
  const values = tableOf(set);
  const read = new Uint8Array(text.length);
  let count = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const value = values[text.charCodeAt(offset)] ?? unknown;
    if (value === skipped) continue;
    if (value === unknown) throw foreignCharacter(text, offset, set.name);
    read[count] = value;
    count += 1;
  }
  return read.subarray(0, count);
}

/** Returns a mistake that concerns one digit, counted from 0; the end of the text for a digit after the last. */
export function mistakeAtDigit(
  text: string,
  set: DigitSet,
  digit: number,
  message: string,
  hint: string,
): ToolInputError {
  const values = tableOf(set);
  let left = digit;
  let offset = 0;
  for (; offset < text.length; offset += 1) {
    if (values[text.charCodeAt(offset)] === skipped) continue;
    if (left === 0) break;
    left -= 1;
  }
  return new ToolInputError(message, { ...placeOf(text, offset), hint });
}

function tableOf({ alphabet, isCaseless = false, aliases = {}, ignored = whiteSpace }: DigitSet): Uint8Array {
  const values = new Uint8Array(0x1_00_00).fill(unknown);
  const set = (character: string, value: number) => {
    const forms = isCaseless ? [character.toLowerCase(), character.toUpperCase()] : [character];
    for (const form of forms) values[form.charCodeAt(0)] = value;
  };
  for (const character of ignored) set(character, skipped);
  for (const [alias, digit] of Object.entries(aliases)) set(alias, alphabet.indexOf(digit));
  for (const [value, character] of Array.from(alphabet).entries()) set(character, value);
  return values;
}

function foreignCharacter(text: string, offset: number, name: string): ToolInputError {
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  const shown = /[\p{C}\p{Z}]/u.test(character)
    ? `The character ${writeCodePoint(character)}`
    : `“${character}”`;
  return new ToolInputError(`${shown} is not a digit of ${name}.`, {
    ...placeOf(text, offset),
    hint: 'Remove it, or choose another encoding.',
  });
}
