import { ToolInputError } from '#core/errors.ts';
import { wrongPassphrase } from './detect.ts';
import { readSecretKeys, takePublicKey, takeSecretKey } from './keys.ts';

/** Encrypts for the owners of public keys, or with a passphrase (scrypt). Throws a ToolInputError. */
export async function encryptAge(
  bytes: Uint8Array,
  { secret, workFactor }: { readonly secret: string; readonly workFactor: number },
  publicKeys: readonly string[] | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  if (publicKeys) {
    for (const key of publicKeys) takePublicKey(() => encrypter.addRecipient(key));
  } else {
    encrypter.setScryptWorkFactor(workFactor);
    encrypter.setPassphrase(secret);
  }
  return Uint8Array.from(await encrypter.encrypt(bytes));
}

/** Decrypts the binary form with a passphrase or a secret key. Throws a ToolInputError. */
export async function decryptAge(bytes: Uint8Array, secret: string): Promise<Uint8Array<ArrayBuffer>> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  const header = new TextDecoder().decode(bytes.subarray(0, 10_000));
  const isPassphrase = /^-> scrypt /m.test(header);
  if (isPassphrase) decrypter.addPassphrase(secret);
  else for (const key of readSecretKeys(secret)) takeSecretKey(() => decrypter.addIdentity(key));
  try {
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
