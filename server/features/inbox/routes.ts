import type { Context, Hono } from 'hono';
import { eraseBody, messagePatch, suggestionPatch } from '#contracts/admin.ts';
import { unreadableHeader } from '#contracts/admin-headers.ts';
import { append } from '#core/collections/append.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { HttpProblem } from '#server/http/problem.ts';
import { readBody } from '#server/http/read-json.ts';
import { type GuardParts, requireAdmin } from '#server/security/guard.ts';
import { toCsv } from './csv.ts';
import { readListQuery } from './list-query.ts';
import {
  eraseAddress,
  findRow,
  type InboxPage,
  inboxTables,
  type InboxTable,
  listRows,
  setStatus,
} from './store.ts';

const patches = { contact_messages: messagePatch, tool_suggestions: suggestionPatch };
const exportLimit = 1000;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Adds the administrator's routes for submitted forms: lists, statuses, export, erasing. */
export function addInboxRoutes(app: Hono<AppEnv>, parts: GuardParts): void {
  const admin = requireAdmin(parts);
  for (const table of Object.keys(inboxTables) as InboxTable[]) {
    app.get(`/rest/v1/${table}`, admin, (context) => answerList(context, table, parts));
    app.patch(`/rest/v1/${table}`, admin, (context) => answerPatch(context, table, parts));
    app.get(`/api/admin/export/${table}`, admin, (context) => answerExport(context, table, parts));
  }
  app.post('/api/admin/erase', admin, async (context) => {
    const { email } = await readBody(context, eraseBody);
    return context.json({ erased: await eraseAddress(parts.database, email) });
  });
}

async function answerList(context: Context<AppEnv>, table: InboxTable, parts: GuardParts): Promise<Response> {
  const asked = readListQuery(new URL(context.req.url).searchParams, inboxTables[table]);
  const { rows, total, unreadable } = await listRows(parts.database, table, asked);
  const last = asked.offset + rows.length - 1;
  context.header('content-range', rows.length === 0 ? `*/${total}` : `${asked.offset}-${last}/${total}`);
  if (unreadable > 0) context.header(unreadableHeader, String(unreadable));
  return context.json(rows);
}

async function answerPatch(
  context: Context<AppEnv>,
  table: InboxTable,
  parts: GuardParts,
): Promise<Response> {
  const parameters = new URL(context.req.url).searchParams;
  const id = parameters.get('id')?.replace(/^eq\./, '') ?? '';
  if ([...parameters.keys()].join() !== 'id' || !parameters.get('id')?.startsWith('eq.') || !uuid.test(id)) {
    throw new HttpProblem(400, 'bad_query', 'Name exactly one row: id=eq. and its id.');
  }
  const { status } = await readBody(context, patches[table]);
  if (await setStatus(parts.database, table, id, status, parts.clock())) return context.body(null, 204);
  if (!(await findRow(parts.database, table, id)))
    throw new HttpProblem(404, 'not_found', 'There is no such row.');
  throw new HttpProblem(409, 'decided', 'This was decided before. Refresh to see how.');
}

async function answerExport(
  context: Context<AppEnv>,
  table: InboxTable,
  parts: GuardParts,
): Promise<Response> {
  const format = new URL(context.req.url).searchParams.get('format');
  if (format !== 'csv' && format !== 'json') {
    throw new HttpProblem(400, 'bad_query', 'The parameter format must be csv or json.');
  }
  const rows: InboxPage['rows'] = [];
  let unreadable = 0;
  for (let offset = 0; ; offset += exportLimit) {
    const asked = {
      orderBy: 'created_at',
      isDescending: false,
      status: undefined,
      search: '',
      limit: exportLimit,
      offset,
    };
    const page = await listRows(parts.database, table, asked);
    append(rows, page.rows);
    unreadable = Math.max(unreadable, page.unreadable);
    if (offset + exportLimit >= page.total) break;
  }
  if (unreadable > 0) context.header(unreadableHeader, String(unreadable));
  context.header('content-disposition', `attachment; filename="${table}.${format}"`);
  if (format === 'json') return context.json(rows);
  const columns = table === 'contact_messages' ? messageColumns : suggestionColumns;
  return context.body(toCsv(columns, rows as unknown as Readonly<Record<string, unknown>>[]), 200, {
    'content-type': 'text/csv; charset=utf-8',
  });
}

const messageColumns = [
  'id',
  'created_at',
  'name',
  'email',
  'subject',
  'message',
  'status',
  'reply_text',
  'replied_at',
];
const suggestionColumns = ['id', 'created_at', 'name', 'description', 'category', 'link', 'email', 'status'];
