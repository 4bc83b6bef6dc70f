import { addressOf } from '#client/lib/site-data.ts';
import type { ProblemAnswer } from '#contracts/admin.ts';
import { unreadableHeader } from '#contracts/admin-headers.ts';
import { countSentBytes } from '#client/lib/sent-bytes.ts';

/** The error for a request that our server refused; its message is written for the administrator. */
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
  /** The version that the edit is based on. */
  readonly ifMatch?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The data of an answer, and how long the full list is. */
export interface AdminAnswer {
  readonly data: unknown;
  /** The number of rows in all; 0 for answers that are not lists. */
  readonly total: number;
  /** The number of rows missing from the list because the database is damaged. */
  readonly unreadable: number;
}

/**
 * Sends a request to our own server as the administrator. Throws an AdminRefusal if the server refuses, and an Error if
 * it does not answer.
 */
export async function callAdmin(path: string, call: AdminCall = {}): Promise<AdminAnswer> {
  const { method = 'GET', body, ifMatch, headers = {} } = call;
  const text = method === 'GET' ? undefined : JSON.stringify(body ?? {});
  if (text !== undefined) countSentBytes(new TextEncoder().encode(text).length);
  const response = await fetch(addressOf(path), {
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
  // An answer without JSON came from a proxy between us and the server.
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

/**
 * Fetches a table that the server exports, as a blob to save. `unreadable` is the number of rows missing because the
 * database is damaged.
 */
export async function fetchExport(
  table: string,
  format: 'csv' | 'json',
): Promise<{ readonly file: Blob; readonly unreadable: number }> {
  const response = await fetch(addressOf(`/api/admin/export/${table}?format=${format}`), {
    headers: { 'x-hub': '1' },
  });
  if (!response.ok) throw new AdminRefusal(response.status, (await response.json()) as ProblemAnswer);
  return { file: await response.blob(), unreadable: readUnreadable(response) };
}
