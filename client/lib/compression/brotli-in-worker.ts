/**
 * Returns the size in bytes of UTF-8 text that a server compresses with Brotli at its best quality (RFC 7932);
 * undefined if the compressor cannot be loaded. Browsers have no Brotli compression of their own.
 */
export async function brotliSize(bytes: Uint8Array): Promise<number | undefined> {
  const brotli = await import('brotli-wasm').then((loaded) => loaded.default).catch(() => undefined);
  return brotli?.compress(bytes, { quality: 11 }).length;
}

/** Compresses with Brotli at a quality from 0 to 11. */
export async function compressBrotli(bytes: Uint8Array, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const brotli = await (await import('brotli-wasm')).default;
  return Uint8Array.from(brotli.compress(bytes, { quality }));
}

const pieceBytes = 1 << 20;

/**
 * Yields the content of Brotli data, piece by piece. Throws an Error for data that is wrong, cut off or followed by
 * more.
 */
export async function* decompressBrotli(bytes: Uint8Array): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const brotli = await (await import('brotli-wasm')).default;
  const states = brotli.BrotliStreamResultCode;
  const stream = new brotli.DecompressStream();
  let read = 0;
  for (;;) {
    const result = stream.decompress(bytes.subarray(read), pieceBytes);
    read += result.input_offset;
    yield Uint8Array.from(result.buf);
    if (result.code === (states.ResultSuccess as number)) break;
    if (result.code === (states.NeedsMoreInput as number)) throw new Error('The data ends too early.');
  }
  if (read < bytes.length) throw new Error('There is more data after its end.');
}
