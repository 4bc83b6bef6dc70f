/** The longest text that an editor shows. */
const maxTextBytes = 1_000_000;

/** A text as a string while it is small, else as a blob. It keeps its byte order mark. */
export async function asTextIfSmall(content: Blob): Promise<string | Blob> {
  if (content.size > maxTextBytes) return content;
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content.arrayBuffer());
}
