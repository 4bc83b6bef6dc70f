import { decodeBase64Url } from '#core/bytes/base64.ts';
import { ToolInputError } from '#core/errors.ts';
import type { Digest, Scheme } from './schemes.ts';
import { decodeBcrypt } from './writing.ts';

/** A hash as stored, with everything needed to compare a password with it. */
export interface StoredHash {
  readonly scheme: Scheme;
  readonly salt: Uint8Array;
  /** Bytes, or the digits of bcrypt and crypt. */
  readonly hash: Uint8Array | string;
  /** The form in which it is written. */
  readonly form: string;
}

type Groups = Readonly<Record<string, string>>;
type Reader = readonly [pattern: RegExp, read: (groups: Groups) => StoredHash];

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hex = (text = '') => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const readers: readonly Reader[] = [
  [/^\$2[aby]\$(?<cost>\d\d)\$(?<salt>[./A-Za-z\d]{22})(?<hash>[./A-Za-z\d]{31})$/, readBcrypt],
  [
    /^\$argon2(?<type>id|i|d)(?:\$v=(?<version>\d+))?\$(?<costs>[mtp]=\d+(?:,[mtp]=\d+){2})\$(?<salt>[\w+/-]+)\$(?<hash>[\w+/-]+)$/,
    readArgon2,
  ],
  [
    /^\$scrypt\$ln=(?<ln>\d{1,2}),r=(?<r>\d{1,5}),p=(?<p>\d{1,5})\$(?<salt>[\w+/.-]*)\$(?<hash>[\w+/.-]+)=*$/,
    ({ ln, r, p, salt, hash }) => readScrypt(2 ** Number(ln), r, p, base64(salt), base64(hash), 'PHC string'),
  ],
  [
    /^scrypt:(?<n>\d{1,9}):(?<r>\d{1,5}):(?<p>\d{1,5})\$(?<salt>[^$]+)\$(?<hash>(?:[\da-f]{2})+)$/,
    ({ n, r, p, salt = '', hash }) => readScrypt(Number(n), r, p, bytesOf(salt), hex(hash), 'Werkzeug'),
  ],
  [
    /^\$pbkdf2-(?<digest>sha1|sha256|sha512)\$i=(?<rounds>\d{1,9})(?:,l=\d+)?\$(?<salt>[\w+/-]+)\$(?<hash>[\w+/-]+)$/,
    (groups) => readPbkdf2(groups, base64(groups.salt), base64(groups.hash), 'PHC string'),
  ],
  [
    /^\$pbkdf2(?:-(?<digest>sha256|sha512))?\$(?<rounds>\d{1,9})\$(?<salt>[\w./]*)\$(?<hash>[\w./]+)$/,
    (groups) => readPbkdf2(groups, base64(groups.salt), base64(groups.hash), 'Passlib'),
  ],
  [
    /^pbkdf2_(?<digest>sha1|sha256)\$(?<rounds>\d{1,9})\$(?<salt>[^$]+)\$(?<hash>[\w+/]+=*)$/,
    (groups) => readPbkdf2(groups, bytesOf(groups.salt ?? ''), base64(groups.hash), 'Django'),
  ],
  [
    /^pbkdf2:(?<digest>sha1|sha256|sha512):(?<rounds>\d{1,9})\$(?<salt>[^$]+)\$(?<hash>(?:[\da-f]{2})+)$/,
    (groups) => readPbkdf2(groups, bytesOf(groups.salt ?? ''), hex(groups.hash), 'Werkzeug'),
  ],
  [
    /^(?<magic>\$apr1\$|\$1\$)(?<salt>[^$]{0,8})\$(?<hash>[./A-Za-z\d]{22})$/,
    ({ magic, salt = '', hash = '' }) => ({
      scheme: { kind: 'md5-crypt', magic: magic === '$1$' ? magic : '$apr1$' },
      salt: bytesOf(salt),
      hash,
      form: magic === '$1$' ? 'crypt' : 'htpasswd',
    }),
  ],
  [
    /^\$(?<id>[56])\$(?:rounds=(?<rounds>\d{1,9})\$)?(?<salt>[^$]{0,16})\$(?<hash>[./A-Za-z\d]{43}|[./A-Za-z\d]{86})$/,
    readShaCrypt,
  ],
  [/^\{SHA\}(?<hash>[A-Za-z\d+/]{27}=?)$/i, ({ hash }) => readSha1(base64(hash))],
  [/^\{SSHA\}(?<hash>[A-Za-z\d+/]{28,}=*)$/i, ({ hash }) => readSha1(base64(hash))],
];

/** Common hashes that this tool cannot check. */
const others: readonly (readonly [RegExp, string])[] = [
  [/^\$2x?\$/, 'a bcrypt hash of a faulty old version'],
  [/^\$(?:y|7|gy)\$/, 'yescrypt or the scrypt of crypt'],
  [/^[\da-f]{32}$/i, 'a plain MD5 hash, or NTLM'],
  [/^[./A-Za-z\d]{13}$/, 'a hash of DES crypt by its 13 characters'],
  [/^[^:$]+:[\da-f]{32}$/i, 'a line of htdigest'],
  [/^[\da-f]{40}$|^[\da-f]{64}$|^[\da-f]{128}$/i, 'a plain hash of the SHA family'],
];

/** Reads a hash as programs store it, also within a line of htpasswd. Throws a ToolInputError for any other text. */
export function readHash(text: string): StoredHash {
  const line = text.trim();
  if (line.includes('\n')) {
    throw mistake('There is more than one line.', 'Paste one hash, or one line of htpasswd.');
  }
  for (const candidate of [line, line.replace(/^[^:$]*:/, '').replace(/:.*$/, '')]) {
    for (const [pattern, read] of readers) {
      const groups = pattern.exec(candidate)?.groups;
      if (groups) return read(groups);
    }
  }
  const bare = line.replace(/^[^:$]*:/, '');
  const known = others.find(([pattern]) => pattern.test(bare))?.[1];
  if (known !== undefined) throw mistake(`This is ${known}, which cannot be checked here.`, ways);
  if (/^\$(?:2[aby]|argon2|scrypt|pbkdf2|apr1|[156]\$)/.test(bare)) {
    throw mistake('This hash is damaged or cut off.', 'Copy all of it, without line breaks.');
  }
  if (bare !== line && /^[^:${][^:]*$/.test(bare)) {
    throw mistake('This line has a plain password after the user name, or a hash of an unknown kind.', ways);
  }
  throw mistake('This is not a known hash.', ways);
}

const ways = 'It reads bcrypt, Argon2, scrypt, PBKDF2, SHA-crypt, and the MD5 and SHA-1 of Apache.';

function mistake(message: string, hint: string): ToolInputError {
  return new ToolInputError(message, { field: 'hash', hint });
}

/** Reads Base64 with or without padding, and Passlib’s, which writes a point for the plus sign. */
function base64(text = ''): Uint8Array {
  const digits = text.replaceAll('.', '+').replace(/=+$/, '');
  if (digits.length % 4 === 1) {
    throw mistake('Part of this hash is not Base64: a character is missing.', 'Copy the hash again.');
  }
  return decodeBase64Url(digits);
}

function readBcrypt({ cost, salt = '', hash = '' }: Groups): StoredHash {
  return {
    scheme: { kind: 'bcrypt', cost: Number(cost) },
    salt: decodeBcrypt(salt),
    hash,
    form: 'crypt',
  };
}

function readShaCrypt({ id, rounds = '5000', salt = '', hash = '' }: Groups): StoredHash {
  const digest = id === '5' ? 'sha256' : 'sha512';
  if (hash.length !== (id === '5' ? 43 : 86)) {
    throw mistake('This hash is damaged or cut off.', 'Copy all of it, without line breaks.');
  }
  const scheme = { kind: 'sha-crypt', digest, rounds: Number(rounds) } as const;
  return { scheme, salt: bytesOf(salt), hash, form: 'crypt' };
}

function readArgon2({ type, version, costs = '', salt, hash: encoded }: Groups): StoredHash {
  if (version !== '19') {
    // The reference program takes a hash without v= as version 1.0.
    throw mistake(
      'This is the Argon2 of 2015, version 1.0, which cannot be checked here.',
      'It reads version 1.3, whose hashes have v=19.',
    );
  }
  const cost = (letter: string) => Number(new RegExp(`${letter}=(\\d+)`).exec(costs)?.[1] ?? 0);
  const hash = base64(encoded);
  const saltBytes = base64(salt);
  if (saltBytes.length < 8) throw mistake('The salt is shorter than 8 bytes, which Argon2 refuses.', ways);
  return {
    scheme: {
      kind: 'argon2',
      type: type === 'i' || type === 'd' ? type : 'id',
      memory: cost('m'),
      passes: cost('t'),
      lanes: cost('p'),
      length: hash.length,
    },
    salt: saltBytes,
    hash,
    form: 'PHC string',
  };
}

function readScrypt(
  cost: number,
  block: string | undefined,
  lanes: string | undefined,
  salt: Uint8Array,
  hash: Uint8Array,
  form: string,
): StoredHash {
  if (!Number.isInteger(Math.log2(cost))) throw mistake('The cost N of scrypt is not a power of two.', ways);
  const scheme = { kind: 'scrypt', cost, block: Number(block), lanes: Number(lanes) } as const;
  return { scheme: { ...scheme, length: hash.length }, salt, hash, form };
}

function readPbkdf2(
  { digest = 'sha1', rounds }: Groups,
  salt: Uint8Array,
  hash: Uint8Array,
  form: string,
): StoredHash {
  const scheme = { kind: 'pbkdf2', digest: digest as Digest, rounds: Number(rounds) } as const;
  return { scheme: { ...scheme, length: hash.length }, salt, hash, form };
}

function readSha1(bytes: Uint8Array): StoredHash {
  const salt = bytes.subarray(20);
  const form = salt.length === 0 ? 'htpasswd' : 'LDAP';
  return { scheme: { kind: 'sha1' }, salt, hash: bytes.subarray(0, 20), form };
}
