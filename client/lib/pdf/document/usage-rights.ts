import type { PDFContext, PDFDict } from '@cantoo/pdf-lib';
import { catalogOf, dictIn, rawIn, setIn } from '#client/lib/pdf/objects/pdf-objects.ts';

/** The places of usage rights, with which Acrobat Reader may fill in, save or sign a file (ISO 32000-1, 12.8.2.3). */
const places = [
  ['Perms', 'UR3'],
  ['Perms', 'UR'],
  // Acrobat 5.1 wrote them here.
  ['ViewerPreferences', 'Rights'],
] as const;

/** The name of usage rights in notes. */
export const usageRights = 'The usage rights for Acrobat Reader';

/** Returns whether a file has usage rights. They are a signature of the whole file, so no changed file can have them. */
export function hasUsageRights(context: PDFContext): boolean {
  return findRights(context).length > 0;
}

/** Removes usage rights, with which Acrobat would say that the file was changed. Returns whether there were any. */
export function removeUsageRights(context: PDFContext): boolean {
  const found = findRights(context);
  for (const { dict, key } of found) setIn(dict, key, undefined);
  return found.length > 0;
}

function findRights(context: PDFContext): { readonly dict: PDFDict; readonly key: string }[] {
  return places.flatMap(([entry, key]) => {
    const dict = dictIn(catalogOf(context), entry);
    return dict && rawIn(dict, key) ? [{ dict, key }] : [];
  });
}
