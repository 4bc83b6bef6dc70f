import type { Context, Hono } from 'hono';
import { demoBody } from '#contracts/admin.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { HttpProblem } from '#server/http/problem.ts';
import { readBody } from '#server/http/read-json.ts';
import { requireOwnPage } from '#server/http/same-origin.ts';
import type { AdminPasswords } from '#server/security/admin-password.ts';
import { readSignedCookie, writeSignedCookie } from '#server/security/cookies.ts';
import type { Signer } from '#server/security/secret.ts';

const passDays = 30;

/**
 * True for the browser that opened the address printed at the server's start, on the same machine. Only that browser
 * may use the demo password, because behind a proxy or a port forwarder a stranger's request looks like the operator's.
 */
export function hasDemoPass(context: Context<AppEnv>, sign: Signer): boolean {
  return context.get('info').isOwnMachine && readSignedCookie(context, 'demo', sign) !== undefined;
}

/** Accepts the one-time token of that address and marks the browser that sent it. */
export function addDemoRoute(
  app: Hono<AppEnv>,
  { passwords, sign }: { readonly passwords: AdminPasswords; readonly sign: Signer },
): void {
  app.post('/api/admin/demo', async (context) => {
    requireOwnPage(context);
    const { token } = await readBody(context, demoBody);
    if (hasDemoPass(context, sign)) return context.body(null, 204);
    if (!context.get('info').isOwnMachine || !passwords.useDemoToken(token)) {
      throw new HttpProblem(
        403,
        'bad_token',
        'This address of the demo was opened before, or is of an earlier start. Start the server again for a new one.',
      );
    }
    writeSignedCookie(context, 'demo', sign, passDays);
    return context.body(null, 204);
  });
}
