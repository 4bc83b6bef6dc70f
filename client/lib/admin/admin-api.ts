import type { ProblemAnswer } from '#contracts/admin.ts';
import { unreadableHeader } from '#contracts/admin-headers.ts';
import { countSentBytes } from '#client/lib/sent-bytes.ts';

/** What our server refused, in words for the administrator. */
export class AdminRefusal extends Error {
  override readonly name = 'AdminRefusal';
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, { code, message, fields = {} }: ProblemAnswer) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export interface AdminCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: object;
  /** The version an edit was made from. */
  readonly ifMatch?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer with what a list says of its length. */
export interface AdminAnswer {
  readonly data: unknown;
  /** How many rows there are in all; 0 for answers that are no lists. */
  readonly total: number;
  /** How many rows the list lacks because the database is damaged. */
  readonly unreadable: number;
}

/** Asks our own server as the administrator. Throws an AdminRefusal for a refusal, and an Error for no answer. */
export async function callAdmin(path: string, call: AdminCall = {}): Promise<AdminAnswer> {
  const { method = 'GET', body, ifMatch, headers = {} } = call;
  const text = method === 'GET' ? undefined : JSON.stringify(body ?? {});
  if (text !== undefined) countSentBytes(new TextEncoder().encode(text).length);
  const response = await fetch(path, {
    method,
    ...(text === undefined ? {} : { body: text }),
    headers: {
      ...headers,
      'content-type': 'application/json',
      'x-hub': '1',
      ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
    },
  });
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
  const data: unknown = isJson ? await response.json() : undefined;
  // A page was answered by somebody between us and the server.
  const isOurs = response.ok && (isJson || response.status === 204);
  if (!isOurs) {
    throw new AdminRefusal(
      response.status,
      isJson && !response.ok
        ? (data as ProblemAnswer)
        : { code: 'unknown', message: describeStranger(response) },
    );
  }
  const total = Number(response.headers.get('content-range')?.split('/')[1] ?? 0);
  return { data, total, unreadable: readUnreadable(response) };
}

function readUnreadable(response: Response): number {
  return Number(response.headers.get(unreadableHeader) ?? 0);
}

function describeStranger({ ok, status }: Response): string {
  if (!ok) return `The server answered ${status}.`;
  return 'Another server answered instead of ours. Check your connection, then try again.';
}

/** A file that our server makes, as a blob to save, and how many rows it lacks because the database is damaged. */
export async function fetchExport(
  table: string,
  format: 'csv' | 'json',
): Promise<{ readonly file: Blob; readonly unreadable: number }> {
  const response = await fetch(`/api/admin/export/${table}?format=${format}`, { headers: { 'x-hub': '1' } });
  if (!response.ok) throw new AdminRefusal(response.status, (await response.json()) as ProblemAnswer);
  return { file: await response.blob(), unreadable: readUnreadable(response) };
}
