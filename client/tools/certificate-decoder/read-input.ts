import { readDer } from '#core/bytes/asn1/der.ts';
import { type PemBlock, readPem } from '#core/bytes/asn1/pem.ts';
import { ToolInputError } from '#core/errors.ts';
import { parseBytes } from '#core/hashing/byte-input.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import type { TextInput } from '#client/tool-kit/operations/operation.ts';

/** Bytes of DER, and the block of PEM that held them. */
export interface Source {
  readonly bytes: Uint8Array;
  readonly pem: PemBlock | undefined;
}

const maxBytes = 20_000_000;

/**
 * Reads PEM blocks, bare Base64 or hexadecimal, or a file of DER. Throws a ToolInputError with the place of the
 * error.
 */
export async function readSources(input: TextInput): Promise<Source[]> {
  if (typeof input.content !== 'string') {
    const bytes = await input.bytes();
    if (bytes[0] === 0x30 && !/^0[\w+/\r\n]{20}/.test(String.fromCharCode(...bytes.subarray(0, 24)))) {
      return [{ bytes, pem: undefined }];
    }
  }
  const text = await input.text(maxBytes);
  const blocks = readPem(text);
  if (blocks.length > 0) return blocks.map((pem) => ({ bytes: pem.bytes, pem }));
  return [{ bytes: readBare(text), pem: undefined }];
}

function readBare(text: string): Uint8Array {
  if (text.trim() === '') {
    throw new ToolInputError('There is nothing to decode.', { hint: 'Paste PEM, or open a file.' });
  }
  const line = /^\s*(?:ssh-|ecdsa-)/.test(text)
    ? 'This is an OpenSSH public key, not a certificate.'
    : undefined;
  if (line !== undefined) throw new ToolInputError(line, { hint: 'Convert it with ssh-keygen -e -m PKCS8.' });
  if (!/^[\s\w+/=:-]*$/.test(text)) {
    const at = text.search(/[^\s\w+/=:-]/);
    throw new ToolInputError('This is not PEM, Base64 or hexadecimal.', {
      ...placeOf(text, at),
      hint: 'A certificate in PEM begins with -----BEGIN CERTIFICATE-----.',
    });
  }
  // DER begins with 30 in hexadecimal, and with M in Base64.
  return parseBytes(text, /^\s*(?:0x)?30[\da-f\s:]*$/i.test(text) ? 'hex' : 'base64');
}

/** Reads DER, whose mistakes have the place of their block. */
export function readSource({ bytes, pem }: Source) {
  try {
    return readDer(bytes);
  } catch (error) {
    if (!(error instanceof ToolInputError) || !pem) throw error;
    throw new ToolInputError(error.message, { ...pem.place, hint: error.details.hint });
  }
}
