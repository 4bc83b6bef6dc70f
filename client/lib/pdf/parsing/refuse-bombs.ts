import { findBytes } from '#core/bytes/find-bytes.ts';
import { ToolInputError } from '#core/errors.ts';

/**
 * The total size to which all streams except pictures may decompress. Real files stay far below with such content (page
 * contents, fonts, profiles, object tables). Parsers keep all of it in memory, several times over.
 */
const mostBytes = 256 << 20;
/** A picture is decompressed separately, and only when it is drawn. */
const mostPictureBytes = 512 << 20;
/**
 * Scans of large plans are smaller. A few kilobytes of fax or JBIG2 data can claim more pixels, and decode to that
 * size.
 */
export const mostPicturePixels = 1e9;
/** Text compresses this well, so a larger file may decompress to this many bytes per file byte. */
const mostPerFileByte = 10;
/** The maximum number of nested filters. */
const mostLayers = 4;
/** Large files are searched in parts of this size. */
const partBytes = 64 << 20;
/** A browser decompresses each chunk completely before it returns any output. */
const pieceBytes = 16 << 10;

/**
 * Throws a ToolInputError for a file whose streams decompress to too much for the memory (1 MB can hold 1 GB of zeros).
 * Checks the compressed data itself (zlib, RFC 1950), not the sizes that the file claims. Encrypted data and other
 * filters are limited while the parsers decompress them (bound-decoding.ts, bound-streams.ts). `whole` is the content of
 * a small file in memory.
 */
export async function refuseBombs(file: Blob, whole?: Uint8Array<ArrayBuffer>): Promise<void> {
  const budget = { leftBytes: Math.max(mostBytes, mostPerFileByte * file.size) };
  for (let start = 0; start < file.size; start += partBytes) {
    for await (const { data, isPicture } of listStreams(file, start, whole)) {
      const most = isPicture ? mostPictureBytes : budget.leftBytes;
      const size = await measure(data, most, mostLayers);
      if (size > most) throw tooDense();
      if (!isPicture) budget.leftBytes -= size;
    }
  }
}

/** The message that the parser's thread posts when it stopped decompressing a stream. */
export const refusedMessage = { type: 'refused' } as const;
let isRefused = false;

/** Remembers such a message, so that `throwIfRefused` throws once. */
export function noteRefusal(message: unknown): void {
  isRefused ||= (message as Partial<typeof refusedMessage> | null)?.type === refusedMessage.type;
}

/** Throws a ToolInputError if the parser stopped decompressing a stream since the last call. */
export function throwIfRefused(): void {
  if (!isRefused) return;
  isRefused = false;
  throw tooDense();
}

export function tooDense(): ToolInputError {
  return new ToolInputError('This PDF is packed so densely that it would fill the memory.', {
    hint: 'A file like this is made to stop programs. If you trust it, open it in a PDF viewer and print it to a new PDF.',
  });
}

type Packed = ReadableStream<Uint8Array<ArrayBuffer>>;

interface Stream {
  readonly data: Packed;
  readonly isPicture: boolean;
}

const latin1 = new TextDecoder('latin1');
const keyword = 'stream';
const [lineFeed, carriageReturn] = [0x0a, 0x0d];
const dictionaryBytes = 600;

/** The line break after the keyword, and the header of the data. */
const headBytes = 4;

/** Lists the zlib streams (ISO 32000-1, 7.3.8) whose data begins in the part at `partStart`. */
async function* listStreams(
  file: Blob,
  partStart: number,
  whole?: Uint8Array<ArrayBuffer>,
): AsyncGenerator<Stream> {
  // The dictionary of a stream may be in the previous part, and its data may end in a later one.
  const lead = Math.min(partStart, dictionaryBytes + keyword.length + headBytes);
  const [first, last] = [partStart - lead, partStart + partBytes];
  const bytes = whole ?? new Uint8Array(await file.slice(first, last + headBytes).arrayBuffer());
  for (const found of findBytes(bytes, keyword)) {
    const start = startOfData(bytes, found);
    const isInPart = start >= lead && start < lead + partBytes;
    if (!isInPart || isWordByte(bytes[found - 1])) continue;
    const before = latin1.decode(bytes.subarray(Math.max(0, found - dictionaryBytes), found));
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    if (claimsTooManyPixels(dictionary)) throw tooDense();
    if (!isZlib(bytes, start)) continue;
    // zlib data marks its own end; the word `endstream` may occur inside.
    yield { data: readFrom(file, bytes, first, start), isPicture: /\/Image\b/.test(dictionary) };
  }
}

/** The offset after the keyword and its line break. */
function startOfData(bytes: Uint8Array, found: number): number {
  let start = found + keyword.length;
  if (bytes[start] === carriageReturn) start += 1;
  if (bytes[start] === lineFeed) start += 1;
  return start;
}

/** Whether a byte continues a word, as in `endstream`. */
function isWordByte(byte: number | undefined): boolean {
  return byte !== undefined && /\w/.test(String.fromCharCode(byte));
}

function claimsTooManyPixels(dictionary: string): boolean {
  const side = (name: string) =>
    Number(new RegExp(String.raw`/${name}\s+(\d+)\b(?!\s+\d+\s+R)`).exec(dictionary)?.[1]);
  return side('Width') * side('Height') > mostPicturePixels;
}

/** Reads the file from `start` of the part on, as far as needed. Reading each stream from the blob itself is slow. */
function readFrom(file: Blob, part: Uint8Array<ArrayBuffer>, partStart: number, start: number): Packed {
  let at = start;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const end = at + pieceBytes;
        const piece =
          at < part.length
            ? part.slice(at, end)
            : new Uint8Array(await file.slice(partStart + at, partStart + end).arrayBuffer());
        if (piece.length > 0) controller.enqueue(piece);
        else controller.close();
        at += piece.length;
      },
    },
    { highWaterMark: 0 },
  );
}

function isZlib(bytes: Uint8Array, start: number): boolean {
  const [method = 0, flags = 0] = bytes.subarray(start, start + 2);
  return (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0;
}

/** Returns the decompressed size through all nested filters; stops at the first value above `most`. */
async function measure(data: Packed, most: number, layers: number): Promise<number> {
  let size = 0;
  const inner: Uint8Array<ArrayBuffer>[] = [];
  let isNested: boolean | undefined;
  for await (const piece of unfold(data)) {
    size += piece.length;
    if (size > most) return size;
    isNested ??= layers > 1 && isZlib(piece, 0);
    if (isNested) inner.push(piece);
  }
  if (!isNested) return size;
  const whole = new Blob(inner);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  return measure(readFrom(whole, bytes, 0, 0), most, layers - 1);
}

/** Decompresses the data up to any damage, as parsers do. */
async function* unfold(data: Packed): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = data.pipeThrough(new DecompressionStream('deflate')).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch {
    // The data is damaged, or other bytes follow it.
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
