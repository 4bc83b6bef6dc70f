import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { PDFContext } from '@cantoo/pdf-lib';
import { readMachineLimits } from '#client/lib/images/browser/browser-memory.ts';
import { maxPixelsFor } from '#client/lib/images/image-limits.ts';
import { measureSpace, type SpaceUse } from '#client/lib/pdf/document/space-use.ts';
import { removeUsageRights } from '#client/lib/pdf/document/usage-rights.ts';
import { checkResult } from '#client/lib/pdf/merging/check-result.ts';
import type { PdfSource } from '#client/lib/pdf/merging/merge-request.ts';
import { readPdfSource } from '#client/lib/pdf/merging/read-source.ts';
import { openObjects } from './open-objects.ts';
import { writePdf } from '#client/lib/pdf/objects/write-pdf.ts';
import { describeRebuilt } from '#client/lib/pdf/repairing/rebuild-table.ts';
import type { PdfParser } from '#client/lib/pdf/parsing/parser.ts';
import { createPdfShelf, type PdfShelf } from '#client/lib/pdf/parsing/pdf-shelf.ts';
import type { FileInput, OperationContext } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import type { Note } from '#core/errors.ts';
import { splitFileName } from '#core/files/file-names.ts';
import { formatBytes } from '#core/numbers/number-format.ts';
import { pictureTools } from '#platform/pictures';
import { startPdfParser } from '#platform/pdf-parser';
import type { CompressorState } from '../state.ts';
import { drawOriginal, findChangedPage } from './compare-pages.ts';
import { changePictures, type PictureChanges } from './change-pictures.ts';
import { describeChanges } from './describe-changes.ts';
import { levels, meetSize, mostPasses } from './meet-size.ts';
import { optimizeJpegs, packLossless } from './pack-lossless.ts';
import type { ImageTools, PictureRequest } from './recompress-image.ts';

/** All files share one parser, because starting it takes longer than a small file. */
let parser: PdfParser | undefined;

/** Starts the parser. */
export function prepare(): void {
  parser ??= startPdfParser();
}

/** Compresses one PDF, and opens the result to check it. Throws a ToolInputError for an unreadable file. */
export async function compressFile(
  input: FileInput,
  state: CompressorState,
  scope: OperationContext,
): Promise<OperationResult> {
  const shelf = createPdfShelf(() => (parser ??= startPdfParser()));
  try {
    const source = await readPdfSource(input, '0', state.openPassword, shelf);
    if (source.facts.signatureCount > 0 && !state.changesSigned) {
      const sentence = 'Left as it is: it is signed, and any change would break the signature.';
      const hint = '“Compress signed files” makes it smaller in spite of that.';
      return finish(input, undefined, [warn(sentence, hint)]);
    }
    const result = await compressSource(input, source, state, { ...scope, shelf });
    if (!source.facts.rebuilt) return result;
    const damage = warn(describeRebuilt(source.name, source.facts.rebuilt));
    return { ...result, notes: [damage, ...(result.notes ?? [])] };
  } finally {
    await shelf.clear();
  }
}

interface Scope extends OperationContext {
  readonly shelf: PdfShelf;
}

async function compressSource(
  input: FileInput,
  source: PdfSource,
  state: CompressorState,
  scope: Scope,
): Promise<OperationResult> {
  // The parser's thread would have nothing to do meanwhile.
  const drawing = drawOriginal(source, scope);
  drawing.catch(() => undefined);
  const { decode: maxPixels } = maxPixelsFor(readMachineLimits().memoryGigabytes);
  const { context, isRescued } = await openObjects(source, scope.shelf.options());
  const use = measureSpace(context);
  scope.reportProgress({ fraction: 0.05, label: 'packing' });
  const hadRights = removeUsageRights(context);
  const packing = await packLossless(context);
  scope.signal.throwIfAborted();
  // A file without encryption stays so, even if the batch has a password for other files.
  const { password } = source;
  const changes = await shrinkPictures(context, state, { codecs: pictureTools.codecs, maxPixels }, scope);
  scope.reportProgress({ fraction: 0.92, label: 'checking' });
  const made = writePdf(context, password);
  const { pageCount } = source.facts;
  await checkResult({ blob: made, pageCount, password: password ?? '' }, scope.shelf.options());
  if (made.size >= input.size) {
    const sentence = 'Left as it is: it cannot be made smaller this way.';
    const hasMore = state.level === 'lossless' && use.pictures > 0;
    const hint = hasMore ? 'Other levels change the pictures.' : describeLargest(use);
    return finish(input, undefined, [inform(sentence, hint), ...missed(state, input.size, use)]);
  }
  const changed = await findChangedPage(await drawing, made, changes !== undefined, password, scope);
  if (changed !== undefined) {
    const sentence = `Left as it is: page ${changed} would not look the same.`;
    const hint = 'The file is unusual in a way that this tool does not read. Please tell us of it.';
    return finish(input, undefined, [warn(sentence, hint)]);
  }
  const notes = [
    ...missed(state, made.size, use),
    ...(isRescued ? [rescued] : []),
    ...(hadRights ? [withoutRights] : []),
    ...describeChanges(source, packing, changes),
    describeUse(use),
  ];
  return finish(input, made, notes);
}

/** Shrinks pictures as the level allows; undefined if no loss is allowed, or the size is reached without. */
async function shrinkPictures(
  context: PDFContext,
  { level, megabytes }: CompressorState,
  tools: ImageTools,
  scope: Scope,
): Promise<PictureChanges | undefined> {
  const change = (step: PictureRequest, start: number, share: number, before?: PictureChanges) => {
    const report = (part: number) => {
      scope.reportProgress({ fraction: 0.1 + 0.8 * (start + share * part), label: 'pictures' });
    };
    return changePictures(context, step, tools, { ...scope, report }, before);
  };
  if (level !== 'lossless' && level !== 'size') {
    const changes = await change(levels[level], 0, 1);
    // Re-encoded pictures already have optimal codes.
    optimizeJpegs(context, tools.maxPixels, changes.changed);
    return changes;
  }
  optimizeJpegs(context, tools.maxPixels, new Set());
  if (level === 'lossless') return undefined;
  return meetSize(context, megabytes * 1e6, (wanted, before, pass) =>
    change(wanted, pass / mostPasses, 1 / mostPasses, before),
  );
}

function missed({ level, megabytes }: CompressorState, size: number, use: SpaceUse): Note[] {
  if (level !== 'size' || size <= megabytes * 1e6) return [];
  const sentence = `${formatBytes(size)} is the least: it could not be made as small as ${formatBytes(megabytes * 1e6)}.`;
  const hint = [describeLargest(use), 'The PDF Splitter splits a file by size.'].filter(Boolean).join(' ');
  return [warn(sentence, hint)];
}

const rescued = warn(
  'Parts of the file could not be read. The new file has what can be displayed.',
  'Check the result before you delete the original.',
);

const withoutRights = warn(
  'Not kept: the usage rights, which let Acrobat Reader save or sign the file.',
  'Keep the original if you fill it in with Acrobat Reader.',
);

const names: Readonly<Record<keyof SpaceUse, string>> = {
  pictures: 'pictures',
  fonts: 'fonts',
  content: 'text and drawings',
  attachments: 'attachments',
  metadata: 'metadata',
};

function describeUse(use: SpaceUse): Note {
  const parts = sortUse(use).map((key) => `${names[key]} ${formatBytes(use[key])}`);
  return inform(`In the original: ${parts.join(', ')}.`);
}

/** Names the largest part of the original file; undefined if nothing was measured. */
function describeLargest(use: SpaceUse): string | undefined {
  const [largest] = sortUse(use);
  if (!largest) return undefined;
  return `The largest part is ${names[largest]}: ${formatBytes(use[largest])}.`;
}

const sortUse = (use: SpaceUse) =>
  (Object.keys(names) as (keyof SpaceUse)[])
    .filter((key) => use[key] > 0)
    .toSorted((one, other) => use[other] - use[one]);

/** Returns the result, or the original file if there is none. */
function finish(input: FileInput, made: Blob | undefined, notes: readonly Note[]): OperationResult {
  const { base } = splitFileName(input.name);
  // An unchanged file keeps its name, because it may replace the original.
  const name = made ? `${base}-compressed.pdf` : `${base}.pdf`;
  const content = made ?? new Blob([input.file], { type: 'application/pdf' });
  return {
    parts: [{ name, kind: 'pdf', content, isNamed: true, showsInput: made !== undefined }],
    notes,
  };
}
