import type { IdForm } from './forms.ts';
import { toHex, writeKsuid } from './ksuid.ts';
import type { Uuid } from './making/layout.ts';

export interface WritingOptions {
  readonly form: IdForm;
  readonly isUpper: boolean;
}

const lowerHex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const upperHex = lowerHex.map((pair) => pair.toUpperCase());
/** Crockford's alphabet, without I, L, O and U. */
export const ulidLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ulidLength = 26;

/** Writes one id; a KSUID and an ObjectId in the only way there is. */
export function writeId(id: Uuid, { form, isUpper }: WritingOptions): string {
  if (id.length === 20) return writeKsuid(id);
  if (id.length === 12) return toHex(id);
  switch (form) {
    case 'plain':
      return hyphenated(id, isUpper);
    case 'compact':
      return hyphenated(id, isUpper).replaceAll('-', '');
    case 'braces':
      return `{${hyphenated(id, isUpper)}}`;
    case 'urn':
      return `urn:uuid:${hyphenated(id, false)}`;
    case 'base64':
      return btoa(String.fromCharCode(...id));
    case 'base64url':
      return btoa(String.fromCharCode(...id))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .slice(0, 22);
    case 'integer':
      return String(numberOf(id));
    case 'ulid':
      return ulidOf(id);
  }
}

/** Returns the bytes of an id as a number. */
export function numberOf(id: Uuid): bigint {
  if (id.length !== 16) return BigInt(`0x${toHex(id)}`);
  const view = new DataView(id.buffer, id.byteOffset);
  return (view.getBigUint64(0) << 64n) | view.getBigUint64(8);
}

function hyphenated(id: Uuid, isUpper: boolean): string {
  const pairs = isUpper ? upperHex : lowerHex;
  let text = '';
  for (let index = 0; index < 16; index += 1) {
    if (index === 4 || index === 6 || index === 8 || index === 10) text += '-';
    text += pairs[id[index] ?? 0] ?? '';
  }
  return text;
}

function ulidOf(id: Uuid): string {
  let rest = numberOf(id);
  let text = '';
  for (let index = 0; index < ulidLength; index += 1) {
    text = (ulidLetters[Number(rest & 31n)] ?? '') + text;
    rest >>= 5n;
  }
  return text;
}

export type ListForm = 'lines' | 'json' | 'sql';

const piecesOf = {
  lines: ['', '\n', ''],
  json: ['[\n', ',\n', '\n]\n'],
  sql: ['(\n', ',\n', '\n)\n'],
} as const;
const quotes = { lines: '', json: '"', sql: "'" } as const;
const idsAPiece = 10_000;

/** Writes `count` ids one after the other; many become a blob, so that no string contains them all. */
export function writeList(
  count: number,
  nextId: () => string,
  list: ListForm,
  reportProgress: (progress: { fraction: number }) => void = () => undefined,
): string | Blob {
  const [begin, between, end] = piecesOf[list];
  const quote = quotes[list];
  const pieces: string[] = [];
  for (let start = 0; start < count; start += idsAPiece) {
    const length = Math.min(idsAPiece, count - start);
    const piece = Array.from({ length }, () => quote + nextId() + quote).join(between);
    pieces.push(start === 0 ? piece : between + piece);
    // Smaller lists are done before a progress message could be read.
    if (count > idsAPiece) reportProgress({ fraction: (start + length) / count });
  }
  const all = [begin, ...pieces, end];
  return count <= idsAPiece ? all.join('') : new Blob(all);
}
