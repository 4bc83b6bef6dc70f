import { append } from '#core/collections/append.ts';
import type { Note } from '#core/errors.ts';
import {
  base16,
  base32,
  base32Crockford,
  base32Hex,
  base32Z,
  decodeBits,
  encodeBits,
} from '#core/bytes/base-n/bit-digits.ts';
import { base85s, decodeBase45, decodeBase85, encodeBase45, encodeBase85, noteShortGroup } from './base85.ts';
import { decodeChecked, decodeNumber, encodeChecked, encodeNumber, numberBases } from './number-bases.ts';
import { decodeQuoted, encodeQuoted } from './quoted-printable.ts';
import { decodeUu, encodeUu } from './uuencode.ts';
import type { BaseOptions } from './state.ts';

const bitBases = { base16, base32, base32hex: base32Hex, crockford: base32Crockford, zbase32: base32Z };

/** Writes bytes in the chosen encoding. `name` is the name of the file that uuencode mentions. */
export async function encodeBytes(
  bytes: Uint8Array,
  options: BaseOptions,
  name: string,
  notes: Note[],
): Promise<string> {
  const { format, isLower, isPadded, isAdobe, isChecked, lineLength } = options;
  switch (format) {
    case 'quoted':
      return encodeQuoted(bytes, options.isBinary);
    case 'uu':
      return encodeUu(bytes, name);
    case 'base45':
      return encodeBase45(bytes);
    case 'base16':
    case 'base32':
    case 'base32hex':
    case 'crockford':
    case 'zbase32': {
      const text = encodeBits(bytes, bitBases[format], isPadded && format.startsWith('base32'));
      return wrap(isLower && format !== 'zbase32' ? text.toLowerCase() : text, lineLength);
    }
    case 'ascii85':
    case 'z85':
    case 'base85': {
      if (format === 'z85') append(notes, noteShortGroup(bytes.length));
      const text = wrap(encodeBase85(bytes, base85s[format]), lineLength);
      return isAdobe && format === 'ascii85' ? `<~${text}~>` : text;
    }
    case 'base36':
    case 'base62': {
      const text = encodeNumber(bytes, numberBases[format]);
      return wrap(isLower && format === 'base36' ? text.toLowerCase() : text, lineLength);
    }
    default: {
      const set = numberBases[format];
      return wrap(isChecked ? await encodeChecked(bytes, set) : encodeNumber(bytes, set), lineLength);
    }
  }
}

/** Decodes bytes of the chosen encoding; with the name of their file if the text contains it. */
export async function decodeBytes(
  text: string,
  { format, isChecked }: BaseOptions,
  notes: Note[],
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly name?: string | undefined }> {
  switch (format) {
    case 'quoted':
      return { bytes: decodeQuoted(text, notes) };
    case 'uu':
      return decodeUu(text, notes);
    case 'base45':
      return { bytes: decodeBase45(text) };
    case 'base16':
    case 'base32':
    case 'base32hex':
    case 'crockford':
    case 'zbase32':
      return { bytes: decodeBits(text, bitBases[format], notes) };
    case 'ascii85':
    case 'z85':
    case 'base85':
      return { bytes: decodeBase85(text, base85s[format]) };
    case 'base36':
    case 'base62':
      return { bytes: decodeNumber(text, numberBases[format]) };
    default: {
      const set = numberBases[format];
      return { bytes: isChecked ? await decodeChecked(text, set) : decodeNumber(text, set) };
    }
  }
}

function wrap(text: string, length: number): string {
  if (length === 0 || text.length <= length) return text;
  return text.replace(new RegExp(`.{${length}}(?=.)`, 'g'), '$&\n');
}
