import type { Query } from '#server/database/database.ts';

/** The maximum size of all spam together. */
const poolBytes = 5_000_000;
/**
 * Younger spam is never removed for new spam, because a flood must not displace a real message that was classified as
 * spam.
 */
const safeMs = 7 * 86_400_000;
/** The size of identifiers, hashes and indexes per row. */
const rowBytes = 500;

const texts = {
  contact_messages: ['name', 'email', 'subject', 'message'],
  tool_suggestions: ['name', 'description', 'link', 'email'],
} as const;
const tables = Object.keys(texts) as (keyof typeof texts)[];

/**
 * Makes space for one more row of spam, by erasing old spam if necessary; returns false if the pool is full of young
 * spam.
 */
export async function makeSpamRoom(query: Query, nowMs: number): Promise<boolean> {
  if ((await measurePool(query)) < poolBytes) return true;
  for (const table of tables) {
    await query(`delete from ${table} where status = 'spam' and created_at < $1`, [nowMs - safeMs]);
  }
  return (await measurePool(query)) < poolBytes;
}

async function measurePool(query: Query): Promise<number> {
  let bytes = 0;
  for (const table of tables) {
    const text = texts[table].map((column) => `octet_length(${column})`).join(' + ');
    const [row] = await query(
      `select coalesce(sum(${text} + ${rowBytes}), 0) as bytes from ${table} where status = 'spam'`,
    );
    bytes += Number(row?.bytes);
  }
  return bytes;
}
