import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const runArgon2 = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);
const memoryKib = 65_536;
const passes = 3;
const parallelism = 1;
const minLength = 15;
const maxLength = 1024;
/** Each run takes 64 MiB: more at once would let strangers fill the memory. */
const maxAtOnce = 2;
const maxWaiting = 20;

let running = 0;
const waiting: (() => void)[] = [];

/** Tells what keeps a text from being the administrator's password; undefined when it may be. */
export function findPasswordFault(password: string): string | undefined {
  const length = Array.from(password).length;
  if (length < minLength) return `The password needs at least ${minLength} characters; there are ${length}.`;
  if (length > maxLength) return `The password may have ${maxLength} characters; there are ${length}.`;
  const plain = password.normalize('NFKC').toLowerCase();
  if (new Set(plain).size < 6) return 'The password repeats too few characters.';
  const letters = plain.replaceAll(/[^\p{L}]/gu, '');
  const rest = commonWords.reduce((text, word) => text.replaceAll(word, ''), letters);
  if (rest.length < 5 && !isKeyboardWalk(plain))
    return 'The password is made of a common word and its like. Take several unrelated words.';
  if (isKeyboardWalk(plain)) return 'The password follows the keyboard or the alphabet.';
  return undefined;
}

/** Words of ours and of the lists that guessers try first; the longest first, so that none hides in another. */
const commonWords = [
  'correcthorsebatterystaple',
  'administrator',
  'changeme',
  'iloveyou',
  'password',
  'passwort',
  'football',
  'baseball',
  'princess',
  'sunshine',
  'superman',
  'trustno',
  'letmein',
  'welcome',
  'sundry',
  'secret',
  'master',
  'monkey',
  'dragon',
  'qwerty',
  'admin',
  'login',
  'demo',
];

/** The keys as they lie, each row half a key further right than the one above (QWERTY). */
const keyRows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Whether most keys lie beside the one before, or follow it in the alphabet; in words about one in eight does. */
function isKeyboardWalk(text: string): boolean {
  const keys = Array.from(text);
  const near = keys.filter((key, index) => index > 0 && isNear(keys[index - 1] ?? '', key)).length;
  return near >= 0.6 * (keys.length - 1);
}

function isNear(from: string, to: string): boolean {
  if (/^[a-z]{2}$/.test(from + to) && Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) === 1) return true;
  const [a, b] = [findKey(from), findKey(to)];
  return a !== undefined && b !== undefined && Math.abs(a.row - b.row) <= 1 && Math.abs(a.x - b.x) <= 1;
}

function findKey(key: string): { readonly row: number; readonly x: number } | undefined {
  const row = keyRows.findIndex((keys) => keys.includes(key));
  return row < 0 ? undefined : { row, x: (keyRows[row]?.indexOf(key) ?? 0) + row / 2 };
}

/** The argon2id hash of a password (RFC 9106; 64 MiB, 3 passes) as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(password, { nonce, memory: memoryKib, passes, parallelism, tagLength: 32 });
  const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/** Whether a password has this hash. Throws an Error for a text that is no argon2id PHC string. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(phc);
  if (!match) throw new Error('The stored password is no argon2id hash.');
  const [, memory, time, lanes, nonce = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive(password, {
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(time),
    parallelism: Number(lanes),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

async function derive(password: string, parameters: Omit<Argon2Parameters, 'message'>): Promise<Buffer> {
  if (running >= maxAtOnce) {
    if (waiting.length >= maxWaiting) throw new Error('Too many passwords are being checked.');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await runArgon2('argon2id', { ...parameters, message: password.normalize('NFKC') });
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
