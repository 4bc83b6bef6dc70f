import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '#server/http/app-env.ts';
import { isLoopback } from '#server/http/client-address.ts';
import { HttpProblem } from '#server/http/problem.ts';
import type { Signer } from './secret.ts';

/** `sid` names a session; the others hold an id that we signed, for a browser we know. */
type CookieName = 'sid' | 'device' | 'demo';

/** The value of one of our cookies, under the name that the request's origin calls for. */
export function readCookie(context: Context<AppEnv>, name: CookieName): string | undefined {
  return getCookie(context, cookieName(context, name));
}

/** Sets a cookie that scripts cannot read and other sites cannot send. Throws an HttpProblem 403 on plain http beyond this machine. */
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

/** Marks a browser with a new id that we signed, for this many days. Throws as `writeCookie` does. */
export function writeSignedCookie(
  context: Context<AppEnv>,
  name: 'device' | 'demo',
  sign: Signer,
  days: number,
): void {
  const id = randomBytes(16).toString('base64url');
  writeCookie(context, name, `${id}.${sign(name, id)}`, days * 86_400);
}

/** The id in a browser's signed cookie; undefined without one that we signed. */
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
  // Browsers take the prefix on secure origins alone.
  return isSecure(context) ? `__Host-${name}` : `local-${name}`;
}

function isSecure(context: Context<AppEnv>): boolean {
  const { protocol, hostname } = new URL(context.get('info').origin);
  if (protocol === 'https:') return true;
  if (isLoopback(hostname)) return false;
  throw new HttpProblem(403, 'needs_https', 'The admin area is only open over https.');
}
