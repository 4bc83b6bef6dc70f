import {
  writeBits,
  writeBoolean,
  writeContext,
  writeInteger,
  writeOctets,
  writeOid,
  writeSequence,
  writeSet,
  writeTime,
} from '#core/bytes/asn1/der-writer.ts';
import { joinBytes } from '#core/bytes/join-bytes.ts';
import { ToolInputError } from '#core/errors.ts';
import { digestBytes } from '#core/hashing/digests.ts';
import { randomBytes } from '#core/random/secure-random.ts';
import type { MadeKeys } from './key-pairs.ts';
import { writeAlternativeNames, writeSubject } from './names.ts';
import type { Options } from './schema.ts';

const dayMs = 86_400_000;
/** Clocks differ: a certificate that begins now may not be valid yet elsewhere. */
const earlierMs = 3_600_000;

/** Makes a self-signed certificate (RFC 5280), valid from an hour ago. Throws a ToolInputError that names the box. */
export async function makeCertificate(keys: MadeKeys, options: Options): Promise<Uint8Array<ArrayBuffer>> {
  const subject = requireSubject(options);
  const nowMs = Date.now();
  // A serial number is positive and has at most 20 bytes.
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  const body = writeSequence(
    writeContext(0, writeInteger(Uint8Array.of(2))),
    writeInteger(serial),
    keys.signatureAlgorithm,
    subject,
    writeSequence(writeTime(nowMs - earlierMs), writeTime(nowMs + options.days * dayMs)),
    subject,
    keys.spki,
    writeContext(3, await writeExtensions(keys, options)),
  );
  return sign(body, keys);
}

/** Makes a certificate request (PKCS #10, RFC 2986). Throws a ToolInputError that names the box. */
export async function makeRequest(keys: MadeKeys, options: Options): Promise<Uint8Array<ArrayBuffer>> {
  const names = writeAlternativeNames(options.names);
  const extensions = names
    ? [
        writeSequence(
          writeOid('1.2.840.113549.1.9.14'),
          writeSet(writeSequence(extension('2.5.29.17', names))),
        ),
      ]
    : [];
  const body = writeSequence(
    writeInteger(new Uint8Array(1)),
    requireSubject(options),
    keys.spki,
    writeContext(0, ...extensions),
  );
  return sign(body, keys);
}

async function sign(body: Uint8Array<ArrayBuffer>, keys: MadeKeys): Promise<Uint8Array<ArrayBuffer>> {
  return writeSequence(body, keys.signatureAlgorithm, writeBits(await keys.sign(body)));
}

function requireSubject(options: Options): Uint8Array<ArrayBuffer> {
  if (options.commonName.trim() === '' && options.names.trim() === '') {
    throw new ToolInputError('The certificate has no name.', {
      field: 'commonName',
      hint: 'Write the domain or the name of the owner.',
    });
  }
  return writeSubject(options);
}

async function writeExtensions(keys: MadeKeys, options: Options): Promise<Uint8Array<ArrayBuffer>> {
  const { isAuthority } = options;
  const names = writeAlternativeNames(options.names);
  const isRsa = keys.jwk.kty === 'RSA';
  // Bits from the left: digital signature, …, key encipherment (2), certificate signing (5), CRL signing (6).
  const usage = isAuthority
    ? writeBits(Uint8Array.of(0b1000_0110), 1)
    : isRsa
      ? writeBits(Uint8Array.of(0b1010_0000), 5)
      : writeBits(Uint8Array.of(0b1000_0000), 7);
  const uses = writeSequence(writeOid('1.3.6.1.5.5.7.3.1'), writeOid('1.3.6.1.5.5.7.3.2'));
  return writeSequence(
    extension('2.5.29.19', isAuthority ? writeSequence(writeBoolean(true)) : writeSequence(), true),
    extension('2.5.29.15', usage, true),
    ...(isAuthority ? [] : [extension('2.5.29.37', uses)]),
    // A certificate without a subject must be known by its other names (RFC 5280, section 4.2.1.6).
    ...(names ? [extension('2.5.29.17', names, options.commonName.trim() === '')] : []),
    extension('2.5.29.14', writeOctets(await keyIdentifier(keys.spki))),
  );
}

function extension(oid: string, value: Uint8Array, isCritical = false): Uint8Array<ArrayBuffer> {
  return writeSequence(writeOid(oid), ...(isCritical ? [writeBoolean(true)] : []), writeOctets(value));
}

/** Returns the first 160 bits of the SHA-256 of the key (RFC 7093, section 2, method 4). */
async function keyIdentifier(spki: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const digest = (await digestBytes(spki, ['SHA-256']))['SHA-256'] ?? new Uint8Array();
  return joinBytes(digest.subarray(0, 20));
}
