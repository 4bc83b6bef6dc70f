import { createHash, randomBytes } from 'node:crypto';
import type { Database, Query } from '#server/database/database.ts';
import { encodeBase32, findTotpStep } from './totp.ts';

const secretKey = 'totp-secret';
const pendingKey = 'totp-pending';
const stepKey = 'totp-last-step';
const recoveryPrefix = 'totp-recovery:';
const recoveryCodes = 8;

/** True if log-ins require a code. */
export async function hasSecondFactor(database: Database): Promise<boolean> {
  return (await database.read('select key from settings where key = $1', [secretKey])).length > 0;
}

/** Creates a new secret, in Base32 for the app. It takes effect after a code of it was entered. */
export async function prepareSecondFactor(database: Database): Promise<string> {
  const secret = randomBytes(20);
  await database.transaction((query) => writeSetting(query, pendingKey, secret.toString('hex')));
  return encodeBase32(secret);
}

/** Enables the prepared secret and returns recovery codes, each valid once; undefined for a wrong code. */
export async function enableSecondFactor(
  database: Database,
  code: string,
  nowMs: number,
): Promise<string[] | undefined> {
  return database.transaction(async (query) => {
    const pending = await readSetting(query, pendingKey);
    if (pending === undefined) return undefined;
    const step = findTotpStep(Buffer.from(pending, 'hex'), code, nowMs, 0);
    if (step === undefined) return undefined;
    await dropSecondFactor(query);
    await writeSetting(query, secretKey, pending);
    await writeSetting(query, stepKey, String(step));
    const codes = Array.from({ length: recoveryCodes }, () => encodeBase32(randomBytes(10)).toLowerCase());
    for (const recovery of codes) await writeSetting(query, recoveryPrefix + hash(recovery), '1');
    return codes;
  });
}

/** Accepts a code of the app or a recovery code; each works once. */
export async function useSecondFactorCode(database: Database, code: string, nowMs: number): Promise<boolean> {
  return database.transaction(async (query) => {
    // Locks the row, so that simultaneous requests cannot use one code twice.
    await query('update settings set value = value where key = $1', [secretKey]);
    const secret = await readSetting(query, secretKey);
    if (secret === undefined) return false;
    const lastStep = Number((await readSetting(query, stepKey)) ?? 0);
    const step = findTotpStep(Buffer.from(secret, 'hex'), code.trim(), nowMs, lastStep);
    if (step !== undefined) {
      await writeSetting(query, stepKey, String(step));
      return true;
    }
    const key = recoveryPrefix + hash(code.toLowerCase().replaceAll(/[\s-]/g, ''));
    return (await query('delete from settings where key = $1 returning key', [key])).length === 1;
  });
}

export async function disableSecondFactor(database: Database): Promise<void> {
  await database.transaction(dropSecondFactor);
}

async function dropSecondFactor(query: Query): Promise<void> {
  await query("delete from settings where key like 'totp-%'");
}

async function readSetting(query: Query, key: string): Promise<string | undefined> {
  const [row] = await query('select value from settings where key = $1', [key]);
  return row && String(row.value);
}

async function writeSetting(query: Query, key: string, value: string): Promise<void> {
  await query(
    'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, value],
  );
}

function hash(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
