import type { DerNode } from '#core/bytes/asn1/der.ts';
import { nameOfOid } from '#core/bytes/asn1/oid-names.ts';
import {
  hexOf,
  isContext,
  isTag,
  readBits,
  readInteger,
  readOid,
  readSerial,
  readString,
  readTime,
  tags,
} from '#core/bytes/asn1/values.ts';
import { type Extension, readExtensions } from './extensions.ts';
import { type PublicKey, readCurve, readPrivateKey, readPublicKey, readRsa } from './keys.ts';
import { escapeControls, readName } from './names.ts';
import { readRevocationList, type RevocationList } from './revocations.ts';

export interface Certificate {
  readonly kind: 'certificate';
  readonly version: number;
  readonly serial: string;
  readonly issuer: string;
  readonly subject: string;
  readonly notBeforeMs: number;
  readonly notAfterMs: number;
  readonly signature: string;
  readonly publicKey: PublicKey;
  /** Of version 2, with their labels. */
  readonly uniqueIds: readonly (readonly [label: string, id: string])[];
  readonly extensions: readonly Extension[];
  readonly node: DerNode;
  readonly keyNode: DerNode;
}

export interface Request {
  readonly kind: 'request';
  readonly subject: string;
  readonly signature: string;
  readonly publicKey: PublicKey;
  readonly extensions: readonly Extension[];
  readonly node: DerNode;
  readonly keyNode: DerNode;
}

interface KeyObject {
  readonly kind: 'public key' | 'private key';
  readonly publicKey: PublicKey;
  readonly node: DerNode;
}

interface OtherObject {
  readonly kind: 'encrypted key' | 'other';
  /** Its kind, if known. */
  readonly name: string;
  readonly node: DerNode;
}

/** The possible content of a certificate file. */
export type Decoded = Certificate | Request | RevocationList | KeyObject | OtherObject;

/** Recognizes a value by its structure, whatever its label; the certificates of PKCS #7 one by one. */
export function decodeObjects(node: DerNode): Decoded[] {
  const [first, second, third] = node.children;
  if (isTag(first, tags.oid) && second && isContext(second, 0))
    return readContent(node, readOid(first), second);
  if (isTag(first, tags.sequence) && isTag(second, tags.sequence) && isTag(third, tags.bits)) {
    return [
      readCertificate(node, first) ??
        readRevocationList(node, first, signatureOf(node)) ??
        readRequest(node, first) ??
        other(node, 'signed data'),
    ];
  }
  if (isTag(first, tags.sequence) && isTag(second, tags.bits)) {
    return [{ kind: 'public key', publicKey: readPublicKey(node), node }];
  }
  if (isTag(first, tags.sequence) && isTag(second, tags.octets) && node.children.length === 2) {
    const type = first.children[0];
    const name = isTag(type, tags.oid) ? nameOfOid(readOid(type)) : 'unknown';
    return [{ kind: 'encrypted key', name, node }];
  }
  return [readKey(node)];
}

/** The certificates and lists of signed data (RFC 5652, section 5.1); other content has its name. */
function readContent(node: DerNode, type: string, content: DerNode): Decoded[] {
  const isSigned = type === '1.2.840.113549.1.7.2';
  const bags = (content.children[0]?.children ?? []).filter((child) => child.class === 2 && child.tag < 2);
  const objects = isSigned ? bags.flatMap((bag) => bag.children.flatMap(decodeObjects)) : [];
  return objects.length > 0
    ? objects
    : [other(node, `${nameOfOid(type)}${isSigned ? ' without certificates' : ''}`)];
}

function readKey(node: DerNode): Decoded {
  const privateKey = readPrivateKey(node);
  if (privateKey) return { kind: 'private key', publicKey: privateKey, node };
  const [first, second] = node.children;
  const curve = readCurve(node);
  if (curve.bits !== undefined) return other(node, `EC parameters, ${curve.curve}, ${curve.bits} bits`);
  const parameters = nameParameters(node);
  if (parameters !== undefined) return other(node, parameters);
  if (node.children.length === 2 && isTag(first, tags.integer) && isTag(second, tags.integer)) {
    return { kind: 'public key', publicKey: readRsa(node), node };
  }
  const isPfx = isTag(first, tags.integer) && readInteger(first) === 3n && isTag(second, tags.sequence);
  return other(node, isPfx ? 'PKCS #12, which a password protects' : 'ASN.1 data');
}

/** Tells the numbers that keys of a group share from an RSA key, whose exponent is odd and short. */
function nameParameters({ children }: DerNode): string | undefined {
  if (children.length > 3 || !children.every((child) => isTag(child, tags.integer))) return undefined;
  const [prime, second] = children.map(readInteger);
  if (prime === undefined || second === undefined) return undefined;
  const bits = `${prime.toString(2).length} bits`;
  // RFC 3279, section 2.3.2: DSA has a second prime, of 160 bits or more, and a generator.
  if (children.length === 3 && second > 1n << 64n && second < prime >> 64n) return `DSA parameters, ${bits}`;
  const isRsa = children.length === 2 && second % 2n === 1n && second < 1n << 64n;
  return isRsa ? undefined : `Diffie-Hellman parameters, ${bits}`;
}

function other(node: DerNode, name: string): OtherObject {
  return { kind: 'other', name, node };
}

function readCertificate(node: DerNode, body: DerNode): Certificate | undefined {
  const hasVersion = isContext(body.children[0], 0);
  const parts = body.children.slice(hasVersion ? 1 : 0);
  const [serial, , issuer, validity, subject, keyNode, ...rest] = parts;
  const [from, to] = validity?.children ?? [];
  if (!isTag(serial, tags.integer) || !from || !to || !isTag(keyNode, tags.sequence)) return undefined;
  const version = body.children[0]?.children[0];
  return {
    kind: 'certificate',
    version: hasVersion && version ? Number(readInteger(version)) + 1 : 1,
    serial: readSerial(serial),
    issuer: readName(issuer),
    subject: readName(subject),
    notBeforeMs: readTime(from),
    notAfterMs: readTime(to),
    signature: signatureOf(node),
    publicKey: readPublicKey(keyNode),
    uniqueIds: ['Issuer unique ID', 'Subject unique ID'].flatMap((label, index) => {
      const id = rest.find((part) => isContext(part, index + 1));
      return id ? [[label, hexOf(readBits(id), ':')]] : [];
    }),
    extensions: readExtensions(rest.find((part) => isContext(part, 3))?.children[0]),
    node,
    keyNode,
  };
}

function readRequest(node: DerNode, body: DerNode): Request | undefined {
  const [version, subject, keyNode, attributes] = body.children;
  if (!isTag(version, tags.integer) || !isTag(subject, tags.sequence) || !isTag(keyNode, tags.sequence)) {
    return undefined;
  }
  return {
    kind: 'request',
    subject: readName(subject),
    signature: signatureOf(node),
    publicKey: readPublicKey(keyNode),
    extensions: (attributes?.children ?? []).flatMap(readAttribute),
    node,
    keyNode,
  };
}

/** The attribute of PKCS #9 that asks for extensions, and that of Microsoft, which came before it. */
const askForExtensions = ['1.2.840.113549.1.9.14', '1.3.6.1.4.1.311.2.1.14'];

/** Reads the extensions that a request asks for, or another attribute, such as a password (RFC 2985, section 5.4). */
function readAttribute({ children: [type, set] }: DerNode): Extension[] {
  if (!isTag(type, tags.oid) || !set) return [];
  const oid = readOid(type);
  if (askForExtensions.includes(oid)) return readExtensions(set.children[0]);
  const values = set.children.map((value) =>
    value.isConstructed ? hexOf(value.bytes) : escapeControls(readString(value)),
  );
  return [{ oid, name: nameOfOid(oid), isCritical: false, values }];
}

function signatureOf(node: DerNode): string {
  const [type, parameters] = node.children[1]?.children ?? [];
  const name = isTag(type, tags.oid) ? nameOfOid(readOid(type)) : 'unknown';
  if (name !== 'RSA-PSS') return name;
  // RFC 4055, section 3.1: it is SHA-1 where nothing is said.
  const hash = parameters?.children.find((child) => isContext(child, 0))?.children[0]?.children[0];
  return `${isTag(hash, tags.oid) ? nameOfOid(readOid(hash)) : 'SHA-1'} with RSA-PSS`;
}
