import type { CryptoKey } from 'jose';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { encodeBase64Url } from '#core/bytes/base64.ts';
import { ToolInputError } from '#core/errors.ts';
import type { AlgorithmId } from '#core/hashing/algorithms.ts';
import { bytesOfText } from '#core/json/bytes/source-bytes.ts';
import { JsonDocument } from '#core/json/json-document.ts';
import { reportIssues } from '#core/json/reporting/issue-reports.ts';
import { plainHttpReason } from '#core/site/secure-context.ts';
import { decodeToken, type TokenDetail } from '../decode.ts';
import { readKeys, takesSecret } from '../keys.ts';
import { readSigningKey } from './signing-key.ts';
import type { TokenState } from '../state.ts';

const utf8 = new TextEncoder();

/**
 * Signs a payload (RFC 7515, section 5.1) and audits the token as of `nowMs`. Throws a ToolInputError for a mistake in
 * the payload or, by its field, in the header or the key.
 */
export async function signToken(
  payload: string,
  state: TokenState,
  nowMs: number,
): Promise<OperationResult<TokenDetail>> {
  const { algorithm: alg, keepsSpaces } = state;
  const content = [await writeHeader(state), await writeJson(payload, 'payload', keepsSpaces)]
    .map((json) => encodeBase64Url(utf8.encode(json)))
    .join('.');
  const { signature, doubts } = await signBytes(utf8.encode(content), state);
  const token = `${content}.${encodeBase64Url(signature)}`;
  const verdict = { status: 'valid', sentence: `Signed (${alg}).`, doubts } as const;
  const read = await decodeToken(token, nowMs, () => Promise.resolve(verdict));
  const parts = [{ name: 'token.jwt', kind: 'jwt', content: token } as const];
  return { ...read, parts, highlights: undefined, isToldByFacts: false };
}

/** The header as typed, with the algorithm before the rest where it names none. */
async function writeHeader({ header, algorithm, keepsSpaces }: TokenState): Promise<string> {
  if (header.trim() === '') return JSON.stringify({ alg: algorithm, typ: 'JWT' });
  const text = await writeJson(header, 'header', keepsSpaces);
  const members = JSON.parse(text) as Readonly<Record<string, unknown>>;
  const fail = (message: string, hint: string) => new ToolInputError(message, { field: 'header', hint });
  for (const name of ['crit', 'b64']) {
    if (Object.hasOwn(members, name)) throw fail(`A header with “${name}” is not signed here.`, 'Remove it.');
  }
  if (!Object.hasOwn(members, 'alg')) {
    const rest = text.slice(text.indexOf('{') + 1);
    return `{"alg":"${algorithm}"${Object.keys(members).length > 0 ? ',' : ''}${rest}`;
  }
  if (members.alg === algorithm) return text;
  throw fail(
    `The header says ${JSON.stringify(members.alg)}, and ${algorithm} is chosen.`,
    'Choose the same, or remove “alg” from the header.',
  );
}

/**
 * Checks that a text is a JSON object, and writes it on one line, or unchanged. Numbers and names stay as typed.
 */
async function writeJson(typed: string, name: 'header' | 'payload', keepsSpaces: boolean): Promise<string> {
  const where = name === 'header' ? { field: name } : {};
  // RFC 8259, section 8.1: JSON is not sent with one.
  const text = typed.replace(/^\ufeff/, '');
  const source = bytesOfText(text);
  const document = new JsonDocument(source);
  const { errors, offenses } = document.analysis.issues;
  const [mistake] = [...reportIssues(source.bytes, errors), ...reportIssues(source.bytes, offenses)];
  if (mistake) {
    const { message, hint, line, column, offset } = mistake;
    throw new ToolInputError(message, { ...where, hint, line, column, offset });
  }
  const first = text.trimStart()[0];
  if (first !== '{') {
    throw new ToolInputError(`The ${name} must be an object in braces.`, {
      ...where,
      hint: name === 'header' ? 'Such as {"typ": "JWT"}.' : 'Such as {"sub": "1234567890"}.',
    });
  }
  if (keepsSpaces) return text;
  const writer = document.write({
    mode: 'compact',
    indent: 2,
    isSorted: false,
    isShortInline: false,
    isStrict: false,
  });
  return new Blob(writer.chunks).text();
}

interface Signed {
  readonly signature: Uint8Array;
  readonly doubts: readonly string[];
}

async function signBytes(
  content: Uint8Array<ArrayBuffer>,
  { algorithm: alg, signingKey, secretForm }: TokenState,
): Promise<Signed> {
  if (takesSecret(alg)) return signBySecret(content, alg, signingKey, secretForm);
  const reason = plainHttpReason(`sign with ${alg}`);
  if (reason !== undefined)
    throw new ToolInputError(reason, { field: 'algorithm', hint: 'HS256 works here.' });
  const key = await readSigningKey(signingKey, alg);
  const signature = await crypto.subtle.sign(parametersOf(alg, key), key, content);
  const { modulusLength } = key.algorithm as { readonly modulusLength?: number };
  // RFC 7518, sections 3.3 and 3.5.
  const isShort = modulusLength !== undefined && modulusLength < 2048;
  const doubts = isShort ? [`The key has ${modulusLength} bits; ${alg} needs 2,048 at least.`] : [];
  return { signature: new Uint8Array(signature), doubts };
}

/** RFC 7518, section 3.2. Our own HMAC also works where browsers have no WebCrypto. */
async function signBySecret(
  content: Uint8Array<ArrayBuffer>,
  alg: string,
  pasted: string,
  form: TokenState['secretForm'],
): Promise<Signed> {
  if (pasted === '') {
    throw new ToolInputError(`${alg} needs a secret to sign with.`, {
      field: 'signingKey',
      hint: 'Enter the secret that the verifier of the token uses.',
    });
  }
  const [{ digestBytes }, { keys, doubts }] = await Promise.all([
    import('#core/hashing/digests.ts'),
    readKeys(pasted, form, alg, undefined).catch(inSigningKey),
  ]);
  const id = alg.replace('HS', 'SHA-') as AlgorithmId;
  const [secret] = keys;
  const { [id]: signature } = await digestBytes(content, [id], secret as Uint8Array);
  if (!signature) throw new Error(`${id} gave no digest.`);
  return { signature, doubts };
}

/** Mistakes in a key that is read as for verifying are in the other field here. */
function inSigningKey(error: unknown): never {
  if (!(error instanceof ToolInputError)) throw error;
  throw new ToolInputError(error.message, { ...error.details, field: 'signingKey' });
}

function parametersOf(alg: string, { algorithm }: CryptoKey) {
  const bits = alg.slice(2);
  if (alg.startsWith('ES')) return { name: 'ECDSA', hash: `SHA-${bits}` };
  // The salt is as long as the hash (RFC 7518, section 3.5).
  return alg.startsWith('PS') ? { name: 'RSA-PSS', saltLength: Number(bits) / 8 } : { name: algorithm.name };
}
