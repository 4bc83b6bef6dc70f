/**
 * Returns the size in bytes of UTF-8 text that a server compresses with Brotli at its best quality (RFC 7932);
 * undefined if the compressor cannot be loaded. Browsers have no Brotli compression of their own.
 */
export async function brotliSize(bytes: Uint8Array): Promise<number | undefined> {
  const brotli = await import('brotli-wasm').then((loaded) => loaded.default).catch(() => undefined);
  return brotli?.compress(bytes, { quality: 11 }).length;
}
