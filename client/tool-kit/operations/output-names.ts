import { replaceExtension, splitFileName } from '#core/files/file-names.ts';
import type { OutputPart } from './operation.ts';

/** One output has the file's name with an extension of its own; several are told apart by their names. */
export function outputName(fileName: string, part: OutputPart, partCount: number): string {
  if (partCount > 1) return `${splitFileName(fileName).base} ${part.name}`;
  return replaceExtension(fileName, splitFileName(part.name).extension || 'txt');
}
