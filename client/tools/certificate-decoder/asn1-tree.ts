import { type DerNode, tryDer } from '#core/bytes/asn1/der.ts';
import { nameOfOid } from '#core/bytes/asn1/oid-names.ts';
import { hexOf, readBits, readInteger, readOid, readString, tags } from '#core/bytes/asn1/values.ts';

const tagNames: Readonly<Record<number, string>> = {
  1: 'BOOLEAN',
  2: 'INTEGER',
  3: 'BIT STRING',
  4: 'OCTET STRING',
  5: 'NULL',
  6: 'OBJECT IDENTIFIER',
  10: 'ENUMERATED',
  12: 'UTF8String',
  16: 'SEQUENCE',
  17: 'SET',
  18: 'NumericString',
  19: 'PrintableString',
  20: 'T61String',
  22: 'IA5String',
  23: 'UTCTime',
  24: 'GeneralizedTime',
  26: 'VisibleString',
  28: 'UniversalString',
  30: 'BMPString',
};
const classNames = ['', 'APPLICATION ', '', 'PRIVATE '];
const shownBytes = 32;

/**
 * Writes the values as an indented tree with their offsets, and reads what strings of bytes hold. The numbers and bytes
 * of a private key are hidden.
 */
export function writeTree(node: DerNode, isSecret: boolean): string {
  const lines: string[] = [];
  addLines(node, 0, 0, isSecret, lines);
  return lines.join('\n');
}

function addLines(node: DerNode, base: number, depth: number, isSecret: boolean, lines: string[]): void {
  const inner = innerOf(node);
  const value = node.isConstructed || inner ? '' : ` ${valueOf(node, isSecret)}`;
  const length = node.isConstructed || inner ? ` (${node.content.length} bytes)` : '';
  const name =
    node.class === 0
      ? (tagNames[node.tag] ?? `[UNIVERSAL ${node.tag}]`)
      : `[${classNames[node.class] ?? ''}${node.tag}]`;
  lines.push(`${String(base + node.offset).padStart(6)}  ${'  '.repeat(depth)}${name}${length}${value}`);
  for (const child of node.children) addLines(child, base, depth + 1, isSecret, lines);
  if (inner) {
    const start = base + node.offset + node.headerLength + (node.tag === tags.bits ? 1 : 0);
    addLines(inner, start, depth + 1, isSecret, lines);
  }
}

/** A value within a string of bits or bytes; only where it is clearly one. */
function innerOf(node: DerNode): DerNode | undefined {
  if (node.class !== 0 || node.isConstructed) return undefined;
  if (node.tag !== tags.bits && node.tag !== tags.octets) return undefined;
  const bytes = node.tag === tags.bits ? readBits(node) : node.content;
  const inner = bytes.length > 1 ? tryDer(bytes) : undefined;
  return inner?.class === 0 && Object.hasOwn(tagNames, inner.tag) ? inner : undefined;
}

function valueOf(node: DerNode, isSecret: boolean): string {
  const { content, tag } = node;
  const hidden = `hidden (${content.length} bytes)`;
  if (node.class !== 0) return isSecret ? hidden : hexText(content);
  switch (tag) {
    case tags.boolean:
      return content[0] === 0 ? 'FALSE' : 'TRUE';
    case tags.null:
      return '';
    case tags.oid: {
      const oid = readOid(node);
      const name = nameOfOid(oid);
      return name === oid ? oid : `${oid} (${name})`;
    }
    case tags.integer:
    case 10:
      if (isSecret && content.length > 1) return hidden;
      return content.length <= 8 ? String(readInteger(node)) : hexText(content);
    case tags.bits:
      return isSecret
        ? hidden
        : `${hexText(readBits(node))}${content[0] ? `, ${content[0]} bits unused` : ''}`;
    case tags.octets:
      return isSecret ? hidden : hexText(content);
    default:
      return Object.hasOwn(tagNames, tag) ? JSON.stringify(readString(node)) : hexText(content);
  }
}

function hexText(bytes: Uint8Array): string {
  const shown = hexOf(bytes.subarray(0, shownBytes));
  return bytes.length > shownBytes ? `${shown}… (${bytes.length} bytes)` : shown;
}
