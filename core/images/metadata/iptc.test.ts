import { assert, expect, test } from 'vitest';
import { fixture, readTags, writeTags } from '#core/images/fixtures/image-programs.mjs';
import { cleanImageResources, imageResourcesHaveLocation } from './iptc.ts';
import { readJpegHeader, writeJpegMetadata } from '#core/images/containers/jpeg-container.ts';

const captioned = ['-IPTC:ObjectName=Tower', '-IPTC:By-line=Me', '-IPTC:Keywords=a', '-IPTC:Keywords=b'];
const placed = [
  ...captioned,
  '-IPTC:City=Paris',
  '-IPTC:Country-PrimaryLocationName=France',
  '-IPTC:Sub-location=7e',
];

function resourcesOf(args: readonly string[]): Uint8Array<ArrayBuffer> {
  const { imageResources } = readJpegHeader(
    writeTags(fixture('paris_exif_xmp_icc.jpg'), 'jpg', args),
  ).metadata;
  assert(imageResources);
  return imageResources;
}

function iptcTags(imageResources: Uint8Array<ArrayBuffer> | undefined): Record<string, unknown> {
  const tags = readTags(writeJpegMetadata(fixture('paris_exif_xmp_icc.jpg'), { imageResources }), 'jpg');
  return Object.fromEntries(Object.entries(tags).filter(([name]) => name.startsWith('IPTC:')));
}

test('IPTC fields lose their places and nothing else', () => {
  const cleaned = cleanImageResources(resourcesOf(placed), true);
  expect(iptcTags(cleaned)).toEqual(iptcTags(resourcesOf(captioned)));
  expect(Buffer.from(cleaned ?? []).includes('Paris')).toBe(false);
});

test('places are noticed', () => {
  expect(imageResourcesHaveLocation(resourcesOf(placed))).toBe(true);
  expect(imageResourcesHaveLocation(resourcesOf(captioned))).toBe(false);
});

test('without places to drop they stay as they are', () => {
  const resources = resourcesOf(placed);
  expect(iptcTags(cleanImageResources(resources, false))).toEqual(iptcTags(resources));
});

test('damaged resources are not passed on', () => {
  expect(
    cleanImageResources(
      Uint8Array.from({ length: 40 }, (_, index) => index),
      true,
    ),
  ).toBeUndefined();
  expect(cleanImageResources(new Uint8Array(), true)).toBeUndefined();
});
