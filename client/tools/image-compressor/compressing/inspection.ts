import { hasLocation } from '#client/lib/images/metadata-policy.ts';
import { readImageHeader } from '#core/images/containers/image-container.ts';
import { type ImageKind, uprightSize } from '#core/images/containers/image-header.ts';

/** What is known of a picture before it is decoded. */
export interface ImageFacts {
  readonly kind: ImageKind;
  /** Upright, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly hasLocation: boolean;
}

/** Reads a picture file's header. Throws a ToolInputError for what is no picture, or damaged. */
export async function inspectImage(bytes: Uint8Array): Promise<ImageFacts> {
  const header = await readImageHeader(bytes);
  return { kind: header.kind, ...uprightSize(header), hasLocation: hasLocation(header.metadata) };
}
