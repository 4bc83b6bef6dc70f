import { warn } from '#client/tool-kit/operations/notes.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import { type DigitSet, mistakeAtDigit, readDigits } from '#core/bytes/base-n/digits.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

const decimal = '0123456789';
const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lower = upper.toLowerCase();

export const base85s = {
  ascii85: {
    name: 'Ascii85',
    alphabet: String.fromCharCode(...Array.from({ length: 85 }, (_, index) => 33 + index)),
  },
  z85: { name: 'Z85', alphabet: `${decimal}${lower}${upper}.-:+=^!/*?&<>()[]{}@%$#` },
  base85: { name: 'Base85', alphabet: `${decimal}${upper}${lower}!#$%&()*+-;<=>?@^_\`{|}~` },
} as const satisfies Readonly<Record<string, DigitSet>>;

/** Base45 of RFC 9285. A space is a digit of it. */
export const base45: DigitSet = {
  name: 'Base45',
  alphabet: `${decimal}${upper} $%*+-./:`,
  ignored: '\r\n',
};

/** Writes four bytes as five digits; a last group of n bytes as n + 1 digits. Ascii85 writes four zeros as `z`. */
export function encodeBase85(bytes: Uint8Array, set: DigitSet): string {
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += 4) {
    let value = 0;
    for (let index = 0; index < 4; index += 1) value = value * 256 + (bytes[start + index] ?? 0);
    const length = Math.min(4, bytes.length - start);
    if (value === 0 && length === 4 && set === base85s.ascii85) {
      pieces.push('z');
      continue;
    }
    let group = '';
    for (let index = 0; index < 5; index += 1) {
      group = set.alphabet.charAt(value % 85) + group;
      value = Math.floor(value / 85);
    }
    pieces.push(group.slice(0, length + 1));
  }
  return pieces.join('');
}

/**
 * Reads the output of `encodeBase85`, and Ascii85 within `<~` and `~>`. Throws a ToolInputError with the place of
 * an invalid digit, or of a group that is too large or too short.
 */
export function decodeBase85(text: string, set: DigitSet): Uint8Array<ArrayBuffer> {
  if (set === base85s.ascii85) return decodeAscii85(text);
  return decodeGroups(text, set);
}

function decodeAscii85(text: string): Uint8Array<ArrayBuffer> {
  // Blanks of the same length keep every place.
  const bare = text.replace(/^\s*<~/, blank).replace(/~>\s*$/, blank);
  const expanded: number[] = [];
  let inGroup = 0;
  // `z` is four zeros and `y`, which is btoa’s, four spaces, where a group begins.
  const spelled = bare.replace(/[!-uzy]/g, (digit, offset: number) => {
    if (inGroup === 0 && (digit === 'z' || digit === 'y')) {
      expanded.push(offset);
      return digit === 'z' ? '!!!!!' : '+<VdL';
    }
    inGroup = (inGroup + 1) % 5;
    return digit;
  });
  try {
    return decodeGroups(spelled, base85s.ascii85);
  } catch (error) {
    if (!(error instanceof ToolInputError) || expanded.length === 0) throw error;
    const { offset: found = 0, hint } = error.details;
    const before = expanded.filter((each, index) => each + 4 * index < found).length;
    throw new ToolInputError(error.message, { ...placeOf(text, found - 4 * before), hint });
  }
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}

function decodeGroups(text: string, set: DigitSet): Uint8Array<ArrayBuffer> {
  const values = readDigits(text, set);
  const rest = values.length % 5;
  if (rest === 1) {
    const message = `The last group of ${set.name} has one digit, and needs two at least.`;
    throw mistakeAtDigit(
      text,
      set,
      values.length - 1,
      message,
      'The end is missing, or there is a digit too many.',
    );
  }
  const bytes = new Uint8Array(Math.floor(values.length / 5) * 4 + Math.max(0, rest - 1));
  for (let start = 0, written = 0; start < values.length; start += 5, written += 4) {
    let value = 0;
    for (let index = 0; index < 5; index += 1) value = value * 85 + (values[start + index] ?? 84);
    if (value > 0xff_ff_ff_ff) {
      const message = 'These five digits are more than four bytes can hold.';
      throw mistakeAtDigit(
        text,
        set,
        start,
        message,
        'A digit was changed, lost or added before this place.',
      );
    }
    for (let index = 3; index >= 0; index -= 1) {
      if (written + index < bytes.length) bytes[written + index] = value % 256;
      value = Math.floor(value / 256);
    }
  }
  return bytes;
}

/** A note for Z85, whose specification (ZeroMQ RFC 32) takes only whole groups. */
export function noteShortGroup(length: number): Note[] {
  if (length % 4 === 0) return [];
  const sentence = `Z85 takes multiples of 4 bytes, and these are ${length}: the last group is short.`;
  return [warn(sentence, 'Some readers refuse that. Base85 has no such rule.')];
}

/** Writes two bytes as three digits, and a last byte as two (RFC 9285). */
export function encodeBase45(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += 2) {
    const isPair = start + 1 < bytes.length;
    let value = isPair ? (bytes[start] ?? 0) * 256 + (bytes[start + 1] ?? 0) : (bytes[start] ?? 0);
    for (let index = 0; index < (isPair ? 3 : 2); index += 1) {
      pieces.push(base45.alphabet.charAt(value % 45));
      value = Math.floor(value / 45);
    }
  }
  return pieces.join('');
}

/** Reads Base45 (RFC 9285). Throws a ToolInputError with the place of a wrong digit or group. */
export function decodeBase45(text: string): Uint8Array<ArrayBuffer> {
  const values = readDigits(text, base45);
  if (values.length % 3 === 1) {
    const message = 'The last group of Base45 has one digit, and needs two at least.';
    const hint = 'The end is missing, or there is a digit too many.';
    throw mistakeAtDigit(text, base45, values.length - 1, message, hint);
  }
  const bytes = new Uint8Array(Math.floor((values.length * 2) / 3));
  for (let start = 0, written = 0; start < values.length; start += 3) {
    const [first = 0, second = 0, third] = values.subarray(start, start + 3);
    const value = first + second * 45 + (third ?? 0) * 2025;
    if (value > (third === undefined ? 0xff : 0xff_ff)) {
      const message = 'These digits are more than their bytes can hold.';
      throw mistakeAtDigit(
        text,
        base45,
        start,
        message,
        'A digit was changed, lost or added before this place.',
      );
    }
    if (third !== undefined) bytes[written++] = value >> 8;
    bytes[written++] = value & 0xff;
  }
  return bytes;
}
