import type { Context, Hono } from 'hono';
import { formHeaders } from '#contracts/form-token.ts';
import type { Database } from '#server/database/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { HttpProblem } from '#server/http/problem.ts';
import { readJson } from '#server/http/read-json.ts';
import { requireSameOrigin } from '#server/http/same-origin.ts';
import { isProofOfWork, issueFormToken, readFormToken } from '#server/security/form-token.ts';
import type { Signer } from '#server/security/secret.ts';
import { readPressure, type StoreAnswer, storeSubmission } from './store.ts';
import { type FormTable, formTables, readSubmission } from './submission.ts';

export interface FormParts {
  readonly database: Database;
  readonly sign: Signer;
  readonly clock: () => number;
}

/** About 0.1 s of a phone's time, up to 2 s while many forms come in. */
const easiestProof = 15;
const hardestProof = 20;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The two public forms, PostgREST-style, and the token that they are sent with. */
export function addFormRoutes(app: Hono<AppEnv>, parts: FormParts): void {
  app.get('/api/form-token', async (context) => {
    const pressure = await readPressure(parts.database, parts.clock());
    const difficulty = easiestProof + Math.round(pressure * (hardestProof - easiestProof));
    return context.json(issueFormToken(parts.sign, parts.clock(), difficulty));
  });
  for (const table of Object.keys(formTables) as FormTable[]) {
    app.post(`/rest/v1/${table}`, (context) => takeForm(context, table, parts));
  }
}

async function takeForm(context: Context<AppEnv>, table: FormTable, parts: FormParts): Promise<Response> {
  const submission = readSubmission(table, await readJson(context));
  requireSameOrigin(context);
  const idempotencyKey = (context.req.header(formHeaders.idempotencyKey) ?? '').toLowerCase();
  if (!uuid.test(idempotencyKey)) {
    throw new HttpProblem(400, 'no_idempotency_key', 'The Idempotency-Key header must be a UUID.');
  }
  const nowMs = parts.clock();
  const token = context.req.header(formHeaders.token) ?? '';
  const verdict = readFormToken(parts.sign, token, nowMs);
  if (verdict.state === 'forged')
    throw new HttpProblem(403, 'bad_token', 'The form token is missing or not ours.');
  if (verdict.state === 'expired')
    throw new HttpProblem(403, 'old_token', 'The form was open for too long. Please send it again.');
  const hasProof = checkProof(context.req.header(formHeaders.nonce), token, verdict.difficulty);
  const isSuspect = verdict.state === 'early' || submission.isTrapped || !hasProof;
  const answer = await storeSubmission(parts.database, {
    submission,
    idempotencyKey,
    senderKey: parts.sign('sender', context.get('info').limitKey),
    token: verdict,
    status: isSuspect ? 'spam' : 'pending',
    nowMs,
  });
  return answerStored(context, answer);
}

/** True with a right proof, false without one: some browsers cannot work. A wrong one is refused. */
function checkProof(nonce: string | undefined, token: string, difficulty: number): boolean {
  if (nonce === undefined) return false;
  if (isProofOfWork(token, nonce, difficulty)) return true;
  throw new HttpProblem(400, 'bad_proof', 'The proof of work is wrong.');
}

function answerStored(context: Context<AppEnv>, answer: StoreAnswer): Response {
  switch (answer.state) {
    case 'stored':
      return context.body(null, 201);
    case 'other-content':
      throw new HttpProblem(422, 'key_reused', 'This Idempotency-Key was used for other content.');
    case 'token-used':
      throw new HttpProblem(
        409,
        'token_used',
        'This form token was used before. Please send the form again.',
      );
    case 'limited': {
      const minutes = Math.ceil(answer.retryAfterMs / 60_000);
      const wait = minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} minutes`;
      throw new HttpProblem(
        429,
        'too_many',
        `That is more than we can take in from you now. Please try again in ${wait}.`,
        {
          retryAfterMs: answer.retryAfterMs,
        },
      );
    }
  }
}
