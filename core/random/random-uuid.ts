import { randomBelow } from './secure-random.ts';

/** Returns a random UUID (RFC 9562, section 5.4). Over plain http, browsers have no `crypto.randomUUID`. */
export function randomUuid(): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll(/[x8]/g, (mark) =>
    (mark === '8' ? 8 + randomBelow(4) : randomBelow(16)).toString(16),
  );
}
