import { ToolInputError } from '#core/errors.ts';

const publicKey = /^age1[a-z\d]{20,}$/i;
/** 32 bytes and a checksum (BIP 173). A box of one line takes the line ends of a file of keys away. */
const secretKeys = /AGE-SECRET-KEY-(?:PQ-)?1[A-Z\d]{58}/g;
const otherKey = /(?:^|\s)(?:ssh|ecdsa)-[\w-]+ AAAA|-----BEGIN [A-Z ]*KEY-----/;

/**
 * Reads the public keys of age that are entered in place of a passphrase; undefined for a passphrase. Throws a
 * ToolInputError for other keys: as a passphrase, their owners could not decrypt with them.
 */
export function readPublicKeys(secret: string, method: 'aes' | 'age'): readonly string[] | undefined {
  if (/AGE-(?:SECRET-KEY|PLUGIN)-/i.test(secret)) {
    throw mistake('This is a secret key, which decrypts only.', 'Enter the public key: it begins with age1.');
  }
  if (otherKey.test(secret)) {
    throw mistake(
      'This is a key of SSH or PEM, which this tool does not take.',
      'Enter a public key of age, which begins with age1, or a passphrase.',
    );
  }
  const words = secret.split(/[\s,]+/).filter(Boolean);
  const keys = words.filter((word) => publicKey.test(word));
  if (keys.length === 0) return undefined;
  if (keys.length < words.length) {
    throw mistake(
      'There are other words beside a public key of age.',
      'Enter only public keys, with spaces between them, or a passphrase.',
    );
  }
  if (method === 'aes') {
    throw mistake('This is a public key of age, and JWE takes a passphrase here.', 'Choose the method age.');
  }
  return keys;
}

/** Reads the secret keys of age, by themselves or in a file of `age-keygen`. Throws a ToolInputError if there are none. */
export function readSecretKeys(secret: string): readonly string[] {
  const keys = secret.match(secretKeys);
  if (keys) return keys;
  if (/AGE-SECRET-KEY-/i.test(secret)) throw damagedKey();
  throw mistake(
    'This was encrypted for a key, not with a passphrase.',
    'Enter the secret key, which begins with AGE-SECRET-KEY-.',
  );
}

/** Hands a key to the library, which says what its checksum misses, and nothing more useful. */
export function takePublicKey(take: () => void): void {
  try {
    take();
  } catch {
    throw mistake(
      'This public key of age cannot be read.',
      'Copy it again: it begins with age1 and is in lowercase. Put a space between two keys.',
    );
  }
}

/** Like `takePublicKey`, for a secret key. */
export function takeSecretKey(take: () => void): void {
  try {
    take();
  } catch {
    throw damagedKey();
  }
}

function damagedKey(): ToolInputError {
  return mistake('The secret key is damaged or cut off.', 'Copy it again, in capital letters as it is.');
}

function mistake(message: string, hint: string): ToolInputError {
  return new ToolInputError(message, { field: 'secret', hint });
}
