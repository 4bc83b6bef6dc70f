import { ToolInputError } from '#core/errors.ts';
import { wrongPassphrase } from './detect.ts';

/** Public and secret keys of age, which may stand in place of a passphrase. */
const publicKey = /^age1[a-z\d]{50,}$/;
const secretKey = /^AGE-SECRET-KEY-[A-Z\d-]{50,}$/;

/** Encrypts with a passphrase (scrypt) or for the owners of public keys (X25519). Throws a ToolInputError. */
export async function encryptAge(
  bytes: Uint8Array,
  secret: string,
  workFactor: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  const recipients = secret.trim().split(/[\s,]+/);
  if (recipients.every((each) => publicKey.test(each))) {
    for (const recipient of recipients) addRecipient(() => encrypter.addRecipient(recipient));
  } else {
    encrypter.setScryptWorkFactor(workFactor);
    encrypter.setPassphrase(secret);
  }
  return Uint8Array.from(await encrypter.encrypt(bytes));
}

function addRecipient(add: () => void): void {
  try {
    add();
  } catch {
    // The library says what its checksum missed, and nothing more useful.
    throw new ToolInputError('This public key of age is damaged.', {
      field: 'secret',
      hint: 'Copy it again. It begins with age1.',
    });
  }
}

/** True for public keys in place of a passphrase. */
export function isForKeys(secret: string): boolean {
  return secret
    .trim()
    .split(/[\s,]+/)
    .every((each) => publicKey.test(each));
}

/** Decrypts the binary form with a passphrase or a secret key. Throws a ToolInputError. */
export async function decryptAge(bytes: Uint8Array, secret: string): Promise<Uint8Array<ArrayBuffer>> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  const header = new TextDecoder().decode(bytes.subarray(0, 10_000));
  const isPassphrase = /^-> scrypt /m.test(header);
  const keys = secret.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const areKeys = keys.length > 0 && keys.every((line) => secretKey.test(line.trim()));
  if (!isPassphrase && !areKeys) {
    throw new ToolInputError('This was encrypted for a key, not with a passphrase.', {
      field: 'secret',
      hint: 'Enter the secret key, which begins with AGE-SECRET-KEY-.',
    });
  }
  try {
    if (isPassphrase) decrypter.addPassphrase(secret);
    else for (const key of keys) decrypter.addIdentity(key.trim());
    return Uint8Array.from(await decrypter.decrypt(bytes));
  } catch (error) {
    throw mistakeOf(error, isPassphrase);
  }
}

function mistakeOf(error: unknown, isPassphrase: boolean): ToolInputError {
  const message = error instanceof Error ? error.message : '';
  if (/no identity matched/i.test(message)) {
    return isPassphrase
      ? wrongPassphrase()
      : new ToolInputError('The secret key does not fit.', {
          field: 'secret',
          hint: 'Enter the key of a recipient.',
        });
  }
  if (/work factor/i.test(message)) {
    return new ToolInputError('The work factor of the passphrase is too high for a page.', {
      hint: 'Decrypt it with the age program.',
    });
  }
  return new ToolInputError('The age data is damaged or cut off.', {
    hint: 'Copy it again, with all its lines.',
  });
}

/** Writes the armor of age. */
export async function armorAge(bytes: Uint8Array): Promise<string> {
  const { armor } = await import('age-encryption');
  return armor.encode(bytes);
}

/** Reads the armor of age, whatever white space is around it. Throws a ToolInputError. */
export async function unarmorAge(text: string): Promise<Uint8Array> {
  const { armor } = await import('age-encryption');
  try {
    return armor.decode(text);
  } catch {
    throw new ToolInputError('The armor of age is damaged.', {
      hint: 'Copy all lines from -----BEGIN to -----END.',
    });
  }
}
