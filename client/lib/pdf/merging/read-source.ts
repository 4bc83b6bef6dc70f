import { ToolInputError } from '#core/errors.ts';
import type { PdfShelf } from '../parsing/pdf-shelf.ts';
import { namingFile } from './file-mistakes.ts';
import { inspectFile, type ChosenFile } from './inspect-file.ts';
import type { MergeSource } from './merge-request.ts';

/** Reads a file's kind and facts, with its password if it needs one. Throws a ToolInputError that names the file. */
export async function readSource(
  input: Omit<ChosenFile, 'id' | 'password'> & { readonly name: string },
  id: string,
  openPassword: string,
  shelf: PdfShelf,
): Promise<MergeSource> {
  const { name, file, needsPagesOnly } = input;
  const opened = await namingFile(name, () => inspectFile({ id, file, needsPagesOnly }, shelf));
  if (opened.kind === 'image') return { kind: 'image', id, name, file };
  if (opened.kind === 'pdf') return { kind: 'pdf', id, name, file, facts: opened.facts };
  const password = openPassword;
  const unlocked =
    password === ''
      ? opened
      : await namingFile(name, () => inspectFile({ id, file, password, needsPagesOnly }, shelf));
  if (unlocked.kind === 'pdf') return { kind: 'pdf', id, name, file, password, facts: unlocked.facts };
  throw new ToolInputError(
    password === '' ? describeLock(name, opened.isByAttachments) : `The password does not open “${name}”.`,
    { field: 'openPassword', hint: 'Enter the password of locked files.' },
  );
}

function describeLock(name: string, isByAttachments = false): string {
  return isByAttachments
    ? `The attached files of “${name}” are locked with a password.`
    : `“${name}” is locked with a password.`;
}
