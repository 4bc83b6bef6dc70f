import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import { defineOperation, type TextInput } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { choice, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';
import type { Sealed } from './detect.ts';
import { formatBytes } from '#core/numbers/number-format.ts';

const encrypting = { direction: ['encrypt'] };

const schema = {
  direction: choice({ encrypt: 'Encrypt', decrypt: 'Decrypt' }, 'encrypt', 'Direction'),
  method: choice({ aes: 'AES-256-GCM (JWE)', age: 'age' }, 'aes', 'Method', { onlyIf: encrypting }),
  secret: text('', 5000, 'Passphrase', { role: 'secret', isMain: true }),
  output: choice({ text: 'Text', file: 'File' }, 'text', 'Output as', { onlyIf: encrypting }),
  iterations: number(600_000, { min: 10_000, max: 10_000_000, isInteger: true }, 'Iterations', {
    hint: 'More PBKDF2 iterations are slower, also for an attacker.',
    onlyIf: { ...encrypting, method: ['aes'] },
  }),
  workFactor: number(18, { min: 10, max: 20, isInteger: true }, 'Work factor', {
    hint: 'Each step doubles the time that scrypt takes.',
    onlyIf: { ...encrypting, method: ['age'] },
  }),
};

type Options = StateOf<typeof schema>;

const mostJweBytes = 50_000_000;
const shortPassphrase = 12;

export default defineOperation({
  schema,
  takes: 'text',
  sample: 'Meet me at noon, where we met last time.',
  input: { isSecret: true },
  placeholderFor: ({ direction }) =>
    direction === 'encrypt' ? 'Type or paste text, or open any file' : 'Paste encrypted text, or open a file',
  takesBytes: () => true,
  isRandom: ({ direction }) => direction === 'encrypt',
  // Keys are made of passphrases slowly, by design.
  quickSize: 0,
  timeLimitMs: 120_000,
  timeHint: 'Choose a lower work factor, or a smaller file.',
  run: (input, options) => {
    if (options.secret === '') {
      throw new ToolInputError('Enter a passphrase.', {
        field: 'secret',
        hint: 'Several random words are strong, and can be remembered.',
      });
    }
    return options.direction === 'encrypt' ? encrypt(input, options) : decrypt(input, options);
  },
});

async function encrypt(input: TextInput, options: Options): Promise<OperationResult> {
  const [{ bytesOfText }, { readPublicKeys }] = await Promise.all([
    import('#core/text/encodings/text-encoding.ts'),
    import('./keys.ts'),
  ]);
  const publicKeys = readPublicKeys(options.secret, options.method);
  const bytes = typeof input.content === 'string' ? bytesOfText(input.content, 'utf-8') : await input.bytes();
  const base = input.name ?? 'message.txt';
  if (options.method === 'age') return encryptByAge(bytes, base, options, publicKeys);
  if (bytes.length > mostJweBytes) {
    throw new ToolInputError(`A JWE takes up to ${formatBytes(mostJweBytes)} here.`, { hint: 'Choose age.' });
  }
  const { encryptJwe } = await import('./jwe.ts');
  const token = await encryptJwe(bytes, options.secret, options.iterations);
  const name = options.output === 'file' ? `${base}.jwe` : 'encrypted.txt';
  return {
    parts: [
      options.output === 'file'
        ? { name, kind: 'file', content: new Blob([token]), isNamed: true }
        : { name, kind: 'text', content: token },
    ],
    notes: notesOf(options.secret),
  };
}

async function encryptByAge(
  bytes: Uint8Array,
  base: string,
  options: Options,
  publicKeys: readonly string[] | undefined,
): Promise<OperationResult> {
  const { armorAge, encryptAge } = await import('./age.ts');
  const sealed = await encryptAge(bytes, options, publicKeys);
  const notes: readonly Note[] = publicKeys
    ? [inform('Encrypted for the owners of the public keys, not with a passphrase.')]
    : notesOf(options.secret);
  if (options.output === 'file') {
    return {
      parts: [{ name: `${base}.age`, kind: 'file', content: new Blob([sealed]), isNamed: true }],
      notes,
    };
  }
  return { parts: [{ name: 'encrypted.txt', kind: 'text', content: await armorAge(sealed) }], notes };
}

function notesOf(secret: string): Note[] {
  if (secret.length >= shortPassphrase) return [];
  return [
    warn(
      'This passphrase is short: anyone who gets the result can guess it.',
      'Use six random words or more; Password Generator makes them.',
    ),
  ];
}

async function decrypt(input: TextInput, { secret }: Options): Promise<OperationResult> {
  const [{ readSealed }, { contentOfBytes }] = await Promise.all([
    import('./detect.ts'),
    import('#core/text/kinds/byte-content.ts'),
  ]);
  const sealed = await readSealed(input);
  const bytes = await unseal(sealed, secret);
  const { content, kind, extension } = contentOfBytes(bytes);
  const own = /^(?<name>.+\..+)\.(?:age|jwe)$/i.exec(input.name ?? '')?.groups?.name;
  return {
    parts: [{ name: own ?? `decrypted.${extension}`, kind, content, isNamed: own !== undefined }],
    summary: `${sealed.method === 'aes' ? 'JWE' : 'age'} · ${formatBytes(bytes.length)}`,
  };
}

async function unseal(sealed: Sealed, secret: string): Promise<Uint8Array<ArrayBuffer>> {
  if (sealed.method === 'aes') return (await import('./jwe.ts')).decryptJwe(sealed.text, secret);
  const { decryptAge, unarmorAge } = await import('./age.ts');
  return decryptAge(sealed.method === 'age' ? sealed.bytes : await unarmorAge(sealed.text), secret);
}
