import { randomUUID } from 'node:crypto';
import type { OutboxMail } from '#contracts/admin.ts';
import type { Database, Query, Row } from '#server/database/database.ts';
import { foldAddress } from '#server/database/fold-address.ts';
import { readAroundDamage } from '#server/database/sqlite/read-around-damage.ts';
import { clockSkewMs } from '#server/security/clock.ts';

/** A mail that is due for sending. */
export interface DueMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly attempts: number;
  readonly createdAtMs: number;
}

export interface NewMail {
  readonly purpose: 'reply' | 'notice';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly contactMessageId?: string;
}

const leaseMs = 2 * 60_000;
const maxAttempts = 12;
const firstDelayMs = 60_000;
const longestDelayMs = 6 * 3_600_000;

/** Adds a mail to the outbox, within the caller's transaction. Without SMTP it is stored as not sent. */
export async function addMail(query: Query, mail: NewMail, canSend: boolean, nowMs: number): Promise<void> {
  await query(
    `insert into outbox (id, contact_message_id, purpose, recipient, recipient_folded, subject, body, state, next_attempt_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
    [
      randomUUID(),
      mail.contactMessageId ?? null,
      mail.purpose,
      mail.recipient,
      foldAddress(mail.recipient),
      mail.subject,
      mail.body,
      canSend ? 'waiting' : 'not-sent',
      nowMs,
    ],
  );
}

/** Adds an e-mail to the person behind a suggestion that the tool was added; does nothing for an unknown suggestion. */
export async function addSuggestionNotice(
  database: Database,
  suggestionId: string,
  toolName: string,
  canSend: boolean,
  nowMs: number,
): Promise<void> {
  await database.transaction(async (query) => {
    const [row] = await query('select name, email from tool_suggestions where id = $1', [suggestionId]);
    if (!row) return;
    const mail = {
      purpose: 'notice',
      recipient: String(row.email),
      subject: 'The tool you suggested was added',
      body: `Thank you for suggesting "${String(row.name)}". It is now announced as "${toolName}".\n`,
    } as const;
    await addMail(query, mail, canSend, nowMs);
  });
}

/**
 * Claims one due mail for this process until the lease ends. Counts the attempt now, so that a mail that crashes the
 * process is not tried forever.
 */
export async function claimMail(
  database: Database,
  holder: string,
  nowMs: number,
): Promise<DueMail | undefined> {
  // Times too far in the future come from a clock that was wrong.
  const due =
    "state = 'waiting' and (next_attempt_at <= $1 or next_attempt_at > $4) and (leased_until <= $1 or leased_until > $5)";
  const farAhead = [nowMs + longestDelayMs * 1.25 + clockSkewMs, nowMs + leaseMs + clockSkewMs];
  const [row] = await database.transaction((query) =>
    // PostgreSQL checks the outer condition again if another process has changed the row.
    query(
      `update outbox set lease_holder = $2, leased_until = $3, attempts = attempts + 1
       where id = (select id from outbox where ${due} order by next_attempt_at, id limit 1) and ${due}
       returning id, recipient, subject, body, attempts, created_at`,
      [nowMs, holder, nowMs + leaseMs, ...farAhead],
    ),
  );
  return (
    row && {
      id: String(row.id),
      recipient: String(row.recipient),
      subject: String(row.subject),
      body: String(row.body),
      attempts: Number(row.attempts),
      createdAtMs: Number(row.created_at),
    }
  );
}

/** The result of an attempt: accepted by the mail server, refused permanently, or to be tried again. */
export type Delivery =
  | { readonly state: 'sent' }
  | { readonly state: 'refused' | 'failed'; readonly reason: string };

/** Stores the result for a claimed mail; does nothing if the lease has passed to another process. */
export async function settleMail(
  database: Database,
  mail: DueMail,
  holder: string,
  delivery: Delivery,
  nowMs: number,
): Promise<void> {
  const isDead =
    delivery.state === 'refused' || (delivery.state === 'failed' && mail.attempts >= maxAttempts);
  const state = delivery.state === 'sent' ? 'sent' : isDead ? 'dead' : 'waiting';
  const retryAtMs = nowMs + retryDelayMs(mail.attempts, Math.random());
  await database.transaction((query) =>
    query(
      `update outbox set state = $3, sent_at = $4, last_error = $5, next_attempt_at = $6, leased_until = 0, lease_holder = null
       where id = $1 and lease_holder = $2`,
      [
        mail.id,
        holder,
        state,
        delivery.state === 'sent' ? nowMs : null,
        delivery.state === 'sent' ? '' : delivery.reason.slice(0, 500),
        state === 'waiting' ? retryAtMs : nowMs,
      ],
    ),
  );
}

/**
 * Returns the delay: one minute, doubled with each attempt up to 6 hours, plus up to a quarter so that mails do not
 * come all at once.
 */
export function retryDelayMs(attempts: number, random: number): number {
  const base = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.max(0, attempts - 1));
  return Math.round(base * (1 + random / 4));
}

/** Lists the newest mails, stuck ones first. */
export async function listMails(database: Database, limit: number): Promise<OutboxMail[]> {
  const { value } = await readAroundDamage(database, 'outbox', (readable) =>
    database.read(
      `select * from outbox ${readable ? 'not indexed' : ''} where ${readable?.condition ?? 'true'}
       order by case state when 'dead' then 0 when 'waiting' then 1 else 2 end, created_at desc, id limit ${limit}`,
      readable ? [readable.value] : [],
    ),
  );
  return value.map(toOutboxMail);
}

/** Sends a dead or unsent mail again; returns false if it is neither. */
export async function retryMail(database: Database, id: string, nowMs: number): Promise<boolean> {
  const rows = await database.transaction((query) =>
    query(
      `update outbox set state = 'waiting', attempts = 0, next_attempt_at = $2, last_error = ''
       where id = $1 and state in ('dead', 'not-sent') returning id`,
      [id, nowMs],
    ),
  );
  return rows.length === 1;
}

/** Returns how long the oldest due mail has waited, in milliseconds; 0 if there is none. */
export async function oldestWaitMs(database: Database, nowMs: number): Promise<number> {
  const { value } = await readAroundDamage(database, 'outbox', (readable) =>
    database.read(
      `select min(created_at) as oldest from outbox ${readable ? 'not indexed' : ''} where ${readable?.condition ?? 'true'} and state = 'waiting'`,
      readable ? [readable.value] : [],
    ),
  );
  const [row] = value;
  return typeof row?.oldest !== 'number' ? 0 : Math.max(0, nowMs - row.oldest);
}

function toOutboxMail(row: Row): OutboxMail {
  const time = (value: Row[string] | undefined) =>
    typeof value !== 'number' ? null : new Date(value).toISOString();
  return {
    id: String(row.id),
    purpose: row.purpose as OutboxMail['purpose'],
    recipient: String(row.recipient),
    subject: String(row.subject),
    state: row.state as OutboxMail['state'],
    attempts: Number(row.attempts),
    nextAttemptAt: row.state === 'waiting' ? time(row.next_attempt_at) : null,
    lastError: String(row.last_error),
    createdAt: time(row.created_at) ?? '',
    sentAt: time(row.sent_at),
    contactMessageId: row.contact_message_id === null ? null : String(row.contact_message_id),
  };
}
