import {
  createAdler32,
  createBLAKE2b,
  createBLAKE2s,
  createBLAKE3,
  createCRC32,
  createCRC64,
  createMD5,
  createSHA1,
  createSHA224,
  createSHA256,
  createSHA3,
  createSHA384,
  createSHA512,
  type IHasher,
} from 'hash-wasm';
import type { ChecksumId, Checksums } from './checksum-algorithms.ts';

/** Polynomials are reflected; CRC names are those of the RevEng catalogue, where CRC-32 is CRC-32/ISO-HDLC. */
const makers: Readonly<Record<ChecksumId, () => Promise<IHasher>>> = {
  'SHA-256': createSHA256,
  'SHA-512': createSHA512,
  'SHA-384': createSHA384,
  'SHA-224': createSHA224,
  'SHA-1': createSHA1,
  MD5: createMD5,
  'SHA3-256': () => createSHA3(256),
  'SHA3-512': () => createSHA3(512),
  'SHA3-384': () => createSHA3(384),
  'SHA3-224': () => createSHA3(224),
  BLAKE3: () => createBLAKE3(256),
  'BLAKE2b-512': () => createBLAKE2b(512),
  'BLAKE2b-256': () => createBLAKE2b(256),
  'BLAKE2s-256': () => createBLAKE2s(256),
  'CRC-32': () => createCRC32(),
  'CRC-32C': () => createCRC32(0x82f63b78),
  'CRC-64/XZ': () => createCRC64('c96c5795d7870f42'),
  'CRC-64/NVME': () => createCRC64('9a6c9329ac4bc9b5'),
  'Adler-32': createAdler32,
};

/** Computes checksums of one content after another; memory does not grow with their size. */
export interface Summer {
  begin(): void;
  update(bytes: Uint8Array): void;
  finish(): Checksums;
}

/** Creates a `Summer` for several algorithms at once. `finish` returns the checksums of the content begun last. */
export async function makeSummer(ids: readonly ChecksumId[]): Promise<Summer> {
  const hashers = await Promise.all(ids.map(async (id) => ({ id, hasher: await makers[id]() })));
  return {
    begin() {
      for (const { hasher } of hashers) hasher.init();
    },
    update(bytes) {
      for (const { hasher } of hashers) hasher.update(bytes);
    },
    finish: () => new Map(hashers.map(({ id, hasher }) => [id, hasher.digest('hex')])),
  };
}
