import {
  compactVerify,
  type CryptoKey,
  errors,
  exportJWK,
  importJWK,
  importPKCS8,
  importSPKI,
  importX509,
  type JWK,
} from 'jose';
import { ToolInputError } from '#core/errors.ts';
import { parseBytes } from '#core/hashing/byte-input.ts';
import { decodeBase64Url } from '#core/bytes/base64url.ts';
import type { ReadToken } from './read-token.ts';

export type SecretForm = 'text' | 'base64' | 'hex';

export interface Verdict {
  readonly status: 'valid' | 'invalid' | 'unchecked';
  readonly sentence: string;
  /** What is doubtful about the key. */
  readonly doubts: readonly string[];
}

type Key = CryptoKey | Uint8Array;
const field = 'key';
const keyHint = 'Paste a PEM, a JWK or a JWKS, or for HS256, HS384 and HS512 the shared secret.';
/** RFC 7518, section 3.2: a key as long as the hash at least. */
const secretBytes: Readonly<Record<string, number>> = { HS256: 32, HS384: 48, HS512: 64 };
const asymmetric = /^(?:[RP]S(?:256|384|512)|ES(?:256|384|512)|EdDSA|Ed25519)$/;

/** Checks the signature (RFC 7515, section 5.2) with what was pasted as the key. */
export async function verifyToken(token: ReadToken, pasted: string, form: SecretForm): Promise<Verdict> {
  const unchecked = (sentence: string): Verdict => ({ status: 'unchecked', sentence, doubts: [] });
  const { alg } = token.header.claims;
  if (token.type === 'jwe') return unchecked('An encrypted token has no signature to verify.');
  if (typeof alg !== 'string' || alg.toLowerCase() === 'none')
    return { ...unchecked('There is no signature to verify.'), status: 'invalid' };
  if (pasted.trim() === '') return unchecked('Signature not checked: no key was given.');
  if (token.isDetached) return unchecked('Signature not checked: the payload is detached.');
  if (!(alg in secretBytes) && !asymmetric.test(alg))
    return unchecked(`Signature not checked: ${alg} is not supported here.`);
  const { keys, doubts } = await readKeys(pasted.trim(), pasted, form, alg, token.header.claims.kid);
  for (const key of keys) {
    if (await isSignedBy(token, key, alg))
      return { status: 'valid', sentence: `Signature valid (${alg}).`, doubts };
  }
  const count = keys.length === 1 ? 'this key' : `any of these ${keys.length} keys`;
  return {
    status: 'invalid',
    sentence: `Signature not valid: it was not made of this content with ${count} (${alg}).`,
    doubts,
  };
}

async function isSignedBy({ parts }: ReadToken, key: Key, alg: string): Promise<boolean> {
  try {
    await compactVerify(parts.map((part) => part.replace(/=+$/, '')).join('.'), key, { algorithms: [alg] });
    return true;
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return false;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ToolInputError(`This key cannot verify ${alg}: ${reason.replace(/\.$/, '')}.`, {
      field,
      hint: keyHint,
    });
  }
}

interface Keys {
  readonly keys: readonly Key[];
  readonly doubts: readonly string[];
}

async function readKeys(
  trimmed: string,
  pasted: string,
  form: SecretForm,
  alg: string,
  kid: unknown,
): Promise<Keys> {
  try {
    if (trimmed.startsWith('-----BEGIN')) return await readPem(trimmed, alg);
    if (trimmed.startsWith('{')) return await readJwks(trimmed, alg, kid);
    if (alg in secretBytes) return readSecret(form === 'text' ? pasted : trimmed, form, alg);
  } catch (error) {
    if (error instanceof ToolInputError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ToolInputError(
      `The key cannot be read for ${alg}: ${reason.replace(/\.$/, '') || 'its content is damaged'}.`,
      { field, hint: keyHint },
    );
  }
  throw new ToolInputError(`${alg} is verified by a public key, and this is none.`, {
    field,
    hint: 'Paste a PEM (“-----BEGIN PUBLIC KEY-----”), a certificate, a JWK or a JWKS.',
  });
}

function readSecret(text: string, form: SecretForm, alg: string): Keys {
  // Secrets in base64 are found in either alphabet, with and without padding.
  const secret =
    form === 'base64' && /^[\w-]+=*$/.test(text) ? decodeBase64Url(text) : parseBytes(text, form);
  return { keys: [secret], doubts: doubtLength(secret.length, alg) };
}

function doubtLength(length: number, alg: string): string[] {
  const least = secretBytes[alg] ?? 0;
  return length < least
    ? [`The secret has ${length} bytes; ${alg} needs ${least} at least, or it can be guessed.`]
    : [];
}

async function readPem(pem: string, alg: string): Promise<Keys> {
  if (!asymmetric.test(alg)) {
    throw new ToolInputError(`${alg} takes a shared secret, and this is a key pair’s PEM.`, {
      field,
      hint: 'A reader that takes a public key’s text for the secret accepts what anyone signs with it: a known attack.',
    });
  }
  const label = /^-----BEGIN ([A-Z0-9 ]+)-----/.exec(pem)?.[1] ?? '';
  if (label === 'CERTIFICATE') return { keys: [await importX509(pem, alg)], doubts: [] };
  if (label === 'PUBLIC KEY') return { keys: [await importSPKI(pem, alg)], doubts: [] };
  if (label === 'PRIVATE KEY') {
    const jwk = await exportJWK(await importPKCS8(pem, alg, { extractable: true }));
    return readJwk(jwk, alg);
  }
  throw new ToolInputError(`A PEM of “${label}” is not read here.`, {
    field,
    hint: label.startsWith('RSA PUBLIC')
      ? 'Convert it: openssl rsa -RSAPublicKey_in -in key.pem -pubout'
      : 'Convert it: openssl pkey -in key.pem -pubout',
  });
}

async function readJwks(text: string, alg: string, kid: unknown): Promise<Keys> {
  const parsed = JSON.parse(text) as JWK & { readonly keys?: unknown };
  if (!Array.isArray(parsed.keys)) return readJwk(parsed, alg);
  const all = parsed.keys.filter((key): key is JWK => typeof key === 'object' && key !== null);
  const fitting = all.filter((jwk) => isFor(jwk, alg));
  const named = fitting.filter((jwk) => kid !== undefined && jwk.kid === kid);
  const chosen = named.length > 0 ? named : fitting;
  if (chosen.length === 0)
    throw new ToolInputError(`None of the ${all.length} keys of this JWKS is for ${alg}.`, { field });
  const read = await Promise.all(chosen.map((jwk) => readJwk(jwk, alg)));
  const missing =
    kid !== undefined && named.length === 0
      ? [`No key has the token’s id (kid ${JSON.stringify(kid)}): all that fit were tried.`]
      : [];
  return {
    keys: read.flatMap(({ keys }) => keys),
    doubts: [...new Set([...missing, ...read.flatMap(({ doubts }) => doubts)])],
  };
}

const curves: Readonly<Record<string, string>> = {
  ES256: 'P-256',
  ES384: 'P-384',
  ES512: 'P-521',
  EdDSA: 'Ed25519',
  Ed25519: 'Ed25519',
};

/** Sets of real services hold keys for other algorithms and of other curves, too. */
function isFor(jwk: JWK, alg: string): boolean {
  const hasCurve = curves[alg] === undefined || jwk.crv === curves[alg];
  return jwk.kty === keyTypeOf(alg) && hasCurve && (jwk.alg ?? alg) === alg && jwk.use !== 'enc';
}

function keyTypeOf(alg: string): string {
  if (alg.startsWith('HS')) return 'oct';
  if (alg.startsWith('ES')) return 'EC';
  return alg.startsWith('Ed') ? 'OKP' : 'RSA';
}

async function readJwk(jwk: JWK, alg: string): Promise<Keys> {
  if (jwk.kty !== keyTypeOf(alg)) {
    throw new ToolInputError(
      `${alg} needs a key of the type ${keyTypeOf(alg)}; this one is ${jwk.kty ?? 'of none'}.`,
      { field, hint: keyHint },
    );
  }
  if (jwk.kty === 'oct') {
    const secret = decodeBase64Url(jwk.k ?? '');
    return { keys: [secret], doubts: doubtLength(secret.length, alg) };
  }
  const { kty, n, e, crv, x, y } = jwk;
  const open = Object.fromEntries(
    Object.entries({ kty, n, e, crv, x, y }).filter(([, value]) => value !== undefined),
  ) as unknown as JWK;
  const doubts = jwk.d === undefined ? [] : ['This is a private key; its public part is enough to verify.'];
  return { keys: [await importJWK(open, alg)], doubts };
}
