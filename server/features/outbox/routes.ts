import type { Hono } from 'hono';
import { replyBody } from '#contracts/admin.ts';
import type { Database } from '#server/database/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { HttpProblem } from '#server/http/problem.ts';
import { readBody } from '#server/http/read-json.ts';
import { type GuardParts, requireAdmin } from '#server/security/guard.ts';
import { addMail, listMails, retryMail } from './store.ts';

export interface OutboxParts extends GuardParts {
  /** False without SMTP; replies are then stored and marked as not sent. */
  readonly canSendMail: boolean;
  readonly wakeOutbox: () => void;
}

const listLimit = 200;

/** Adds the routes for replies to contact messages, and for the resulting mails. */
export function addOutboxRoutes(app: Hono<AppEnv>, parts: OutboxParts): void {
  const admin = requireAdmin(parts);
  app.post('/api/admin/messages/:id/reply', admin, async (context) => {
    const { text } = await readBody(context, replyBody);
    const isStored = await storeReply(
      parts.database,
      context.req.param('id'),
      text,
      parts.canSendMail,
      parts.clock(),
    );
    if (!isStored) throw new HttpProblem(404, 'not_found', 'There is no such message.');
    parts.wakeOutbox();
    return context.json({ mail: parts.canSendMail ? 'waiting' : 'not-sent' });
  });
  app.get('/api/admin/outbox', admin, async (context) =>
    context.json(await listMails(parts.database, listLimit)),
  );
  app.post('/api/admin/outbox/:id/retry', admin, async (context) => {
    if (!parts.canSendMail)
      throw new HttpProblem(409, 'no_smtp', 'No mail server is set, so nothing can be sent.');
    if (!(await retryMail(parts.database, context.req.param('id'), parts.clock()))) {
      throw new HttpProblem(409, 'not_stuck', 'This mail is on its way already, or there is none.');
    }
    parts.wakeOutbox();
    return context.body(null, 204);
  });
}

/**
 * Stores a reply and its mail, both or neither. Repeating the same reply to the same message stores it once, because
 * browsers repeat requests after a broken connection.
 */
async function storeReply(
  database: Database,
  id: string,
  text: string,
  canSend: boolean,
  nowMs: number,
): Promise<boolean> {
  return database.transaction(async (query) => {
    const same = "select id from contact_messages where id = $1 and status = 'replied' and reply_text = $2";
    if ((await query(same, [id, text])).length > 0) return true;
    const [message] = await query(
      "update contact_messages set status = 'replied', reply_text = $2, replied_at = $3 where id = $1 returning name, email, subject, message",
      [id, text, nowMs],
    );
    if (!message) return false;
    const quoted = String(message.message).replaceAll(/^/gm, '> ');
    const mail = {
      purpose: 'reply',
      recipient: String(message.email),
      subject: `Re: ${String(message.subject)}`,
      body: `${text}\n\n${String(message.name)} wrote:\n${quoted}\n`,
      contactMessageId: id,
    } as const;
    await addMail(query, mail, canSend, nowMs);
    return true;
  });
}
