import { readDer, readFirstDer, tryDer } from '#core/bytes/asn1/der.ts';
import { type PemBlock, readPem } from '#core/bytes/asn1/pem.ts';
import { hexOf } from '#core/bytes/asn1/values.ts';
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
    if (hexOf(bytes.subarray(0, 4)) === 'feedfeed') {
      throw new ToolInputError('This is a keystore of Java (JKS).', {
        hint: 'Write its certificates as PEM: keytool -list -rfc -keystore FILE.',
      });
    }
    if (bytes[0] === 0x30 && !/^0[\w+/\r\n]{20}/.test(String.fromCharCode(...bytes.subarray(0, 24)))) {
      return [{ bytes, pem: undefined }];
    }
    // A text of UTF-16 begins with FF FE or FE FF.
    if (bytes.subarray(0, 512).includes(0) && ![0xff, 0xfe].includes(bytes[0] ?? 0)) {
      throw new ToolInputError('This file is neither PEM nor DER.', {
        hint: 'Open a certificate, a request, a key, a revocation list or a PKCS #7 file.',
      });
    }
  }
  const text = unwrap(await input.text(maxBytes));
  const blocks = readPem(text);
  if (blocks.length > 0) return blocks.map((pem) => ({ bytes: pem.bytes, pem }));
  const within = [...text.matchAll(bareWithin)].map(([base64]) => base64.replaceAll(/"\s+"/g, ''));
  // Traefik passes a client's certificates as Base64 with commas between.
  const whole = /^\s*MI[\w+/=\s,]+$/.test(text) ? text.split(',') : [text];
  return (within.length > 0 ? within : whole).map((each) => ({ bytes: readBare(each), pem: undefined }));
}

/**
 * Matches DER in Base64 between tags or quotes, as in metadata of SAML and in keys of JSON (`x5c`); in a part of a mail
 * (RFC 8551, section 3.5.3); and in a record of DKIM (RFC 6376, section 3.6.1), whose texts may be in pieces.
 */
const bareWithin =
  /(?<=[">]\s*|\n\r?\n)MI[\w+/=\s]{60,}?(?=\s*["<]|\s*\n--)|(?<=\bv=DKIM1\b[^\n]*\bp=\s*)M(?:[\w+/=]|"\s+")+/g;
/** Matches PEM that is in Base64 once more, as in secrets of Kubernetes, over one line or several. */
const wrapped = /LS0tLS1CRUdJTi[\w+/]+={0,2}(?:\r?\n(?=[\w+/=]+\s*(?:\n|$))[\w+/]+={0,2})*/g;

/** Returns PEM as it was before a log, JSON or a secret has written it in their ways. */
function unwrap(text: string): string {
  // nginx gives $ssl_client_escaped_cert so.
  const plain = /-----BEGIN%20/i.test(text) ? text.replaceAll(/(?:%[\da-f]{2})+/gi, decodePercents) : text;
  const opened = plain.replaceAll(wrapped, (base64) =>
    new TextDecoder().decode(parseBytes(base64, 'base64')),
  );
  if (!opened.includes('-----BEGIN ')) return opened;
  // Blanks of the same length keep every place.
  return opened.replaceAll(/\\r\\n|\\n/g, (escaped) => ' '.repeat(escaped.length));
}

function decodePercents(escapes: string): string {
  return new TextDecoder().decode(parseBytes(escapes.replaceAll('%', ''), 'hex'));
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

/** Whether a block is of another program: its label says so, or is none of those of X.509 and it holds no DER. */
export function isForeign({ bytes, pem }: Source): boolean {
  const label = pem?.label ?? '';
  return (
    /OPENSSH|PGP|SSH2/.test(label) ||
    (label !== '' && !/CERTIFICATE|CRL|KEY|PKCS|CMS|PARAMETERS/.test(label) && !tryDer(bytes))
  );
}

/** Reads DER, whose mistakes have the place of their block. */
export function readSource({ bytes, pem }: Source) {
  try {
    // OpenSSL adds its own words on trust to the certificate, and files of smart cards end with zeros.
    const first = readFirstDer(bytes);
    const hasRest = bytes.subarray(first.bytes.length).some((byte) => byte !== 0);
    return pem?.label === 'TRUSTED CERTIFICATE' || !hasRest ? first : readDer(bytes);
  } catch (error) {
    if (!(error instanceof ToolInputError) || !pem) throw error;
    throw new ToolInputError(error.message, { ...pem.place, hint: error.details.hint });
  }
}
