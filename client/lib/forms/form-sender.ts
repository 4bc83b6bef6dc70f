import { addressOf } from '#client/lib/site-data.ts';
import type { ProblemAnswer } from '#contracts/admin.ts';
import { type FormToken, formHeaders } from '#contracts/form-token.ts';
import { countSentBytes } from '#client/lib/sent-bytes.ts';

/** The database tables that the public forms fill. */
export type FormTable = 'tool_suggestions' | 'contact_messages';

/** The error for a form that our server did not accept; its message is shown to the person. */
export class FormRefusal extends Error {
  override readonly name = 'FormRefusal';
}

interface Ticket extends FormToken {
  readonly receivedAtMs: number;
  /** Resolves to undefined if the browser cannot find the nonce. */
  readonly nonce: Promise<string | undefined>;
}

/** Tokens older than this are requested again; the server accepts them for a day. */
const ticketLifeMs = 20 * 3_600_000;
/** Refusals that a new token fixes. While many forms come in, the next token may require more work. */
const staleCodes = ['token_used', 'old_token', 'bad_token', 'bad_proof', 'needs_harder_proof'];
const maxAttempts = 4;
let ticket: Promise<Ticket> | undefined;
let ticketAskedAtMs = 0;

/** Requests a form's token and starts its proof of work, so that both are ready when the form is sent. */
export function prepareForm(): void {
  takeTicket().catch(() => {
    // Ignored here, because sending the form shows the same error.
  });
}

/**
 * Sends one row to our own server, the only place that pages may send data to. Repeat a failed attempt with the same
 * `idempotencyKey`, so that the row is stored once. Throws a FormRefusal with the server's message, or an Error if
 * there is no answer.
 */
export async function postForm(
  table: FormTable,
  fields: Readonly<Record<string, string>>,
  idempotencyKey: string,
): Promise<void> {
  for (let attempts = 1; ; attempts++) {
    const refusal = await attempt(table, fields, idempotencyKey);
    if (refusal === undefined) return;
    if (!staleCodes.includes(refusal.code) || attempts === maxAttempts)
      throw new FormRefusal(refusal.message);
  }
}

async function attempt(
  table: FormTable,
  fields: Readonly<Record<string, string>>,
  idempotencyKey: string,
): Promise<ProblemAnswer | undefined> {
  const { token, minAgeMs, receivedAtMs, nonce } = await takeTicket();
  ticket = undefined;
  const proof = await nonce;
  if (proof === undefined) {
    throw new FormRefusal(
      'This browser cannot solve the small puzzle that prevents spam. Please send your message from another one.',
    );
  }
  const waitMs = receivedAtMs + minAgeMs + 100 - performance.now();
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  const body = JSON.stringify(fields);
  countSentBytes(new TextEncoder().encode(body).length);
  const response = await fetch(addressOf(`/rest/v1/${table}`), {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      [formHeaders.idempotencyKey]: idempotencyKey,
      [formHeaders.token]: token,
      [formHeaders.nonce]: proof,
    },
  });
  // Any other answer came from something between us and the server, such as a hotel's log-in page.
  if (response.status === 201) return undefined;
  return readProblem(response);
}

async function readProblem(response: Response): Promise<ProblemAnswer> {
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json'))
    throw new Error(`The form was refused: status ${response.status}.`);
  return (await response.json()) as ProblemAnswer;
}

function takeTicket(): Promise<Ticket> {
  if (ticket && performance.now() - ticketAskedAtMs < ticketLifeMs) return ticket;
  ticketAskedAtMs = performance.now();
  const fresh = fetchTicket();
  ticket = fresh;
  fresh.catch(() => {
    if (ticket === fresh) ticket = undefined;
  });
  return fresh;
}

async function fetchTicket(): Promise<Ticket> {
  const [response, { workOut }] = await Promise.all([
    fetch(addressOf('/api/form-token')),
    import('./work-out.ts'),
  ]);
  if (!response.ok) throw new Error(`No form token: status ${response.status}.`);
  const answer = (await response.json()) as FormToken;
  return { ...answer, receivedAtMs: performance.now(), nonce: workOut(answer) };
}
