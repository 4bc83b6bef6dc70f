import type { DerNode } from '#core/bytes/asn1/der.ts';
import { nameOfOid } from '#core/bytes/asn1/oid-names.ts';
import { hexOf, isContext, readOid, readString } from '#core/bytes/asn1/values.ts';

/** Returns a distinguished name as `CN=…, O=…`, from the most specific part on (RFC 4514 in its escapes). */
export function readName(name: DerNode | undefined): string {
  const sets = (name?.children ?? []).map((set) => set.children.map(readPart));
  return sets
    .reverse()
    .map((parts) => parts.join('+'))
    .join(', ');
}

function readPart({ children: [type, value] }: DerNode): string {
  return type && value ? `${nameOfOid(readOid(type))}=${escapeValue(readString(value))}` : '?';
}

const escapeValue = (value: string) => escapeControls(value.replace(/[\\,+"<>;]|^[ #]| $/g, '\\$&'));

/** Writes control characters as `\0a`: a line break in a text of the certificate must not look like a line of the report. */
export function escapeControls(text: string): string {
  return text.replace(/\p{Cc}/gu, (control) => `\\${control.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/** Returns a GeneralName (RFC 5280, section 4.2.1.6) with its kind before it. */
export function readGeneralName(node: DerNode): string {
  const text = () => escapeControls(new TextDecoder().decode(node.content));
  switch (node.tag) {
    case 0:
      return readOtherName(node);
    case 1:
      return `email:${text()}`;
    case 2:
      return `DNS:${text()}`;
    case 4:
      return `directory:${readName(node.children[0])}`;
    case 6:
      return `URI:${text()}`;
    case 7:
      return `IP:${readAddress(node.content)}`;
    case 8:
      return `id:${readOid(node)}`;
    default:
      return `[${node.tag}]:${hexOf(node.content)}`;
  }
}

/** A name of another kind: its type, and its value where that is a text. */
function readOtherName({ children: [type, wrapped] }: DerNode): string {
  const value = wrapped?.children[0];
  const isText = value?.children.length === 0 && [12, 19, 22, 30].includes(value.tag);
  const shown = isText ? escapeControls(readString(value)) : hexOf(wrapped?.content ?? new Uint8Array());
  return `other:${type ? nameOfOid(readOid(type)) : ''}:${shown}`;
}

/** An address, or an address with its mask, in IPv4 or IPv6. */
function readAddress(bytes: Uint8Array): string {
  if (bytes.length === 4) return bytes.join('.');
  if (bytes.length === 16) {
    const groups = Array.from({ length: 8 }, (_, index) =>
      (((bytes[index * 2] ?? 0) << 8) | (bytes[index * 2 + 1] ?? 0)).toString(16),
    );
    // The longest run of zeros is left out (RFC 5952).
    const runs = [...groups.join(':').matchAll(/(?:^|:)0(?::0)+(?=:|$)/g)].map(([run]) => run);
    const longest = runs.sort((a, b) => b.length - a.length)[0];
    return longest === undefined
      ? groups.join(':')
      : groups
          .join(':')
          .replace(longest, () => '::')
          .replace(/:::/, '::');
  }
  const half = bytes.length / 2;
  if (half === 4 || half === 16)
    return `${readAddress(bytes.subarray(0, half))}/${readAddress(bytes.subarray(half))}`;
  return hexOf(bytes);
}

/** Returns the general names within a constructed value. */
export function readGeneralNames(node: DerNode | undefined): string[] {
  return (node?.children ?? []).map(readGeneralName);
}

/** Returns the names of a distribution point or the like, which are wrapped in `[0]`: whole, or as a part of the issuer's. */
export function readPointNames(node: DerNode | undefined): string[] {
  const full = node?.children.find((child) => isContext(child, 0))?.children ?? [];
  return full.flatMap((child) =>
    child.tag === 0
      ? readGeneralNames(child)
      : [`below the issuer: ${child.children.map(readPart).join('+')}`],
  );
}
