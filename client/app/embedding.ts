import { siteSettings } from '#client/lib/site-data.ts';
import { followOutput } from '#client/lib/sharing/page-output.ts';
import { giveToTool } from './palette/give-to-tool.ts';

/**
 * Lets the page that frames a tool give it data and take its results (`docs/hosting.md`). Only pages of origins that
 * the operator allows are heard, and results go to the one that asked.
 */
export function startEmbedding(slug: string): void {
  const allowed = siteSettings.frameAncestors ?? [];
  let isAsked = false;
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || !allowed.some((pattern) => matchesOrigin(pattern, origin))) return;
    const { sundry, text, files } = (data ?? {}) as { sundry?: unknown; text?: unknown; files?: unknown };
    if (sundry !== 'input' && sundry !== 'listen') return;
    if (!isAsked) {
      isAsked = true;
      followOutput((output) => parent.postMessage({ sundry: 'output', output }, origin));
    }
    if (typeof text === 'string') void giveToTool(slug, { text });
    else if (Array.isArray(files) && files.every((file) => file instanceof File))
      void giveToTool(slug, { files });
  });
  // Says nothing but that it listens.
  parent.postMessage({ sundry: 'ready' }, '*');
}

/** True for an origin of a list like that of `frame-ancestors`: `https://*.example.org`, or `'self'`. */
export function matchesOrigin(pattern: string, origin: string): boolean {
  if (pattern === "'self'") return origin === location.origin;
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return origin === pattern;
  return origin.startsWith(start) && origin.endsWith(end) && origin.length > pattern.length - 1;
}
