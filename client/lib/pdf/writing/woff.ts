const woffSignature = 0x774f4646;
const headerSize = 44;
const entrySize = 20;

interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly size: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Converts a WOFF file to the plain font file inside, which is then read without decompressing it again and again. */
export async function unwrapWoff(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint32(0) !== woffSignature) throw new Error('The font is not a WOFF file.');
  const count = view.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, (_, index) => readTable(file, view, headerSize + index * entrySize)),
  );
  return writeFont(view.getUint32(4), tables);
}

async function readTable(file: Uint8Array<ArrayBuffer>, view: DataView, at: number): Promise<Table> {
  const [start, packedSize, size] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)];
  const packed = file.subarray(start, start + packedSize);
  const bytes = packedSize < size ? await inflate(packed) : packed;
  return { tag: view.getUint32(at), checksum: view.getUint32(at + 16), size, bytes };
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function writeFont(flavor: number, tables: readonly Table[]): Uint8Array<ArrayBuffer> {
  const padded = (size: number) => (size + 3) & ~3;
  const start = 12 + 16 * tables.length;
  const font = new Uint8Array(tables.reduce((size, table) => size + padded(table.size), start));
  const view = new DataView(font.buffer);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, flavor);
  view.setUint16(4, tables.length);
  view.setUint16(6, 16 * 2 ** power);
  view.setUint16(8, power);
  view.setUint16(10, 16 * (tables.length - 2 ** power));
  let offset = start;
  tables.forEach(({ tag, checksum, size, bytes }, index) => {
    const at = 12 + 16 * index;
    view.setUint32(at, tag);
    view.setUint32(at + 4, checksum);
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, size);
    font.set(bytes.subarray(0, size), offset);
    offset += padded(size);
  });
  return font;
}
