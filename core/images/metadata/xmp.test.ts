import { assert, describe, expect, test } from 'vitest';
import { fixture, readTags, writeTags } from '#core/images/fixtures/image-programs.mjs';
import { readJpegHeader, writeJpegMetadata } from '#core/images/containers/jpeg-container.ts';
import { changeXmp, xmpAnnounces, xmpHasLocation } from './xmp.ts';

const located = writeTags(fixture('paris_exif_xmp_icc.jpg'), 'jpg', [
  '-XMP-exif:GPSLatitude=48.8584',
  '-XMP-exif:GPSLongitude=2.2945',
  '-XMP-photoshop:City=Paris',
  '-XMP-iptcExt:LocationCreatedCity=Paris',
  '-XMP-tiff:Orientation=6',
  '-XMP-dc:Title=Tower',
  '-XMP-dc:Rights=Me',
]);

function xmpOf(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  const { xmp } = readJpegHeader(jpeg).metadata;
  assert(xmp);
  return xmp;
}

function xmpTags(xmp: Uint8Array<ArrayBuffer> | undefined): Record<string, unknown> {
  const tags = readTags(writeJpegMetadata(fixture('paris_exif_xmp_icc.jpg'), { xmp }), 'jpg');
  return Object.fromEntries(Object.entries(tags).filter(([name]) => name.startsWith('XMP')));
}

describe('places', () => {
  test('are taken out, whether attributes or elements, and nothing else is', () => {
    const before = xmpTags(xmpOf(located));
    const placeNames = Object.keys(before).filter((name) => /GPS|City|Location/.test(name));
    expect(placeNames.length).toBeGreaterThanOrEqual(4);
    const expected = Object.fromEntries(
      Object.entries(before).filter(([name]) => !placeNames.includes(name)),
    );
    expect(xmpTags(changeXmp(xmpOf(located), { dropLocation: true }))).toEqual(expected);
  });

  test('are noticed', () => {
    expect(xmpHasLocation(xmpOf(located))).toBe(true);
    expect(xmpHasLocation(xmpOf(fixture('paris_exif_xmp_icc.jpg')))).toBe(false);
  });
});

test('the orientation is rewritten', () => {
  expect(xmpTags(changeXmp(xmpOf(located), { orientation: 1 }))['XMP-tiff:Orientation']).toBe(1);
});

test('what points into the old file goes', () => {
  const packet = new TextEncoder().encode(
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description hdrgm:Version="1.0" GCamera:MotionPhoto="1" dc:format="image/jpeg" xmpNote:HasExtendedXMP="0123">' +
      '<Container:Directory><rdf:Seq><rdf:li Item:Length="5"/></rdf:Seq></Container:Directory><dc:title>T</dc:title></rdf:Description></x:xmpmeta>',
  );
  expect(xmpAnnounces(packet)).toEqual({ gainMap: true, motionPhoto: true, furtherPacket: true });
  const changed = changeXmp(packet, { dropFileStructure: true });
  expect(new TextDecoder().decode(changed)).toBe(
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description dc:format="image/jpeg"><dc:title>T</dc:title></rdf:Description></x:xmpmeta>',
  );
});

test('a packet that is no UTF-8 is not passed on', () => {
  expect(changeXmp(Uint8Array.of(0xff, 0xfe, 0x3c), { orientation: 1 })).toBeUndefined();
});

test('an endless tag does not take endless time', () => {
  const packet = new TextEncoder().encode('<exif:GPSLatitude '.repeat(100_000));
  expect(changeXmp(packet, { dropLocation: true })?.length).toBeGreaterThan(0);
});
