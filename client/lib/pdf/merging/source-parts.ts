import { carryLayers, type LayeredPages } from '#client/lib/pdf/structure/layers.ts';
import { listPages } from '#client/lib/pdf/objects/page-tree.ts';
import { copyStructure, type TaggedPages } from '#client/lib/pdf/structure/structure-tree.ts';
import {
  carryCatalogParts,
  type LostParts,
  type SourcePages,
} from '#client/lib/pdf/document/catalog-parts.ts';
import { carryNamedDestinations, matchNamesByText } from '#client/lib/pdf/document/carry-destinations.ts';
import { carryFormDefaults } from '#client/lib/pdf/forms/form-defaults.ts';
import { type RedrawnFields, settleAppearances } from '#client/lib/pdf/forms/needed-appearances.ts';
import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import type { CollectedPages } from './collect-pages.ts';
import type { PdfSource } from './merge-request.ts';
import { readSourceObjects } from './source-objects.ts';

export interface CarriedParts {
  readonly layerCount: number;
  /** Names of files whose layers could not be carried over, so all layers are visible. */
  readonly filesWithoutLayers: readonly string[];
  /** True if the tags are pdf.js's simplified copy, without links, form fields and empty cells. */
  readonly areTagsSimplified: boolean;
  readonly lostParts: LostParts;
  readonly redrawnFields: RedrawnFields;
}

export interface Carried extends CarriedParts {
  /** The objects of the only PDF file; undefined if there are several or they cannot be read. */
  readonly only: PDFContext | undefined;
}

/** Carries over what pdf.js drops or simplifies, from the sources' own objects. */
export async function carrySourceParts({
  context,
  extractions,
  pdfPages,
  objects,
}: CollectedPages): Promise<Carried> {
  const layered: LayeredPages[] = [];
  const tagged: TaggedPages[] = [];
  const filesWithoutLayers: string[] = [];
  const read: SourcePages[] = [];
  let areTagsSimplified = false;
  const areLanguagesMixed = new Set(extractions.map(({ source }) => source.facts.language)).size > 1;
  for (const { source } of extractions) {
    const { name, facts } = source;
    const copies = pdfPages.get(source.id) ?? new Map<number, PDFRef>();
    const original = objects.get(source.id) ?? (await readSourceObjects(source));
    const pages = pairPages(source, original, copies, context);
    matchNamesByText(context, copies.values());
    // Where the pages do not match, the parser may also have read the encrypted strings wrong.
    const isReadable = pages !== undefined || !facts.isEncrypted;
    read.push({ name, source: isReadable ? original : undefined, pages: pages?.pages ?? [] });
    if (!pages) {
      if (facts.layerCount > 0) filesWithoutLayers.push(name);
      areTagsSimplified ||= facts.isTagged;
      continue;
    }
    if (facts.layerCount > 0) layered.push({ ...pages, name });
    if (facts.isTagged) tagged.push({ ...pages, language: areLanguagesMixed ? facts.language : undefined });
  }
  carryNamedDestinations(context, read);
  carryFormDefaults(context, read);
  const redrawnFields = settleAppearances(context, read);
  if (tagged.length > 0 && !areTagsSimplified) copyStructure(context, tagged);
  return {
    layerCount: carryLayers(context, layered),
    filesWithoutLayers,
    areTagsSimplified,
    redrawnFields,
    lostParts: carryCatalogParts(context, read),
    only: read.length === 1 ? read[0]?.source : undefined,
  };
}

/** A file that is split into many is read once. */
const known = new WeakMap<PDFContext, readonly PDFRef[]>();

function pagesOf(source: PDFContext): readonly PDFRef[] {
  const pages = known.get(source) ?? listPages(source);
  known.set(source, pages);
  return pages;
}

/** Pairs a source's pages with their copies; undefined if its pages cannot all be read. */
function pairPages(
  pdf: PdfSource,
  source: PDFContext | undefined,
  copies: ReadonlyMap<number, PDFRef>,
  copy: PDFContext,
): TaggedPages | undefined {
  const originals = source ? pagesOf(source) : [];
  if (!source || originals.length !== pdf.facts.pageCount) return undefined;
  const pages = [...copies].flatMap(([index, ref]) => {
    const original = originals[index];
    return original ? [[original, ref] as const] : [];
  });
  return { source, copy, pages };
}
