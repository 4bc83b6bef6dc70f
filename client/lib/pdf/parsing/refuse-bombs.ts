import { ToolInputError } from '#core/errors.ts';

/**
 * What all streams of a file that are no pictures may unfold to. Real files of this kind of content (page contents,
 * fonts, profiles, tables of objects) stay far below; parsers hold all of it in memory, many times over.
 */
const mostBytes = 256 << 20;
/** A picture is unfolded by itself, and only when it is drawn. */
const mostPictureBytes = 512 << 20;
/** Scans of large plans stay below; a few kilobytes of fax data or JBIG2 can claim more, and be decoded to it. */
export const mostPicturePixels = 1e9;
/** Text of a file this dense is no bomb, however large the file. */
const mostPerFileByte = 10;
/** Filters that stand one in another. */
const mostLayers = 4;
/** Large files are looked through in parts. */
const partBytes = 64 << 20;
/** A browser unfolds a piece as a whole before it hands out any of it. */
const pieceBytes = 16 << 10;

/**
 * Throws a ToolInputError for a file whose streams unfold to more than memory should hold (1 MB can hold 1 GB of zeros).
 * Looks at the packed data itself (zlib, RFC 1950) and not at what the file says of it, which may be anywhere. What is
 * encrypted or packed otherwise is bounded while the parsers unfold it (bound-decoding.ts, bound-streams.ts).
 */
export async function refuseBombs(file: Blob): Promise<void> {
  const budget = { leftBytes: Math.max(mostBytes, mostPerFileByte * file.size) };
  for (let start = 0; start < file.size; start += partBytes) {
    for await (const { data, isPicture } of listStreams(file, start)) {
      const most = isPicture ? mostPictureBytes : budget.leftBytes;
      const size = await measure(data, most, mostLayers);
      if (size > most) throw tooDense();
      if (!isPicture) budget.leftBytes -= size;
    }
  }
}

/** The parser's thread posts it when it stopped unfolding a stream. */
export const refusedMessage = { type: 'refused' } as const;
let isRefused = false;

/** Notes such a message, so that `throwIfRefused` throws for it once. */
export function noteRefusal(message: unknown): void {
  isRefused ||= (message as Partial<typeof refusedMessage> | null)?.type === refusedMessage.type;
}

/** Throws a ToolInputError when the parser stopped unfolding a stream since this was asked. */
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

const dictionaryBytes = 600;

/** The line break after the keyword, and the head of the data. */
const headBytes = 4;

/** The streams (ISO 32000-1, 7.3.8) whose data begin in the part from `partStart` on, as zlib's do. */
async function* listStreams(file: Blob, partStart: number): AsyncGenerator<Stream> {
  // What leads to the data may be in the part before, and the data may end in one of those after.
  const lead = Math.min(partStart, dictionaryBytes + 'stream'.length + headBytes);
  const [first, last] = [partStart - lead, partStart + partBytes];
  const bytes = new Uint8Array(await file.slice(first, last + headBytes).arrayBuffer());
  const text = new TextDecoder('latin1').decode(bytes);
  const keyword = /\bstream\r?\n?/g;
  for (let found = keyword.exec(text); found; found = keyword.exec(text)) {
    const start = keyword.lastIndex;
    const isInPart = start >= lead && start < lead + partBytes;
    if (!isInPart) continue;
    const before = text.slice(Math.max(0, found.index - dictionaryBytes), found.index);
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    if (claimsTooManyPixels(dictionary)) throw tooDense();
    if (!isZlib(bytes, start)) continue;
    // zlib data say themselves where they end; the word `endstream` may be among them.
    yield { data: readFrom(file, bytes, first, start), isPicture: /\/Image\b/.test(dictionary) };
  }
}

function claimsTooManyPixels(dictionary: string): boolean {
  const side = (name: string) =>
    Number(new RegExp(String.raw`/${name}\s+(\d+)\b(?!\s+\d+\s+R)`).exec(dictionary)?.[1]);
  return side('Width') * side('Height') > mostPicturePixels;
}

/** The file from `start` of the part on, as far as it is asked for. Reading each stream from the blob itself is slow. */
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

/** How much it unfolds to, through all layers; more than `most` once it is more. */
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

/** What comes before damage, which parsers would take, too. */
async function* unfold(data: Packed): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = data.pipeThrough(new DecompressionStream('deflate')).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch {
    // Damage, or what stands behind the data.
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
