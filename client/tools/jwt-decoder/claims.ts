import { writeDistance } from '#core/dates/relative-time.ts';
import type { Fact } from '#client/tool-kit/operations/operation-result.ts';
import type { Member } from './read-token.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** RFC 7519, section 4.1; RFC 7515, section 4.1; RFC 7516; OpenID Connect Core 1.0; RFC 8693; RFC 9068. */
const meanings: Readonly<Record<string, string>> = {
  iss: 'Issuer',
  sub: 'Subject: whom it is about',
  aud: 'Audience: whom it is for',
  exp: 'Expires',
  nbf: 'Not valid before',
  iat: 'Issued',
  jti: 'The token’s own id',
  alg: 'Algorithm',
  typ: 'Type of the token',
  cty: 'Type of the content',
  kid: 'Id of the key',
  jwk: 'Key in the token itself',
  jku: 'Address of the keys',
  x5u: 'Address of the certificate',
  x5c: 'Certificates',
  x5t: 'Certificate’s SHA-1',
  'x5t#S256': 'Certificate’s SHA-256',
  crit: 'Names that a reader must understand',
  enc: 'Encryption of the content',
  zip: 'Compression',
  b64: 'Whether the payload is in base64url',
  auth_time: 'Signed in',
  updated_at: 'Profile changed',
  nonce: 'Nonce',
  acr: 'How strongly the person signed in',
  amr: 'How the person signed in',
  azp: 'Client it was issued to',
  at_hash: 'Half of the access token’s hash',
  c_hash: 'Half of the code’s hash',
  sid: 'Session',
  scope: 'Scopes',
  client_id: 'Client',
  name: 'Name',
  email: 'E-mail',
  email_verified: 'E-mail was checked',
  act: 'Who acts for the subject',
  cnf: 'Key that the bearer must own',
  roles: 'Roles',
  groups: 'Groups',
  entitlements: 'Entitlements',
};

const dateNames = new Set(['exp', 'nbf', 'iat', 'auth_time', 'updated_at']);
/** In seconds this is the year 5138; in milliseconds 1973. */
const firstMilliseconds = 100_000_000_000;
const lastDateMs = 8_640_000_000_000_000;

export interface ClaimTime {
  readonly epochMs: number;
  /** True if the number counts milliseconds, which the standard does not allow. */
  readonly isInMs: boolean;
}

/** Reads a NumericDate (RFC 7519, section 2), which may have a fraction; undefined for other values. */
export function claimTime(value: unknown): ClaimTime | undefined {
  if (typeof value !== 'number') return undefined;
  const isInMs = Math.abs(value) >= firstMilliseconds;
  const epochMs = isInMs ? value : value * 1000;
  return Math.abs(epochMs) <= lastDateMs ? { epochMs, isInMs } : undefined;
}

/** Lists the claims in order, with exact numbers and with dates in words relative to `nowMs`. */
export function listClaims(members: readonly Member[], nowMs: number): Fact[] {
  return members.map(({ name, json }) => {
    const time = dateNames.has(name) && /^[-\d]/.test(json) ? claimTime(Number(json)) : undefined;
    const meaning = readOwn(meanings, name) ?? '';
    const date = time ? `${writeDate(time.epochMs)}, ${writeDistance(time.epochMs - nowMs)}` : '';
    return {
      name,
      value: json.startsWith('"') ? (JSON.parse(json) as string) : json,
      meaning: [meaning, date].filter(Boolean).join(': '),
    };
  });
}

/** Writes a date in UTC, to the second or finer if it has a fraction. */
export function writeDate(epochMs: number): string {
  return `${new Date(epochMs)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.000Z$|Z$/, '')} UTC`;
}
