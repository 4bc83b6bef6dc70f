import { replaceExtension, splitFileName } from '#core/files/file-names.ts';
import type { OutputPart } from './operation-result.ts';

/**
 * A single output has the file's name with its own extension; the names of several begin with the file's name. None
 * has the very name of the file: saved beside it, it would replace the original.
 */
export function outputName(fileName: string, part: OutputPart, partCount: number): string {
  if (part.isNamed === true) return part.name;
  const name = nameFor(fileName, part.name, partCount);
  if (name.toLowerCase() !== fileName.toLowerCase()) return name;
  const { base, extension } = splitFileName(name);
  const word = splitFileName(part.name).base;
  return `${base}-${word === base ? 'new' : word}${extension === '' ? '' : `.${extension}`}`;
}

function nameFor(fileName: string, partName: string, partCount: number): string {
  const { base } = splitFileName(fileName);
  // The operation has named it for its file already (`site.min.css`, `photo-800x600.png`).
  if (partName.startsWith(`${base}.`) || partName.startsWith(`${base}-`)) return partName;
  if (partCount > 1) return partName.startsWith(base) ? partName : `${base} ${partName}`;
  return replaceExtension(fileName, splitFileName(partName).extension || 'txt');
}
