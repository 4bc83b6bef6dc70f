import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import type { PdfSource } from '#client/lib/pdf/merging/merge-request.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import type { PictureChanges } from './change-pictures.ts';
import type { PackingReport } from './pack-lossless.ts';

/** Writes the notes on what changed and what someone may miss. */
export function describeChanges(
  { facts, password }: Pick<PdfSource, 'facts' | 'password'>,
  packing: PackingReport,
  changes: PictureChanges | undefined,
): Note[] {
  const notes: Note[] = [describePictures(changes)];
  if (packing.twins > 0) {
    notes.push(inform(`${formatCount(packing.twins, 'part')} stood in the file twice, and once now.`));
  }
  if (facts.isEncrypted && password === undefined) {
    const sentence =
      'The result is open: what its owner had forbidden (printing, copying, changing) is not forbidden in it.';
    notes.push(warn(sentence, 'Protect it again where that matters.'));
  }
  if (facts.signatureCount > 0) {
    const sentence = 'Its signatures no longer hold: the file was changed after it was signed.';
    notes.push(warn(sentence, 'Keep the signed original.'));
  }
  if (facts.conformance?.startsWith('PDF/A-1')) {
    const sentence = `It says it is ${facts.conformance}, which does not allow packed objects: an archive may refuse the result.`;
    notes.push(warn(sentence, 'Keep the original for the archive.'));
  }
  return notes;
}

function describePictures(changes: PictureChanges | undefined): Note {
  if (!changes) return inform('Nothing that is shown was changed.');
  const { changed, scaled, originals, leftAlone, options } = changes;
  if (originals.size === 0) {
    return inform('It has no pictures: only what is not shown was packed.');
  }
  const few = scaled > 0 ? `, ${scaled} of them with fewer pixels (${options.pixelsPerInch} DPI)` : '';
  const outcome =
    changed.size === 0
      ? 'All pictures stay as they are.'
      : `${changed.size} of ${formatCount(originals.size, 'picture')} recompressed at quality ${options.quality}${few}.`;
  const reason =
    leftAlone === 0
      ? ''
      : ` ${formatCount(leftAlone, 'picture')} left unchanged: JPEG 2000, CMYK, 16 bits, masks and other kinds stay unchanged.`;
  const gain = leftAlone < originals.size && changed.size === 0 ? ' None would become smaller.' : '';
  return inform(outcome + gain + reason);
}
