import type { ColorDefinition } from '#core/images/color/color-definition.ts';
import type { ImageMetadata } from '#core/images/metadata/image-metadata.ts';
import { type Orientation, swapsSides } from '#core/images/pixels/orientation.ts';

/** The picture formats whose headers this product reads. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'bmp';

export type ImageColorModel = 'gray' | 'rgb' | 'cmyk';

/** The facts in a picture file that are known without decoding pixels. */
export interface ImageHeader {
  readonly kind: ImageKind;
  /** Size in pixels as stored, before `orientation` is applied. */
  readonly width: number;
  readonly height: number;
  readonly orientation: Orientation;
  readonly bitsPerChannel: number;
  readonly colorModel: ImageColorModel;
  /** True if the format's flags allow transparency; all pixels may still be opaque. */
  readonly mayHaveAlpha: boolean;
  readonly isAnimated: boolean;
  /** True if the compression is lossless. */
  readonly isLossless: boolean;
  readonly metadata: ImageMetadata;
  /** Colors given by other means than an ICC profile (PNG gAMA and cHRM, code numbers); undefined for sRGB. */
  readonly colorDefinition?: ColorDefinition | undefined;
  /** True for brightness beyond the standard range (PQ or HLG curve). */
  readonly isHdr: boolean;
  /** True for an Ultra HDR or Apple gain map, which is a second picture in the file. */
  readonly hasGainMap: boolean;
  /** True if a video follows the picture. */
  readonly hasMotionVideo: boolean;
  /** True if the data ends before the picture does. */
  readonly isCutShort: boolean;
}

/** Creates a header with simple defaults for all optional fields. */
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

/** Returns width and height with the orientation applied. */
export function uprightSize({
  width,
  height,
  orientation,
}: Pick<ImageHeader, 'width' | 'height' | 'orientation'>) {
  return swapsSides(orientation) ? { width: height, height: width } : { width, height };
}
