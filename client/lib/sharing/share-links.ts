import { ToolInputError } from '#core/errors.ts';
import { decodeBase64Url, encodeBase64Url } from '#core/bytes/base64.ts';

const prefix = 'v1.';
/** Chat and mail programs cut addresses longer than this; browsers accept far more. */
const maxEncodedLength = 32_000;
const maxDecodedBytes = 2_000_000;

/** Packs values into a link's fragment, which is never sent to a server: `v1.` + base64url(deflate-raw(JSON)). */
export async function encodeShareFragment(values: Readonly<Record<string, unknown>>): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(values));
  const packed = await pipeBytes(json, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  const fragment = prefix + encodeBase64Url(packed);
  if (fragment.length > maxEncodedLength) {
    throw new ToolInputError('The input is too long for a link.', {
      hint: 'Share the link without the input, or send the file itself.',
    });
  }
  return fragment;
}

/** Unpacks a fragment. Throws a ToolInputError if it is damaged, hostile or from a later version. */
export async function decodeShareFragment(fragment: string): Promise<Record<string, unknown>> {
  if (!fragment.startsWith(prefix) || fragment.length > maxEncodedLength) throw unreadableLink();
  try {
    const packed = decodeBase64Url(fragment.slice(prefix.length));
    const bytes = await pipeBytes(packed, new DecompressionStream('deflate-raw'), maxDecodedBytes);
    const values: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof values !== 'object' || values === null || Array.isArray(values)) throw unreadableLink();
    return values as Record<string, unknown>;
  } catch {
    throw unreadableLink();
  }
}

function unreadableLink(): ToolInputError {
  return new ToolInputError('The link could not be read, so the usual settings are shown.', {
    hint: 'It may have been cut short. Ask for it again.',
  });
}

async function pipeBytes(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const readable = new Blob([bytes]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(transform);
  for await (const chunk of readable) {
    size += chunk.length;
    if (size > maxBytes) throw unreadableLink();
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
