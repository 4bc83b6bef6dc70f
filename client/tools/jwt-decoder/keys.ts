import { type CryptoKey, exportJWK, importJWK, importPKCS8, importSPKI, importX509, type JWK } from 'jose';
import { ToolInputError } from '#core/errors.ts';
import { parseBytes } from '#core/hashing/byte-input.ts';
import { decodeBase64Url } from '#core/bytes/base64.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { asPem, bareBody, findPem, pemOfOpenKey, pemOfPrivateKey } from './key-forms.ts';
import { readOwn } from '#core/collections/read-own.ts';

export type SecretForm = 'text' | 'base64' | 'hex';
export type Key = CryptoKey | Uint8Array;

const field = 'key';
export const keyHint = 'Paste a PEM, a JWK or a JWKS, or for HS256, HS384 and HS512 the shared secret.';
/** RFC 7518, section 3.2: a key must be at least as long as the hash. */
const secretBytes: Readonly<Record<string, number>> = { HS256: 32, HS384: 48, HS512: 64 };
const asymmetric = /^(?:[RP]S(?:256|384|512)|ES(?:256|384|512)|EdDSA|Ed25519)$/;

/** Returns whether an `alg` uses a shared secret. */
export function takesSecret(alg: string): boolean {
  return Object.hasOwn(secretBytes, alg);
}

/** Returns whether an `alg` can be verified here. */
export function isSupported(alg: string): boolean {
  return takesSecret(alg) || asymmetric.test(alg);
}

export interface Keys {
  readonly keys: readonly Key[];
  readonly doubts: readonly string[];
}

/** Reads the keys in a pasted text that fit `alg`. Throws a ToolInputError if there are none. */
export async function readKeys(pasted: string, form: SecretForm, alg: string, kid: unknown): Promise<Keys> {
  const trimmed = pasted.trim();
  try {
    const pem = findPem(trimmed) ?? (trimmed.startsWith('-----BEGIN') ? trimmed : undefined);
    if (pem !== undefined) return await readPem(pem, alg);
    if (trimmed.startsWith('{')) return await readJwks(trimmed, alg, kid);
    const body = takesSecret(alg) ? undefined : bareBody(trimmed);
    if (body !== undefined) return await readBareBody(body, alg);
    if (takesSecret(alg)) return readSecret(form === 'text' ? pasted : trimmed, form, alg);
  } catch (error) {
    if (error instanceof ToolInputError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ToolInputError(
      `The key cannot be read for ${alg}: ${reason.replace(/\.$/, '') || 'its content is damaged'}.`,
      { field, hint: keyHint },
    );
  }
  throw new ToolInputError(`${alg} is verified by a public key, and this is not one.`, {
    field,
    hint: 'Paste a PEM (“-----BEGIN PUBLIC KEY-----”), a certificate, a JWK or a JWKS.',
  });
}

function readSecret(text: string, form: SecretForm, alg: string): Keys {
  // Base64 secrets are read in both alphabets, with and without padding.
  const secret =
    form === 'base64' && /^[\w-]+=*$/.test(text) ? decodeBase64Url(text) : parseBytes(text, form);
  return { keys: [secret], doubts: doubtLength(secret.length, alg) };
}

function doubtLength(length: number, alg: string): string[] {
  const least = readOwn(secretBytes, alg) ?? 0;
  return length < least
    ? [`The secret has ${formatCount(length, 'byte')}; ${alg} needs ${least} at least, or it can be guessed.`]
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
  const read = readOwn(readers, label);
  if (read) {
    try {
      return await read(pem, alg);
    } catch (error) {
      const kind = await kindOfPem(pem, read);
      if (kind === undefined || kind === kindFor(alg)) throw error;
      throw new ToolInputError(`${alg} needs a key for ${kindFor(alg)}; this one is for ${kind}.`, {
        field,
        hint: 'Use the signer’s key.',
      });
    }
  }
  throw new ToolInputError(`A PEM of “${label}” is not read here.`, {
    field,
    hint: 'Convert it: openssl pkey -in key.pem -pubout',
  });
}

async function readPrivate(pem: string, alg: string): Promise<Keys> {
  return readJwk(await exportJWK(await importPKCS8(pem, alg, { extractable: true })), alg);
}

type ReadPem = (pem: string, alg: string) => Promise<unknown>;
type ReadOpenPem = (pem: string, alg: string) => Promise<Keys>;

const readers: Readonly<Record<string, ReadOpenPem>> = {
  CERTIFICATE: async (pem, alg) => ({ keys: [await importX509(pem, alg)], doubts: [] }),
  'PUBLIC KEY': async (pem, alg) => ({ keys: [await importSPKI(pem, alg)], doubts: [] }),
  'RSA PUBLIC KEY': async (pem, alg) => ({ keys: [await importSPKI(pemOfOpenKey(pem), alg)], doubts: [] }),
  'PRIVATE KEY': readPrivate,
  'RSA PRIVATE KEY': (pem, alg) => readPrivate(pemOfPrivateKey(pem, alg), alg),
  'EC PRIVATE KEY': (pem, alg) => readPrivate(pemOfPrivateKey(pem, alg), alg),
};

/** Reads a PEM body without its label lines, by trying all labels. */
async function readBareBody(body: string, alg: string): Promise<Keys> {
  for (const label of ['PUBLIC KEY', 'CERTIFICATE', 'RSA PUBLIC KEY', 'PRIVATE KEY', 'RSA PRIVATE KEY']) {
    const keys = await readPem(asPem(label, body), alg).catch(() => undefined);
    if (keys) return keys;
  }
  throw new ToolInputError(`This looks like the body of a key or certificate, but not of one for ${alg}.`, {
    field,
    hint: 'Paste it with its first and last line (“-----BEGIN …”).',
  });
}

export function kindFor(alg: string): string {
  const type = keyTypeOf(alg);
  return type === 'RSA' ? type : (readOwn(curves, alg) ?? type);
}

/** Finds the algorithm that a PEM is for, because WebCrypto rejects an unsuitable one without a reason. */
export async function kindOfPem(pem: string, read: ReadPem): Promise<string | undefined> {
  for (const alg of ['RS256', 'ES256', 'ES384', 'ES512', 'EdDSA']) {
    if (
      await read(pem, alg).then(
        () => true,
        () => false,
      )
    )
      return kindFor(alg);
  }
  return undefined;
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

/** Returns whether a key fits; key sets of real services also contain keys for other algorithms and curves. */
function isFor(jwk: JWK, alg: string): boolean {
  const hasCurve = readOwn(curves, alg) === undefined || jwk.crv === readOwn(curves, alg);
  return jwk.kty === keyTypeOf(alg) && hasCurve && (jwk.alg ?? alg) === alg && jwk.use !== 'enc';
}

export function keyTypeOf(alg: string): string {
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
