import type { Bytes } from '#core/images/byte-access.ts';

/** What travels with pixels from file to file, whatever the format. */
export interface ImageMetadata {
  /** An ICC profile; absent means sRGB. */
  readonly icc?: Bytes | undefined;
  /** An Exif block: a TIFF stream without the `Exif` prefix. */
  readonly exif?: Bytes | undefined;
  /** An XMP packet. */
  readonly xmp?: Bytes | undefined;
  /** Photoshop image resources with IPTC fields; JPEG alone has a place for them. */
  readonly imageResources?: Bytes | undefined;
  /** Comments in the form of their own format; no other format takes them. */
  readonly comments?: FormatComments | undefined;
  /** Print resolution in pixels a meter. */
  readonly density?: PixelDensity | undefined;
}

/** JPEG: COM payloads. PNG: text and time chunks, their type before each. */
export type FormatComments =
  | { readonly kind: 'jpeg'; readonly payloads: readonly Bytes[] }
  | { readonly kind: 'png'; readonly chunks: readonly { readonly type: string; readonly data: Bytes }[] };

export interface PixelDensity {
  readonly x: number;
  readonly y: number;
}

/** Pixels a meter in one pixel an inch. */
export const metersPerInch = 0.0254;
