import type { Bytes } from '#core/images/byte-access.ts';
import type { Orientation } from '#core/images/pixels/orientation.ts';

/** Local names of location properties (Exif 2.3 for XMP; IPTC Photo Metadata; drone makers' schemas). */
const locationNames =
  'GPS\\w*|Gps\\w*|LocationCreated|LocationShown|Location|City|State|Country|CountryCode|CountryName|' +
  'ProvinceState|Sublocation|WorldRegion';
/** Thumbnails in the packet may show parts that a crop or an edit removed. */
const thumbnailNames = 'Thumbnails';
/** Pointers to parts that a rewritten file does not have: gain maps, motion photos, further packets. */
const containerNames =
  'HasExtendedXMP|Directory|MotionPhoto\\w*|MicroVideo\\w*|RecoveryMap\\w*|HDRGainMap\\w*|GainMap\\w*';
const gainMapPrefixes = /\s(?:hdrgm|HDRGainMap):\w+\s*=\s*(?:"[^"]*"|'[^']*')/g;

export interface XmpChanges {
  readonly orientation?: Orientation;
  readonly dropLocation?: boolean;
  /** Removes pointers into the old file, because the picture is rewritten. */
  readonly dropFileStructure?: boolean;
}

/** Returns a changed copy of an XMP packet (UTF-8 XML); undefined if it is unreadable. */
export function changeXmp(packet: Uint8Array, changes: XmpChanges): Bytes | undefined {
  let text = decodePacket(packet);
  if (text === undefined) return undefined;
  if (changes.dropFileStructure) {
    text = removeNamed(text, containerNames).replace(gainMapPrefixes, '');
    text = removeNamed(text, thumbnailNames);
  }
  if (changes.dropLocation) text = removeNamed(text, locationNames);
  if (changes.orientation !== undefined) text = setOrientation(text, changes.orientation);
  return new TextEncoder().encode(text);
}

/** True if an XMP packet contains a location. */
export function xmpHasLocation(packet: Uint8Array): boolean {
  const text = decodePacket(packet);
  return text !== undefined && new RegExp(`[\\s<][\\w.-]+:(?:${locationNames})(?=[\\s=>/])`).test(text);
}

/** Checks whether the packet mentions an Ultra HDR gain map, a video within the file, or a second packet. */
export function xmpAnnounces(packet: Uint8Array): {
  gainMap: boolean;
  motionPhoto: boolean;
  furtherPacket: boolean;
} {
  const text = decodePacket(packet) ?? '';
  return {
    gainMap: /\bhdrgm:|HDRGainMap:|RecoveryMap/.test(text),
    furtherPacket: text.includes(':HasExtendedXMP'),
    motionPhoto: /:(?:MotionPhoto|MicroVideo)\b\s*(?:=\s*["']1|>\s*1)/.test(text),
  };
}

function decodePacket(packet: Uint8Array): string | undefined {
  const end = packet.length > 0 && packet.at(-1) === 0 ? packet.indexOf(0) : packet.length;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(packet.subarray(0, end));
  } catch {
    return undefined;
  }
}

/** Removes every attribute and element with one of these local names, with any prefix. */
function removeNamed(text: string, names: string): string {
  const attribute = new RegExp(`\\s[\\w.-]+:(?:${names})\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'g');
  return removeElements(text.replace(attribute, ''), names);
}

function removeElements(text: string, names: string): string {
  const opening = new RegExp(`<([\\w.-]+:(?:${names}))(?=[\\s/>])`, 'g');
  let kept = '';
  let position = 0;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const tagEnd = text.indexOf('>', match.index);
    if (tagEnd < 0) break;
    kept += text.slice(position, match.index);
    position = text[tagEnd - 1] === '/' ? tagEnd + 1 : endOfElement(text, match[1] ?? '', tagEnd);
    opening.lastIndex = position;
  }
  return kept + text.slice(position);
}

function endOfElement(text: string, name: string, from: number): number {
  const closing = `</${name}>`;
  const start = text.indexOf(closing, from);
  return start < 0 ? text.length : start + closing.length;
}

function setOrientation(text: string, orientation: Orientation): string {
  return text
    .replace(/(\btiff:Orientation\s*=\s*["'])\d(["'])/g, `$1${orientation}$2`)
    .replace(/(<tiff:Orientation>\s*)\d(\s*<)/g, `$1${orientation}$2`);
}
