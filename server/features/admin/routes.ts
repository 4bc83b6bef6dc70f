import type { Context, Hono } from 'hono';
import { type AdminSession, codeBody, loginBody, passwordBody, setupBody } from '#contracts/admin.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { HttpProblem } from '#server/http/problem.ts';
import { readBody } from '#server/http/read-json.ts';
import { requireOwnPage } from '#server/http/same-origin.ts';
import { demoPassword, hashNewPassword } from '#server/security/admin-password.ts';
import { readCookie, writeCookie } from '#server/security/cookies.ts';
import { type GuardParts, requireAdmin } from '#server/security/guard.ts';
import { takeAttempt } from '#server/security/rate-limit.ts';
import {
  disableSecondFactor,
  enableSecondFactor,
  hasSecondFactor,
  prepareSecondFactor,
  useSecondFactorCode,
} from '#server/security/second-factor.ts';
import { endOtherSessions, endSession, findSession, listSessions } from '#server/security/sessions.ts';
import { addDemoRoute, hasDemoPass } from './demo.ts';
import { issueLoginToken, logIn, type LoginParts } from './login.ts';

export interface AdminParts extends LoginParts, GuardParts {
  readonly canSendMail: boolean;
  readonly unnamedProxy: () => string | undefined;
}

/** Adds the routes for log-in and log-out, sessions, the password and the second factor. */
export function addAdminRoutes(app: Hono<AppEnv>, parts: AdminParts): void {
  const admin = requireAdmin(parts);
  app.get('/api/admin/session', async (context) => context.json(await describeSession(context, parts)));
  app.get('/api/admin/login-token', (context) => context.json(issueLoginToken(parts)));
  app.post('/api/admin/login', async (context) => {
    requireOwnPage(context);
    await logIn(context, await readBody(context, loginBody), parts);
    return context.body(null, 204);
  });
  app.post('/api/admin/setup', (context) => setUp(context, parts));
  addDemoRoute(app, parts);
  app.post('/api/admin/logout', admin, async (context) => {
    await parts.database.transaction((query) => endSession(query, context.get('session').id));
    return leave(context);
  });
  app.post('/api/admin/logout-all', admin, async (context) => {
    await parts.database.transaction((query) => query('delete from sessions'));
    return leave(context);
  });
  app.delete('/api/admin/sessions/:id', admin, async (context) => {
    await parts.database.transaction((query) => endSession(query, context.req.param('id')));
    return context.body(null, 204);
  });
  app.post('/api/admin/password', admin, (context) => changePassword(context, parts));
  addSecondFactorRoutes(app, parts);
}

function addSecondFactorRoutes(app: Hono<AppEnv>, parts: AdminParts): void {
  const admin = requireAdmin(parts);
  app.post('/api/admin/second-factor', admin, async (context) =>
    context.json({ secret: await prepareSecondFactor(parts.database) }),
  );
  app.post('/api/admin/second-factor/enable', admin, async (context) => {
    const { code } = await readBody(context, codeBody);
    const recoveryCodes = await enableSecondFactor(parts.database, code, parts.clock());
    if (!recoveryCodes) throw new HttpProblem(422, 'wrong_code', 'This code does not belong to the secret.');
    return context.json({ recoveryCodes });
  });
  app.post('/api/admin/second-factor/disable', admin, async (context) => {
    const { code } = await readBody(context, codeBody);
    await limitGuesses(context, parts);
    if (!(await useSecondFactorCode(parts.database, code, parts.clock()))) {
      throw new HttpProblem(422, 'wrong_code', 'This code is wrong, or was used before.');
    }
    await disableSecondFactor(parts.database);
    return context.body(null, 204);
  });
}

async function describeSession(context: Context<AppEnv>, parts: AdminParts): Promise<AdminSession> {
  const { database, passwords, sign, clock, canSendMail } = parts;
  const source = await passwords.findSource(hasDemoPass(context, sign));
  if (source.kind === 'none') return { state: 'off' };
  const session = await findSession(database, readCookie(context, 'sid'), clock());
  if (!session) {
    return source.kind === 'demo' ? { state: 'logged-out', demoPassword } : { state: 'logged-out' };
  }
  const sessions = await listSessions(database, clock());
  return {
    state: 'logged-in',
    canChangePassword: source.kind !== 'environment',
    canSendMail,
    hasSecondFactor: await hasSecondFactor(database),
    unnamedProxy: parts.unnamedProxy(),
    sessions: sessions.map(({ id, clientLabel, createdAtMs, lastSeenAtMs }) => ({
      id,
      clientLabel,
      createdAt: new Date(createdAtMs).toISOString(),
      lastSeenAt: new Date(lastSeenAtMs).toISOString(),
      isCurrent: id === session.id,
    })),
  };
}

/** Sets the first password with the one-time address printed at the server's start. */
async function setUp(context: Context<AppEnv>, parts: AdminParts): Promise<Response> {
  requireOwnPage(context);
  const { token, password } = await readBody(context, setupBody);
  const source = await parts.passwords.findSource(false);
  if (source.kind !== 'none') throw new HttpProblem(404, 'not_found', 'A password is set already.');
  const badToken = new HttpProblem(
    403,
    'bad_token',
    'This set-up address was used before or is too old. Start the server again for a new one.',
  );
  if (!(await parts.passwords.hasSetupToken(token))) {
    await limitGuesses(context, parts);
    throw badToken;
  }
  // Comes before the token is used up, so that a person who chose a weak password can try again.
  const phc = await hashNewPassword(password);
  if (!(await parts.passwords.useSetupToken(token, parts.clock()))) throw badToken;
  await parts.passwords.store(phc);
  return context.body(null, 204);
}

async function changePassword(context: Context<AppEnv>, parts: AdminParts): Promise<Response> {
  const { oldPassword, newPassword } = await readBody(context, passwordBody);
  const source = await parts.passwords.findSource(hasDemoPass(context, parts.sign));
  if (source.kind === 'environment') {
    throw new HttpProblem(
      409,
      'password_fixed',
      "The password comes from the server's environment: change it there.",
    );
  }
  await limitGuesses(context, parts);
  if (!(await parts.passwords.verify(source, oldPassword, true))) {
    throw new HttpProblem(422, 'wrong_password', 'The old password is not right.');
  }
  const phc = await hashNewPassword(newPassword);
  // A new password ends all sessions except this one.
  const kept = context.get('session');
  await parts.passwords.store(phc);
  await parts.database.transaction(async (query) => {
    await query(
      'insert into sessions (token_hash, created_at, last_seen_at, client_label) values ($1, $2, $3, $4) on conflict (token_hash) do nothing',
      [kept.id, kept.createdAtMs, parts.clock(), kept.clientLabel],
    );
    await endOtherSessions(query, kept.id);
  });
  return context.body(null, 204);
}

async function limitGuesses(context: Context<AppEnv>, { database, sign, clock }: AdminParts): Promise<void> {
  const key = `guess:${sign('sender', context.get('info').limitKey)}`;
  const verdict = await database.transaction((query) =>
    takeAttempt(query, key, { limit: 5, windowMs: 15 * 60_000, doubles: true }, clock()),
  );
  if (!verdict.isAllowed) {
    throw new HttpProblem(429, 'too_many', 'Too many attempts. Please try again later.', verdict);
  }
}

function leave(context: Context<AppEnv>): Response {
  writeCookie(context, 'sid', '', 0);
  // Not "cookies" or "storage", which hold the visitor's favorites and the known device.
  context.header('clear-site-data', '"cache"');
  return context.body(null, 204);
}
