import { openSession } from '#client/tool-kit/operations/session.ts';
import type { RegexSession } from '../logic.ts';
import type { Slowness } from './slowness.ts';

const pool = openSession<RegexSession>('regex-tester');
/** A worker of its own: measuring must not stand in the way of matching. */
const measurePool = openSession<RegexSession>('regex-tester');
const exampleLimitMs = 1000;
const measureLimitMs = 8000;

/** Looks for a text that matches; it is stopped as a search is, since trying it can take for ever, too. */
export function exampleInWorker(
  pattern: string,
  flags: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  return pool.call('example', { pattern, flags }, { signal, timeLimitMs: exampleLimitMs });
}

/** Looks for a text that makes the pattern slow. */
export function measureInWorker(
  pattern: string,
  flags: string,
  signal: AbortSignal,
): Promise<Slowness | undefined> {
  return measurePool.call('measure', { pattern, flags }, { signal, timeLimitMs: measureLimitMs });
}
