import { ToolInputError } from '#core/errors.ts';
import { md5Crypt } from './md5-crypt.ts';
import { shaCrypt } from './sha-crypt.ts';

export type Digest = 'sha1' | 'sha256' | 'sha512';

/** How a password is hashed: an algorithm with its costs. Memory is in KiB, lengths are in bytes. */
export type Scheme =
  | {
      readonly kind: 'argon2';
      readonly type: 'id' | 'i' | 'd';
      readonly memory: number;
      readonly passes: number;
      readonly lanes: number;
      readonly length: number;
    }
  | { readonly kind: 'bcrypt'; readonly cost: number }
  | {
      readonly kind: 'scrypt';
      readonly cost: number;
      readonly block: number;
      readonly lanes: number;
      readonly length: number;
    }
  | { readonly kind: 'pbkdf2'; readonly digest: Digest; readonly rounds: number; readonly length: number }
  | { readonly kind: 'md5-crypt'; readonly magic: '$apr1$' | '$1$' }
  | { readonly kind: 'sha-crypt'; readonly digest: 'sha256' | 'sha512'; readonly rounds: number }
  | { readonly kind: 'sha1' };

const mostMemory = 1_048_576;
/** Blocks of scrypt’s r times p, which RFC 7914 limits far higher. */
const mostLanes = 2 ** 20;
const mostRounds = 20_000_000;
const mostShaRounds = 5_000_000;
/** Longer outputs are useless, and cost time. */
const mostLength = 1024;
/** bcrypt’s key is so long. */
export const bcryptBytes = 72;

/**
 * Hashes a password. The result is bytes, or the digits of bcrypt and crypt, which have no other form. Throws a
 * ToolInputError for costs that a page cannot meet, and names `field`.
 */
export async function hashPassword(
  password: Uint8Array,
  salt: Uint8Array,
  scheme: Scheme,
  field?: string,
): Promise<Uint8Array | string> {
  refuseCosts(scheme, field);
  if (scheme.kind === 'argon2' && password.length === 0) throw emptyForArgon2(field);
  switch (scheme.kind) {
    case 'argon2': {
      const { argon2d, argon2i, argon2id } = await import('hash-wasm');
      const { memory, passes, lanes, length } = scheme;
      const run = { id: argon2id, i: argon2i, d: argon2d }[scheme.type];
      const costs = { memorySize: memory, iterations: passes, parallelism: lanes, hashLength: length };
      return run({ password, salt, ...costs, outputType: 'binary' });
    }
    case 'bcrypt': {
      const { bcrypt } = await import('hash-wasm');
      // bcrypt reads the password with its closing NUL again and again, so a single NUL is the empty password.
      const key = password.length === 0 ? new Uint8Array(1) : password;
      const costs = { costFactor: scheme.cost };
      const encoded = await bcrypt({ password: key, salt, ...costs, outputType: 'encoded' });
      return encoded.slice(-31);
    }
    case 'scrypt': {
      const { scrypt } = await import('hash-wasm');
      const { cost, block, lanes, length } = scheme;
      const costs = { costFactor: cost, blockSize: block, parallelism: lanes, hashLength: length };
      return scrypt({ password, salt, ...costs, outputType: 'binary' });
    }
    case 'pbkdf2': {
      const { createSHA1, createSHA256, createSHA512, pbkdf2 } = await import('hash-wasm');
      const hashFunction = { sha1: createSHA1, sha256: createSHA256, sha512: createSHA512 }[scheme.digest]();
      const { rounds: iterations, length: hashLength } = scheme;
      return pbkdf2({ password, salt, iterations, hashLength, hashFunction, outputType: 'binary' });
    }
    case 'md5-crypt':
      return md5Crypt(password, salt, scheme.magic);
    case 'sha-crypt':
      return shaCrypt(password, salt, scheme.digest, scheme.rounds);
    case 'sha1':
      return sha1Of(password, salt);
  }
}

/** Hashes a password and then a salt with SHA-1, as the SHA and SSHA entries of htpasswd and LDAP have it. */
async function sha1Of(password: Uint8Array, salt: Uint8Array): Promise<Uint8Array> {
  const { createSHA1 } = await import('hash-wasm');
  const hasher = await createSHA1();
  return hasher.init().update(password).update(salt).digest('binary');
}

function refuseCosts(scheme: Scheme, field: string | undefined): void {
  const mistake = mistakeOf(scheme);
  if (mistake !== undefined) {
    const remedy = field === 'hash' ? 'Copy the hash again' : 'Choose other costs';
    throw new ToolInputError(mistake, { field, hint: `${remedy}, or use a program on your computer.` });
  }
}

/** The library refuses it, and Argon2 hashes the length, too: nothing else is the same. */
function emptyForArgon2(field: string | undefined): ToolInputError {
  return new ToolInputError('Argon2 takes no empty password here.', {
    ...(field === 'hash'
      ? { field, hint: 'Use a program on your computer.' }
      : { field: 'algorithm', hint: 'Choose another algorithm.' }),
  });
}

function mistakeOf(scheme: Scheme): string | undefined {
  if ('length' in scheme && (scheme.length < 4 || scheme.length > mostLength)) {
    return `The hash has ${scheme.length} bytes; 4 to ${mostLength} can be made.`;
  }
  if (scheme.kind === 'argon2') {
    if (scheme.memory > mostMemory) return 'Argon2 takes at most 1 GiB of memory here.';
    if (scheme.passes < 1 || scheme.lanes < 1) return 'Argon2 needs at least one pass and one lane.';
    if (scheme.memory < 8 * scheme.lanes) return 'Argon2 needs at least 8 KiB of memory for each lane.';
  }
  if (scheme.kind === 'bcrypt' && (scheme.cost < 4 || scheme.cost > 31)) return 'bcrypt’s cost is 4 to 31.';
  if (scheme.kind === 'scrypt') {
    if (scheme.block < 1 || scheme.lanes < 1 || scheme.cost < 2) return 'The costs of scrypt start at 1.';
    if (128 * scheme.block * scheme.cost > mostMemory * 1024 || scheme.block * scheme.lanes > mostLanes) {
      return 'scrypt takes at most 1 GiB of memory here.';
    }
  }
  if (scheme.kind === 'pbkdf2' && (scheme.rounds < 1 || scheme.rounds > mostRounds)) {
    return 'PBKDF2 takes 1 to 20 million iterations here.';
  }
  if (scheme.kind === 'sha-crypt' && (scheme.rounds < 1000 || scheme.rounds > mostShaRounds)) {
    return 'SHA-crypt takes 1000 to 5 million rounds here.';
  }
  return undefined;
}
