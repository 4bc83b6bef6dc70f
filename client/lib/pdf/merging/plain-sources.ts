import { type OutlineEntry, readOutline } from '#client/lib/pdf/document/copy-outline.ts';
import { copyPages, CannotCopyError } from '#client/lib/pdf/objects/copy-pages.ts';
import { listPages } from '#client/lib/pdf/objects/page-tree.ts';
import { catalogOf, dictIn, rawIn } from '#client/lib/pdf/objects/pdf-objects.ts';
import { readPdfObjects } from '#client/lib/pdf/objects/read-objects.ts';
import type { SharedStreams } from '#client/lib/pdf/objects/shared-streams.ts';
import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import type { Extraction } from './extract-pages.ts';
import type { PdfSource } from './merge-request.ts';

/** A file whose pages can be copied directly, and its objects. */
export interface PlainSource {
  readonly extraction: Extraction;
  readonly objects: PDFContext;
  readonly pages: readonly PDFRef[];
  readonly outline: readonly OutlineEntry[];
}

/**
 * Returns whether a file has nothing that only pdf.js carries over: a form, attached files, named destinations,
 * encryption. Tags and layers are always carried over from the source's objects.
 */
function isPlainByFacts({ facts }: PdfSource): boolean {
  const { hasForm, hasXfa, isEncrypted, isPortfolio } = facts;
  const hasParts = hasForm || hasXfa || isPortfolio;
  return !hasParts && !isEncrypted && facts.attachmentCount === 0 && facts.signatureCount === 0;
}

type PlainObjects = Omit<PlainSource, 'extraction'>;

/** A file that is split into many is read once. */
const known = new WeakMap<PdfSource, Promise<PlainObjects | undefined>>();

/** Reads a file whose pages can be copied without pdf.js; undefined for one that needs it. */
export async function readPlainSource(extraction: Extraction): Promise<PlainSource | undefined> {
  const { source } = extraction;
  const reading = known.get(source) ?? readPlainObjects(source);
  known.set(source, reading);
  const read = await reading;
  return read && { ...read, extraction };
}

async function readPlainObjects(source: PdfSource): Promise<PlainObjects | undefined> {
  if (!isPlainByFacts(source)) return undefined;
  const objects = await readPdfObjects(source.file, undefined, true);
  if (!objects || hasNamedTargets(objects)) return undefined;
  const pages = listPages(objects);
  // If another parser finds a different number of pages, the file is damaged and pdf.js repaired it.
  const outline = pages.length === source.facts.pageCount ? readOutline(objects) : undefined;
  return outline && { objects, pages, outline };
}

function hasNamedTargets(objects: PDFContext): boolean {
  const catalog = catalogOf(objects);
  const names = dictIn(catalog, 'Names');
  return rawIn(catalog, 'Dests') !== undefined || (!!names && rawIn(names, 'Dests') !== undefined);
}

/**
 * Copies the requested pages into `target`. Returns them by page index; undefined if something they need cannot be
 * copied.
 */
export function copyPlainSource(
  { extraction, objects, pages }: PlainSource,
  target: PDFContext,
  shared: SharedStreams,
): ReadonlyMap<number, PDFRef> | undefined {
  const { pageIndices } = extraction;
  const chosen = pageIndices.flatMap((index) => pages[index] ?? []);
  try {
    const copies = copyPages(objects, chosen, target, shared);
    return new Map(copies.map((ref, index) => [pageIndices[index] ?? 0, ref]));
  } catch (error) {
    // The objects copied so far are unreferenced, and are removed later with all other unreferenced objects.
    if (error instanceof CannotCopyError) return undefined;
    throw error;
  }
}
