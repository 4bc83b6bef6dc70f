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
/** The limit of a network with many senders, as a multiple of one sender's limit. */
const sendersPerNetwork = 4;
/** Spam is counted separately for each sender, so that a flood of it does not block real messages. */
const spamSuffix = '-spam';

export interface StoreRequest {
  readonly submission: Submission;
  readonly idempotencyKey: string;
  /** The sender's address, as a keyed hash. */
  readonly senderKey: string;
  /** The sender's larger network, as a keyed hash; undefined if there is none. */
  readonly networkKey: string | undefined;
  readonly token: { readonly id: string; readonly expiresAtMs: number };
  readonly status: 'pending' | 'spam';
  readonly nowMs: number;
}

export type StoreAnswer =
  | { readonly state: 'stored' | 'other-content' | 'token-used' | 'spam-full' }
  | { readonly state: 'limited' | 'crowded'; readonly retryAfterMs: number };

/** Rolls back a transaction because the row was stored before. */
class FoundEarlier extends Error {
  readonly bodyHash: string;
  constructor(bodyHash: string) {
    super('The row was stored before.');
    this.bodyHash = bodyHash;
  }
}

/**
 * Stores a form only once, even if requests repeat. The sender's limits, the token's single use, the overall count and
 * the row are one transaction. A repeated request with the same content counts as stored and is not counted again.
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
  // If the same request is sent twice at once, only this lock lets the second one see the first.
  await refuseFoundEarlier(query, request);
  if (!sender.isAllowed) return { state: 'limited', retryAfterMs: sender.retryAfterMs };
  if (!(await useFormToken(query, token))) {
    // The token may have been used by this same request from another address, for which this one has just waited.
    await refuseFoundEarlier(query, request);
    return { state: 'token-used' };
  }
  // Counts only after a new token. Otherwise repeating one proof would make the work harder for everyone.
  const all = await takeAttempt(query, overallKey, overall, nowMs);
  const status = all.isAllowed ? request.status : 'spam';
  if (status === 'spam' && !(await makeSpamRoom(query, nowMs))) {
    return request.status === 'spam' ? { state: 'spam-full' } : { ...all, state: 'crowded' };
  }
  if ((await insertRow(query, { ...request, status })).length === 0) await refuseFoundEarlier(query, request);
  return { state: 'stored' };
}

/** Counts an attempt of the sender, and of the larger network around it. */
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
