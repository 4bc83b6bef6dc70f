import { contentKindOf } from './coding/content-kind.ts';
import { bytesOfHex } from './coding/hex-bytes.ts';
import type { Content } from './logic.ts';
import type { EncodeOptions } from './options.ts';

const headBytes = 512;

/** Returns the media type for a data: URL of the content. */
export async function mediaTypeOf(content: Content, { charset, isHex }: EncodeOptions): Promise<string> {
  if (typeof content === 'string') {
    return isHex ? contentKindOf(bytesOfHex(content)).mediaType : `text/plain;charset=${charset}`;
  }
  const { kind, mediaType } = contentKindOf(new Uint8Array(await content.slice(0, headBytes).arrayBuffer()));
  return (kind === 'file' && content.type) || mediaType;
}
