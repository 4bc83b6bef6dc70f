import { type DerNode, tryDer } from '#core/bytes/asn1/der.ts';
import {
  isContext,
  isTag,
  readInteger,
  readOid,
  readSerial,
  readTime,
  tags,
} from '#core/bytes/asn1/values.ts';
import { type Extension, readExtensions, reasonFlags } from './extensions.ts';
import { readName } from './names.ts';

interface Revocation {
  readonly serial: string;
  readonly atMs: number;
  readonly reason: string | undefined;
  /** What else is said of it, such as since when it is not valid. */
  readonly extensions: readonly Extension[];
}

/** A list of revoked certificates (RFC 5280, section 5). */
export interface RevocationList {
  readonly kind: 'revocation list';
  readonly issuer: string;
  readonly updateMs: number;
  /** NaN if the list does not say it. */
  readonly nextMs: number;
  readonly revoked: readonly Revocation[];
  readonly signature: string;
  readonly extensions: readonly Extension[];
  readonly node: DerNode;
}

/** The codes of RFC 5280, section 5.3.1, which leaves out 7. */
const reasons = [
  'unspecified',
  ...reasonFlags.slice(1, 7),
  undefined,
  'remove from CRL',
  ...reasonFlags.slice(7),
];

/** Reads a signed list; undefined if it is of another kind: only here a time follows the issuer. */
export function readRevocationList(
  node: DerNode,
  body: DerNode,
  signature: string,
): RevocationList | undefined {
  const parts = body.children.slice(isTag(body.children[0], tags.integer) ? 1 : 0);
  const [, issuer, update, ...rest] = parts;
  if (!update || !isTime(update)) return undefined;
  const next = rest.find(isTime);
  return {
    kind: 'revocation list',
    issuer: readName(issuer),
    updateMs: readTime(update),
    nextMs: next ? readTime(next) : Number.NaN,
    revoked: (rest.find((part) => isTag(part, tags.sequence))?.children ?? []).flatMap(readRevocation),
    signature,
    extensions: readExtensions(rest.find((part) => isContext(part, 0))?.children[0]),
    node,
  };
}

function isTime(node: DerNode): boolean {
  return isTag(node, tags.utcTime) || isTag(node, tags.generalizedTime);
}

function readRevocation({ children: [serial, at, details] }: DerNode): Revocation[] {
  if (!serial || !at) return [];
  const reason = details?.children.find(
    ({ children: [type] }) => isTag(type, tags.oid) && readOid(type) === '2.5.29.21',
  );
  const code = tryDer(reason?.children.at(-1)?.content ?? new Uint8Array());
  return [
    {
      serial: readSerial(serial),
      atMs: readTime(at),
      reason: code && nameReason(Number(readInteger(code))),
      extensions: readExtensions(details).filter(({ oid }) => oid !== '2.5.29.21'),
    },
  ];
}

function nameReason(code: number): string {
  return reasons[code] ?? `reason ${code}`;
}
