/**
 * Every checksum commonly published with files, in the order of the list. `tag` is its name in BSD-style lines and
 * lists.
 */
export const checksumAlgorithms = [
  { id: 'SHA-256', tag: 'SHA256', bytes: 32 },
  { id: 'SHA-512', tag: 'SHA512', bytes: 64 },
  { id: 'SHA-384', tag: 'SHA384', bytes: 48 },
  { id: 'SHA-224', tag: 'SHA224', bytes: 28 },
  { id: 'SHA-1', tag: 'SHA1', bytes: 20 },
  { id: 'MD5', tag: 'MD5', bytes: 16 },
  { id: 'SHA3-256', tag: 'SHA3-256', bytes: 32 },
  { id: 'SHA3-512', tag: 'SHA3-512', bytes: 64 },
  { id: 'SHA3-384', tag: 'SHA3-384', bytes: 48 },
  { id: 'SHA3-224', tag: 'SHA3-224', bytes: 28 },
  { id: 'BLAKE3', tag: 'BLAKE3', bytes: 32 },
  { id: 'BLAKE2b-512', tag: 'BLAKE2b', bytes: 64 },
  { id: 'BLAKE2b-256', tag: 'BLAKE2b-256', bytes: 32 },
  { id: 'BLAKE2s-256', tag: 'BLAKE2s', bytes: 32 },
  { id: 'CRC-32', tag: 'CRC32', bytes: 4 },
  { id: 'CRC-32C', tag: 'CRC32C', bytes: 4 },
  { id: 'CRC-64/XZ', tag: 'CRC64XZ', bytes: 8 },
  { id: 'CRC-64/NVME', tag: 'CRC64NVME', bytes: 8 },
  { id: 'Adler-32', tag: 'ADLER32', bytes: 4 },
] as const;

export type ChecksumId = (typeof checksumAlgorithms)[number]['id'];

/** Hexadecimal digits by algorithm. */
export type Checksums = ReadonlyMap<ChecksumId, string>;

/** Returns the properties of one algorithm. */
export function checksumFacts(id: ChecksumId) {
  return checksumAlgorithms.find((algorithm) => algorithm.id === id) ?? checksumAlgorithms[0];
}
