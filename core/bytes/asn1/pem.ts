import { ToolInputError } from '#core/errors.ts';
import { parseBytes } from '#core/hashing/byte-input.ts';
import { encodeBase64 } from '#core/bytes/base64.ts';
import { PlaceFinder, placeOf, type TextPlace } from '#core/text/encodings/text-place.ts';

/** A block of PEM (RFC 7468). */
export interface PemBlock {
  /** The text between `BEGIN` and the dashes, such as `CERTIFICATE`. */
  readonly label: string;
  readonly bytes: Uint8Array;
  readonly place: TextPlace;
  /** Headers of old encrypted keys, such as `Proc-Type`. */
  readonly headers: string;
}

const begin = /-----BEGIN ([^\r\n-]{1,60})-----/g;

/**
 * Reads all PEM blocks in a text and skips everything between them. Throws a ToolInputError with the place of an
 * invalid block.
 */
export function readPem(text: string): PemBlock[] {
  const places = new PlaceFinder(text);
  const blocks: PemBlock[] = [];
  for (const match of text.matchAll(begin)) {
    const [opening, label = ''] = match;
    const place = places.find(match.index);
    const bodyStart = match.index + opening.length;
    const bodyEnd = text.indexOf(`-----END ${label}-----`, bodyStart);
    if (bodyEnd === -1) {
      throw new ToolInputError(`The line “-----END ${label}-----” is missing.`, {
        ...place,
        hint: 'Copy the whole block, with its first and its last line.',
      });
    }
    const body = text.slice(bodyStart, bodyEnd);
    const headers = /^\s*(?:[\w-]+:.*\r?\n(?:[ \t].*\r?\n)*)+\s*\r?\n/.exec(body)?.[0] ?? '';
    // The checksum of OpenPGP (RFC 9580, section 6.1) follows the Base64.
    const checksum = label.startsWith('PGP ') ? (/\s=[\w+/]{4}\s*$/.exec(body)?.[0].length ?? 0) : 0;
    const bytes = readBody(text, bodyStart + headers.length, bodyEnd - checksum);
    blocks.push({ label, bytes, place, headers });
  }
  return blocks;
}

/** Decodes Base64 in a part of a text, whose places are those of the whole. */
function readBody(text: string, start: number, end: number): Uint8Array {
  try {
    return parseBytes(text.slice(start, end), 'base64');
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    const { offset = 0, hint } = error.details;
    throw new ToolInputError(error.message, { ...placeOf(text, start + offset), hint });
  }
}

/** Writes a block of PEM in lines of 64 characters. */
export function writePem(label: string, bytes: Uint8Array): string {
  const lines = encodeBase64(bytes).replace(/.{64}(?=.)/g, '$&\n');
  return `-----BEGIN ${label}-----\n${lines}\n-----END ${label}-----\n`;
}
