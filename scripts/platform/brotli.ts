import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliDecompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** As in the page, by Node's own compressor, whose quality is the best unless said otherwise. */
export async function brotliSize(bytes: Uint8Array): Promise<number | undefined> {
  return (await compress(bytes)).length;
}

/** As in the page, by Node's own compressor. */
export async function compressBrotli(bytes: Uint8Array, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
}

/** As in the page, by Node's own decompressor. */
export async function* decompressBrotli(bytes: Uint8Array): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const stream = createBrotliDecompress();
  stream.end(bytes);
  for await (const piece of stream) yield Uint8Array.from(piece as Buffer);
  if (stream.bytesWritten < bytes.length) throw new Error('The data goes on after its end.');
}
