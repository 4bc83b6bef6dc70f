import { decodeBits, base32, encodeBits } from '#core/bytes/base-n/bit-digits.ts';
import { randomBytes } from '#core/random/secure-random.ts';
import { readIsoMoment } from '#core/dates/iso-moment.ts';
import { ToolInputError } from '#core/errors.ts';
import { parseBytes } from '#core/hashing/byte-input.ts';
import { digestBytes } from '#core/hashing/digests.ts';
import { placeOf, type TextPlace } from '#core/text/encodings/text-place.ts';
import { readAddress } from './otpauth.ts';
import type { Options } from './schema.ts';

/** The settings of the codes, from the boxes or from an address. */
export interface CodeSettings extends Pick<
  Options,
  'type' | 'algorithm' | 'digits' | 'period' | 'counter' | 'issuer' | 'account'
> {
  readonly key: Uint8Array;
}

/** Reads the boxes; an otpauth address in the box of the secret goes before the others. Throws a ToolInputError. */
export function readSettings(options: Options): CodeSettings {
  for (const field of ['issuer', 'account'] as const) {
    if (!options[field].includes(':')) continue;
    throw new ToolInputError(`The ${field} has a colon, which the Key Uri Format forbids.`, {
      field,
      hint: 'Remove it.',
    });
  }
  const address = readAddress(options.secret);
  if (!address) return { ...options, key: readKey(options.secret, options.form) };
  const { secret, issuer, account, ...rest } = address;
  return {
    ...rest,
    issuer: issuer || options.issuer,
    account: account || options.account,
    key: readKey(secret, 'base32', options.secret),
  };
}

/** Reads a secret; places of mistakes are those in the address around it, if there is one. */
function readKey(secret: string, form: Options['form'], address?: string): Uint8Array {
  const field = 'secret';
  try {
    // People and programs group the secret by spaces and hyphens.
    const key =
      form === 'base32' ? decodeBits(secret.replaceAll('-', ' '), base32) : parseBytes(secret.trim(), form);
    if (key.length > 0) return key;
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    const hint =
      form === 'base32' ? 'Base32 has the letters A to Z and the digits 2 to 7.' : error.details.hint;
    const place = address === undefined ? error.details : placeIn(address, secret, error.details.offset);
    throw new ToolInputError(error.message, { ...place, field, hint });
  }
  throw new ToolInputError('There is no secret.', { field, hint: 'Paste one, or make a new one.' });
}

/** Returns the place in an address of the error in its secret; undefined if the secret is percent-encoded. */
function placeIn(address: string, secret: string, offset: number | undefined): TextPlace | undefined {
  const label = 'secret=';
  const start = address.indexOf(label + secret);
  return start < 0 || offset === undefined ? undefined : placeOf(address, start + label.length + offset);
}

/** Returns the code of a counter by RFC 4226. */
export async function codeOf({ key, algorithm, digits }: CodeSettings, counter: number): Promise<string> {
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, BigInt(counter));
  const digested = await digestBytes(new Uint8Array(message.buffer), [algorithm], key);
  const digest = digested[algorithm] ?? new Uint8Array(20);
  const offset = (digest.at(-1) ?? 0) & 15;
  const value = new DataView(digest.buffer, digest.byteOffset).getUint32(offset) & 0x7f_ff_ff_ff;
  return String(value % 10 ** digits).padStart(digits, '0');
}

/** Reads a moment as Unix seconds; now for an empty text. Throws a ToolInputError that names the box. */
export function readSeconds(time: string): number {
  const written = time.trim();
  if (written === '') return Date.now() / 1000;
  const seconds = /^\d{1,15}$/.test(written) ? Number(written) : (readIsoMoment(written) ?? NaN) / 1000;
  if (seconds >= 0) return seconds;
  throw new ToolInputError('This is not a time since 1970.', {
    field: 'time',
    hint: 'Write Unix seconds, or a date such as 2026-01-31T12:00:00Z.',
  });
}

/** Writes a key in Base32 without padding, as addresses and apps have it. */
export function writeKey(key: Uint8Array): string {
  return encodeBits(key, base32);
}

/** RFC 4226 recommends 160 bits. */
const secretBytes = 20;

/** Returns the boxes of a new secret. */
export function makeSecret() {
  return { secret: writeKey(randomBytes(secretBytes)), form: 'base32' };
}
