import { readBytes } from '#core/files/read-bytes.ts';

const partBytes = 256 << 10;

/** Reads places of a file; neighboring ones are read at once. */
export interface FileReader {
  readonly size: number;
  bytes(start: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
  /** One character per byte. */
  text(start: number, length: number): Promise<string>;
}

/** Creates a reader; `whole` is the file's content where it is in memory already. */
export function createFileReader(file: Blob, whole = new Uint8Array()): FileReader {
  const decoder = new TextDecoder('latin1');
  let part = whole;
  let partStart = 0;
  async function bytes(start: number, length: number) {
    const end = Math.min(file.size, start + length);
    if (start < partStart || end > partStart + part.length) {
      part = await readBytes(file.slice(start, Math.max(end, start + partBytes)));
      partStart = start;
    }
    return part.subarray(start - partStart, Math.max(0, end - partStart));
  }
  return {
    size: file.size,
    bytes,
    text: async (start, length) => decoder.decode(await bytes(start, length)),
  };
}
