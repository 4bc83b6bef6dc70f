import { unfilterRows } from '#client/lib/pdf/pictures/png-samples.ts';
import { zlibDecompress } from '#core/images/byte-access.ts';
import { createFileReader, type FileReader } from './file-reader.ts';

/** The places of the objects that are not packed in streams, by object number; undefined for other objects. */
type Places = Map<number, number | undefined>;

/**
 * Returns whether the cross-reference table of a PDF (ISO 32000-2, 7.5.4 and 7.5.8) leads to its objects. It may be
 * missing, cut off, or wrong because the file was changed as text. `whole` is the content of a file in memory.
 */
export async function isTableSound(file: Blob, whole?: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const reader = createFileReader(file, whole);
  const start = Math.max(0, (await reader.text(0, headBytes)).indexOf('%PDF-'));
  const places = await readPlaces(reader, start);
  if (!places) return false;
  const sorted = [...places].toSorted(([, one = 0], [, other = 0]) => one - other);
  for (const [number, place] of sorted) {
    // Programs write 0 for objects that they left out.
    if (place === undefined || place === 0) continue;
    const [, found] = /^\s*(\d+)\s+\d+\s+obj\b/.exec(await reader.text(start + place, objectBytes)) ?? [];
    if (Number(found) !== number) return false;
  }
  return true;
}

/** Readers look for the header and the end in this part. */
const headBytes = 1024;
const tailBytes = 2048;
/** The longest beginning of an object, with space before it. */
const objectBytes = 64;

/** Reads the table in all its sections, of which newer ones come first; undefined if there is none to follow. */
async function readPlaces(reader: FileReader, start: number): Promise<Places | undefined> {
  const tail = await reader.text(Math.max(0, reader.size - tailBytes), tailBytes);
  const first = /^[^]*startxref\s+(\d+)/.exec(tail)?.[1];
  if (first === undefined) return undefined;
  const places: Places = new Map();
  const queue = [Number(first)];
  const seen = new Set<number>();
  let root: number | undefined;
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const text = await readSection(reader, start + at);
    const trailer = /^\s*xref\b/.test(text)
      ? readRows(text, places)
      : await readStream(reader, start + at, text, places);
    if (trailer === undefined) return undefined;
    root ??= numberIn(trailer, 'Root');
    const others = [numberIn(trailer, 'XRefStm'), numberIn(trailer, 'Prev')];
    for (const other of others) if (other !== undefined && other !== 0) queue.push(other);
  }
  return root !== undefined && places.has(root) ? places : undefined;
}

/** Reads a section of the table and the trailer after it. */
async function readSection(reader: FileReader, at: number): Promise<string> {
  for (let length = 4096; ; length *= 4) {
    const text = await reader.text(at, length);
    if (text.length < length || /startxref|endstream/.test(text)) return text;
  }
}

/** Adds the rows of a section; returns its trailer, or undefined if it is damaged. */
function readRows(text: string, places: Places): string | undefined {
  const [rows = '', trailer] = text.split(/\btrailer\b/);
  const words = rows.trim().split(/\s+/);
  for (let at = 1; at < words.length;) {
    let [first, count] = words.slice(at, at + 2).map(Number) as [number, number];
    at += 2;
    // Some programs count the first object, which is always free, as number 1.
    if (first === 1 && words[at + 1] === '65535' && words[at + 2] === 'f') first = 0;
    for (; count > 0; count -= 1, first += 1, at += 3) {
      const [place, kind] = [words[at], words[at + 2]];
      if (kind !== 'n' && kind !== 'f') return undefined;
      if (!places.has(first)) places.set(first, kind === 'n' ? Number(place) : undefined);
    }
    if (Number.isNaN(count)) return undefined;
  }
  return trailer;
}

/** Adds the rows of a cross-reference stream; returns its dictionary, or undefined if it is damaged. */
async function readStream(
  reader: FileReader,
  at: number,
  text: string,
  places: Places,
): Promise<string | undefined> {
  const [head = '', dictionary = ''] = /^\s*\d+\s+\d+\s+obj\b([^]*?)\bstream\r?\n/.exec(text) ?? [];
  const widths = numbersIn(dictionary, 'W');
  const length = numberIn(dictionary, 'Length');
  if (!/\/XRef\b/.test(dictionary) || widths.length !== 3) return undefined;
  const data = await reader.bytes(at + head.length, length ?? text.indexOf('endstream') - head.length);
  const rows = await unpack(data, dictionary, widths);
  if (!rows) return undefined;
  const rowBytes = widths.reduce((sum, width) => sum + width, 0);
  const index = numbersIn(dictionary, 'Index');
  const ranges = index.length > 0 ? index : [0, numberIn(dictionary, 'Size') ?? 0];
  let row = 0;
  for (let range = 0; range < ranges.length; range += 2) {
    const [first = 0, count = 0] = ranges.slice(range);
    if ((row + count) * rowBytes > rows.length) return undefined;
    for (let each = 0; each < count; each += 1, row += 1) {
      const [kind, place] = readRow(rows.subarray(row * rowBytes), widths);
      if (!places.has(first + each)) places.set(first + each, kind === 1 ? place : undefined);
    }
  }
  return dictionary;
}

const mostTableBytes = 64 << 20;

/** Decompresses rows; undefined if they are damaged. Other filters than the usual one are not read. */
async function unpack(
  data: Uint8Array<ArrayBuffer>,
  dictionary: string,
  widths: readonly number[],
): Promise<Uint8Array | undefined> {
  if (!/\/Filter\b/.test(dictionary)) return data;
  const rows = await zlibDecompress(data, mostTableBytes).catch(() => undefined);
  if (!rows || (numberIn(dictionary, 'Predictor') ?? 1) < 10) return rows;
  const width = numberIn(dictionary, 'Columns') ?? widths.reduce((sum, each) => sum + each, 0);
  return unfilterRows({
    width,
    height: Math.floor(rows.length / (width + 1)),
    bitDepth: 8,
    samplesPerPixel: 1,
    rows,
  });
}

/** Reads the kind and the place of an object; without a kind it is 1. */
function readRow(row: Uint8Array, [kindWidth = 0, placeWidth = 0]: readonly number[]) {
  const read = (from: number, width: number) =>
    row.subarray(from, from + width).reduce((value, byte) => value * 256 + byte, 0);
  return [kindWidth === 0 ? 1 : read(0, kindWidth), read(kindWidth, placeWidth)] as const;
}

function numberIn(dictionary: string, key: string): number | undefined {
  const value = new RegExp(`/${key}\\s+(\\d+)`).exec(dictionary)?.[1];
  return value === undefined ? undefined : Number(value);
}

function numbersIn(dictionary: string, key: string): number[] {
  const list = new RegExp(`/${key}\\s*\\[([\\d\\s]*)\\]`).exec(dictionary)?.[1] ?? '';
  return list.split(/\s+/).filter(Boolean).map(Number);
}
