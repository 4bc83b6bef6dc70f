import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import { append } from '#core/collections/append.ts';
import type { Note } from '#core/errors.ts';
import { hexOf } from '#core/bytes/asn1/values.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import type { PublicKey } from './keys.ts';
import type { Certificate, Decoded, Request } from './objects.ts';
import { commonName, dayMs } from './report.ts';
import { isSignedBy } from './signatures.ts';

const maxChain = 10;

/** Returns notes on expired, weak or unrelated objects. */
export async function notesOf(objects: readonly Decoded[], nowMs: number): Promise<Note[]> {
  const certificates = objects.filter((object): object is Certificate => object.kind === 'certificate');
  const notes = [...dateNotes(certificates, nowMs), ...weaknesses(objects)];
  for (const request of objects.filter((object): object is Request => object.kind === 'request')) {
    if ((await isSignedBy(request, request.keyNode, request.publicKey)) === false) {
      notes.push({ severity: 'error', sentence: 'The signature of the request is wrong.' });
    }
  }
  return [...notes, ...keyNotes(objects), ...(await chainNotes(certificates))];
}

function dateNotes(certificates: readonly Certificate[], nowMs: number): Note[] {
  const expired = certificates.filter(({ notAfterMs }) => notAfterMs < nowMs);
  const early = certificates.filter(({ notBeforeMs }) => nowMs < notBeforeMs);
  const soon = certificates.filter(
    ({ notAfterMs }) => notAfterMs >= nowMs && notAfterMs < nowMs + 30 * dayMs,
  );
  const notes: Note[] = [];
  if (expired.length > 0) notes.push(warn(`Expired: ${namesOf(expired)}.`));
  if (early.length > 0) notes.push(warn(`Not yet valid: ${namesOf(early)}.`));
  if (soon.length > 0) {
    const days = formatCount(
      Math.floor((Math.min(...soon.map(({ notAfterMs }) => notAfterMs)) - nowMs) / dayMs),
      'day',
    );
    notes.push(inform(`Expires in ${days}: ${namesOf(soon)}.`));
  }
  return notes;
}

const maxNamed = 3;

function namesOf(certificates: readonly Certificate[]): string {
  const named = certificates.slice(0, maxNamed).map(({ subject }) => commonName(subject));
  const more = certificates.length - named.length;
  return named.join('; ') + (more > 0 ? ` and ${formatCount(more, 'other')}` : '');
}

function weaknesses(objects: readonly Decoded[]): Note[] {
  const sentences = objects.flatMap((object): string[] => {
    const found: string[] = [];
    if (
      'publicKey' in object &&
      object.publicKey.algorithm === 'RSA' &&
      (object.publicKey.bits ?? 4096) < 2048
    ) {
      found.push(`An RSA key of ${object.publicKey.bits} bits is too short.`);
    }
    // The signature of a root proves nothing: it is trusted for being known.
    const isRoot = object.kind === 'certificate' && object.issuer === object.subject;
    if ('signature' in object && !isRoot && /^(?:MD5|SHA-1) /.test(object.signature)) {
      found.push(`A signature by ${object.signature} can be forged.`);
    }
    return found;
  });
  return [...new Set(sentences)].map((sentence) => warn(sentence));
}

/** Says to which certificates the private keys belong. */
function keyNotes(objects: readonly Decoded[]): Note[] {
  const publics = objects.filter((object) => object.kind === 'certificate' || object.kind === 'request');
  return objects.flatMap((object): Note[] => {
    const material = object.kind === 'private key' ? object.publicKey.material : undefined;
    if (object.kind !== 'private key' || publics.length === 0) return [];
    if (!material) return [describeUnknownOwner(object.publicKey, publics)];
    const hex = hexOf(material);
    const owner = publics.find(({ publicKey }) => hexOf(ownMaterial(publicKey)) === hex);
    if (!owner) {
      return [noOwner];
    }
    const name = commonName(owner.subject);
    return [inform(`The private key belongs to the ${owner.kind} of ${name}.`)];
  });
}

/** Describes a private key without its public part, such as Ed25519, which would have to be computed. */
function describeUnknownOwner(
  { algorithm, curve }: PublicKey,
  publics: readonly { readonly publicKey: PublicKey }[],
): Note {
  const isLike = ({ publicKey }: { readonly publicKey: PublicKey }) =>
    publicKey.algorithm === algorithm && publicKey.curve === curve;
  return publics.some(isLike)
    ? inform('Not checked: whether the private key belongs to a certificate. It holds no public part.')
    : noOwner;
}

const noOwner = warn('The private key belongs to none of the certificates.');

function ownMaterial({ material }: PublicKey): Uint8Array {
  return material ?? new Uint8Array();
}

/** Says what forbids an issuer to issue the certificate before it (RFC 5280, section 6.1.4, k to n). */
function authorityNotes(issuer: Certificate, index: number): Note[] {
  const valuesOf = (oid: string) => issuer.extensions.find((extension) => extension.oid === oid)?.values;
  const constraints = valuesOf('2.5.29.19') ?? [];
  const usage = valuesOf('2.5.29.15');
  const limit = /^path length (\d+)$/.exec(constraints[1] ?? '')?.[1];
  const error = (why: string): Note[] => [
    {
      severity: 'error',
      sentence: `Certificate ${index + 2} must not issue certificate ${index + 1}: ${why}.`,
    },
  ];
  if (issuer.version >= 3 && constraints[0] !== 'certificate authority')
    return error('it is not an authority');
  if (usage && !usage.includes('certificate signing')) return error('its key usage does not allow it');
  // The certificates of authorities between it and the first one.
  if (limit !== undefined && index > Number(limit)) return error(`its path length is ${limit}`);
  return [];
}

/** True if each certificate has issued the one after it. A server sends its own one first (RFC 5246, section 7.4.2). */
function isReversed(certificates: readonly Certificate[]): boolean {
  return certificates
    .slice(1)
    .every(({ issuer, subject }, index) => issuer === certificates[index]?.subject && issuer !== subject);
}

const inChain = 'In a chain, each certificate is followed by that of its issuer.';

async function chainNotes(certificates: readonly Certificate[]): Promise<Note[]> {
  // A list of roots is not a chain, and neither is a long list.
  const [leaf] = certificates;
  if (!leaf || certificates.length < 2 || certificates.length > maxChain) return [];
  if (isReversed(certificates)) return [warn('The certificates are in reverse order.', inChain)];
  if (leaf.issuer === leaf.subject) {
    const hasIssued = certificates
      .slice(1)
      .some(({ issuer, subject }) => issuer === leaf.subject && issuer !== subject);
    return hasIssued ? [warn('The root comes first.', inChain)] : [];
  }
  const notes: Note[] = [];
  for (const [index, certificate] of certificates.slice(0, -1).entries()) {
    const next = certificates[index + 1];
    if (!next) continue;
    if (certificate.issuer === certificate.subject) {
      const sentence = `Certificate ${index + 1} is self-signed and ends the chain. Certificate ${index + 2} is not part of it.`;
      notes.push(warn(sentence));
    } else if (certificate.issuer !== next.subject) {
      const right = certificates.findIndex(({ subject }) => subject === certificate.issuer);
      const where = right === -1 ? 'Its issuer is missing.' : `Certificate ${right + 1} does.`;
      notes.push(warn(`Certificate ${index + 2} does not issue certificate ${index + 1}. ${where}`, inChain));
    } else if ((await isSignedBy(certificate, next.keyNode, next.publicKey)) === false) {
      const sentence = `Certificate ${index + 2} has the name of certificate ${index + 1}’s issuer, but has not signed it.`;
      notes.push({ severity: 'error', sentence });
    } else append(notes, authorityNotes(next, index));
  }
  if (notes.length === 0) {
    notes.push(inform(`The ${certificates.length} certificates are a chain in the right order.`));
  }
  return notes;
}
