import { ToolInputError } from '#core/errors.ts';

/**
 * What all streams of a file that are no pictures may unfold to. Real files of this kind of content (page contents,
 * fonts, profiles, tables of objects) stay far below; parsers hold all of it in memory, many times over.
 */
const mostBytes = 256 << 20;
/** A picture is unfolded by itself, and only when it is drawn. */
const mostPictureBytes = 512 << 20;
/** Text of a file this dense is no bomb, however large the file. */
const mostPerFileByte = 10;
/** Filters that stand one in another. */
const mostLayers = 4;
/** Large files are looked through in parts. */
const partBytes = 64 << 20;

/**
 * Throws a ToolInputError for a file whose streams unfold to more than memory should hold (1 MB can hold 1 GB of zeros).
 * Looks at the packed data itself (zlib, RFC 1950) and not at what the file says of it, which may be anywhere. Data that
 * is encrypted cannot be looked at.
 */
export async function refuseBombs(file: Blob): Promise<void> {
  const budget = { leftBytes: Math.max(mostBytes, mostPerFileByte * file.size) };
  for (let start = 0; start < file.size; start += partBytes) {
    const bytes = new Uint8Array(await file.slice(start, start + partBytes).arrayBuffer());
    for (const { data, isPicture } of listStreams(bytes)) {
      const most = isPicture ? mostPictureBytes : budget.leftBytes;
      const size = await measure(data, most, mostLayers);
      if (size > most) throw tooLarge();
      if (!isPicture) budget.leftBytes -= size;
    }
  }
}

function tooLarge(): ToolInputError {
  return new ToolInputError('This PDF is packed so densely that it would fill the memory.', {
    hint: 'A file like this is made to stop programs. If you trust it, open it in a PDF viewer and print it to a new PDF.',
  });
}

interface Stream {
  readonly data: Uint8Array<ArrayBuffer>;
  readonly isPicture: boolean;
}

const dictionaryBytes = 600;

/** The streams (ISO 32000-1, 7.3.8) whose data begin as zlib's do. */
function* listStreams(bytes: Uint8Array<ArrayBuffer>): Generator<Stream> {
  const text = new TextDecoder('latin1').decode(bytes);
  const keyword = /\bstream\r?\n?/g;
  for (let found = keyword.exec(text); found; found = keyword.exec(text)) {
    const start = keyword.lastIndex;
    const end = text.indexOf('endstream', start);
    if (!isZlib(bytes, start)) continue;
    const before = text.slice(Math.max(0, found.index - dictionaryBytes), found.index);
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    yield {
      data: bytes.subarray(start, end < 0 ? bytes.length : end),
      isPicture: /\/Image\b/.test(dictionary),
    };
    if (end > 0) keyword.lastIndex = end + 'endstream'.length;
  }
}

function isZlib(bytes: Uint8Array, start: number): boolean {
  const [method = 0, flags = 0] = bytes.subarray(start, start + 2);
  return (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0;
}

/** How much it unfolds to, through all layers; more than `most` once it is more. */
async function measure(data: Uint8Array<ArrayBuffer>, most: number, layers: number): Promise<number> {
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
  return measure(new Uint8Array(await new Blob(inner).arrayBuffer()), most, layers - 1);
}

/** What comes before damage, which parsers would take, too. */
async function* unfold(data: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
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
