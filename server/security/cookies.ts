import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '#server/http/app-env.ts';
import { isLoopback } from '#server/http/client-address.ts';
import { HttpProblem } from '#server/http/problem.ts';
import type { Signer } from './secret.ts';

/** `sid` identifies a session; the others hold an id signed by the server, to recognize a browser. */
type CookieName = 'sid' | 'device' | 'demo';

/** Reads one of our cookies, under the name for the request's origin. */
export function readCookie(context: Context<AppEnv>, name: CookieName): string | undefined {
  return getCookie(context, cookieName(context, name));
}

/**
 * Sets a cookie that scripts cannot read and other sites cannot send. Throws an HttpProblem 403 over plain http, except
 * on this machine.
 */
export function writeCookie(
  context: Context<AppEnv>,
  name: CookieName,
  value: string,
  maxAgeSeconds?: number,
): void {
  setCookie(context, cookieName(context, name), value, {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
    secure: isSecure(context),
    ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
  });
}

/** Marks a browser with a new signed id for that many days. Throws like `writeCookie`. */
export function writeSignedCookie(
  context: Context<AppEnv>,
  name: 'device' | 'demo',
  sign: Signer,
  days: number,
): void {
  const id = randomBytes(16).toString('base64url');
  writeCookie(context, name, `${id}.${sign(name, id)}`, days * 86_400);
}

/** Returns the id in a browser's signed cookie; undefined without a valid signature. */
export function readSignedCookie(
  context: Context<AppEnv>,
  name: 'device' | 'demo',
  sign: Signer,
): string | undefined {
  const [, id = '', signature = ''] =
    /^([\w-]{22})\.([\w-]{43})$/.exec(readCookie(context, name) ?? '') ?? [];
  if (id === '') return undefined;
  return timingSafeEqual(Buffer.from(sign(name, id)), Buffer.from(signature)) ? id : undefined;
}

function cookieName(context: Context<AppEnv>, name: CookieName): string {
  // Browsers accept the prefix only on secure origins.
  return isSecure(context) ? `__Host-${name}` : `local-${name}`;
}

function isSecure(context: Context<AppEnv>): boolean {
  const { protocol, hostname } = new URL(context.get('info').origin);
  if (protocol === 'https:') return true;
  if (isLoopback(hostname)) return false;
  throw new HttpProblem(403, 'needs_https', 'The admin area is only open over https.');
}
