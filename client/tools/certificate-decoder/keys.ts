import { type DerNode, tryDer } from '#core/bytes/asn1/der.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { nameOfOid } from '#core/bytes/asn1/oid-names.ts';
import { isTag, readBits, readInteger, readOid, tags } from '#core/bytes/asn1/values.ts';

export interface PublicKey {
  /** `RSA`, `EC`, `Ed25519` … */
  readonly algorithm: string;
  /** The curve of EC. */
  readonly curve: string | undefined;
  readonly bits: number | undefined;
  readonly exponent: bigint | undefined;
  /** The part that matches the private key: the modulus, or the point. */
  readonly material: Uint8Array | undefined;
}

const curveBits: Readonly<Record<string, number>> = {
  'P-256': 256,
  'P-384': 384,
  'P-521': 521,
  secp256k1: 256,
  brainpoolP256r1: 256,
  brainpoolP384r1: 384,
  brainpoolP512r1: 512,
  Ed25519: 256,
  X25519: 256,
  Ed448: 456,
  X448: 448,
};

/** Reads a SubjectPublicKeyInfo. */
export function readPublicKey({ children: [algorithm, bits] }: DerNode): PublicKey {
  const [type, parameters] = algorithm?.children ?? [];
  const name = type ? nameOfOid(readOid(type)) : 'unknown';
  const material = bits ? readBits(bits) : new Uint8Array();
  if (name === 'RSA' || name === 'RSA-PSS') return { ...readRsa(tryDer(material)), algorithm: name };
  const { curve, bits: curveSize = readOwn(curveBits, name) } = readCurve(parameters);
  const bitCount = name === 'DSA' ? sizeOfDsa(parameters) : curveSize;
  return { algorithm: name, curve, bits: bitCount, exponent: undefined, material };
}

/** A curve by its name, or by its numbers, whose order has its size (RFC 3279, section 2.3.5). */
export function readCurve(parameters: DerNode | undefined): Pick<PublicKey, 'curve' | 'bits'> {
  const [version, field, , , order] = parameters?.children ?? [];
  if (isTag(parameters, tags.oid)) {
    const curve = nameOfOid(readOid(parameters));
    return { curve, bits: readOwn(curveBits, curve) };
  }
  const isExplicit =
    isTag(version, tags.integer) && isTag(field?.children[0], tags.oid) && isTag(order, tags.integer);
  return isExplicit
    ? { curve: 'with explicit parameters', bits: readInteger(order).toString(2).length }
    : { curve: undefined, bits: undefined };
}

/** The length of the prime, which comes first among the parameters (RFC 3279, section 2.3.2). */
function sizeOfDsa(parameters: DerNode | undefined): number | undefined {
  const prime = parameters?.children[0];
  return isTag(prime, tags.integer) ? readInteger(prime).toString(2).length : undefined;
}

/** Reads the modulus and exponent at the places of an RSA key where its private form may have a version before. */
export function readRsa(key: DerNode | undefined, start = 0): PublicKey {
  const [modulus, exponent] = key?.children.slice(start) ?? [];
  const isWhole = isTag(modulus, tags.integer) && isTag(exponent, tags.integer);
  const material = isWhole ? modulus.content.slice(modulus.content[0] === 0 ? 1 : 0) : undefined;
  return {
    algorithm: 'RSA',
    curve: undefined,
    bits: isWhole ? readInteger(modulus).toString(2).length : undefined,
    exponent: isWhole ? readInteger(exponent) : undefined,
    material,
  };
}

/** Reads a private key: PKCS#8, or the form that only RSA or only EC has. Returns nothing secret. */
export function readPrivateKey(key: DerNode): PublicKey | undefined {
  const [version, second, third] = key.children;
  if (!isTag(version, tags.integer)) return undefined;
  if (isTag(second, tags.sequence) && isTag(third, tags.octets)) return readPkcs8(second, third);
  if (isTag(second, tags.octets)) return readEc(key, undefined);
  return isTag(second, tags.integer) && key.children.length >= 9 ? readRsa(key, 1) : undefined;
}

function readPkcs8(algorithm: DerNode, octets: DerNode): PublicKey | undefined {
  const [type, parameters] = algorithm.children;
  if (!isTag(type, tags.oid)) return undefined;
  const name = nameOfOid(readOid(type));
  const inner = tryDer(octets.content);
  if (name === 'RSA' || name === 'RSA-PSS') return { ...readRsa(inner, 1), algorithm: name };
  if (name === 'EC' && inner) return readEc(inner, parameters);
  const { curve, bits = readOwn(curveBits, name) } = readCurve(parameters);
  return {
    algorithm: name,
    curve,
    bits: name === 'DSA' ? sizeOfDsa(parameters) : bits,
    exponent: undefined,
    material: undefined,
  };
}

/** Reads the form of SEC 1, which may hold its curve and its public point. */
function readEc(key: DerNode, given: DerNode | undefined): PublicKey {
  const tagged = (tag: number) =>
    key.children.find((child) => child.class === 2 && child.tag === tag)?.children[0];
  const { curve, bits } = readCurve(given ?? tagged(0));
  const point = tagged(1);
  const material = point ? readBits(point) : undefined;
  return { algorithm: 'EC', curve, bits, exponent: undefined, material };
}
