import { checksumFacts, type ChecksumId, type Checksums } from '#core/hashing/checksum-algorithms.ts';

/** A completely read file with its checksums. */
export interface SummedFile {
  readonly path: string;
  readonly sizeBytes: number;
  readonly sums: Checksums;
}

export type ListFormat = 'list' | 'bsd' | 'csv';

export interface WrittenList {
  readonly name: string;
  readonly kind: 'text' | 'csv';
  readonly content: string | Blob;
}

const linesAPiece = 10_000;

/** Writes a list that common programs can check (`sha256sum -c`, `cksfv`, `cksum -c`), or a table. */
export function writeList(
  files: readonly SummedFile[],
  ids: readonly ChecksumId[],
  format: ListFormat,
): WrittenList {
  const [only] = ids;
  if (format === 'csv') {
    const header = ['file', 'bytes', ...ids].join(',');
    const rows = files.map(({ path, sizeBytes, sums }) =>
      [quote(path), sizeBytes, ...ids.map((id) => sums.get(id) ?? '')].join(','),
    );
    return { name: 'checksums.csv', kind: 'csv', content: joinLines([header, ...rows]) };
  }
  if (format === 'bsd' || ids.length > 1 || only === undefined) {
    const lines = files.flatMap(({ path, sums }) =>
      ids.map((id) => escaped(path, (name) => `${checksumFacts(id).tag} (${name}) = ${sums.get(id) ?? ''}`)),
    );
    return { name: 'checksums.txt', kind: 'text', content: joinLines(lines) };
  }
  if (only === 'CRC-32') {
    const lines = files.map(({ path, sums }) => `${path} ${(sums.get(only) ?? '').toUpperCase()}`);
    return { name: 'checksums.sfv', kind: 'text', content: joinLines(lines) };
  }
  const lines = files.map(({ path, sums }) => escaped(path, (name) => `${sums.get(only) ?? ''}  ${name}`));
  return {
    name: `${checksumFacts(only).tag.toUpperCase()}SUMS.txt`,
    kind: 'text',
    content: joinLines(lines),
  };
}

/** Escapes a name as GNU does: a backslash before the line means that it contains escapes. */
function escaped(path: string, write: (name: string) => string): string {
  if (!/[\\\n\r]/.test(path)) return write(path);
  const name = path.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return `\\${write(name)}`;
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Ends each line with a line break; many lines become a blob. */
export function joinLines(lines: readonly string[]): string | Blob {
  const ended = lines.map((line) => `${line}\n`);
  return lines.length <= linesAPiece ? ended.join('') : new Blob(ended);
}
