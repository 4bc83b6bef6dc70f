import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { formHeaders, type FormToken } from '#contracts/form-token.ts';
import { connect, type StorePlace } from '#server/database/connect.ts';
import { isProofOfWork, issueFormToken } from '#server/security/form-token.ts';
import { readSigner, type Signer } from '#server/security/secret.ts';

const message = {
  name: 'Load run',
  email: 'load@example.org',
  message: 'One of many messages that a load run sends.',
};

export interface Answer {
  readonly status: number;
  readonly body: string;
}

let sender = 0;

/** Returns a new address for each request, so that the limits per sender do not matter. */
function nextSender(): string {
  sender += 1;
  return `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`;
}

/** One request over a kept connection. */
export function send(
  agent: Agent,
  origin: string,
  path: string,
  init: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', body, headers = {} } = init;
    const outgoing = request(origin + path, { agent, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export async function fetchToken(agent: Agent, origin: string): Promise<string> {
  return (JSON.parse((await send(agent, origin, '/api/form-token')).body) as FormToken).token;
}

/** Makes a form old enough for a person's, with a cheap proof of work, to measure the server only. */
function makeProof(sign: Signer): { token: string; nonce: string } {
  const { token, minAgeMs } = issueFormToken(sign, Date.now() - 10_000, 1);
  if (minAgeMs >= 10_000) throw new Error('Tokens of this run are too young.');
  let nonce = 0;
  while (!isProofOfWork(token, String(nonce), 1)) nonce += 1;
  return { token, nonce: String(nonce) };
}

/** Sends a message, signed as the server signs. Resolves to its subject once it was acknowledged. */
export async function postMessage(agent: Agent, origin: string, sign: Signer): Promise<string | undefined> {
  const key = randomUUID();
  const { token, nonce } = makeProof(sign);
  const { status } = await send(agent, origin, '/rest/v1/contact_messages', {
    method: 'POST',
    body: JSON.stringify({ ...message, subject: key }),
    headers: {
      'content-type': 'application/json',
      origin,
      'x-forwarded-for': nextSender(),
      [formHeaders.token]: token,
      [formHeaders.nonce]: nonce,
      [formHeaders.idempotencyKey]: key,
    },
  });
  return status === 201 ? key : undefined;
}

/** Lifts the limit over all senders for an hour, by counting from far below zero. Returns the server's signer. */
export async function liftOverallLimit(place: StorePlace): Promise<Signer> {
  const database = await connect(place);
  await database.transaction((query) =>
    query(
      "insert into rate_limits (key, window_started_at, count, strikes, expires_at) values ('forms', $1, -1000000000, 0, $2) on conflict (key) do update set count = excluded.count",
      [Date.now(), Date.now() + 3_600_000],
    ),
  );
  const sign = await readSigner(database);
  await database.close();
  return sign;
}
