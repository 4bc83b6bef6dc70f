/** As much as an editor shows at once. */
const maxTextBytes = 1_000_000;

/** A written text as a string while it is small, with the byte order mark that it may begin with. */
export async function asTextIfSmall(content: Blob): Promise<string | Blob> {
  if (content.size > maxTextBytes) return content;
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content.arrayBuffer());
}
