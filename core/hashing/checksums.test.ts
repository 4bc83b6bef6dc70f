import { createHash, getHashes } from 'node:crypto';
import fc from 'fast-check';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { checksumAlgorithms, type ChecksumId } from './checksum-algorithms.ts';
import { makeSummer } from './checksums.ts';

const allIds = checksumAlgorithms.map(({ id }) => id);

async function sumsOf(pieces: readonly Uint8Array[]): Promise<Record<string, string>> {
  const summer = await makeSummer(allIds);
  summer.begin();
  for (const piece of pieces) summer.update(piece);
  return Object.fromEntries(summer.finish());
}

test('the check values of “123456789”', async () => {
  const sums = await sumsOf([new TextEncoder().encode('123456789')]);
  expect(sums).toMatchObject({
    // RevEng's catalogue of parameterized CRC algorithms.
    'CRC-32': 'cbf43926',
    'CRC-32C': 'e3069283',
    'CRC-64/XZ': '995dc9bbdf1939fa',
    'CRC-64/NVME': 'ae8b14860a799888',
    // By Python's zlib.
    'Adler-32': '091e01de',
  });
});

test('the text “Wikipedia”, and nothing, by RFC 1950', async () => {
  expect((await sumsOf([new TextEncoder().encode('Wikipedia')]))['Adler-32']).toBe('11e60398');
  expect((await sumsOf([]))['Adler-32']).toBe('00000001');
  expect((await sumsOf([]))['CRC-32']).toBe('00000000');
});

test('BLAKE3 of nothing, by its published vectors; SHA-3 of nothing by FIPS 202', async () => {
  const sums = await sumsOf([]);
  expect(sums.BLAKE3).toBe('af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262');
  expect(sums['SHA3-224']).toBe('6b4e03423667dbb73b6e15454f0eb1abd4597f9a1b078e3f5b5a6bc7');
});

test('agrees with Node, one content after another, in pieces of any size', async () => {
  const nodeNames: Partial<Record<ChecksumId, string>> = {
    'SHA-256': 'sha256',
    'SHA-512': 'sha512',
    'SHA-384': 'sha384',
    'SHA-224': 'sha224',
    'SHA-1': 'sha1',
    MD5: 'md5',
    'SHA3-256': 'sha3-256',
    'SHA3-512': 'sha3-512',
    'SHA3-384': 'sha3-384',
    'SHA3-224': 'sha3-224',
    'BLAKE2b-512': 'blake2b512',
    'BLAKE2s-256': 'blake2s256',
  };
  const known = new Set(getHashes().map((name) => name.toLowerCase()));
  const compared = Object.entries(nodeNames).filter(([, name]) => known.has(name));
  expect(compared.length).toBeGreaterThan(9);
  const summer = await makeSummer(allIds);
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 6 }), (pieces) => {
      summer.begin();
      for (const piece of pieces) summer.update(piece);
      const sums = summer.finish();
      const whole = Buffer.concat(pieces);
      for (const [id, name] of compared) {
        expect(sums.get(id as ChecksumId), id).toBe(createHash(name).update(whole).digest('hex'));
      }
      expect(sums.get('CRC-32')).toBe(crc32(whole).toString(16).padStart(8, '0'));
      for (const { id, bytes } of checksumAlgorithms) expect(sums.get(id)).toHaveLength(2 * bytes);
    }),
  );
});
