import { refuseBombs } from '#client/lib/pdf/parsing/refuse-bombs.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

export interface RebuiltPages {
  /** How many pages have content. */
  readonly filled: number;
  /** How many pages there should be. */
  readonly promised: number;
}

/** A copy of a damaged file with a new table, not encrypted. */
export interface RebuiltFile {
  readonly file: Blob;
  readonly wasEncrypted: boolean;
  readonly pages: RebuiltPages;
}

/**
 * Rebuilds a file whose cross-reference table does not lead to its objects. They are found by reading the file from
 * front to back. Undefined for a file that cannot be read this way.
 */
export async function rebuildTable(
  given: Blob,
  password: string | undefined,
): Promise<RebuiltFile | undefined> {
  const [
    { readPdfObjects },
    { listPages, removeMissingPages },
    { writePdf },
    { arrayIn, asDict, dictIn, setIn },
  ] = await Promise.all([
    import('#client/lib/pdf/objects/read-objects.ts'),
    import('#client/lib/pdf/objects/page-tree.ts'),
    import('#client/lib/pdf/objects/write-pdf.ts'),
    import('#client/lib/pdf/objects/pdf-objects.ts'),
  ]);
  const context = await readPdfObjects(given, password);
  if (!context) return undefined;
  const promised = removeMissingPages(context);
  const filled = listPages(context).filter((ref) => {
    const page = asDict(context, ref);
    if (!page || dictIn(page, 'Contents')) return page !== undefined;
    const parts = arrayIn(page, 'Contents').filter((part) => asDict(context, part));
    setIn(page, 'Contents', parts.length > 0 ? context.obj(parts) : undefined);
    return parts.length > 0;
  }).length;
  // A file that was cut off early may have only empty pages left, which are useless.
  if (filled === 0) return undefined;
  const { isDecrypted } = context;
  const file = writePdf(context);
  // Encrypted data could not be measured before.
  if (isDecrypted) await refuseBombs(file);
  return { file, wasEncrypted: isDecrypted, pages: { filled, promised } };
}

/** Says that a file was repaired. */
export function describeRebuilt(name: string, { filled, promised }: RebuiltPages): string {
  const pages = `${writeNumber(filled)} of its ${formatCount(promised, 'page')} ${filled === 1 ? 'has' : 'have'} content`;
  const found = filled === promised ? '' : `: ${pages}`;
  return `“${name}” is damaged: its cross-reference table was missing or wrong. It was read with a rebuilt one, so check that nothing is missing${found}.`;
}
