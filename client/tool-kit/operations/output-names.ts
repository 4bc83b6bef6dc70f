import { replaceExtension, splitFileName } from '#core/files/file-names.ts';
import type { OutputPart } from './operation.ts';

/** One output has the file's name with an extension of its own; several are told apart by names that begin with it. */
export function outputName(fileName: string, part: OutputPart, partCount: number): string {
  const { base } = splitFileName(fileName);
  // The operation has named it for its file already (`site.min.css`).
  if (part.isNamed === true || part.name.startsWith(`${base}.`)) return part.name;
  if (partCount > 1) return part.name.startsWith(base) ? part.name : `${base} ${part.name}`;
  return replaceExtension(fileName, splitFileName(part.name).extension || 'txt');
}
