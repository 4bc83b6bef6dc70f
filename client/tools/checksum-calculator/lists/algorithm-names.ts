import { checksumAlgorithms, type ChecksumId } from '#core/hashing/checksum-algorithms.ts';

/** Other names that programs use for algorithms, in lowercase without punctuation. */
const otherNames: Readonly<Record<string, ChecksumId>> = {
  sha2256: 'SHA-256',
  sha2512: 'SHA-512',
  sha2384: 'SHA-384',
  sha2224: 'SHA-224',
  b2: 'BLAKE2b-512',
  blake2b512: 'BLAKE2b-512',
  blake2s256: 'BLAKE2s-256',
  b3: 'BLAKE3',
  sfv: 'CRC-32',
  crc: 'CRC-32',
  adler: 'Adler-32',
};

const names = new Map<string, ChecksumId>([
  ...Object.entries(otherNames),
  ...checksumAlgorithms.flatMap(({ id, tag }) => [
    [plainName(id), id] as const,
    [plainName(tag), id] as const,
  ]),
]);

/** The most likely algorithm for a digest with this many hexadecimal digits. */
const byDigits: Readonly<Record<number, ChecksumId>> = {
  8: 'CRC-32',
  16: 'CRC-64/XZ',
  32: 'MD5',
  40: 'SHA-1',
  56: 'SHA-224',
  64: 'SHA-256',
  96: 'SHA-384',
  128: 'SHA-512',
};

const listName =
  /^(?:(?<sums>[a-z0-9_-]*?)[-_.]?(?:check)?sums?(?:[-_.](?<behind>[a-z0-9-]+?))?(?:\.(?:txt|asc))?|.*\.(?<ending>md5|sha1|sha224|sha256|sha384|sha512|sha3-\d+|b2|b3|blake3|sfv|crc32c?|adler32)(?:sums?)?(?:\.(?:txt|asc))?)$/i;

/** Finds an algorithm by its name; undefined if it is unknown. */
export function algorithmNamed(name: string): ChecksumId | undefined {
  return names.get(plainName(name));
}

/** Guesses the algorithm from the length of a digest. */
export function algorithmOfDigits(digits: number): ChecksumId | undefined {
  return byDigits[digits];
}

/** Returns whether a file is named like a list of checksums, such as SHA256SUMS or disk.iso.md5. */
export function isListName(path: string): boolean {
  return listName.test(baseName(path));
}

/** Returns the algorithm in a list's file name. */
export function algorithmOfList(path: string): ChecksumId | undefined {
  const { sums, behind, ending } = listName.exec(baseName(path))?.groups ?? {};
  for (const name of [ending, behind, sums]) {
    const found = name === undefined ? undefined : algorithmNamed(name);
    if (found) return found;
  }
  return undefined;
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
