import { ToolInputError } from '#core/errors.ts';
import { parseBytes } from '#core/hashing/byte-input.ts';
import { randomBytes, randomBelow } from '#core/random/secure-random.ts';
import type { Options } from './schema.ts';
import { bcryptBytes, hashPassword, type Scheme } from './schemes.ts';
import { readHash, type StoredHash } from './reading.ts';
import { writeHash } from './writing.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Hashes the password with the chosen costs and a random or given salt. Throws a ToolInputError that names the box. */
export async function makeHash(options: Options): Promise<string> {
  const scheme = schemeOf(options);
  const password = bytesOfPassword(options);
  if (scheme.kind === 'bcrypt') refuseForBcrypt(password);
  const salt = saltFor(scheme, options);
  const hash = await hashPassword(password, salt, scheme, fieldOf(scheme));
  const written = writeHash(scheme, salt, hash, options.form, options.version);
  if (options.user === '') return written;
  if (/[:\r\n]/.test(options.user)) {
    throw new ToolInputError('A user name of htpasswd has no colon and no line break.', {
      field: 'user',
      hint: 'Remove it.',
    });
  }
  return `${options.user}:${written}`;
}

type PasswordOptions = Pick<Options, 'password'> & Partial<Pick<Options, 'isEmpty'>>;

export interface Verification {
  readonly stored: StoredHash;
  readonly isMatch: boolean;
  /** True if bcrypt has looked at only the first 72 bytes. */
  readonly isCut: boolean;
}

/** Compares a password with a stored hash. Throws a ToolInputError for a hash that cannot be read. */
export async function verifyPassword(
  options: PasswordOptions & Pick<Options, 'hash'>,
): Promise<Verification> {
  const stored = readHash(options.hash);
  const bytes = bytesOfPassword(options);
  const isCut = stored.scheme.kind === 'bcrypt' && bytes.length > bcryptBytes;
  const used = isCut ? bytes.subarray(0, bcryptBytes) : bytes;
  const made = await hashPassword(used, stored.salt, stored.scheme, 'hash');
  return { stored, isMatch: isEqual(made, stored.hash), isCut };
}

function isEqual(first: Uint8Array | string, second: Uint8Array | string): boolean {
  if (typeof first === 'string' || typeof second === 'string') return first === second;
  return first.length === second.length && first.every((byte, index) => byte === second[index]);
}

function schemeOf(options: Options): Scheme {
  const { algorithm, memory, passes, lanes, length } = options;
  switch (algorithm) {
    case 'argon2id':
    case 'argon2i':
    case 'argon2d': {
      const type = algorithm === 'argon2i' ? 'i' : algorithm === 'argon2d' ? 'd' : 'id';
      return { kind: 'argon2', type, memory, passes, lanes, length };
    }
    case 'bcrypt':
      return { kind: 'bcrypt', cost: options.cost };
    case 'scrypt':
      return { kind: 'scrypt', cost: 2 ** options.logCost, block: options.block, lanes, length };
    case 'pbkdf2':
      return { kind: 'pbkdf2', digest: options.digest, rounds: options.rounds, length };
    case 'sha512crypt':
    case 'sha256crypt': {
      const digest = algorithm === 'sha256crypt' ? 'sha256' : 'sha512';
      return { kind: 'sha-crypt', digest, rounds: options.cryptRounds };
    }
    case 'apr1':
      return { kind: 'md5-crypt', magic: '$apr1$' };
    case 'sha1':
      return { kind: 'sha1' };
  }
}

function fieldOf({ kind }: Scheme): string | undefined {
  return { argon2: 'memory', scrypt: 'logCost', pbkdf2: 'rounds', 'sha-crypt': 'cryptRounds' }[
    kind as string
  ];
}

function bytesOfPassword({ password, isEmpty = false }: PasswordOptions): Uint8Array {
  if (isEmpty) return new Uint8Array();
  if (password === '') {
    const hint = 'Type one, or choose “Empty password” under “More options”.';
    throw new ToolInputError('There is no password.', { field: 'password', hint });
  }
  try {
    return parseBytes(password, 'text');
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    throw new ToolInputError(error.message, { ...error.details, field: 'password' });
  }
}

/** bcrypt would silently ignore the rest. */
function refuseForBcrypt(password: Uint8Array): void {
  const field = 'password';
  if (password.length > bcryptBytes) {
    const message = `bcrypt looks at 72 bytes, and the password has ${password.length}.`;
    throw new ToolInputError(message, { field, hint: 'Shorten it, or choose Argon2id.' });
  }
  if (password.includes(0)) {
    const message = 'bcrypt ends a password at a NUL character, and this one has one.';
    throw new ToolInputError(message, { field, hint: 'Choose Argon2id.' });
  }
}

function saltFor(scheme: Scheme, { salt, form }: Options): Uint8Array {
  if (scheme.kind === 'sha1') return new Uint8Array();
  // These forms write the salt as text.
  const isCrypt = scheme.kind === 'md5-crypt' || scheme.kind === 'sha-crypt';
  const isText = isCrypt || (scheme.kind === 'pbkdf2' && form === 'django');
  if (salt.trim() === '' || isCrypt) {
    if (!isText) return randomBytes(16);
    const length = { 'md5-crypt': 8, 'sha-crypt': 16 }[scheme.kind as string] ?? 22;
    const text = Array.from({ length }, () => letters.charAt(randomBelow(letters.length))).join('');
    return new TextEncoder().encode(text);
  }
  const bytes = readSalt(salt);
  const wanted = saltMistake(scheme, bytes, isText);
  if (wanted === undefined) return bytes;
  throw new ToolInputError(wanted, { field: 'salt', hint: 'Leave it empty for a random one.' });
}

function saltMistake({ kind }: Scheme, bytes: Uint8Array, isText: boolean): string | undefined {
  const { length } = bytes;
  if (kind === 'bcrypt' && length !== 16) return `bcrypt’s salt has 16 bytes, and this one has ${length}.`;
  if (length < 8) return `A salt has at least 8 bytes, and this one has ${length}.`;
  if (isText && bytes.some((byte) => byte < 33 || byte > 126 || byte === 36)) {
    return 'Django writes the salt as text: its bytes must be letters, digits or signs, and no $.';
  }
  return undefined;
}

function readSalt(salt: string): Uint8Array {
  try {
    return parseBytes(salt, 'hex');
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    throw new ToolInputError(error.message, { ...error.details, field: 'salt' });
  }
}
