import { type SnowflakeId, snowflakes } from '#core/dates/snowflakes.ts';
import { randomBelow, randomBelowBig, randomBytes } from '#core/random/secure-random.ts';
import { type OtherKind, usualLength } from '../forms.ts';
import { ksuidZeroMs, toHex, writeKsuid } from '../ksuid.ts';

export interface OtherOptions {
  /** The length of a Nano ID or CUID2; undefined for the usual one. */
  readonly length: number | undefined;
  readonly epoch: SnowflakeId;
}

type Clock = () => number;

/** Returns a function that makes ids that are not 16 bytes, as texts. */
export async function otherMaker(
  kind: OtherKind,
  clock: Clock,
  options: OtherOptions,
): Promise<() => string> {
  switch (kind) {
    case 'nanoid':
      return nanoIdMaker(options.length ?? usualLength.nanoid);
    case 'cuid2':
      return cuid2Maker(clock, options.length ?? usualLength.cuid2);
    case 'ksuid':
      return () => makeKsuid(clock());
    case 'objectid':
      return objectIdMaker(clock);
    case 'snowflake':
      return snowflakeMaker(clock, options.epoch);
  }
}

/** The letters of github.com/ai/nanoid in its order: 64, so that six random bits make one. cspell:disable-next-line */
const nanoLetters = 'useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict';

function nanoIdMaker(length: number): () => string {
  const draw = byteDrawer();
  return () => Array.from({ length }, () => nanoLetters.charAt(draw() & 63)).join('');
}

/** Returns a function that gives random bytes one by one, drawn many at once. */
function byteDrawer(): () => number {
  let [pool, at] = [randomBytes(64), 0];
  return () => {
    if (at === pool.length) [pool, at] = [randomBytes(4096), 0];
    at += 1;
    return pool[at - 1] ?? 0;
  };
}

/** Writes `seconds` as the first four bytes of an id. */
function withSeconds(seconds: number, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  new DataView(bytes.buffer).setUint32(0, seconds);
  return bytes;
}

function makeKsuid(ms: number): string {
  return writeKsuid(withSeconds(Math.floor((ms - ksuidZeroMs) / 1000), randomBytes(20)));
}

/** By MongoDB's specification: seconds, five random bytes for the whole run, and a counter that starts at random. */
function objectIdMaker(clock: Clock): () => string {
  const bytes = randomBytes(12);
  const view = new DataView(bytes.buffer);
  let counter = randomBelow(2 ** 24);
  return () => {
    withSeconds(Math.floor(clock() / 1000), bytes);
    view.setUint16(9, counter >> 8);
    view.setUint8(11, counter & 0xff);
    counter = (counter + 1) % 2 ** 24;
    return toHex(bytes);
  };
}

/** Counts up from a random number in the bits below the time, and continues with the next millisecond when they are used up. */
function snowflakeMaker(clock: Clock, epoch: SnowflakeId): () => string {
  const { shift, zeroMs } = snowflakes[epoch];
  let last = -1n;
  return () => {
    const now = (BigInt(clock()) - zeroMs) << shift;
    last = last >> shift >= now >> shift ? last + 1n : now + randomBelowBig(1n << (shift - 1n));
    return String(last);
  };
}

const base36 = 36;

/** By github.com/paralleldrive/cuid2: a letter, then SHA3-512 of time, salt, counter and fingerprint. */
async function cuid2Maker(clock: Clock, length: number): Promise<() => string> {
  const { createSHA3 } = await import('hash-wasm');
  const sha3 = await createSHA3(512);
  const drawByte = byteDrawer();
  const drawLetter = (): string => {
    const byte = drawByte();
    // 252 is seven times 36: larger values would favor the first letters.
    return byte < 252 ? (byte % base36).toString(base36) : drawLetter();
  };
  const draw = (letters: number): string => Array.from({ length: letters }, drawLetter).join('');
  const fingerprint = draw(32);
  let counter = randomBelow(476_782_367);
  return () => {
    counter += 1;
    const input =
      Math.floor(clock()).toString(base36) + draw(length) + counter.toString(base36) + fingerprint;
    const digest = sha3.init().update(input).digest('hex');
    return writeCuid2(String.fromCharCode(97 + randomBelow(26)), digest, length);
  };
}

/** Writes the letter and the digest by base 36, without the first two digits, which are not evenly spread. */
export function writeCuid2(letter: string, digest: string, length: number): string {
  return (
    letter +
    BigInt(`0x${digest}`)
      .toString(base36)
      .slice(2, length + 1)
  );
}
