import { ToolInputError } from '#core/errors.ts';
import type { TextInput } from '#client/tool-kit/operations/operation.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

/** The marks of age: of its binary form, and of its armor. */
const ageMark = 'age-encryption.org/v1\n';
const armorMark = '-----BEGIN AGE ENCRYPTED FILE-----';

/** Encrypted data, and how it was encrypted. */
export type Sealed =
  | { readonly method: 'age'; readonly bytes: Uint8Array }
  | { readonly method: 'armor' | 'aes'; readonly text: string };

const others: readonly (readonly [RegExp, string])[] = [
  [/^-----BEGIN PGP/, 'an OpenPGP message'],
  [/^U2FsdGVkX1|^Salted__/, 'made by OpenSSL or CryptoJS'],
  [/^-----BEGIN /, 'a block of PEM'],
  [/^\$ANSIBLE_VAULT/, 'a vault of Ansible'],
  [/^ey[\w-]+\.[\w-]*\.[\w-]*$/, 'a JWT, which is signed and not encrypted'],
];

/** Detects the method by the first characters. Throws a ToolInputError for anything that cannot be decrypted here. */
export async function readSealed(input: TextInput): Promise<Sealed> {
  const isText = typeof input.content === 'string';
  const bytes = isText ? new Uint8Array() : await input.bytes();
  const head = new TextDecoder().decode(bytes.subarray(0, ageMark.length));
  if (head === ageMark) return { method: 'age', bytes };
  const text = await input.text();
  const trimmed = text.trim();
  if (trimmed === '') {
    throw new ToolInputError('There is nothing to decrypt.', {
      hint: 'Paste encrypted text, or open a file.',
    });
  }
  const armorStart = text.indexOf(armorMark);
  if (armorStart !== -1) return { method: 'armor', text: text.slice(armorStart) };
  if (/^ey[\w-]+\.[\w-]*\.[\w-]+\.[\w-]*\.[\w-]+$/.test(trimmed.replace(/\s+/g, ''))) {
    return { method: 'aes', text: trimmed };
  }
  const known = others.find(([pattern]) => pattern.test(trimmed))?.[1];
  throw new ToolInputError(known === undefined ? 'This is not age or JWE data.' : `This is ${known}.`, {
    ...placeOf(text, text.length - text.trimStart().length),
    hint: 'Encrypted text begins with -----BEGIN AGE ENCRYPTED FILE----- or with ey.',
  });
}

/** The passphrase may be wrong or the data changed: authenticated encryption does not show which. */
export function wrongPassphrase(): ToolInputError {
  return new ToolInputError('The passphrase is wrong, or the data was changed.', {
    field: 'secret',
    hint: 'Check capital letters and spaces, and copy all of the data.',
  });
}
