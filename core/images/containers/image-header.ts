import type { ColorDefinition } from '#core/images/color/color-definition.ts';
import type { ImageMetadata } from '#core/images/metadata/image-metadata.ts';
import { type Orientation, swapsSides } from '#core/images/pixels/orientation.ts';

/** The picture formats whose files this product reads itself. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'bmp';

export type ImageColorModel = 'gray' | 'rgb' | 'cmyk';

/** What a picture file says about itself before any pixel is decoded. */
export interface ImageHeader {
  readonly kind: ImageKind;
  /** Pixels as stored, before `orientation` is applied. */
  readonly width: number;
  readonly height: number;
  readonly orientation: Orientation;
  readonly bitsPerChannel: number;
  readonly colorModel: ImageColorModel;
  /** Whether the format's flags allow for transparency; pixels may still all be opaque. */
  readonly mayHaveAlpha: boolean;
  readonly isAnimated: boolean;
  /** Whether the file packs its pixels without loss. */
  readonly isLossless: boolean;
  readonly metadata: ImageMetadata;
  /** Colors told by other means than an ICC profile (PNG gAMA and cHRM, coded numbers); absent means sRGB. */
  readonly colorDefinition?: ColorDefinition | undefined;
  /** Brightness beyond the standard range (PQ or HLG curve). */
  readonly isHdr: boolean;
  /** An Ultra HDR or Apple gain map, a second picture in the file. */
  readonly hasGainMap: boolean;
  /** A video after the picture. */
  readonly hasMotionVideo: boolean;
  /** The data ends before the picture does. */
  readonly isCutShort: boolean;
}

/** A header with everything optional at its plainest. */
export function plainHeader(
  facts: Pick<ImageHeader, 'kind' | 'width' | 'height'> & Partial<ImageHeader>,
): ImageHeader {
  return {
    orientation: 1,
    bitsPerChannel: 8,
    colorModel: 'rgb',
    mayHaveAlpha: false,
    isAnimated: false,
    isLossless: false,
    metadata: {},
    isHdr: false,
    hasGainMap: false,
    hasMotionVideo: false,
    isCutShort: false,
    ...facts,
  };
}

/** Width and height as the picture is shown. */
export function uprightSize({
  width,
  height,
  orientation,
}: Pick<ImageHeader, 'width' | 'height' | 'orientation'>) {
  return swapsSides(orientation) ? { width: height, height: width } : { width, height };
}
