import type { Context, Hono } from 'hono';
import { formHeaders } from '#contracts/form-token.ts';
import type { Database } from '#server/database/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { HttpProblem } from '#server/http/problem.ts';
import { readJson } from '#server/http/read-json.ts';
import { requireSameOrigin } from '#server/http/same-origin.ts';
import { isProofOfWork, issueFormToken, readFormToken } from '#server/security/form-token.ts';
import type { Signer } from '#server/security/secret.ts';
import { readProofDemand } from './difficulty.ts';
import { type StoreAnswer, storeSubmission } from './store.ts';
import { type FormTable, formTables, readSubmission } from './submission.ts';

export interface FormParts {
  readonly database: Database;
  readonly sign: Signer;
  readonly clock: () => number;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Adds the routes of the two public forms, in PostgREST style, and of their token. */
export function addFormRoutes(app: Hono<AppEnv>, parts: FormParts): void {
  app.get('/api/form-token', async (context) => {
    const { asked } = await readProofDemand(parts.database, parts.clock());
    return context.json(issueFormToken(parts.sign, parts.clock(), asked));
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
  requireProof(context.req.header(formHeaders.nonce), token, verdict.difficulty);
  await requireHardness(verdict.difficulty, parts);
  const isSuspect = verdict.state === 'early' || submission.isTrapped;
  const { limitKey, networkKey } = context.get('info');
  const answer = await storeSubmission(parts.database, {
    submission,
    idempotencyKey,
    senderKey: parts.sign('sender', limitKey),
    networkKey: networkKey === undefined ? undefined : parts.sign('sender', networkKey),
    token: verdict,
    status: isSuspect ? 'spam' : 'pending',
    nowMs,
  });
  return answerStored(context, answer);
}

/** Requires work for everything that is stored, including spam, so that a program cannot fill the disk for free. */
function requireProof(nonce: string | undefined, token: string, difficulty: number): void {
  if (nonce === undefined) {
    throw new HttpProblem(
      403,
      'no_proof',
      'The proof of work is missing. Send the form from our page, which works it out by JavaScript.',
    );
  }
  if (!isProofOfWork(token, nonce, difficulty)) {
    throw new HttpProblem(400, 'bad_proof', 'The proof of work is wrong. Please send the form again.');
  }
}

/** Requires a harder proof after many forms within an hour, without refusing anyone. */
async function requireHardness(difficulty: number, { database, clock }: FormParts): Promise<void> {
  if (difficulty >= (await readProofDemand(database, clock())).least) return;
  throw new HttpProblem(
    403,
    'needs_harder_proof',
    'Many forms are coming in, so your browser must work longer for this one. Please send it again.',
  );
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
    case 'spam-full':
      throw new HttpProblem(
        503,
        'spam_full',
        'This form looks like spam to our server, and it can hold no more of that. Please try again in some days.',
        { retryAfterMs: 86_400_000 },
      );
    case 'crowded':
      throw new HttpProblem(
        503,
        'crowded',
        'So many forms arrive at this moment that there is no space for yours. Please try again in an hour.',
        { retryAfterMs: answer.retryAfterMs },
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
