import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '#server/database/database.ts';

/** Computes a keyed hash, for signing or for hiding a value. Different purposes use different keys. */
export type Signer = (purpose: string, text: string) => string;

/**
 * Returns the signer that all processes on one database share. Its key is created at the first start and never leaves
 * the store.
 */
export async function readSigner(database: Database): Promise<Signer> {
  const key = await database.transaction(async (query) => {
    const fresh = randomBytes(32).toString('hex');
    await query('insert into settings (key, value) values ($1, $2) on conflict (key) do nothing', [
      'secret',
      fresh,
    ]);
    const [row] = await query('select value from settings where key = $1', ['secret']);
    return Buffer.from(String(row?.value), 'hex');
  });
  return (purpose, text) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');
}
