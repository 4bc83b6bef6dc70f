import type { Bytes } from '#core/images/byte-access.ts';

/** Metadata that is kept when pixels move from one file to another, in any format. */
export interface ImageMetadata {
  /** An ICC profile; absent means sRGB. */
  readonly icc?: Bytes | undefined;
  /** An Exif block: a TIFF stream without the `Exif` prefix. */
  readonly exif?: Bytes | undefined;
  /** An XMP packet. */
  readonly xmp?: Bytes | undefined;
  /** Photoshop image resources with IPTC fields; only JPEG can hold them. */
  readonly imageResources?: Bytes | undefined;
  /** Comments in the form of one format; no other format accepts them. */
  readonly comments?: FormatComments | undefined;
  /** The print resolution in pixels per meter. */
  readonly density?: PixelDensity | undefined;
}

/** JPEG: COM payloads. PNG: text and time chunks, each preceded by its type. */
export type FormatComments =
  | { readonly kind: 'jpeg'; readonly payloads: readonly Bytes[] }
  | { readonly kind: 'png'; readonly chunks: readonly { readonly type: string; readonly data: Bytes }[] };

export interface PixelDensity {
  readonly x: number;
  readonly y: number;
}

/** The length of an inch in meters. */
export const metersPerInch = 0.0254;
