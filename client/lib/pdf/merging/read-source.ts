import { ToolInputError } from '#core/errors.ts';
import type { PdfShelf } from '../parsing/pdf-shelf.ts';
import { namingFile } from './file-mistakes.ts';
import { inspectFile, type ChosenFile } from './inspect-file.ts';
import type { MergeSource, PdfSource } from './merge-request.ts';

type NamedFile = Omit<ChosenFile, 'id' | 'password' | 'takesPictures'> & { readonly name: string };

/**
 * Reads the facts of a PDF, with its password if it needs one. Throws a ToolInputError that names the file, also for a
 * picture.
 */
export async function readPdfSource(
  input: NamedFile,
  id: string,
  openPassword: string,
  shelf: PdfShelf,
): Promise<PdfSource> {
  const source = await readSource(input, id, openPassword, shelf, false);
  if (source.kind === 'pdf') return source;
  throw new TypeError('A picture was taken for a PDF.');
}

/** Reads the kind of a PDF or picture, and the facts of a PDF as `readPdfSource` does. */
export async function readSource(
  input: NamedFile,
  id: string,
  openPassword: string,
  shelf: PdfShelf,
  takesPictures = true,
): Promise<MergeSource> {
  const { name, file, needsPagesOnly } = input;
  const chosen = { id, file, needsPagesOnly, takesPictures };
  const opened = await namingFile(name, () => inspectFile(chosen, shelf));
  if (opened.kind === 'image') return { kind: 'image', id, name, file };
  if (opened.kind === 'pdf') {
    const { facts, rebuilt = file } = opened;
    return { kind: 'pdf', id, name, file: rebuilt, facts };
  }
  const password = openPassword;
  const unlocked =
    password === '' ? opened : await namingFile(name, () => inspectFile({ ...chosen, password }, shelf));
  if (unlocked.kind === 'pdf') {
    const { facts, rebuilt = file } = unlocked;
    return { kind: 'pdf', id, name, file: rebuilt, password, facts };
  }
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
