import { writeDistance } from '#core/dates/relative-time.ts';
import { inform } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { claimTime, writeDate } from './claims.ts';
import type { Claims, ReadToken } from './read-token.ts';
import { decodeBase64Url } from '#core/bytes/base64.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { readOwn } from '#core/collections/read-own.ts';

const dayMs = 86_400_000;
const warn = (sentence: string, hint?: string): Note => ({ severity: 'warning', sentence, hint });
const fail = (sentence: string, hint?: string): Note => ({ severity: 'error', sentence, hint });
const tell = (sentence: string, hint?: string): Note => inform(sentence, hint);

/** Lists what is unsafe or doubtful about a token, by RFC 8725 (best current practices), as of `nowMs`. */
export function auditToken(token: ReadToken, nowMs: number): Note[] {
  const doubts = [...token.header.doubts, ...(token.payload?.doubts ?? [])];
  return [
    ...doubts.map((sentence) => warn(sentence)),
    ...auditSignature(token),
    ...auditHeader(token),
    ...(token.payload ? auditClaims(token.payload.claims, nowMs) : []),
    ...tellForm(token),
  ];
}

function tellForm({ type, isDetached, nested, payloadText }: ReadToken): Note[] {
  if (type === 'jwe')
    return [tell('The token is encrypted (JWE): only its header can be read without the key.')];
  if (isDetached) return [tell('The payload is empty, or detached: it travels apart from the token.')];
  if (nested !== undefined) return [tell('The payload is itself a token.', 'Paste the payload to read it.')];
  if (payloadText === undefined) return [];
  return [
    tell(
      isJson(payloadText)
        ? 'The payload is JSON, but not an object in braces: this is a signed value, not a JWT.'
        : 'The payload is not JSON: this is a signed text, not a JWT.',
    ),
  ];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function auditHeader(token: ReadToken): Note[] {
  const { type, parts } = token;
  const { claims } = token.header;
  const notes: Note[] = [];
  const { alg } = claims;
  if (typeof alg !== 'string') notes.push(fail('The header names no algorithm (alg).'));
  else if (alg.toLowerCase() === 'none') {
    notes.push(
      fail('The token is not signed (alg is none): anyone can have written it.', 'Never accept it.'),
    );
  } else if (alg === 'RSA1_5') notes.push(warn('RSA1_5 is open to known attacks; RSA-OAEP is not.'));
  if (type === 'jws' && parts[2] === '' && String(alg).toLowerCase() !== 'none') {
    notes.push(fail('The signature is missing.', 'A reader that accepts the token does not check it.'));
  }
  for (const name of ['jku', 'x5u']) {
    if (Object.hasOwn(claims, name)) {
      notes.push(
        warn(
          `The header names where its key is to be fetched (${name}).`,
          'Fetch only from addresses that you know in advance.',
        ),
      );
    }
  }
  for (const name of ['jwk', 'x5c']) {
    if (Object.hasOwn(claims, name)) {
      notes.push(
        warn(
          `The header brings its own key (${name}), which proves nothing.`,
          'Trust only keys that you know in advance.',
        ),
      );
    }
  }
  if (typeof claims.kid === 'string' && /['";]|\.\.|\/\//.test(claims.kid)) {
    notes.push(
      warn(
        'The key’s id (kid) looks like a path, an address or a query.',
        'Look it up in a list; never put it into one of these.',
      ),
    );
  }
  if (Object.hasOwn(claims, 'zip'))
    notes.push(warn('The content is compressed, which can give its length away.'));
  return [...notes, ...auditCritical(claims)];
}

/** The signature sizes in bytes (RFC 7518, sections 3.2 and 3.4; RFC 8037, section 3.1). */
const signatureBytes: Readonly<Record<string, number>> = {
  ...{ HS256: 32, HS384: 48, HS512: 64 },
  ...{ ES256: 64, ES384: 96, ES512: 132, EdDSA: 64, Ed25519: 64 },
};

function auditSignature({ header, type, parts }: ReadToken): Note[] {
  const { alg } = header.claims;
  const bytes = decodeBase64Url(parts[2] ?? '');
  const wanted = typeof alg === 'string' ? readOwn(signatureBytes, alg) : undefined;
  if (type !== 'jws' || wanted === undefined || bytes.length === 0 || bytes.length === wanted) return [];
  const sentence = `The signature has ${formatCount(bytes.length, 'byte')}; ${String(alg)} has ${wanted}.`;
  const isDer = String(alg).startsWith('ES') && bytes[0] === 0x30;
  return [
    fail(
      sentence,
      isDer
        ? 'It is written in DER, as OpenSSL writes it; a token needs the two numbers one after the other.'
        : 'Copy the token again: its end may be missing.',
    ),
  ];
}

function auditCritical(claims: Claims): Note[] {
  if (!Object.hasOwn(claims, 'crit')) return [];
  const { crit } = claims;
  const isList = Array.isArray(crit) && crit.length > 0 && crit.every((name) => typeof name === 'string');
  if (!isList) return [fail('“crit” must be a list of names that is not empty.')];
  const absent = crit.filter((name) => !Object.hasOwn(claims, name));
  return [
    tell(`A reader that does not understand ${crit.join(', ')} must refuse the token (crit).`),
    ...absent.map((name) => fail(`“crit” names ${name}, which the header does not have.`)),
  ];
}

function auditClaims(claims: Claims, nowMs: number): Note[] {
  const notes: Note[] = [];
  for (const name of ['exp', 'nbf', 'iat']) {
    if (!Object.hasOwn(claims, name)) continue;
    const time = claimTime(readOwn(claims, name));
    if (!time) notes.push(fail(`“${name}” is not a date: it must be a number of seconds since 1970.`));
    else if (time.isInMs) {
      notes.push(
        warn(
          `“${name}” counts milliseconds; the standard has seconds.`,
          `Here it is read as ${writeDate(time.epochMs)}; others read a date thousands of years away.`,
        ),
      );
    }
  }
  const [exp, nbf, iat] = [claims.exp, claims.nbf, claims.iat].map((value) => claimTime(value)?.epochMs);
  if (!Object.hasOwn(claims, 'exp')) notes.push(warn('The token never expires (no exp).'));
  if (exp !== undefined && exp <= nowMs) notes.push(fail(`Expired ${writeDistance(exp - nowMs)}.`));
  if (nbf !== undefined && nbf > nowMs)
    notes.push(fail(`Not valid yet: it begins ${writeDistance(nbf - nowMs)}.`));
  if (iat !== undefined && iat > nowMs)
    notes.push(warn(`Issued in the future (${writeDistance(iat - nowMs)}): a clock is wrong.`));
  if (exp !== undefined && nbf !== undefined && exp <= nbf) notes.push(fail('It expires before it begins.'));
  const begin = iat ?? nbf;
  if (exp !== undefined && begin !== undefined && exp - begin > 30 * dayMs) {
    notes.push(
      warn(
        `Valid for ${Math.floor((exp - begin) / dayMs)} days, which is long for something that cannot be called back.`,
      ),
    );
  }
  return [...notes, ...auditParties(claims)];
}

function auditParties(claims: Claims): Note[] {
  const { aud, iss, sub } = claims;
  const notes: Note[] = [];
  if (!Object.hasOwn(claims, 'aud'))
    notes.push(warn('The token names no audience (aud): any service may accept it.'));
  else if (
    typeof aud !== 'string' &&
    !(Array.isArray(aud) && aud.every((each) => typeof each === 'string'))
  ) {
    notes.push(fail('“aud” must be a text or a list of texts.'));
  }
  if (Object.hasOwn(claims, 'iss') && typeof iss !== 'string') notes.push(fail('“iss” must be a text.'));
  if (Object.hasOwn(claims, 'sub') && typeof sub !== 'string') notes.push(fail('“sub” must be a text.'));
  return notes;
}
