import { refuseBombs } from '#client/lib/pdf/parsing/refuse-bombs.ts';
import { isTableSound } from './cross-reference.ts';

/** A copy of a damaged file with a new table, not encrypted. */
export interface RebuiltFile {
  readonly file: Blob;
  readonly wasEncrypted: boolean;
}

/**
 * Rebuilds a file whose cross-reference table does not lead to its objects. They are found by reading the file from
 * front to back. Undefined for a sound file and for one that cannot be read this way.
 */
export async function rebuildTable(
  given: Blob,
  password: string | undefined,
): Promise<RebuiltFile | undefined> {
  if (await isTableSound(given)) return undefined;
  const [{ readPdfObjects }, { listPages }, { writePdf }, { asDict, rawIn }] = await Promise.all([
    import('#client/lib/pdf/objects/read-objects.ts'),
    import('#client/lib/pdf/objects/page-tree.ts'),
    import('#client/lib/pdf/objects/write-pdf.ts'),
    import('#client/lib/pdf/objects/pdf-objects.ts'),
  ]);
  const context = await readPdfObjects(given, password);
  const pages = context ? listPages(context).map((ref) => asDict(context, ref)) : [];
  // Of a file that is cut off early only empty pages may be left, which nobody wants.
  if (!context || !pages.some((page) => page && rawIn(page, 'Contents') !== undefined)) return undefined;
  const { isDecrypted } = context;
  const file = writePdf(context);
  // Encrypted data could not be measured before.
  if (isDecrypted) await refuseBombs(file);
  return { file, wasEncrypted: isDecrypted };
}
