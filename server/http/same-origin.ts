import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { HttpProblem } from './problem.ts';

/** Rejects requests from pages of other sites, which browsers mark in Sec-Fetch-Site, older ones in Origin. */
export function requireSameOrigin(context: Context<AppEnv>): void {
  const site = context.req.header('sec-fetch-site');
  const isOwn =
    site === undefined ? context.req.header('origin') === context.get('info').origin : site === 'same-origin';
  if (!isOwn) throw new HttpProblem(403, 'other_origin', 'This can only be sent from our own pages.');
}

/**
 * Rejects every browser request to a call except `fetch` from one of our own pages: navigations, images, styles,
 * scripts, fonts, frames, prefetches, other sites. Programs that are not browsers send none of these headers. Health
 * checks may be opened by address.
 */
export function requireFetch(context: Context<AppEnv>): void {
  const { path } = context.req;
  const [site, mode, dest] = ['site', 'mode', 'dest'].map((name) => context.req.header(`sec-fetch-${name}`));
  const isPrefetch = context.req.header('sec-purpose') === 'prefetch';
  if (site === 'none' && mode === 'navigate' && (path === '/livez' || path === '/readyz')) return;
  const origin = context.req.header('origin');
  const isOwn =
    (site === undefined
      ? origin === undefined || origin === context.get('info').origin
      : site === 'same-origin') &&
    (mode === undefined || mode === 'cors' || mode === 'same-origin') &&
    (dest === undefined || dest === 'empty') &&
    !isPrefetch;
  if (!isOwn) throw new HttpProblem(403, 'other_origin', 'This can only be asked by our own pages.');
}

/** Checks requests that change something for the administrator. Each check alone stops a foreign page. */
export function requireOwnPage(context: Context<AppEnv>): void {
  requireSameOrigin(context);
  if (context.req.header('x-hub') !== '1') {
    throw new HttpProblem(403, 'no_hub_header', 'The x-hub header is missing.');
  }
  const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new HttpProblem(415, 'not_json', 'Send the body as application/json.');
  }
}
