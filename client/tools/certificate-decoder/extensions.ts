import { type DerNode, tryDer } from '#core/bytes/asn1/der.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { nameOfOid } from '#core/bytes/asn1/oid-names.ts';
import {
  hexOf,
  isContext,
  isTag,
  readFlags,
  readInteger,
  readOid,
  readString,
  readTime,
  tags,
} from '#core/bytes/asn1/values.ts';
import { escapeControls, readGeneralName, readGeneralNames, readPointNames } from './names.ts';

export interface Extension {
  readonly oid: string;
  readonly name: string;
  readonly isCritical: boolean;
  readonly values: readonly string[];
}

const usages = [
  'digital signature',
  'content commitment',
  'key encipherment',
  'data encipherment',
  'key agreement',
  'certificate signing',
  'CRL signing',
  'encipher only',
  'decipher only',
];

/** Why certificates are revoked, in the order of the flags (RFC 5280, section 4.2.1.13). */
export const reasonFlags = [
  'unused',
  'key compromise',
  'CA compromise',
  'affiliation changed',
  'superseded',
  'cessation of operation',
  'certificate hold',
  'privilege withdrawn',
  'AA compromise',
];

type Reader = (value: DerNode) => string[];

const readers: Readonly<Record<string, Reader>> = {
  '2.5.29.14': ({ content }) => [hexOf(content, ':')],
  '2.5.29.15': (value) => readFlags(value).map((bit) => usages[bit] ?? `bit ${bit}`),
  '2.5.29.17': readGeneralNames,
  '2.5.29.18': readGeneralNames,
  '2.5.29.19': readConstraints,
  '2.5.29.30': readNameConstraints,
  '2.5.29.24': (value) => [writeTime(readTime(value))],
  '2.5.29.28': readIssuingPoint,
  '2.5.29.29': readGeneralNames,
  '2.5.29.31': ({ children }) => children.flatMap(readPoint),
  '2.5.29.20': readNumber,
  '2.5.29.27': readNumber,
  '2.5.29.32': ({ children }) => children.flatMap(readPolicy),
  '2.5.29.33': ({ children }) =>
    children.map(({ children: pair }) => pair.map((policy) => nameOfOid(readOid(policy))).join(' is ')),
  '2.5.29.36': ({ children }) =>
    children.map((part) => `${part.tag === 0 ? 'explicit policy' : 'no mapping'} after ${readInteger(part)}`),
  '2.5.29.46': ({ children }) => children.flatMap(readPoint),
  '2.5.29.54': (value) => [`after ${readInteger(value)} certificates`],
  '2.16.840.1.113730.1.13': (value) => [readString(value)],
  '1.3.6.1.4.1.311.20.2': (value) => [readString(value)],
  '2.5.29.35': readAuthorityKey,
  '2.5.29.37': ({ children }) => children.map((use) => nameOfOid(readOid(use))),
  '1.3.6.1.5.5.7.1.1': ({ children }) =>
    children.flatMap(({ children: [method, place] }) =>
      method && place ? [`${nameOfOid(readOid(method))}: ${readGeneralName(place)}`] : [],
    ),
  '1.3.6.1.5.5.7.1.24': ({ children }) =>
    children.map((feature) =>
      readInteger(feature) === 5n ? 'OCSP must-staple' : String(readInteger(feature)),
    ),
  '1.3.6.1.4.1.11129.2.4.2': readTimestamps,
};

/** Reads a sequence of extensions (RFC 5280, section 4.2). Unknown ones are in hexadecimal. */
export function readExtensions(sequence: DerNode | undefined): Extension[] {
  return (sequence?.children ?? []).flatMap(({ children }) => {
    const [type] = children;
    const octets = children.at(-1);
    if (!isTag(type, tags.oid) || !isTag(octets, tags.octets)) return [];
    const oid = readOid(type);
    const value = tryDer(octets.content);
    const isCritical = isTag(children[1], tags.boolean) && children[1].content[0] !== 0;
    const read = readOwn(readers, oid);
    const values = value && read ? read(value).map(escapeControls) : [shortHex(octets.content)];
    return [{ oid, name: nameOfOid(oid), isCritical, values }];
  });
}

function shortHex(bytes: Uint8Array): string {
  const shown = hexOf(bytes.subarray(0, 64));
  return bytes.length > 64 ? `${shown}… (${bytes.length} bytes)` : shown;
}

function readConstraints({ children }: DerNode): string[] {
  const [flag, length] = children;
  const isAuthority = isTag(flag, tags.boolean) && flag.content[0] !== 0;
  const limit = isTag(length, tags.integer) ? [`path length ${readInteger(length)}`] : [];
  return [isAuthority ? 'certificate authority' : 'not an authority', ...limit];
}

/** A place of a list, which may hold some reasons only, or be signed by another authority. */
function readPoint(point: DerNode): string[] {
  return [
    ...readPointNames(point),
    ...point.children.filter((part) => isContext(part, 1)).map(readReasons),
    ...point.children
      .filter((part) => isContext(part, 2))
      .flatMap(readGeneralNames)
      .map((name) => `signed by ${name}`),
  ];
}

const readReasons = (flags: DerNode) =>
  `only for ${readFlags(flags)
    .map((bit) => reasonFlags[bit] ?? `reason ${bit}`)
    .join(', ')}`;

/** What a list is about (RFC 5280, section 5.2.5). */
function readIssuingPoint(point: DerNode): string[] {
  const scopes = [
    'only for users',
    'only for authorities',
    '',
    'indirect',
    'only for attribute certificates',
  ];
  return [
    ...readPointNames(point),
    ...point.children
      .filter((part) => part.class === 2 && part.tag > 0)
      .map((part) =>
        part.tag === 3 ? readReasons(part) : part.content[0] === 0 ? '' : (scopes[part.tag - 1] ?? ''),
      )
      .filter((scope) => scope !== ''),
  ];
}

function readNumber(value: DerNode): string[] {
  return [String(readInteger(value))];
}

/** A policy with its qualifiers: the address of a practice statement, and the text of a notice. */
function readPolicy({ children: [policy, qualifiers] }: DerNode): string[] {
  const details = (qualifiers?.children ?? []).flatMap(({ children: [type, value] }) => {
    if (!type || !value) return [];
    // A notice may refer to numbered texts of an organization.
    const texts = (value.isConstructed ? value.children : [value]).map(
      ({ children: [by, numbers], ...text }) =>
        by
          ? `${readString(by)} ${(numbers?.children ?? []).map(readInteger).join(', ')}`
          : readString(text as DerNode),
    );
    return [`${nameOfOid(readOid(type))}: ${texts.join(': ')}`];
  });
  return policy ? [nameOfOid(readOid(policy)), ...details] : [];
}

function readNameConstraints({ children }: DerNode): string[] {
  return children.flatMap((part) =>
    part.children.flatMap(({ children: [base] }) =>
      base ? [`${isContext(part, 0) ? 'permitted' : 'excluded'} ${readGeneralName(base)}`] : [],
    ),
  );
}

function readAuthorityKey({ children }: DerNode): string[] {
  return children.flatMap((child) => {
    if (child.tag === 0) return [hexOf(child.content, ':')];
    if (child.tag === 1) return readGeneralNames(child);
    return [`serial ${hexOf(child.content, ':')}`];
  });
}

/** The signed timestamps of RFC 6962: their times, and the first bytes of the logs' ids. */
function readTimestamps({ content }: DerNode): string[] {
  const view = new DataView(content.buffer, content.byteOffset, content.length);
  const found: string[] = [];
  for (let offset = 2; offset + 43 <= content.length;) {
    const length = view.getUint16(offset);
    const time = Number(view.getBigUint64(offset + 35));
    const log = hexOf(content.subarray(offset + 3, offset + 11));
    const date = Number.isFinite(time) && time < 8.64e15 ? new Date(time).toISOString() : '?';
    found.push(`${date} by log ${log}…`);
    offset += 2 + length;
  }
  return found;
}

export function writeTime(ms: number): string {
  return Number.isFinite(ms)
    ? new Date(ms).toISOString().replace('T', ' ').replace('.000Z', ' UTC')
    : 'unreadable';
}
