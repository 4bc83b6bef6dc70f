import { hasLocation } from '#client/lib/images/metadata-policy.ts';
import { readImageHeader } from '#core/images/containers/image-container.ts';
import { type ImageKind, uprightSize } from '#core/images/containers/image-header.ts';

/** The facts about a picture before decoding. */
export interface ImageFacts {
  readonly kind: ImageKind;
  /** The width of the upright picture, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly hasLocation: boolean;
}

/** Reads a picture file's header. Throws a ToolInputError for a damaged file or one that is not a picture. */
export async function inspectImage(bytes: Uint8Array): Promise<ImageFacts> {
  const header = await readImageHeader(bytes);
  return { kind: header.kind, ...uprightSize(header), hasLocation: hasLocation(header.metadata) };
}
