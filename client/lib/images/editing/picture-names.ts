import { splitFileName } from '#core/files/file-names.ts';
import type { WritableKind } from '#core/images/containers/image-container.ts';

/** File name extensions; the first one is used for new names. */
const extensions: Readonly<Record<WritableKind, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif'],
};

/** Returns the input's name followed by the change. An extension that already fits stays as written. */
export function pictureName(sourceName: string, kind: string, change: string): string {
  const { base, extension } = splitFileName(sourceName);
  const fitting = extensions[kind as WritableKind] as readonly string[] | undefined;
  if (fitting ? fitting.includes(extension.toLowerCase()) : extension.toLowerCase() === kind)
    return `${base}-${change}.${extension}`;
  // The text after a dot may not be an extension: `IMG.2024` is a name.
  const name = /^(?:jpe?g|jpe|jfif|png|webp|avif|hei[cf]|gif|bmp|dib)$/i.test(extension) ? base : sourceName;
  return `${name}-${change}.${fitting?.[0] ?? kind}`;
}
