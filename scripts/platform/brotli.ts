import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** As in the page, by Node's own compressor, whose quality is the best unless said otherwise. */
export async function brotliSize(bytes: Uint8Array): Promise<number | undefined> {
  return (await compress(bytes)).length;
}
