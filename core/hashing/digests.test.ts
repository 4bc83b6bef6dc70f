import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AlgorithmId, algorithms, shareOut } from './algorithms.ts';
import { formatDigest } from './digest-text.ts';
import { beginDigests, digestBytes } from './digests.ts';

const allIds = algorithms.map(({ id }) => id);
const encoder = new TextEncoder();

async function hexDigests(bytes: Uint8Array, key?: Uint8Array): Promise<Record<string, string>> {
  const digests = await digestBytes(bytes, allIds, key);
  return Object.fromEntries(Object.entries(digests).map(([id, digest]) => [id, formatDigest(digest, 'hex')]));
}

const nodeName = (id: AlgorithmId) => id.replace('SHA-', 'sha').toLowerCase();

describe('published vectors', () => {
  // FIPS 180-4 examples (NIST "Example Values"), and RFC 1321 appendix A.5.
  test('of "abc"', async () => {
    expect(await hexDigests(encoder.encode('abc'))).toEqual({
      'SHA-256': 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      'SHA-512':
        'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
      'SHA-384':
        'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7',
      'SHA-1': 'a9993e364706816aba3e25717850c26c9cd0d89d',
      MD5: '900150983cd24fb0d6963f7d28e17f72',
    });
  });

  test('of the empty text', async () => {
    const digests = await hexDigests(new Uint8Array());
    expect(digests['SHA-256']).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(digests['SHA-1']).toBe('da39a3ee5e6b4b0d3255bfef95601890afd80709');
    expect(digests.MD5).toBe('d41d8cd98f00b204e9800998ecf8427e');
  });

  test('of a million times "a"', async () => {
    const digests = await hexDigests(encoder.encode('a'.repeat(1_000_000)));
    expect(digests['SHA-256']).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
    expect(digests['SHA-1']).toBe('34aa973cd4c4daa4f61eeb2bdbad27316534016f');
  });

  test('HMAC of RFC 4231 test case 2 and RFC 2202 test case 2', async () => {
    const digests = await hexDigests(encoder.encode('what do ya want for nothing?'), encoder.encode('Jefe'));
    expect(digests['SHA-256']).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
    expect(digests['SHA-384']).toBe(
      'af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649',
    );
    expect(digests['SHA-512']).toBe(
      '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
    );
    expect(digests.MD5).toBe('750c783e6ab0b503eaa86e310a5db738');
    expect(digests['SHA-1']).toBe('effcdf6ae5eb2fa2d27416d5f184df9c259a7c79');
  });

  test('HMAC with a key longer than a block, RFC 4231 test case 6', async () => {
    const digests = await hexDigests(
      encoder.encode('Test Using Larger Than Block-Size Key - Hash Key First'),
      new Uint8Array(131).fill(0xaa),
    );
    expect(digests['SHA-256']).toBe('60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54');
  });
});

test('agrees with an independent implementation, in pieces of any size, with and without a key', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 6 }),
      fc.option(fc.uint8Array({ minLength: 1, maxLength: 200 }), { nil: undefined }),
      async (pieces, key) => {
        const running = await beginDigests(allIds, key);
        for (const piece of pieces) running.update(piece);
        const digests = running.finish();
        for (const id of allIds) {
          const oracle = key ? createHmac(nodeName(id), key) : createHash(nodeName(id));
          for (const piece of pieces) oracle.update(piece);
          expect(formatDigest(digests[id] ?? new Uint8Array(), 'hex')).toBe(oracle.digest('hex'));
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('algorithms are shared out whole, once each', () => {
  for (const groupCount of [1, 2, 3, 5, 16]) {
    const groups = shareOut(allIds, groupCount);
    expect(groups.flat().sort()).toEqual([...allIds].sort());
    expect(groups.length).toBe(Math.min(groupCount, allIds.length));
  }
  expect(shareOut(['MD5'], 4)).toEqual([['MD5']]);
});
