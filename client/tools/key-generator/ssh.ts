import { decodeBase64Url, encodeBase64 } from '#core/bytes/base64.ts';
import { joinBytes } from '#core/bytes/join-bytes.ts';
import { digestBytes } from '#core/hashing/digests.ts';
import { randomBytes } from '#core/random/secure-random.ts';

export interface SshKey {
  /** The line for `authorized_keys`. */
  readonly line: string;
  /** The private key as OpenSSH stores it, without a passphrase. */
  readonly pem: string;
  readonly fingerprint: string;
}

/** Blocks of eight bytes are what OpenSSH takes without a cipher. */
const blockBytes = 8;
const curves: Readonly<Record<string, string>> = {
  'P-256': 'nistp256',
  'P-384': 'nistp384',
  'P-521': 'nistp521',
};

/** Writes a key pair in the forms of OpenSSH (RFC 4253, RFC 5656, RFC 8709, and PROTOCOL.key of OpenSSH). */
export async function writeSshKey(jwk: JsonWebKey, comment: string): Promise<SshKey> {
  const { type, publicParts, privateParts } = partsOf(jwk);
  const blob = joinBytes(text(type), ...publicParts);
  const check = randomBytes(4);
  const secret = joinBytes(check, check, text(type), ...privateParts, text(comment));
  const padding = Uint8Array.from(
    { length: (blockBytes - (secret.length % blockBytes)) % blockBytes },
    (_, index) => index + 1,
  );
  const file = joinBytes(
    new TextEncoder().encode('openssh-key-v1\0'),
    ...[text('none'), text('none'), text('')],
    ...[uint32(1), string(blob), string(joinBytes(secret, padding))],
  );
  const lines = encodeBase64(file).replace(/.{70}(?=.)/g, '$&\n');
  const digest = (await digestBytes(blob, ['SHA-256']))['SHA-256'] ?? new Uint8Array();
  return {
    line: [type, encodeBase64(blob), comment].filter(Boolean).join(' '),
    pem: `-----BEGIN OPENSSH PRIVATE KEY-----\n${lines}\n-----END OPENSSH PRIVATE KEY-----\n`,
    fingerprint: `SHA256:${encodeBase64(digest).replace(/=+$/, '')}`,
  };
}

function partsOf(jwk: JsonWebKey) {
  const bytes = (value = '') => decodeBase64Url(value);
  const { crv = '', d, n, e, x, y } = jwk;
  if (jwk.kty === 'RSA') {
    const secrets = [d, jwk.qi, jwk.p, jwk.q].map((value) => number(bytes(value)));
    const [exponent, modulus] = [number(bytes(e)), number(bytes(n))];
    return {
      type: 'ssh-rsa',
      publicParts: [exponent, modulus],
      privateParts: [modulus, exponent, ...secrets],
    };
  }
  if (jwk.kty === 'OKP') {
    const key = bytes(x);
    return {
      type: 'ssh-ed25519',
      publicParts: [string(key)],
      privateParts: [string(key), string(joinBytes(bytes(d), key))],
    };
  }
  const name = curves[crv === 'P-384' || crv === 'P-521' ? crv : 'P-256'] ?? '';
  const point = string(joinBytes(Uint8Array.of(4), bytes(x), bytes(y)));
  return {
    type: `ecdsa-sha2-${name}`,
    publicParts: [text(name), point],
    privateParts: [text(name), point, number(bytes(d))],
  };
}

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function string(bytes: Uint8Array): Uint8Array {
  return joinBytes(uint32(bytes.length), bytes);
}

function text(value: string): Uint8Array {
  return string(new TextEncoder().encode(value));
}

/** An `mpint`: without zeros before it, but with one where the first bit is set. */
function number(bytes: Uint8Array): Uint8Array {
  const start = bytes.findIndex((byte) => byte !== 0);
  const digits = start === -1 ? new Uint8Array() : bytes.subarray(start);
  return string((digits[0] ?? 0) >= 0x80 ? joinBytes(new Uint8Array(1), digits) : digits);
}
