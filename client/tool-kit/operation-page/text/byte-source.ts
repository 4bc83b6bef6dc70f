import type { TextSource } from '#client/tool-kit/texts/source.ts';

/** For an operation on bytes: returns a file as opened, in any encoding. Typed or pasted text stays text. */
export function asBytes(source: TextSource): TextSource {
  if (source.type === 'text') return source.file ? { type: 'file', file: source.file } : source;
  return source.typed === undefined && source.reading ? { type: 'file', file: source.reading.file } : source;
}
