import { countSentBytes } from './sent-bytes.ts';

/** The public forms' tables. */
export type FormTable = 'tool_suggestions' | 'contact_messages';

/**
 * Sends one row to our own server, the only place pages may send anything to. `idempotencyKey` stays the same when a
 * failed attempt is repeated, so that the row is stored once. Throws an Error for any answer but success.
 */
export async function postForm(
  table: FormTable,
  fields: Readonly<Record<string, string>>,
  idempotencyKey: string,
): Promise<void> {
  const tokenResponse = await fetch('/api/form-token');
  if (!tokenResponse.ok) throw new Error(`No form token: status ${tokenResponse.status}.`);
  const { token } = (await tokenResponse.json()) as { token: string };
  const body = JSON.stringify(fields);
  countSentBytes(new TextEncoder().encode(body).length);
  const response = await fetch(`/rest/v1/${table}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey, 'x-form-token': token },
  });
  if (!response.ok) throw new Error(`The form was refused: status ${response.status}.`);
}
