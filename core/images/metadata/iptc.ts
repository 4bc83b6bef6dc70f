import { append } from '#core/collections/append.ts';
import { type Bytes, concatBytes, latin1Bytes, startsWithLatin1, viewOf } from '#core/images/byte-access.ts';

/** The Photoshop image resources that this product reads (Adobe Photoshop File Formats, "Image Resource IDs"). */
const resourceIds = {
  iptc: 0x0404,
  thumbnailOld: 0x0409,
  thumbnail: 0x040c,
  exif: 0x0422,
  exif3: 0x0423,
  xmp: 0x0424,
};
const copies = new Set([
  resourceIds.thumbnailOld,
  resourceIds.thumbnail,
  resourceIds.exif,
  resourceIds.exif3,
  resourceIds.xmp,
]);

/** IPTC IIM 4.2, record 2: content location, city, sublocation, state, country. */
const locationDatasets = new Set([26, 27, 90, 92, 95, 100, 101]);
const signature = '8BIM';

/**
 * Returns Photoshop image resources (the payload of APP13 after its name) without thumbnails and copies of Exif and
 * XMP. With `dropLocation`, also removes location fields. Returns undefined if nothing is left or the block is
 * unreadable.
 */
export function cleanImageResources(resources: Uint8Array, dropLocation: boolean): Bytes | undefined {
  const parts: Uint8Array[] = [];
  let offset = 0;
  while (offset + 12 <= resources.length) {
    if (!startsWithLatin1(resources, signature, offset)) return undefined;
    const id = viewOf(resources).getUint16(offset + 4);
    const nameLength = evenLength(1 + (resources[offset + 6] ?? 0));
    const sizePosition = offset + 6 + nameLength;
    if (sizePosition + 4 > resources.length) return undefined;
    const size = viewOf(resources).getUint32(sizePosition);
    const dataPosition = sizePosition + 4;
    if (dataPosition + size > resources.length) return undefined;
    const next = Math.min(resources.length, dataPosition + evenLength(size));
    if (id === resourceIds.iptc && dropLocation) {
      append(parts, iptcWithoutLocation(resources.subarray(dataPosition, dataPosition + size)));
    } else if (!copies.has(id)) {
      parts.push(resources.subarray(offset, next));
    }
    offset = next;
  }
  return parts.length === 0 ? undefined : concatBytes(parts);
}

/** True if Photoshop image resources hold IPTC fields with a location. */
export function imageResourcesHaveLocation(resources: Uint8Array): boolean {
  const all = cleanImageResources(resources, false);
  const cleaned = cleanImageResources(resources, true);
  return all !== undefined && all.length !== (cleaned?.length ?? 0);
}

function evenLength(length: number): number {
  return length + (length % 2);
}

function iptcWithoutLocation(data: Uint8Array): Uint8Array[] {
  const kept: Uint8Array[] = [];
  let offset = 0;
  while (offset + 5 <= data.length && data[offset] === 0x1c) {
    const size = viewOf(data).getUint16(offset + 3);
    // The high bit marks an extended size, which location fields never need.
    if (size > 0x7fff || offset + 5 + size > data.length) break;
    const isLocation = data[offset + 1] === 2 && locationDatasets.has(data[offset + 2] ?? 0);
    if (!isLocation) kept.push(data.subarray(offset, offset + 5 + size));
    offset += 5 + size;
  }
  const iptc = concatBytes(kept);
  if (iptc.length === 0) return [];
  const head = new Uint8Array(12);
  head.set(latin1Bytes(signature));
  viewOf(head).setUint16(4, resourceIds.iptc);
  viewOf(head).setUint32(8, iptc.length);
  return [head, iptc, new Uint8Array(iptc.length % 2)];
}
