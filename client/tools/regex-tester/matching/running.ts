import { openSession } from '#client/tool-kit/operations/session.ts';
import type { RegexSession } from '../logic.ts';
import type { Slowness } from './slowness.ts';

const pool = openSession<RegexSession>('regex-tester');
/** A separate worker, because measuring must not block matching. */
const measurePool = openSession<RegexSession>('regex-tester');
const exampleLimitMs = 1000;
const measureLimitMs = 8000;

/** Finds a matching text in a worker, with a time limit like a search, because testing may run forever. */
export function exampleInWorker(
  pattern: string,
  flags: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  return pool.call('example', { pattern, flags }, { signal, timeLimitMs: exampleLimitMs });
}

/** Finds a text that makes the pattern slow, in a worker. */
export function measureInWorker(
  pattern: string,
  flags: string,
  signal: AbortSignal,
): Promise<Slowness | undefined> {
  return measurePool.call('measure', { pattern, flags }, { signal, timeLimitMs: measureLimitMs });
}
