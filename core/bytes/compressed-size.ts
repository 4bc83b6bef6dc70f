/** Returns the size of `bytes` after compression with a format of the Compression Streams API. */
export async function compressedSize(
  bytes: Uint8Array<ArrayBuffer>,
  format: CompressionFormat,
): Promise<number> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream(format));
  return (await new Response(packed).blob()).size;
}
