import type { Query } from './database.ts';
import { foldAddress } from './fold-address.ts';

/** Fills in values that SQL cannot compute, in the transaction of its migration. Repeating it changes nothing. */
export type Backfill = (query: Query) => Promise<void>;

/** The backfills by the number of their migration. */
export const backfills: ReadonlyMap<number, Backfill> = new Map([[2, foldAddresses]]);

const rowsAtOnce = 500;

async function foldAddresses(query: Query): Promise<void> {
  for (const [table, column] of [
    ['contact_messages', 'email'],
    ['tool_suggestions', 'email'],
    ['outbox', 'recipient'],
  ] as const) {
    const next = `select id, ${column} as address from ${table} where id > $1 order by id limit ${rowsAtOnce}`;
    for (let rows = await query(next, ['']); rows.length > 0;) {
      for (const { id, address } of rows)
        await query(`update ${table} set ${column}_folded = $2 where id = $1`, [
          id ?? null,
          foldAddress(String(address)),
        ]);
      rows = await query(next, [rows.at(-1)?.id ?? null]);
    }
  }
}
