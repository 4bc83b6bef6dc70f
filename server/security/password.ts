import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { HttpProblem } from '#server/http/problem.ts';

const runArgon2 = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);
const memoryKib = 65_536;
const passes = 3;
const parallelism = 1;
/** Each run takes 64 MiB, so strangers could otherwise fill the memory. */
const maxAtOnce = 2;
const maxWaiting = 20;

/** Known devices have a separate queue with priority, which strangers cannot fill. */
type Queue = 'known' | 'unknown';

let running = 0;
const waiting: Readonly<Record<Queue, (() => void)[]>> = { known: [], unknown: [] };

/** Hashes a password with argon2id (RFC 9106; 64 MiB, 3 passes); returns a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const cost = { memory: memoryKib, passes, parallelism, tagLength: 32 };
  const tag = await derive(password, { nonce, ...cost, queue: 'known' });
  const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/** Throws an HttpProblem 503 if the queue of passwords to verify is full. */
export function requireRoomToVerify(queue: Queue): void {
  if (running < maxAtOnce || waiting[queue].length < maxWaiting) return;
  throw new HttpProblem(503, 'busy', 'Too many log-ins at once. Please try again in a few seconds.', {
    retryAfterMs: 5000,
  });
}

/**
 * True if a password has this hash. Throws an Error if the text is not an argon2id PHC string, and throws like
 * `requireRoomToVerify`.
 */
export async function verifyPassword(
  password: string,
  phc: string,
  queue: Queue = 'unknown',
): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(phc);
  if (!match) throw new Error('The stored password is not an argon2id hash.');
  const [, memory, time, lanes, nonce = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive(password, {
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(time),
    parallelism: Number(lanes),
    tagLength: expected.length,
    queue,
  });
  return timingSafeEqual(actual, expected);
}

async function derive(
  password: string,
  { queue, ...parameters }: Omit<Argon2Parameters, 'message'> & { readonly queue: Queue },
): Promise<Buffer> {
  requireRoomToVerify(queue);
  if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting[queue].push(resolve));
  running += 1;
  try {
    return await runArgon2('argon2id', { ...parameters, message: password.normalize('NFKC') });
  } finally {
    running -= 1;
    (waiting.known.shift() ?? waiting.unknown.shift())?.();
  }
}
