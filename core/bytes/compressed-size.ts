/** Bytes that `bytes` take in a format that the platform writes. */
export async function compressedSize(
  bytes: Uint8Array<ArrayBuffer>,
  format: CompressionFormat,
): Promise<number> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream(format));
  return (await new Response(packed).blob()).size;
}
