import { setPageLabels } from '#client/lib/pdf/pages/label-tree.ts';
import type { OpenPdfOptions } from '#client/lib/pdf/parsing/open-pdf.ts';
import { refuseBombs } from '#client/lib/pdf/parsing/refuse-bombs.ts';
import { readBytes } from '#core/files/read-bytes.ts';
import { flattenSignatures } from '#client/lib/pdf/document/signatures.ts';
import { deleteUnreachable } from '#client/lib/pdf/objects/unreachable.ts';
import { writePdf } from '#client/lib/pdf/objects/write-pdf.ts';
import { ToolInputError } from '#core/errors.ts';
import { splitFileName } from '#core/files/file-names.ts';
import type { TaskContext } from '#core/task.ts';
import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { type CollectedPages, collectPages } from './collect-pages.ts';
import { dropActions } from '#client/lib/pdf/document/actions.ts';
import { setDocumentProperties } from '#client/lib/pdf/document/document-properties.ts';
import { embedImage, type EmbeddedImage, type ImageTools } from '#client/lib/pdf/pictures/embed-image.ts';
import { countStrayWidgets, linkFieldsToParents } from '#client/lib/pdf/forms/field-tree.ts';
import { renameClashingFields } from '#client/lib/pdf/forms/form-fields.ts';
import { countLostLinks } from './lost-links.ts';
import { writeNotes } from './merge-notes.ts';
import type { MergeRequest, MergeResult, MergeSource } from './merge-request.ts';
import { countOutlineItems, nestOutline, removeOutline } from '#client/lib/pdf/document/outline.ts';
import { labelPages } from './label-pages.ts';
import { blamingFile, namingFile } from './file-mistakes.ts';
import { placePages } from './place-pages.ts';
import { carrySourceParts } from './source-parts.ts';

/** The environment that a merge needs. */
export interface MergeTools {
  readonly images: ImageTools;
  /**
   * The options with which pdf.js opens files. Called only when a file needs pdf.js, because its parser takes a while
   * to start.
   */
  readonly pdfOptions: () => OpenPdfOptions;
}

/**
 * Merges pages into one PDF; check it with `checkResult`. Throws a ToolInputError with the name of a file that cannot
 * be merged. Any other error means that the result is incomplete.
 */
export async function mergePages(
  request: MergeRequest,
  tools: MergeTools,
  task: TaskContext,
): Promise<MergeResult> {
  const { pages, options } = request;
  if (pages.length === 0) {
    throw new ToolInputError('There are no pages to merge.', { hint: 'Add a file first.' });
  }
  const sources = usedSources(request);
  task.reportProgress({ fraction: 0.02, label: 'Reading files' });
  const collected = await collectPages(request, sources, tools.pdfOptions);
  const { context, extractions } = collected;
  task.reportProgress({ fraction: 0.6, label: 'Adding pictures' });
  const images = await embedImages(context, sources, tools.images);
  task.reportProgress({ fraction: 0.75, label: 'Putting pages in order' });
  const outcome = await assemble(request, sources, collected, images);
  const lostLinkCount = await countLostLinks(extractions, collected.objects, tools.pdfOptions);
  task.reportProgress({ fraction: 0.85, label: 'Writing' });
  const pictureLosses = sources.flatMap(({ id, name }) =>
    (images.get(id)?.losses ?? []).map((loss) => [name, loss] as const),
  );
  const notes = writeNotes(request, sources, { ...outcome, lostLinkCount, pictureLosses }, context);
  // Encrypted files could not be measured earlier.
  if (sources.some((source) => source.kind === 'pdf' && source.facts.isEncrypted)) {
    await refuseBombs(writePdf(context));
  }
  const blob = writePdf(context, options.password === '' ? undefined : options.password);
  return { blob, pageCount: pages.length, notes };
}

/**
 * Builds the final document from the collected pages: puts them in order and sets the properties of the whole document.
 */
async function assemble(
  request: MergeRequest,
  sources: readonly MergeSource[],
  collected: CollectedPages,
  images: ReadonlyMap<string, EmbeddedImage>,
) {
  const { pages, options } = request;
  const { context, extractions, pdfPages } = collected;
  const fileOfPage = new Map(
    [...pdfPages].flatMap(([id, refs]) => [...refs.values()].map((ref) => [ref, id])),
  );
  linkFieldsToParents(context);
  flattenSignatures(context, [...fileOfPage.keys()]);
  const strayFieldCount = countStrayWidgets(context, fileOfPage.keys());
  const renamedFields = renameClashingFields(context, fileOfPage);
  const { only, ...parts } = await carrySourceParts(collected);
  const stock = { pdfPages, images, imagePageSize: options.imagePageSize };
  const { placed, copiedFields } = placePages(context, pages, stock);
  const givenBookmarks = extractions.reduce((sum, { source }) => sum + source.facts.bookmarkCount, 0);
  const lostBookmarkCount = givenBookmarks - countOutlineItems(context);
  arrangeOutline(context, request, sources, placed);
  setPageLabels(context, labelPages(pages, sources, options.pageLabels));
  setDocumentProperties(context, {
    title: options.title.trim(),
    facts: extractions.map(({ source }) => source.facts),
    source: only,
    hasOtherPages: pages.some(({ sourceId }) => sourceId === undefined || images.has(sourceId)),
  });
  const bookmarkCount = countOutlineItems(context);
  const droppedActions = dropActions(context);
  deleteUnreachable(context);
  const fields = { renamedFields, copiedFields, strayFieldCount };
  return { ...parts, ...fields, bookmarkCount, lostBookmarkCount, droppedActions };
}

/** Returns the sources that provide pages, in the order of their first page in the result. */
function usedSources({ sources, pages }: MergeRequest): MergeSource[] {
  const ids = new Set(pages.map(({ sourceId }) => sourceId));
  const byId = new Map(sources.map((source) => [source.id, source]));
  return [...ids].flatMap((id) => (id === undefined ? [] : (byId.get(id) ?? [])));
}

async function embedImages(context: PDFContext, sources: readonly MergeSource[], tools: ImageTools) {
  const images = new Map<string, EmbeddedImage>();
  for (const source of sources) {
    if (source.kind !== 'image') continue;
    images.set(source.id, await blamingFile(source.id, () => embedSource(context, source, tools)));
  }
  return images;
}

async function embedSource(
  context: PDFContext,
  { file, name }: MergeSource,
  tools: ImageTools,
): Promise<EmbeddedImage> {
  const bytes = await readBytes(file, name);
  return namingFile(name, () => embedImage(context, bytes, tools));
}

function arrangeOutline(
  context: PDFContext,
  { pages, options }: MergeRequest,
  sources: readonly MergeSource[],
  placed: readonly PDFRef[],
): void {
  if (options.bookmarks === 'none') removeOutline(context);
  if (options.bookmarks !== 'files') return;
  const chapters = sources.flatMap((source) => {
    const own = placed.filter((_, index) => pages[index]?.sourceId === source.id);
    const [firstPage] = own;
    return firstPage ? { title: splitFileName(source.name).base, firstPage, pages: new Set(own) } : [];
  });
  nestOutline(context, chapters);
}
