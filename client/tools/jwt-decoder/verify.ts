import { compactVerify, errors } from 'jose';
import { ToolInputError } from '#core/errors.ts';
import { decodeBase64Url, encodeBase64Url } from '#core/bytes/base64.ts';
import type { AlgorithmId } from '#core/hashing/algorithms.ts';
import { isPlainHttp, plainHttpReason } from '#core/site/secure-context.ts';
import { isSupported, type Key, keyHint, readKeys, type SecretForm, takesSecret } from './keys.ts';
import type { ReadToken } from './read-token.ts';

export interface Verdict {
  readonly status: 'valid' | 'invalid' | 'unchecked';
  readonly sentence: string;
  /** Warnings about the key. */
  readonly doubts: readonly string[];
}

const formNames = { text: 'as text', base64: 'as Base64', hex: 'as hex' } as const;

/** Verifies the signature (RFC 7515, section 5.2) with the pasted key. */
export async function verifyToken(token: ReadToken, pasted: string, form: SecretForm): Promise<Verdict> {
  const unchecked = (sentence: string): Verdict => ({ status: 'unchecked', sentence, doubts: [] });
  const { alg } = token.header.claims;
  if (token.type === 'jwe') return unchecked('An encrypted token has no signature to verify.');
  if (typeof alg !== 'string' || alg.toLowerCase() === 'none')
    return { ...unchecked('There is no signature to verify.'), status: 'invalid' };
  if (!isSupported(alg)) return unchecked(`Signature not checked: ${alg} is not supported here.`);
  if (pasted.trim() === '') return unchecked('Signature not checked: no key was given.');
  if (token.isDetached) return unchecked('Signature not checked: the payload is detached.');
  // A token that names critical members is left to the library, which knows them.
  const isSimple = takesSecret(alg) && token.header.claims.crit === undefined;
  const reason = isSimple ? undefined : plainHttpReason(`check ${alg} signatures`);
  if (reason !== undefined) return unchecked(`Signature not checked. ${reason}`);
  const { keys, doubts } = await readKeys(pasted, form, alg, token.header.claims.kid);
  for (const key of keys) {
    if (await isSignedBy(token, key, alg))
      return { status: 'valid', sentence: `Signature valid (${alg}).`, doubts };
  }
  const count = keys.length === 1 ? 'this key' : `any of these ${keys.length} keys`;
  return {
    status: 'invalid',
    sentence: `Signature not valid: it was not made of this content with ${count} (${alg}).`,
    doubts: [...doubts, ...(takesSecret(alg) ? await tellOtherReading(token, pasted, form, alg) : [])],
  };
}

/**
 * Suggests another reading of the secret that fits, because a secret is often pasted with a line end, or is Base64
 * although text was chosen.
 */
async function tellOtherReading(
  token: ReadToken,
  pasted: string,
  form: SecretForm,
  alg: string,
): Promise<string[]> {
  const trimmed = pasted.trim();
  if (/^(?:-----BEGIN|\{)/.test(trimmed)) return [];
  for (const other of ['text', 'base64', 'hex'] as const) {
    if (other === form && (form !== 'text' || trimmed === pasted)) continue;
    const read = await readKeys(trimmed, other, alg, undefined).catch(() => undefined);
    const [key] = read?.keys ?? [];
    if (!(key instanceof Uint8Array) || key.length === 0 || !(await isSignedBy(token, key, alg))) continue;
    return other === form
      ? ['Without the spaces or line ends around the secret the signature is valid.']
      : [`With the secret read ${formNames[other]} the signature is valid.`];
  }
  return [];
}

async function isSignedBy({ parts }: ReadToken, key: Key, alg: string): Promise<boolean> {
  const bare = parts.map((part) => part.replace(/(?<!=)=+$/, ''));
  if (key instanceof Uint8Array && isPlainHttp()) return hasHmac(bare, key, alg);
  try {
    await compactVerify(bare.join('.'), key, { algorithms: [alg] });
    return true;
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return false;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ToolInputError(`This key cannot verify ${alg}: ${reason.replace(/\.$/, '')}.`, {
      field: 'key',
      hint: keyHint,
    });
  }
}

/** Does the library's work for shared secrets (RFC 7518, section 3.2) where browsers have no WebCrypto. */
async function hasHmac(parts: readonly string[], key: Uint8Array, alg: string): Promise<boolean> {
  const { digestBytes } = await import('#core/hashing/digests.ts');
  const [header = '', payload = '', signature = ''] = parts;
  const id = alg.replace('HS', 'SHA-') as AlgorithmId;
  const { [id]: digest } = await digestBytes(new TextEncoder().encode(`${header}.${payload}`), [id], key);
  return digest !== undefined && encodeBase64Url(digest) === encodeBase64Url(decodeBase64Url(signature));
}
