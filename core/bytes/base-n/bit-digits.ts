import type { Note } from '#core/errors.ts';
import { type DigitSet, mistakeAtDigit, readDigits } from './digits.ts';

/** A notation in which each digit encodes a few bits (RFC 4648). */
export interface BitDigits extends DigitSet {
  /** 4 for Base16, 5 for Base32. */
  readonly bits: 4 | 5;
  /** Digits per group, to which `=` fills up the last one. */
  readonly group: number;
}

const whiteSpace = ' \t\n\r';

export const base16: BitDigits = {
  name: 'Base16',
  alphabet: '0123456789ABCDEF',
  bits: 4,
  group: 2,
  isCaseless: true,
  ignored: `${whiteSpace}:-,`,
};
export const base32: BitDigits = {
  name: 'Base32',
  alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  bits: 5,
  group: 8,
  isCaseless: true,
};
export const base32Hex: BitDigits = {
  ...base32,
  name: 'Base32hex',
  alphabet: '0123456789ABCDEFGHIJKLMNOPQRSTUV',
};
/** Douglas Crockford’s: O is read as 0, I and L as 1, hyphens mean nothing. */
export const base32Crockford: BitDigits = {
  ...base32,
  name: 'Crockford’s Base32',
  alphabet: '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
  aliases: { O: '0', I: '1', L: '1' },
  ignored: `${whiteSpace}-`,
};
/** The human-oriented encoding of Phil Zimmermann and Zooko Wilcox-O’Hearn. */
export const base32Z: BitDigits = {
  ...base32,
  name: 'z-base-32',
  alphabet: 'ybndrfg8ejkmcpqxot1uwisza345h769',
};

/** Writes bytes in digits of a few bits each. */
export function encodeBits(
  bytes: Uint8Array,
  { alphabet, bits, group }: BitDigits,
  isPadded = false,
): string {
  const pieces: string[] = [];
  let piece = '';
  let held = 0;
  let heldBits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    heldBits += 8;
    for (; heldBits >= bits; heldBits -= bits) {
      piece += alphabet.charAt((held >> (heldBits - bits)) & (2 ** bits - 1));
    }
    if (piece.length > 8192) {
      pieces.push(piece);
      piece = '';
    }
  }
  if (heldBits > 0) piece += alphabet.charAt((held << (bits - heldBits)) & (2 ** bits - 1));
  const text = pieces.join('') + piece;
  return isPadded ? text.padEnd(Math.ceil(text.length / group) * group, '=') : text;
}

/**
 * Reads bytes from digits of a few bits each, with or without padding. Throws a ToolInputError with the place of an
 * invalid digit or a missing end; adds a note about bits that belong to no byte.
 */
export function decodeBits(text: string, digits: BitDigits, notes: Note[] = []): Uint8Array<ArrayBuffer> {
  const { bits, name } = digits;
  const body = text.replace(/(?<![=\s])[=\s]+$/, '');
  const values = readDigits(body, digits);
  const count = Math.floor((values.length * bits) / 8);
  if (values.length * bits - count * 8 >= bits) {
    const message = `${values.length} digits of ${name} cannot be whole bytes.`;
    const hint = 'The end is missing, or there is a digit too many.';
    throw mistakeAtDigit(body, digits, values.length, message, hint);
  }
  const bytes = new Uint8Array(count);
  let held = 0;
  let heldBits = 0;
  let written = 0;
  for (const value of values) {
    held = ((held << bits) | value) & 0xfff;
    heldBits += bits;
    if (heldBits < 8) continue;
    heldBits -= 8;
    bytes[written] = (held >> heldBits) & 0xff;
    written += 1;
  }
  if ((held & (2 ** heldBits - 1)) !== 0) {
    notes.push({
      severity: 'warning',
      sentence: 'The last digit has bits that belong to no byte. They were dropped.',
      hint: 'Other programs may refuse this text. Check its end.',
    });
  }
  return bytes;
}
