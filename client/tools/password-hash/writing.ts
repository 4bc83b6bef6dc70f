import { encodeBase64 } from '#core/bytes/base64.ts';
import type { Scheme } from './schemes.ts';

/** How a PBKDF2 hash is written. */
export type Pbkdf2Form = 'phc' | 'passlib' | 'django';

/** SHA-crypt's default, which its hashes do not contain. */
const defaultRounds = 5000;
const bcryptDigits = './ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const base64Digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const base64 = (bytes: Uint8Array) => encodeBase64(bytes).replace(/=+$/, '');

/** Writes bytes in the Base64 of bcrypt. */
export function encodeBcrypt(bytes: Uint8Array): string {
  return base64(bytes).replace(/./g, (digit) => bcryptDigits.charAt(base64Digits.indexOf(digit)));
}

/** Reads bytes in the Base64 of bcrypt. */
export function decodeBcrypt(text: string): Uint8Array {
  const standard = text.replace(/./g, (digit) => base64Digits.charAt(bcryptDigits.indexOf(digit)));
  return Uint8Array.from(atob(standard), (character) => character.charCodeAt(0));
}

/** Writes a hash with its costs and salt, as programs store it. */
export function writeHash(
  scheme: Scheme,
  salt: Uint8Array,
  hash: Uint8Array | string,
  form: Pbkdf2Form,
  version: '2b' | '2y',
): string {
  const digits = typeof hash === 'string' ? hash : base64(hash);
  switch (scheme.kind) {
    case 'argon2': {
      const { type, memory, passes, lanes } = scheme;
      return `$argon2${type}$v=19$m=${memory},t=${passes},p=${lanes}$${base64(salt)}$${digits}`;
    }
    case 'bcrypt':
      return `$${version}$${String(scheme.cost).padStart(2, '0')}$${encodeBcrypt(salt)}${digits}`;
    case 'scrypt': {
      const { cost, block, lanes } = scheme;
      return `$scrypt$ln=${Math.log2(cost)},r=${block},p=${lanes}$${base64(salt)}$${digits}`;
    }
    case 'pbkdf2':
      return writePbkdf2(scheme, salt, digits, form);
    case 'md5-crypt':
      return `${scheme.magic}${new TextDecoder().decode(salt)}$${digits}`;
    case 'sha-crypt': {
      const rounds = scheme.rounds === defaultRounds ? '' : `rounds=${scheme.rounds}$`;
      return `$${scheme.digest === 'sha256' ? 5 : 6}$${rounds}${new TextDecoder().decode(salt)}$${digits}`;
    }
    case 'sha1':
      return `{SHA}${typeof hash === 'string' ? hash : encodeBase64(hash)}`;
  }
}

function writePbkdf2(
  { digest, rounds, length }: Extract<Scheme, { kind: 'pbkdf2' }>,
  salt: Uint8Array,
  digits: string,
  form: Pbkdf2Form,
): string {
  if (form === 'phc') return `$pbkdf2-${digest}$i=${rounds},l=${length}$${base64(salt)}$${digits}`;
  if (form === 'django') {
    const padded = digits.padEnd(Math.ceil(digits.length / 4) * 4, '=');
    return `pbkdf2_${digest}$${rounds}$${new TextDecoder().decode(salt)}$${padded}`;
  }
  const name = digest === 'sha1' ? 'pbkdf2' : `pbkdf2-${digest}`;
  return `$${name}$${rounds}$${base64(salt)}$${digits}`.replaceAll('+', '.');
}
