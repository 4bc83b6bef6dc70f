import { ToolInputError } from '#core/errors.ts';
import { type DigitSet, mistakeAtDigit, readDigits } from '#core/bytes/base-n/digits.ts';
import { formatBytes } from '#core/numbers/number-format.ts';

const decimal = '0123456789';
const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lower = 'abcdefghijklmnopqrstuvwxyz';
const bitcoin = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

export const numberBases = {
  base36: { name: 'Base36', alphabet: decimal + upper, isCaseless: true },
  base58: { name: 'Base58', alphabet: bitcoin },
  base58flickr: {
    name: 'Base58',
    alphabet: '123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ',
  },
  base58ripple: {
    name: 'Base58',
    alphabet: 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz',
  },
  base62: { name: 'Base62', alphabet: decimal + upper + lower },
} as const satisfies Readonly<Record<string, DigitSet>>;

/** The bytes are one number, so the work grows faster than their count. */
const maxBytes = 50_000;
const checkLength = 4;

/** Writes bytes as one large number. Each zero byte at the start is one zero digit, as in Bitcoin. */
export function encodeNumber(bytes: Uint8Array, { name, alphabet }: DigitSet): string {
  refuseLong(bytes.length, name);
  const zeros = countLeading(bytes, 0);
  const hex = Array.from(bytes.subarray(zeros), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const digits = Math.ceil((hex.length * 4) / Math.log2(alphabet.length));
  const number = hex === '' ? '' : writeNumber(BigInt(`0x${hex}`), digits, alphabet, new Map());
  const first = alphabet.charAt(0);
  let start = 0;
  while (number.charAt(start) === first) start += 1;
  return first.repeat(zeros) + number.slice(start);
}

/** Reads the output of `encodeNumber`. Throws a ToolInputError with the place of an invalid digit. */
export function decodeNumber(text: string, set: DigitSet): Uint8Array<ArrayBuffer> {
  const values = readDigits(text, set);
  const base = set.alphabet.length;
  refuseLong(Math.floor((values.length * Math.log2(base)) / 8), set.name);
  const zeros = countLeading(values, 0);
  const number = readNumber(values.subarray(zeros), BigInt(base));
  const digits = number === 0n ? '' : number.toString(16);
  const hex = digits.length % 2 === 0 ? digits : `0${digits}`;
  const bytes = new Uint8Array(zeros + hex.length / 2);
  for (let index = zeros; index < bytes.length; index += 1) {
    bytes[index] = Number.parseInt(hex.slice((index - zeros) * 2, (index - zeros) * 2 + 2), 16);
  }
  return bytes;
}

/** Writes Base58Check: the bytes and the first four bytes of their double SHA-256. */
export async function encodeChecked(bytes: Uint8Array, set: DigitSet): Promise<string> {
  const whole = new Uint8Array(bytes.length + checkLength);
  whole.set(bytes);
  whole.set(await checkOf(bytes), bytes.length);
  return encodeNumber(whole, set);
}

/** Reads Base58Check. Throws a ToolInputError for a checksum that is wrong. */
export async function decodeChecked(text: string, set: DigitSet): Promise<Uint8Array<ArrayBuffer>> {
  const whole = decodeNumber(text, set);
  const bytes = whole.slice(0, Math.max(0, whole.length - checkLength));
  const check = await checkOf(bytes);
  if (whole.length >= checkLength && check.every((byte, index) => byte === whole[bytes.length + index])) {
    return bytes;
  }
  const digits = readDigits(text, set).length;
  const message = 'The checksum at the end is wrong: a character was changed or lost.';
  const hint = 'Copy the text again, or turn off Base58Check.';
  throw mistakeAtDigit(text, set, Math.max(0, digits - 1), message, hint);
}

async function checkOf(bytes: Uint8Array): Promise<Uint8Array> {
  const { digestBytes } = await import('#core/hashing/digests.ts');
  const sha256 = async (data: Uint8Array) =>
    (await digestBytes(data, ['SHA-256'], undefined))['SHA-256'] ?? new Uint8Array();
  return (await sha256(await sha256(bytes))).subarray(0, checkLength);
}

/** Halves the number until it is small: much quicker than digit by digit. */
function writeNumber(value: bigint, digits: number, alphabet: string, powers: Map<number, bigint>): string {
  if (digits <= 8) {
    let text = '';
    let rest = Number(value);
    for (let left = digits; left > 0; left -= 1) {
      text = alphabet.charAt(rest % alphabet.length) + text;
      rest = Math.floor(rest / alphabet.length);
    }
    return text;
  }
  const low = digits >> 1;
  const power = powers.get(low) ?? BigInt(alphabet.length) ** BigInt(low);
  powers.set(low, power);
  return (
    writeNumber(value / power, digits - low, alphabet, powers) +
    writeNumber(value % power, low, alphabet, powers)
  );
}

function readNumber(values: Uint8Array, base: bigint): bigint {
  if (values.length <= 8) {
    return BigInt(values.reduce((sum, value) => sum * Number(base) + value, 0));
  }
  const low = values.length >> 1;
  const high = values.length - low;
  return (
    readNumber(values.subarray(0, high), base) * base ** BigInt(low) + readNumber(values.subarray(high), base)
  );
}

function countLeading(values: Uint8Array, value: number): number {
  const end = values.findIndex((each) => each !== value);
  return end === -1 ? values.length : end;
}

function refuseLong(bytes: number, name: string): void {
  if (bytes <= maxBytes) return;
  throw new ToolInputError(`${name} takes at most ${formatBytes(maxBytes)}: it is one large number.`, {
    hint: 'Choose Base32 or Base85, which take long texts and files.',
  });
}
