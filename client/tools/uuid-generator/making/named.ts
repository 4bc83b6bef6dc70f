import { ToolInputError } from '#core/errors.ts';
import { makeDigester } from '#core/hashing/digests.ts';
import { PlaceFinder } from '#core/text/encodings/text-place.ts';
import { readId } from '../inspecting/read-id.ts';
import { stamp, type Uuid } from './layout.ts';

/** The namespaces of RFC 9562 section 6.6. */
export const namespaces = {
  dns: '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  url: '6ba7b811-9dad-11d1-80b4-00c04fd430c8',
  oid: '6ba7b812-9dad-11d1-80b4-00c04fd430c8',
  x500: '6ba7b814-9dad-11d1-80b4-00c04fd430c8',
} as const;

export interface NamedOptions {
  readonly version: '3' | '5';
  readonly namespace: keyof typeof namespaces | 'own';
  readonly ownNamespace: string;
}

export interface NamedIds {
  readonly ids: readonly Uuid[];
  readonly blankLines: number;
}

/**
 * Creates ids of version 3 (MD5) or 5 (SHA-1) from the names in the lines of a text (RFC 9562 sections 5.3 and 5.5).
 */
export async function makeNamedIds(text: string, options: NamedOptions): Promise<NamedIds> {
  const namespace = readNamespace(options);
  const digest = await makeDigester(options.version === '3' ? 'MD5' : 'SHA-1');
  const encoder = new TextEncoder();
  const ids: Uuid[] = [];
  const places = new PlaceFinder(text);
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    const name = line.replace(/\r$/, '');
    if (name.trim() === '') continue;
    const lone = /\p{Surrogate}/u.exec(name);
    if (lone) {
      throw new ToolInputError('This name holds half of a character, which no encoding can write.', {
        ...places.find(index + lone.index),
        hint: 'Delete the broken character there.',
      });
    }
    const bytes = encoder.encode(name);
    const whole = new Uint8Array(16 + bytes.length);
    whole.set(namespace);
    whole.set(bytes, 16);
    ids.push(stamp(digest(whole).slice(0, 16), Number(options.version)));
  }
  return { ids, blankLines: countBlankLines(text) };
}

/** Counts blank lines; a final line end does not begin another line. */
function countBlankLines(text: string): number {
  return text
    .replace(/\r?\n$/, '')
    .split('\n')
    .filter((line) => line.trim() === '').length;
}

function readNamespace({ namespace, ownNamespace }: NamedOptions): Uuid {
  const read = readId(namespace === 'own' ? ownNamespace.trim() : namespaces[namespace]);
  if (read.bytes) return read.bytes;
  throw new ToolInputError(
    ownNamespace.trim() === '' ? 'The namespace is missing.' : `The namespace is not a UUID: ${read.problem}`,
    {
      field: 'ownNamespace',
      hint: 'Enter a UUID of any version, such as one you made for this purpose.',
    },
  );
}
