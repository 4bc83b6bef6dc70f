/**
 * Bytes that a text of UTF-8 takes when a server sends it by Brotli at its best quality (RFC 7932); undefined while the
 * compressor cannot be loaded. No browser compresses by Brotli itself.
 */
export async function brotliSize(bytes: Uint8Array): Promise<number | undefined> {
  const brotli = await import('brotli-wasm').then((loaded) => loaded.default).catch(() => undefined);
  return brotli?.compress(bytes, { quality: 11 }).length;
}
