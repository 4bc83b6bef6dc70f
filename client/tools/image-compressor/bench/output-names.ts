import { splitFileName } from '#core/files/file-names.ts';
import type { WritableKind } from '#core/images/containers/image-container.ts';
import { extensions } from '../compressing/options.ts';

/** The name for one picture alone, as the specification has it. */
export function singleOutputName(kind: string): string {
  return `compressed-image.${kind}`;
}

/** A batch keeps its files' names; an extension that already fits stays as it was written. */
export function batchOutputName(sourceName: string, kind: string): string {
  const { base, extension } = splitFileName(sourceName);
  const fitting = extensions[kind as WritableKind] as readonly string[] | undefined;
  if (fitting ? fitting.includes(extension.toLowerCase()) : extension.toLowerCase() === kind)
    return sourceName;
  // What follows the dot may be no extension at all: `IMG.2024` is a name.
  const name = /^(?:jpe?g|jpe|jfif|png|webp|avif|hei[cf]|gif|bmp|dib)$/i.test(extension) ? base : sourceName;
  return `${name}.${fitting?.[0] ?? kind}`;
}
