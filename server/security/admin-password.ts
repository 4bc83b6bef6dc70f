import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AdminPassword } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { HttpProblem } from '#server/http/problem.ts';
import { clockSkewMs } from './clock.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { findPasswordFault } from './password-strength.ts';

/** Valid only for a browser that opened the demo's address, and only while no other password is set. */
export const demoPassword = 'sundry-demo';

const passwordKey = 'admin-password';
/** The setting that stores the source of the password at the last start. */
const sourceKey = 'admin-password-source';
const setupPrefix = 'admin-setup:';
const setupMs = 30 * 60_000;

/** The source of the administrator's password. */
export type PasswordSource =
  | { readonly kind: 'environment' | 'stored'; readonly phc: string }
  | { readonly kind: 'demo' }
  | { readonly kind: 'none' };

export interface AdminPasswords {
  /** Finds the source of the password. `hasDemoPass` allows the demo password if there is no other. */
  findSource(hasDemoPass: boolean): Promise<PasswordSource>;
  /** Issues a token that opens the demo once in this process; undefined if there is no demo. */
  issueDemoToken(): string | undefined;
  /** Returns true once for an issued token. */
  useDemoToken(token: string): boolean;
  /** True if a text is the source's password. Throws an HttpProblem 503 if too many are being verified at once. */
  verify(source: PasswordSource, password: string, isKnownDevice?: boolean): Promise<boolean>;
  /** Stores the hash of a password. */
  store(phc: string): Promise<void>;
  /** Issues a one-time token for setting the first password within 30 minutes. */
  issueSetupToken(nowMs: number): Promise<string>;
  /** True if a token was issued and not used yet. */
  hasSetupToken(token: string): Promise<boolean>;
  /** Returns true once for an issued token that has not expired. */
  useSetupToken(token: string, nowMs: number): Promise<boolean>;
}

/** Creates the passwords. Throws an Error if the environment has a password that is too weak. */
export async function createAdminPasswords(
  database: Database,
  fromEnvironment: AdminPassword | undefined,
  canUseDemo: boolean,
): Promise<AdminPasswords> {
  const demoTokens = new Set<string>();
  const environmentPhc = fromEnvironment && (await readEnvironmentHash(fromEnvironment, database));
  return {
    findSource: async (hasDemoPass) => {
      if (environmentPhc !== undefined) return { kind: 'environment', phc: environmentPhc };
      const [row] = await database.read('select value from settings where key = $1', [passwordKey]);
      if (row) return { kind: 'stored', phc: String(row.value) };
      return { kind: canUseDemo && hasDemoPass ? 'demo' : 'none' };
    },
    issueDemoToken: () => {
      if (!canUseDemo) return undefined;
      const token = randomBytes(32).toString('base64url');
      demoTokens.add(sha256(token));
      return token;
    },
    useDemoToken: (token) => demoTokens.delete(sha256(token)),
    verify: async (source, password, isKnownDevice = false) => {
      if (source.kind === 'none') return false;
      if (source.kind === 'demo') return isSameText(password, demoPassword);
      return verifyPassword(password, source.phc, isKnownDevice ? 'known' : 'unknown');
    },
    store: (phc) => storeAdminPassword(database, phc),
    issueSetupToken: async (nowMs) => {
      const token = randomBytes(32).toString('base64url');
      await database.transaction((query) =>
        query('insert into settings (key, value) values ($1, $2)', [
          setupPrefix + sha256(token),
          String(nowMs + setupMs),
        ]),
      );
      return token;
    },
    hasSetupToken: async (token) => {
      const key = setupPrefix + sha256(token);
      return (await database.read('select key from settings where key = $1', [key])).length > 0;
    },
    useSetupToken: async (token, nowMs) => {
      const [row] = await database.transaction((query) =>
        query('delete from settings where key = $1 returning value', [setupPrefix + sha256(token)]),
      );
      const leftMs = Number(row?.value ?? 0) - nowMs;
      return leftMs > 0 && leftMs <= setupMs + clockSkewMs;
    },
  };
}

/** Hashes a new password. Throws an HttpProblem 422 with the reason if it is too weak. */
export async function hashNewPassword(password: string): Promise<string> {
  const fault = await findPasswordFault(password);
  if (fault !== undefined) throw new HttpProblem(422, 'weak_password', fault);
  return hashPassword(password);
}

/** Stores the hash of the administrator's password and ends all sessions. */
export async function storeAdminPassword(database: Database, phc: string): Promise<void> {
  await database.transaction(async (query) => {
    await query(
      'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
      [passwordKey, phc],
    );
    await query('delete from sessions');
    await query(`delete from settings where key like '${setupPrefix}%'`);
  });
}

/**
 * Ends all sessions if the source of the password has changed since the last start, or the environment has another
 * password.
 */
export async function endFormerSessions(database: Database, source: PasswordSource): Promise<void> {
  const mark = source.kind === 'environment' ? source.phc : source.kind;
  await database.transaction(async (query) => {
    const [row] = await query('select value from settings where key = $1', [sourceKey]);
    if (row?.value === mark) return;
    await query('delete from sessions');
    await query(
      'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
      [sourceKey, mark],
    );
  });
}

async function readEnvironmentHash(given: AdminPassword, database: Database): Promise<string> {
  if ('phc' in given) {
    // An unreadable hash must stop the start, not the first log-in.
    await verifyPassword('', given.phc);
    return given.phc;
  }
  // The same text keeps its hash, so that sessions survive a restart.
  const [row] = await database.read('select value from settings where key = $1', [sourceKey]);
  const former = String(row?.value);
  if (former.startsWith('$argon2id$') && (await verifyPassword(given.text, former))) return former;
  const fault = await findPasswordFault(given.text);
  if (fault !== undefined)
    throw new Error(`The administrator's password in the environment is too weak. ${fault}`);
  return hashPassword(given.text);
}

function isSameText(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
