import { isLoopback } from '#server/http/client-address.ts';
import { readOwn } from '#core/collections/read-own.ts';

const signsOfOthers = ['PUBLIC_ORIGIN', 'ADMIN_ORIGIN', 'TRUSTED_PROXIES'];

/**
 * Decides how a server starts from a checkout without a password: with the demo on a loopback address if no setting
 * lets others in. The server by itself never opens the demo.
 */
export function wayWithoutPassword(env: Readonly<Record<string, string | undefined>>): string {
  const isAlone = isLoopback(env.HOST ?? '127.0.0.1') && !signsOfOthers.some((name) => readOwn(env, name));
  return env.WITHOUT_PASSWORD ?? (isAlone ? 'demo' : 'setup');
}
