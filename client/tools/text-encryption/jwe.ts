import { ToolInputError } from '#core/errors.ts';
import { isPlainHttp } from '#core/site/secure-context.ts';
import { wrongPassphrase } from './detect.ts';

const mostIterations = 10_000_000;
const algorithms = ['PBES2-HS256+A128KW', 'PBES2-HS384+A192KW', 'PBES2-HS512+A256KW'];

/**
 * Encrypts with AES-256-GCM as a compact JWE (RFC 7516). Its key is derived from the passphrase by PBKDF2 with
 * SHA-512, as PBES2-HS512+A256KW (RFC 7518, section 4.8).
 */
export async function encryptJwe(bytes: Uint8Array, passphrase: string, iterations: number): Promise<string> {
  refusePlainHttp();
  const { CompactEncrypt } = await import('jose');
  return new CompactEncrypt(bytes)
    .setProtectedHeader({ alg: 'PBES2-HS512+A256KW', enc: 'A256GCM' })
    .setKeyManagementParameters({ p2c: iterations })
    .encrypt(new TextEncoder().encode(passphrase));
}

/** Decrypts a compact JWE that a passphrase protects. Throws a ToolInputError. */
export async function decryptJwe(token: string, passphrase: string): Promise<Uint8Array<ArrayBuffer>> {
  refusePlainHttp();
  const { compactDecrypt, decodeProtectedHeader } = await import('jose');
  const written = token.replace(/\s+/g, '');
  const header = readHeader(() => decodeProtectedHeader(written));
  if (!algorithms.includes(header.alg ?? '')) {
    throw new ToolInputError(`This JWE was encrypted for a key (${header.alg}), not with a passphrase.`, {
      hint: 'This tool only decrypts JWE with PBES2.',
    });
  }
  if (typeof header.p2c !== 'number' || header.p2c > mostIterations) {
    throw new ToolInputError('The iterations of this JWE are missing or more than 10 million.', {
      hint: 'Decrypt it with another program if you trust it.',
    });
  }
  try {
    const options = { keyManagementAlgorithms: algorithms, maxPBES2Count: mostIterations };
    const { plaintext } = await compactDecrypt(written, new TextEncoder().encode(passphrase), options);
    return Uint8Array.from(plaintext);
  } catch {
    // A wrong passphrase and changed data look the same.
    throw wrongPassphrase();
  }
}

function readHeader(read: () => { alg?: string; p2c?: unknown }) {
  try {
    return read();
  } catch {
    throw new ToolInputError('The JWE is damaged: its header cannot be read.', { hint: 'Copy it again.' });
  }
}

function refusePlainHttp(): void {
  if (!isPlainHttp()) return;
  throw new ToolInputError('Browsers have AES only on pages over https.', {
    field: 'method',
    hint: 'Choose age, or open this page over https.',
  });
}
