import { randomUUID } from 'node:crypto';
import type { Database, Query } from '#server/database/database.ts';
import { foldAddress } from '#server/database/fold-address.ts';
import { type RateRule, type RateVerdict, takeAttempt } from '#server/security/rate-limit.ts';
import { useFormToken } from '#server/security/form-token.ts';
import { overall, overallKey } from './difficulty.ts';
import { makeSpamRoom } from './spam-pool.ts';
import type { FormTable, Submission } from './submission.ts';

const hourMs = 3_600_000;
const perSender: Readonly<Record<FormTable, RateRule>> = {
  contact_messages: { limit: 5, windowMs: hourMs },
  tool_suggestions: { limit: 10, windowMs: 24 * hourMs },
};
/** A network that holds many senders may send as much as so many of them. */
const sendersPerNetwork = 4;
/** What is taken for spam counts apart for its sender, so that a flood of it silences nobody. */
const spamSuffix = '-spam';

export interface StoreRequest {
  readonly submission: Submission;
  readonly idempotencyKey: string;
  /** The sender, blinded. */
  readonly senderKey: string;
  /** The larger network that the sender's belongs to, blinded; undefined where there is none to count by. */
  readonly networkKey: string | undefined;
  readonly token: { readonly id: string; readonly expiresAtMs: number };
  readonly status: 'pending' | 'spam';
  readonly nowMs: number;
}

export type StoreAnswer =
  | { readonly state: 'stored' | 'other-content' | 'token-used' | 'spam-full' }
  | { readonly state: 'limited' | 'crowded'; readonly retryAfterMs: number };

/** Ends a transaction without a trace: the row was there before. */
class FoundEarlier extends Error {
  readonly bodyHash: string;
  constructor(bodyHash: string) {
    super('The row was stored before.');
    this.bodyHash = bodyHash;
  }
}

/**
 * Stores a form once, whatever is repeated: the sender's limits, the token's single use, the overall count and the row
 * are one transaction. A repeated request with the same content counts as stored and costs nothing.
 */
export async function storeSubmission(database: Database, request: StoreRequest): Promise<StoreAnswer> {
  try {
    return await database.transaction((query) => store(query, request));
  } catch (error) {
    if (!(error instanceof FoundEarlier)) throw error;
    return { state: error.bodyHash === request.submission.bodyHash ? 'stored' : 'other-content' };
  }
}

async function store(query: Query, request: StoreRequest): Promise<StoreAnswer> {
  const { token, nowMs } = request;
  const sender = await takeSenderAttempt(query, request);
  // Only behind this lock is the same request, sent twice at once, seen by the second.
  await refuseFoundEarlier(query, request);
  if (!sender.isAllowed) return { state: 'limited', retryAfterMs: sender.retryAfterMs };
  if (!(await useFormToken(query, token))) {
    // Perhaps by this very request from another address, which this one has just waited for.
    await refuseFoundEarlier(query, request);
    return { state: 'token-used' };
  }
  // Counted for a proof of its own alone: one that is sent again and again must not make all others work harder.
  const all = await takeAttempt(query, overallKey, overall, nowMs);
  const status = all.isAllowed ? request.status : 'spam';
  if (status === 'spam' && !(await makeSpamRoom(query, nowMs))) {
    return request.status === 'spam' ? { state: 'spam-full' } : { ...all, state: 'crowded' };
  }
  if ((await insertRow(query, { ...request, status })).length === 0) await refuseFoundEarlier(query, request);
  return { state: 'stored' };
}

/** Counts for the sender, and for the larger network around it. */
async function takeSenderAttempt(query: Query, request: StoreRequest): Promise<RateVerdict> {
  const { submission, senderKey, networkKey, status, nowMs } = request;
  const name = submission.table + (status === 'spam' ? spamSuffix : '');
  const rule = perSender[submission.table];
  const own = await takeAttempt(query, `${name}:${senderKey}`, rule, nowMs);
  if (!own.isAllowed || networkKey === undefined) return own;
  const wider = { ...rule, limit: rule.limit * sendersPerNetwork };
  return takeAttempt(query, `${name}:${networkKey}`, wider, nowMs);
}

async function refuseFoundEarlier(query: Query, { submission, idempotencyKey }: StoreRequest): Promise<void> {
  const [found] = await query(`select body_hash from ${submission.table} where idempotency_key = $1`, [
    idempotencyKey,
  ]);
  if (found) throw new FoundEarlier(String(found.body_hash));
}

function insertRow(query: Query, request: StoreRequest) {
  const { submission, idempotencyKey, status, nowMs } = request;
  const row = {
    id: randomUUID(),
    ...submission.fields,
    email_folded: foldAddress(submission.fields.email ?? ''),
    created_at: nowMs,
    status,
    idempotency_key: idempotencyKey,
    body_hash: submission.bodyHash,
  };
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  return query(
    `insert into ${submission.table} (${columns.join(', ')}) values (${places.join(', ')})
     on conflict (idempotency_key) do nothing returning id`,
    Object.values(row),
  );
}
