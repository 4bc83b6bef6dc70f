import type { TextSource } from '#client/tool-kit/texts/source.ts';

/** For an operation on bytes: a file as it was opened, whatever its encoding. What was typed or pasted stays text. */
export function asBytes(source: TextSource): TextSource {
  if (source.type === 'text') return source.file ? { type: 'file', file: source.file } : source;
  return source.typed === undefined && source.reading ? { type: 'file', file: source.reading.file } : source;
}
