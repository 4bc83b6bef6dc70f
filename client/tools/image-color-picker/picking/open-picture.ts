import { readMachineLimits } from '#client/lib/images/browser/browser-memory.ts';
import { decodeImage, setUpDecoding } from '#client/lib/images/decode-image.ts';
import { maxPixelsFor } from '#client/lib/images/image-limits.ts';
import { type ImageNote, warnOf } from '#client/lib/images/image-note.ts';
import type { ColorSource } from '#core/colors/spaces/color-source.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import { readIccProfile } from '#core/images/color/icc-profile.ts';
import { colorReader, type StoredColor } from '#core/images/color/pixel-color.ts';
import type { Raster } from '#core/images/pixels/raster.ts';
import { pictureTools } from '#platform/pictures';

/** A picture's pixels, and how to convert their values to colors. */
export interface OpenPicture {
  readonly raster: Raster;
  /** The name of its color space; undefined for sRGB. */
  readonly profileName: string | undefined;
  readonly toColor: (stored: StoredColor) => ColorSource;
  readonly notes: readonly ImageNote[];
}

/** Decodes a picture without a canvas, so that no pixel value changes. Throws as `decodeImage` does. */
export async function openPicture(bytes: Bytes): Promise<OpenPicture> {
  const { decode } = maxPixelsFor(readMachineLimits().memoryGigabytes);
  const { raster, metadata, isProfileRedundant, notes } = await decodeImage(
    bytes,
    await setUpDecoding(bytes, pictureTools, decode),
  );
  const profile = metadata.icc && !isProfileRedundant ? readIccProfile(metadata.icc) : undefined;
  const unread = profile && !profile.definition ? [tablesOnly] : [];
  return {
    raster,
    profileName: profile?.definition && (profile.name || 'a profile without a name'),
    toColor: colorReader(profile?.definition),
    notes: [...notes, ...unread],
  };
}

const tablesOnly = warnOf(
  'profile-dropped',
  'The color profile works by tables, which are not read here: the values are read as sRGB.',
);
