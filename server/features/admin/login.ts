import type { Context } from 'hono';
import { type FormToken, formHeaders } from '#contracts/form-token.ts';
import type { Database, Query } from '#server/database/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { HttpProblem } from '#server/http/problem.ts';
import type { AdminPasswords } from '#server/security/admin-password.ts';
import { readSignedCookie, writeCookie, writeSignedCookie } from '#server/security/cookies.ts';
import { isProofOfWork, issueFormToken, readFormToken, useFormToken } from '#server/security/form-token.ts';
import { forgetAttempts, type RateRule, type RateVerdict, takeAttempt } from '#server/security/rate-limit.ts';
import { requireRoomToVerify } from '#server/security/password.ts';
import { hasSecondFactor, useSecondFactorCode } from '#server/security/second-factor.ts';
import type { Signer } from '#server/security/secret.ts';
import { createSession } from '#server/security/sessions.ts';
import { labelClient } from './client-label.ts';
import { hasDemoPass } from './demo.ts';

const minuteMs = 60_000;
const perSender: RateRule = { limit: 5, windowMs: 15 * minuteMs, doubles: true };
/** For a browser that has logged in before, so that strangers cannot use up its attempts. */
const perDevice: RateRule = { limit: 10, windowMs: 15 * minuteMs, doubles: true };
/** For one-time codes, which have only a million values. */
const perCode: RateRule = { limit: 5, windowMs: 15 * minuteMs, doubles: true };
const overall: RateRule = { limit: 30, windowMs: 60 * minuteMs };
const overallKey = 'login';
/** Costs the browser a second or two for each log-in beyond the overall limit. */
const proofDifficulty = 20;
const alarmAtFailures: RateRule = { limit: 9, windowMs: 60 * minuteMs };
const deviceDays = 400;

export interface LoginParts {
  readonly database: Database;
  readonly passwords: AdminPasswords;
  readonly sign: Signer;
  readonly clock: () => number;
  /** Sends the administrator an e-mail, if an address is set. */
  readonly notifyAdmin: (subject: string, body: string) => Promise<void>;
}

/** Logs in with a password and, if enabled, a second factor; sets the cookies. Throws an HttpProblem otherwise. */
export async function logIn(
  context: Context<AppEnv>,
  given: { readonly password: string; readonly code?: string | undefined },
  parts: LoginParts,
): Promise<void> {
  const { database, passwords, sign, clock } = parts;
  const source = await passwords.findSource(hasDemoPass(context, sign));
  if (source.kind === 'none')
    throw new HttpProblem(404, 'admin_off', 'The admin area is off: no password is set.');
  const device = readSignedCookie(context, 'device', sign);
  // Comes before counting, because a request refused for lack of capacity is not a guess.
  requireRoomToVerify(device === undefined ? 'unknown' : 'known');
  const key = await takeLoginAttempt(context, device, parts);
  if (!(await passwords.verify(source, given.password, device !== undefined))) {
    await noteFailure(parts);
    throw new HttpProblem(401, 'wrong_password', 'Incorrect password');
  }
  if (await hasSecondFactor(database)) await requireCode(given.code, device, parts);
  const label = labelClient(context.req.header('user-agent') ?? '');
  const token = await database.transaction(async (query) => {
    await forgetAttempts(query, key);
    return createSession(query, label, clock());
  });
  writeCookie(context, 'sid', token);
  if (device === undefined) {
    writeSignedCookie(context, 'device', sign, deviceDays);
    await parts.notifyAdmin(
      'New device logged in',
      `A log-in to the admin area from a new device: ${label}.`,
    );
  }
}

async function requireCode(
  code: string | undefined,
  device: string | undefined,
  parts: LoginParts,
): Promise<void> {
  if (code === undefined || code === '') {
    throw new HttpProblem(401, 'needs_code', 'Enter the code of your authenticator app.');
  }
  const { database, clock } = parts;
  // All new devices share one count, because an attacker with the password may use many addresses.
  const key = device === undefined ? 'login-code' : `login-code:${device}`;
  const verdict = await database.transaction((query) => takeAttempt(query, key, perCode, clock()));
  if (!verdict.isAllowed) throw tooMany(verdict);
  if (await useSecondFactorCode(database, code, clock())) {
    await database.transaction((query) => forgetAttempts(query, key));
    return;
  }
  await noteFailure(parts);
  throw new HttpProblem(401, 'wrong_code', 'This code is wrong, or was used before.');
}

/** Counts the attempt before the password is verified, so that simultaneous attempts cannot exceed the limit. */
async function takeLoginAttempt(
  context: Context<AppEnv>,
  device: string | undefined,
  { database, sign, clock }: LoginParts,
): Promise<string> {
  const sender = sign('sender', context.get('info').limitKey);
  const key = device === undefined ? `login:${sender}` : `login-device:${device}`;
  const verdict = await database.transaction(async (query) => {
    if (device !== undefined) return takeAttempt(query, key, perDevice, clock());
    const own = await takeAttempt(query, key, perSender, clock());
    if (!own.isAllowed) return own;
    const all = await takeAttempt(query, overallKey, overall, clock());
    if (all.isAllowed || (await hasProof(context, query, sign, clock()))) return { ...own, isAllowed: true };
    throw new HttpProblem(
      429,
      'needs_proof',
      'Too many log-ins are tried from elsewhere. Your browser has to work for this one.',
      all,
    );
  });
  if (verdict.isAllowed) return key;
  throw tooMany(verdict);
}

function tooMany({ retryAfterMs }: RateVerdict): HttpProblem {
  const minutes = Math.ceil(retryAfterMs / minuteMs);
  const text = `Too many attempts. Please try again in ${minutes} minutes.`;
  return new HttpProblem(429, 'too_many', text, { retryAfterMs });
}

/** Issues a token for a proof of work, which a log-in needs after strangers have used up the overall limit. */
export function issueLoginToken({ sign, clock }: LoginParts): FormToken {
  return issueFormToken(sign, clock(), proofDifficulty);
}

/** True if a log-in includes a valid proof of work; the proof is then used up. */
async function hasProof(
  context: Context<AppEnv>,
  query: Query,
  sign: Signer,
  nowMs: number,
): Promise<boolean> {
  const token = context.req.header(formHeaders.token) ?? '';
  const verdict = readFormToken(sign, token, nowMs);
  if (verdict.state === 'forged' || verdict.state === 'expired') return false;
  const nonce = context.req.header(formHeaders.nonce) ?? '';
  if (verdict.difficulty < proofDifficulty || !isProofOfWork(token, nonce, proofDifficulty)) return false;
  return useFormToken(query, verdict);
}

/** Notifies the administrator once about the tenth failure within an hour. */
async function noteFailure({ database, clock, notifyAdmin }: LoginParts): Promise<void> {
  const verdict = await database.transaction(async (query) => {
    const failures = await takeAttempt(query, 'login-failures', alarmAtFailures, clock());
    if (failures.isAllowed) return undefined;
    return takeAttempt(query, 'login-alarm', { limit: 1, windowMs: alarmAtFailures.windowMs }, clock());
  });
  if (verdict?.isAllowed) {
    await notifyAdmin('Many failed log-ins', 'Ten log-ins to the admin area failed within an hour.');
  }
}
