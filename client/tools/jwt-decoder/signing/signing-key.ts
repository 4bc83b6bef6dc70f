import { type CryptoKey, importJWK, importPKCS8, type JWK } from 'jose';
import { ToolInputError } from '#core/errors.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { asPem, bareBody, findPem, pemOfPrivateKey } from '../key-forms.ts';
import { keyTypeOf, kindFor, kindOfPem } from '../keys.ts';

const field = 'signingKey';
const hint = 'Paste a private key: a PEM (“-----BEGIN PRIVATE KEY-----”) or a JWK with “d”.';

/**
 * Reads the private key in a pasted text. Throws a ToolInputError for a text without one, or a key not for `alg`.
 */
export async function readSigningKey(pasted: string, alg: string): Promise<CryptoKey> {
  const trimmed = pasted.trim();
  if (trimmed === '') throw new ToolInputError(`${alg} needs a private key to sign with.`, { field, hint });
  const pem = findPem(trimmed);
  if (pem !== undefined) return readPem(pem, alg);
  if (trimmed.startsWith('{')) return readJwk(trimmed, alg);
  const body = bareBody(trimmed);
  if (body !== undefined) return readPem(asPem('PRIVATE KEY', body), alg);
  throw new ToolInputError(`${alg} is signed with a private key, and this is not one.`, { field, hint });
}

type Read = (pem: string, alg: string) => Promise<CryptoKey>;
const readOlder: Read = (pem, alg) => importPKCS8(pemOfPrivateKey(pem, alg), alg);
const readers: Readonly<Record<string, Read>> = {
  'PRIVATE KEY': (pem, alg) => importPKCS8(pem, alg),
  'RSA PRIVATE KEY': readOlder,
  'EC PRIVATE KEY': readOlder,
};

async function readPem(pem: string, alg: string): Promise<CryptoKey> {
  const label = /^-----BEGIN ([A-Z0-9 ]+)-----/.exec(pem)?.[1] ?? '';
  const read = readOwn(readers, label);
  if (!read) throw refuse(label);
  if (isBoundToPss(pem)) {
    throw new ToolInputError('This key is bound to RSA-PSS, and browsers do not read such keys.', {
      field,
      hint: 'Make one without that restriction: openssl genpkey -algorithm rsa. PS256 to PS512 sign with it.',
    });
  }
  try {
    return await read(pem, alg);
  } catch {
    const kind = await kindOfPem(pem, read);
    const message =
      kind === undefined || kind === kindFor(alg)
        ? `The key cannot be read for ${alg}: its content is damaged, or of a kind that is not read here.`
        : `${alg} needs a key for ${kindFor(alg)}; this one is for ${kind}.`;
    throw new ToolInputError(message, { field, hint: 'Choose the algorithm that the key is for.' });
  }
}

/** Whether a PKCS#8 key says id-RSASSA-PSS, 1.2.840.113549.1.1.10 (RFC 4055), as its algorithm. */
function isBoundToPss(pem: string): boolean {
  const body = pem.replace(/-----[^-]*-----|\s/g, '').slice(0, 80);
  const head = atob(body.slice(0, body.length - (body.length % 4)));
  return head.includes('\u002a\u0086\u0048\u0086\u00f7\u000d\u0001\u0001\u000a');
}

function refuse(label: string): ToolInputError {
  if (label === 'ENCRYPTED PRIVATE KEY') {
    return new ToolInputError('This private key is encrypted with a passphrase.', {
      field,
      hint: 'Decrypt a copy: openssl pkey -in key.pem -out plain.pem',
    });
  }
  const isOpen = /PUBLIC KEY|CERTIFICATE/.test(label);
  return new ToolInputError(
    isOpen ? 'This is a public key: it verifies, and cannot sign.' : `A PEM of “${label}” is not read here.`,
    { field, hint },
  );
}

async function readJwk(text: string, alg: string): Promise<CryptoKey> {
  const jwk = parseJwk(text);
  if (jwk.kty !== keyTypeOf(alg)) {
    throw new ToolInputError(
      `${alg} needs a key of the type ${keyTypeOf(alg)}; this one is ${String(jwk.kty ?? 'of none')}.`,
      { field, hint: 'Choose the algorithm that the key is for.' },
    );
  }
  if (jwk.d === undefined) throw refuse('PUBLIC KEY');
  // Other members, such as its purpose, must not prevent reading it.
  const { kty, n, e, d, p, q, dp, dq, qi, crv, x, y } = jwk;
  const own = Object.fromEntries(
    Object.entries({ kty, n, e, d, p, q, dp, dq, qi, crv, x, y }).filter(([, value]) => value !== undefined),
  ) as unknown as JWK;
  try {
    return (await importJWK(own, alg)) as CryptoKey;
  } catch {
    throw new ToolInputError(
      `This JWK cannot be read for ${alg}: a part is missing, damaged, or of another curve.`,
      {
        field,
        hint,
      },
    );
  }
}

function parseJwk(text: string): Partial<JWK> {
  try {
    const parsed = JSON.parse(text) as Partial<JWK> & { readonly keys?: unknown };
    // A set with one key is meant as that key.
    const keys = Array.isArray(parsed.keys) ? (parsed.keys as readonly Partial<JWK>[]) : [parsed];
    const [only, ...others] = keys;
    if (only && others.length === 0) return only;
  } catch {
    throw new ToolInputError('The key begins like a JWK, but is not JSON.', { field, hint });
  }
  throw new ToolInputError('This set does not hold exactly one key.', {
    field,
    hint: 'Paste the one to sign with.',
  });
}
