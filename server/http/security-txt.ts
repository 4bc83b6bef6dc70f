import type { Hono } from 'hono';
import { unknownOrigin } from '#core/site/content-policy.ts';
import type { AddressConfig, AppEnv } from './app-env.ts';
import { HttpProblem } from './problem.ts';

const path = '/.well-known/security.txt';
const dayMs = 86_400_000;
/** RFC 9116 recommends less than a year. */
const validDays = 180;

export interface SecurityTxtParts {
  readonly config: AddressConfig & { readonly securityContact?: string | undefined };
  readonly clock: () => number;
}

/** Adds security.txt (RFC 9116), which names the contact for security reports: the operator's, else our own form. */
export function addSecurityTxt(app: Hono<AppEnv>, { config, clock }: SecurityTxtParts): void {
  app.get(path, (context) => {
    const { origin } = context.get('info');
    if (config.securityContact === undefined && origin === unknownOrigin) {
      throw new HttpProblem(404, 'not_found', 'The server does not know its own address here.');
    }
    const expiresAtMs = (Math.floor(clock() / dayMs) + validDays) * dayMs;
    const lines = [
      `Contact: ${config.securityContact ?? `${origin}/support`}`,
      `Expires: ${new Date(expiresAtMs).toISOString().replace('.000', '')}`,
      'Preferred-Languages: en',
      ...(config.publicOrigin === undefined ? [] : [`Canonical: ${config.publicOrigin}${path}`]),
    ];
    return context.body(`${lines.join('\n')}\n`, 200, { 'content-type': 'text/plain; charset=utf-8' });
  });
}
