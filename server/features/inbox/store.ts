import {
  type ContactMessage,
  messageStatuses,
  suggestionStatuses,
  type ToolSuggestion,
} from '#contracts/admin.ts';
import type { Database, Row, SqlValue } from '#server/database/database.ts';
import { foldAddress } from '#server/database/fold-address.ts';
import { type ReadableRows, readAroundDamage } from '#server/database/sqlite/read-around-damage.ts';
import type { ListQuery } from './list-query.ts';

export type InboxTable = 'contact_messages' | 'tool_suggestions';

export const inboxTables = {
  contact_messages: {
    columns: ['created_at', 'name', 'email', 'subject', 'status'],
    searched: ['name', 'email', 'subject', 'message'],
    statuses: messageStatuses,
  },
  tool_suggestions: {
    columns: ['created_at', 'name', 'email', 'category', 'status'],
    searched: ['name', 'email', 'category', 'description'],
    statuses: suggestionStatuses,
  },
} as const;

export interface InboxPage {
  readonly rows: (ContactMessage | ToolSuggestion)[];
  /** The number of all rows that match the filter. */
  readonly total: number;
  /** The number of missing rows, which are on damaged pages. */
  readonly unreadable: number;
}

/** Returns the rows for a query. The order is total, so pages never repeat or skip a row. */
export async function listRows(database: Database, table: InboxTable, asked: ListQuery): Promise<InboxPage> {
  const { value, unreadable } = await readAroundDamage(database, table, (readable) =>
    selectRows(database, table, asked, readable),
  );
  const sound = value.rows.filter((row) => isSound(row, inboxTables[table].statuses));
  return {
    rows: sound.map(toRow(table)),
    total: value.total,
    unreadable: unreadable + value.rows.length - sound.length,
  };
}

async function selectRows(
  database: Database,
  table: InboxTable,
  asked: ListQuery,
  readable: ReadableRows | undefined,
): Promise<{ readonly rows: Row[]; readonly total: number }> {
  const { searched } = inboxTables[table];
  const values: SqlValue[] = readable ? [readable.value] : [];
  const place = (value: SqlValue) => `$${values.push(value)}`;
  const conditions = [
    ...(readable ? [readable.condition] : []),
    ...(asked.status === undefined ? [] : [`status = ${place(asked.status)}`]),
    ...asked.search
      .normalize('NFC')
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => {
        const pattern = place(`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
        return `(${searched.map((column) => `lower(${column}) like ${pattern} escape '\\'`).join(' or ')})`;
      }),
  ];
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const from = `from ${table} ${readable ? 'not indexed' : ''} ${where}`;
  const [count] = await database.read(`select count(*) as total ${from}`, values);
  const direction = asked.isDescending ? 'desc' : 'asc';
  const rows = await database.read(
    `select * ${from} order by ${asked.orderBy} ${direction}, id limit ${asked.limit} offset ${asked.offset}`,
    values,
  );
  return { rows, total: Number(count?.total) };
}

/** True if the row's values are valid. Damage inside a page can change values without SQLite noticing. */
function isSound({ created_at: createdAt, status }: Row, statuses: readonly string[]): boolean {
  return statuses.includes(String(status)) && Number.isFinite(new Date(Number(createdAt)).getTime());
}

/** Returns one row; undefined if there is none. */
export async function findRow(
  database: Database,
  table: InboxTable,
  id: string,
): Promise<ContactMessage | ToolSuggestion | undefined> {
  const [row] = await database.read(`select * from ${table} where id = $1`, [id]);
  return row && toRow(table)(row);
}

/** Sets the status of a message or a suggestion; returns false if there is no such row, or its status is final. */
export async function setStatus(
  database: Database,
  table: InboxTable,
  id: string,
  status: string,
  nowMs: number,
): Promise<boolean> {
  const rows = await database.transaction((query) =>
    table === 'contact_messages'
      ? query(
          // An answered message cannot become spam.
          "update contact_messages set status = $2 where id = $1 and status <> 'replied' returning id",
          [id, status],
        )
      : query(
          // A reviewed suggestion cannot change again, as the specification requires.
          "update tool_suggestions set status = $2, reviewed_at = $3 where id = $1 and status not in ('approved', 'rejected') returning id",
          [id, status, nowMs],
        ),
  );
  return rows.length === 1;
}

/** Few enough for a full disk, because deleted rows are overwritten through the log. */
const erasedAtOnce = 10;

/** Removes everything sent from or to an address, including its traces in the files. Returns the number of rows. */
export async function eraseAddress(database: Database, email: string): Promise<number> {
  const address = foldAddress(email);
  // An address of only invisible characters is empty.
  if (address === '') return 0;
  const answers = 'contact_message_id in (select id from contact_messages where email_folded = $1)';
  const mails = await erasePieces(database, 'outbox', `recipient_folded = $1 or ${answers}`, address);
  const messages = await erasePieces(database, 'contact_messages', 'email_folded = $1', address);
  const suggestions = await erasePieces(database, 'tool_suggestions', 'email_folded = $1', address);
  await database.scrub('rebuild');
  return mails + messages + suggestions;
}

async function erasePieces(
  database: Database,
  table: string,
  condition: string,
  address: string,
): Promise<number> {
  for (let erased = 0; ;) {
    const rows = await database.transaction((query) =>
      query(
        `delete from ${table} where id in (select id from ${table} where ${condition} limit ${erasedAtOnce}) returning id`,
        [address],
      ),
    );
    erased += rows.length;
    if (rows.length < erasedAtOnce) return erased;
  }
}

function toRow(table: InboxTable): (row: Row) => ContactMessage | ToolSuggestion {
  return table === 'contact_messages' ? toMessage : toSuggestion;
}

function iso(value: SqlValue | undefined): string {
  return new Date(Number(value)).toISOString();
}

function toMessage(row: Row): ContactMessage {
  return {
    id: String(row.id),
    name: String(row.name),
    email: String(row.email),
    subject: String(row.subject),
    message: String(row.message),
    created_at: iso(row.created_at),
    status: row.status as ContactMessage['status'],
    replied: row.status === 'replied',
    reply_text: String(row.reply_text),
    replied_at: typeof row.replied_at !== 'number' ? null : iso(row.replied_at),
  };
}

function toSuggestion(row: Row): ToolSuggestion {
  return {
    id: String(row.id),
    name: String(row.name),
    description: String(row.description),
    category: String(row.category),
    link: String(row.link),
    email: String(row.email),
    created_at: iso(row.created_at),
    status: row.status as ToolSuggestion['status'],
    reviewed: row.status === 'approved' || row.status === 'rejected',
    approved: row.status === 'approved',
  };
}
