import type { Figure } from '#client/tool-kit/operations/operation-result.ts';
import type { DerNode } from '#core/bytes/asn1/der.ts';
import { writeBits, writeNull, writeOid, writeSequence } from '#core/bytes/asn1/der-writer.ts';
import { hexOf, isTag, tags } from '#core/bytes/asn1/values.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { digestBytes } from '#core/hashing/digests.ts';
import { type Extension, writeTime } from './extensions.ts';
import type { PublicKey } from './keys.ts';
import type { Certificate, Decoded } from './objects.ts';
import type { RevocationList } from './revocations.ts';

export type Row = readonly [label: string, value: string];

export const dayMs = 86_400_000;
const labelWidth = 24;

/** Writes what an object says, line by line. */
export async function describeObject(object: Decoded, nowMs: number): Promise<string> {
  const rows = [...rowsOf(object, nowMs), ...(await fingerprints(object))];
  return rows.map(([label, value]) => `${`  ${label}`.padEnd(labelWidth)}${value}`).join('\n');
}

const titles: Readonly<Record<Decoded['kind'], string>> = {
  certificate: 'Certificate',
  request: 'Certificate request',
  'revocation list': 'Certificate revocation list',
  'public key': 'Public key',
  'private key': 'Private key',
  'encrypted key': 'Encrypted private key',
  other: 'Other data',
};

/** Returns the title of an object among others of its kind. */
export function titleOf(object: Decoded, index: number, count: number): string {
  const title = titles[object.kind];
  return count > 1 ? `${title} (${index + 1} of ${count})` : title;
}

function rowsOf(object: Decoded, nowMs: number): Row[] {
  switch (object.kind) {
    case 'certificate':
      return [
        ['Subject', object.subject || 'none'],
        ['Issuer', object.issuer || 'none'],
        ['Serial number', object.serial],
        ['Valid from', writeTime(object.notBeforeMs)],
        ['Valid until', `${writeTime(object.notAfterMs)} (${validity(object, nowMs)})`],
        ...keyRows(object.publicKey),
        ['Signature', object.signature],
        ['Version', String(object.version)],
        ...object.uniqueIds,
        ...extensionRows(object.extensions),
      ];
    case 'request':
      return [
        ['Subject', object.subject || 'none'],
        ...keyRows(object.publicKey),
        ['Signature', object.signature],
        ...extensionRows(object.extensions),
      ];
    case 'revocation list':
      return listRows(object);
    case 'public key':
      return keyRows(object.publicKey);
    case 'private key':
      return [...keyRows(object.publicKey), ['Secret numbers', 'hidden']];
    case 'encrypted key':
      return [['Encryption', object.name]];
    case 'other':
      return [['Kind', object.name]];
  }
}

function listRows({ issuer, updateMs, nextMs, signature, extensions, revoked }: RevocationList): Row[] {
  const entries = revoked.map(({ serial, atMs, reason, extensions: own }) =>
    [
      serial,
      writeTime(atMs),
      ...(reason === undefined ? [] : [reason]),
      ...own.map(({ name, values }) => `${name}: ${values.join(', ')}`),
    ].join('  '),
  );
  return [
    ['Issuer', issuer || 'none'],
    ['This update', writeTime(updateMs)],
    ['Next update', Number.isNaN(nextMs) ? 'not said' : writeTime(nextMs)],
    ['Signature', signature],
    ...extensionRows(extensions),
    ['Revoked', formatCount(revoked.length, 'certificate')],
    ...entries.map((entry): Row => ['', entry]),
  ];
}

function keyRows({ algorithm, curve, bits, exponent }: PublicKey): Row[] {
  const size = bits === undefined ? '' : `, ${bits} bits`;
  const rows: Row[] = [['Key', `${[algorithm, curve].filter(Boolean).join(' ')}${size}`]];
  return exponent === undefined ? rows : [...rows, ['Exponent', String(exponent)]];
}

function extensionRows(extensions: readonly Extension[]): Row[] {
  return extensions.flatMap(({ name, isCritical, values }) => {
    const [first = 'empty', ...others] = values;
    const label = isCritical ? `${name} !` : name;
    // A long name has its line for itself.
    const start: Row[] =
      label.length > labelWidth - 3
        ? [
            [label, ''],
            ['', first],
          ]
        : [[label, first]];
    return [...start, ...others.map((value): Row => ['', value])];
  });
}

async function fingerprints(object: Decoded): Promise<Row[]> {
  const rows: Row[] = [];
  if (object.kind === 'certificate') {
    const digests = await digestBytes(object.node.bytes, ['SHA-256', 'SHA-1']);
    rows.push(
      ['SHA-256 fingerprint', colons(digests['SHA-256'])],
      ['SHA-1 fingerprint', colons(digests['SHA-1'])],
    );
  }
  const key = object.kind === 'public key' ? object.node : 'keyNode' in object ? object.keyNode : undefined;
  if (key) {
    const digests = await digestBytes(asPublicKeyInfo(key), ['SHA-256']);
    rows.push(['SHA-256 of the key', colons(digests['SHA-256'])]);
  }
  return rows;
}

/** The bytes of a SubjectPublicKeyInfo, in which an RSA key of PKCS #1 is wrapped: a key has one fingerprint. */
function asPublicKeyInfo({ bytes, children: [first] }: DerNode): Uint8Array<ArrayBuffer> {
  if (!isTag(first, tags.integer)) return Uint8Array.from(bytes);
  return writeSequence(writeSequence(writeOid('1.2.840.113549.1.1.1'), writeNull()), writeBits(bytes));
}

function colons(bytes: Uint8Array = new Uint8Array()): string {
  return hexOf(bytes, ':').toUpperCase();
}

function validity({ notBeforeMs, notAfterMs }: Certificate, nowMs: number): string {
  if (nowMs < notBeforeMs) return 'not yet valid';
  const days = Math.floor(Math.abs(notAfterMs - nowMs) / dayMs);
  return nowMs > notAfterMs ? `expired ${formatCount(days, 'day')} ago` : `${formatCount(days, 'day')} left`;
}

/** Returns what most people look for in the first certificate or request. */
export function figuresOf(objects: readonly Decoded[], nowMs: number): Figure[] {
  const first =
    objects.find(({ kind }) => kind === 'certificate') ?? objects.find(({ kind }) => kind === 'request');
  if (first?.kind === 'certificate') {
    return [
      { label: 'Subject', value: commonName(first.subject) },
      { label: 'Expires', value: writeTime(first.notAfterMs).slice(0, 10) },
      { label: 'Validity', value: validity(first, nowMs) },
    ];
  }
  return first?.kind === 'request' ? [{ label: 'Subject', value: commonName(first.subject) }] : [];
}

/** Returns the common name or the organization of a name, which people know it by. */
export function commonName(name: string): string {
  const partOf = (type: string) => new RegExp(`(?:^|, |\\+)${type}=((?:\\\\.|[^,+\\\\])+)`).exec(name)?.[1];
  return partOf('CN') ?? partOf('O') ?? (name || 'none');
}
