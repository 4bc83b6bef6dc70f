import { compressBrotli, decompressBrotli } from '#platform/brotli';
import { ToolInputError } from '#core/errors.ts';
import { formatBytes } from '#core/numbers/number-format.ts';

export type Format = 'gzip' | 'zlib' | 'raw' | 'brotli';

const ofPlatform = { gzip: 'gzip', zlib: 'deflate', raw: 'deflate-raw' } as const;
export const formatNames = { gzip: 'gzip', zlib: 'zlib', raw: 'raw deflate', brotli: 'Brotli' };

/** Small data may decompress to a huge amount, to fill the memory. */
const mostBytes = 200_000_000;

/** Compresses bytes, with the platform’s own compressor where it has one. `quality` is Brotli’s, from 0 to 11. */
export async function compress(
  bytes: Uint8Array<ArrayBuffer>,
  format: Format,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'brotli') return compressBrotli(bytes, quality);
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream(ofPlatform[format]));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/**
 * Decompresses up to 200 MB. Throws a ToolInputError for data that is damaged, cut off, of another format, or larger
 * than `limit`.
 */
export async function decompress(
  bytes: Uint8Array<ArrayBuffer>,
  format: Format,
  limit = mostBytes,
): Promise<Uint8Array<ArrayBuffer>> {
  const whole = await decompressOne(bytes, format, limit);
  if (whole instanceof Uint8Array) return whole;
  if (format === 'gzip' && !whole.isTooLarge) {
    const members = (await decompressMembers(bytes, limit)) ?? (await decompressPadded(bytes, limit));
    if (members) return members;
  }
  throw whole.isTooLarge ? tooLarge(bytes.length, limit) : damaged(format, whole.length);
}

interface Failure {
  readonly isTooLarge: boolean;
  /** How much could be read before it. */
  readonly length: number;
}

async function decompressOne(
  bytes: Uint8Array<ArrayBuffer>,
  format: Format,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | Failure> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for await (const piece of unpack(bytes, format)) {
      length += piece.length;
      if (length > limit) return { isTooLarge: true, length };
      pieces.push(piece);
    }
  } catch {
    // The platform does not report the error.
    return { isTooLarge: false, length };
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/**
 * Decompresses gzip files that follow each other in one, which the platform takes for damaged. Each ends where the next
 * begins: at one of the few places that look like a beginning. Undefined if the data is damaged in truth.
 */
async function decompressMembers(
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const members: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  let start = 0;
  let tries = 0;
  for (let end = nextMember(bytes, 1); end > start; end = nextMember(bytes, end + 1)) {
    const member = await decompressOne(bytes.slice(start, end), 'gzip', limit - length);
    if (member instanceof Uint8Array) {
      members.push(member);
      length += member.length;
      start = end;
      tries = 0;
    } else tries += 1;
    if (end === bytes.length) break;
    if (tries > maxTries) return undefined;
  }
  if (start < bytes.length || start === 0) return undefined;
  return new Uint8Array(await new Blob(members).arrayBuffer());
}

/** So many bytes at the end of a gzip file may be zeros themselves: CRC32, ISIZE (RFC 1952, 2.3.1), and of an empty block. */
const mostZeros = 9;

/** Decompresses gzip data before zeros, with which tapes and some programs fill up blocks; gzip ignores them, too. */
async function decompressPadded(
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const last = bytes.findLastIndex((byte) => byte !== 0) + 1;
  for (let end = last; end < Math.min(bytes.length, last + mostZeros + 1); end += 1) {
    const part = bytes.slice(0, end);
    const whole = await decompressOne(part, 'gzip', limit);
    const read = whole instanceof Uint8Array ? whole : await decompressMembers(part, limit);
    if (read) return read;
  }
  return undefined;
}

/** So many places within one member may look like a beginning. */
const maxTries = 20;

/** Returns the next place that looks like the beginning of gzip data (RFC 1952), or the end. */
function nextMember(bytes: Uint8Array, from: number): number {
  for (let index = bytes.indexOf(0x1f, from); index !== -1; index = bytes.indexOf(0x1f, index + 1)) {
    if (bytes[index + 1] === 0x8b && bytes[index + 2] === 8) return index;
  }
  return Math.max(from, bytes.length);
}

function tooLarge(packed: number, limit: number): ToolInputError {
  return new ToolInputError(`These ${formatBytes(packed)} unpack to more than ${formatBytes(limit)}.`, {
    hint: 'Data that grows so much may be made to fill the memory. Unpack it with a program if you trust it.',
  });
}

function damaged(format: Format, length: number): ToolInputError {
  const where = length === 0 ? '' : ` The first ${formatBytes(length)} could be read.`;
  return new ToolInputError(`This is not valid ${formatNames[format]} data.${where}`, {
    hint: 'It may be damaged, cut off, followed by other data, or of another format.',
  });
}

async function* unpack(
  bytes: Uint8Array<ArrayBuffer>,
  format: Format,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (format === 'brotli') {
    yield* decompressBrotli(bytes);
    return;
  }
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream(ofPlatform[format]))
    .getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Detects the format by the first bytes, and tries those that have no mark. */
export async function detectFormat(bytes: Uint8Array<ArrayBuffer>): Promise<Format> {
  const marked = markedFormat(bytes);
  if (marked !== undefined) return marked;
  for (const format of ['raw', 'brotli'] as const) {
    if (bytes.length > 0 && (await fits(bytes, format))) return format;
  }
  throw new ToolInputError('This is not gzip, zlib, deflate or Brotli data.', {
    hint: 'It may be damaged or cut off. If you know its format, choose it.',
  });
}

/** Returns the format that the first bytes name (RFC 1952, RFC 1950); undefined for raw deflate and Brotli. */
export function markedFormat([first = 0, second = 0]: Uint8Array): Format | undefined {
  if (first === 0x1f && second === 0x8b) return 'gzip';
  return (first & 15) === 8 && first >> 4 <= 7 && (first * 256 + second) % 31 === 0 ? 'zlib' : undefined;
}

/** Returns whether bytes are whole data of a format. */
export async function fits(bytes: Uint8Array<ArrayBuffer>, format: Format): Promise<boolean> {
  const found = await decompressOne(bytes, format, mostBytes);
  return found instanceof Uint8Array || found.isTooLarge;
}

/** Returns the name of the file within gzip data (RFC 1952, section 2.3.1). */
export function nameWithin(bytes: Uint8Array): string | undefined {
  const flags = bytes[3] ?? 0;
  if (markedFormat(bytes) !== 'gzip' || (flags & 8) === 0) return undefined;
  const start = 10 + ((flags & 4) === 0 ? 0 : 2 + (bytes[10] ?? 0) + (bytes[11] ?? 0) * 256);
  const end = bytes.indexOf(0, start);
  const name = new TextDecoder('windows-1252').decode(bytes.subarray(start, Math.max(start, end)));
  return name.replace(/^.*[\\/]/, '') || undefined;
}
