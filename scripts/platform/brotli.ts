import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliDecompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Uses Node's own compressor as the page does; best quality by default. */
export async function brotliSize(bytes: Uint8Array): Promise<number | undefined> {
  return (await compress(bytes)).length;
}

/** Uses Node's own compressor, as the page does its own. */
export async function compressBrotli(bytes: Uint8Array, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
}

/** Uses Node's own decompressor, as the page does its own. */
export async function* decompressBrotli(bytes: Uint8Array): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const stream = createBrotliDecompress();
  stream.end(bytes);
  for await (const piece of stream) yield Uint8Array.from(piece as Buffer);
  if (stream.bytesWritten < bytes.length) throw new Error('There is more data after its end.');
}
