import { readIccProfile } from '#core/images/color/icc-profile.ts';
import { type PDFContext, PDFName, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';

type ColorModel = 'gray' | 'rgb' | 'cmyk';

export interface ImageShape {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: number;
}

const deviceSpaces = { gray: 'DeviceGray', rgb: 'DeviceRGB', cmyk: 'DeviceCMYK' } as const;
const componentCounts = { gray: 1, rgb: 3, cmyk: 4 } as const;

/** Adds an image whose data is compressed with `filter`. */
export function addImageStream(
  context: PDFContext,
  { width, height, bitDepth }: ImageShape,
  packed: Uint8Array,
  filter: 'FlateDecode' | 'DCTDecode',
  colorSpace: PDFObject,
  extra: Readonly<Record<string, PDFObject | undefined>> = {},
): PDFRef {
  const dict = {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    BitsPerComponent: bitDepth,
    Filter: filter,
    ColorSpace: colorSpace,
    ...extra,
  };
  return context.register(context.stream(packed, dict));
}

/** Returns the color space of an ICC profile if it fits, else the device color space. */
export function colorSpaceOf(
  context: PDFContext,
  model: ColorModel,
  profile: Uint8Array | undefined,
): PDFObject {
  const device = PDFName.of(deviceSpaces[model]);
  if (!profile || readIccProfile(profile)?.model !== model) return device;
  const stream = context.flateStream(profile, { N: componentCounts[model], Alternate: device });
  return context.obj(['ICCBased', context.register(stream)]);
}

export const grayColorSpace: PDFObject = PDFName.of('DeviceGray');
