import type { TextSource } from '#client/tool-kit/texts/source.ts';

/** Returns the file of a source with its bytes, so that a patch has its byte order mark and its name. */
export function toFile(source: TextSource, name: string): File {
  const { reading } = source;
  if (reading) {
    const type = `text/plain;charset=${reading.encoding}`;
    return new File([reading.file], reading.file.name, { type });
  }
  if (source.type === 'file') return source.file;
  return (
    source.file ?? new File([source.text], source.fileName ?? name, { type: 'text/plain;charset=utf-8' })
  );
}

/** The encoding that a media type names. */
export function encodingOfType(type: string): string | undefined {
  return /;\s*charset=([\w-]+)/i.exec(type)?.[1]?.toLowerCase();
}
