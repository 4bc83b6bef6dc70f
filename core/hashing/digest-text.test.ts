import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareDigest, type DigestEncoding, formatDigest } from './digest-text.ts';

const digestOf = (name: string) => new Uint8Array(createHash(name).update('abc').digest());
const digests = { 'SHA-256': digestOf('sha256'), MD5: digestOf('md5') };
const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('encodings agree with Node', () => {
  const encodings = { hex: 'hex', base64: 'base64', base64url: 'base64url' } as const;
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 64 }), (bytes) => {
      for (const [ours, nodes] of Object.entries(encodings)) {
        expect(formatDigest(bytes, ours as DigestEncoding)).toBe(Buffer.from(bytes).toString(nodes));
      }
    }),
  );
});

test('expected values are read as people paste them', () => {
  for (const expected of [
    sha256,
    ` ${sha256.toUpperCase()}\n`,
    `${sha256}  abc.txt`,
    `${sha256} *abc.iso`,
    `SHA256 (abc.txt) = ${sha256}`,
    `sha256:${sha256}`,
    `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`,
    Buffer.from(sha256, 'hex').toString('base64url'),
    sha256.replace(/(..)(?=.)/g, '$1:'),
  ]) {
    expect(compareDigest(expected, digests), expected).toEqual({ verdict: 'match', algorithm: 'SHA-256' });
  }
  expect(compareDigest('900150983cd24fb0d6963f7d28e17f72', digests)).toEqual({
    verdict: 'match',
    algorithm: 'MD5',
  });
});

test('the first difference is reported, and what cannot be compared', () => {
  expect(compareDigest(sha256.replace('7', '8'), digests)).toEqual({
    verdict: 'mismatch',
    algorithm: 'SHA-256',
    position: 3,
  });
  expect(compareDigest('a9993e364706816aba3e25717850c26c9cd0d89d', digests)).toEqual({
    verdict: 'not-computed',
    algorithm: 'SHA-1',
  });
  // FIPS 180-4's example: SHA-224 of “abc”.
  expect(compareDigest('23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7', digests)).toEqual({
    verdict: 'foreign',
    name: 'SHA-224 (or SHA3-224, SHA-512/224)',
  });
  expect(compareDigest('hello', digests)).toEqual({ verdict: 'unreadable' });
  expect(compareDigest('', digests)).toEqual({ verdict: 'unreadable' });
});
