import { readMachineLimits } from '#client/lib/images/browser/browser-memory.ts';
import { encodeImage } from '#client/lib/images/encode-image.ts';
import { maxPixelsFor } from '#client/lib/images/image-limits.ts';
import { readSource } from '#client/lib/pdf/merging/read-source.ts';
import { drawPage, shownSize } from '#client/lib/pdf/parsing/draw-page.ts';
import { parsePageRanges } from '#client/lib/pdf/pages/page-ranges.ts';
import type { PdfParser } from '#client/lib/pdf/parsing/parser.ts';
import { createPdfShelf, type PdfShelf } from '#client/lib/pdf/parsing/pdf-shelf.ts';
import type {
  FileInput,
  OperationContext,
  OperationResult,
  OutputPart,
} from '#client/tool-kit/operations/operation.ts';
import { ToolInputError } from '#core/errors.ts';
import { splitFileName } from '#core/files/file-names.ts';
import { writeImageMetadata } from '#core/images/containers/image-container.ts';
import { metersPerInch } from '#core/images/metadata/image-metadata.ts';
import type { Raster } from '#core/images/pixels/raster.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { pictureTools } from '#platform/pictures';
import { startPdfParser } from '#platform/pdf-parser';
import { checkPictureSize, scaleFor } from './page-size.ts';
import type { PdfPictureOptions } from './state.ts';

/** One for all files that are drawn here: it takes a while to start. */
let parser: PdfParser | undefined;

/** Draws the pages of a file, one after the other. Throws a ToolInputError for what cannot be read or drawn. */
export async function drawPages(
  input: FileInput,
  options: PdfPictureOptions,
  { signal, reportProgress }: OperationContext,
): Promise<OperationResult<{ readonly pageCount: number }>> {
  const shelf = createPdfShelf(() => (parser ??= startPdfParser()));
  try {
    const pdf = await open(input, options.openPassword, shelf);
    const indices =
      options.pages.trim() === ''
        ? Array.from({ length: pdf.numPages }, (_, index) => index)
        : parsePageRanges(options.pages, { pageCount: pdf.numPages, field: 'pages' });
    const { base } = splitFileName(input.name);
    const digits = String(pdf.numPages).length;
    const parts: OutputPart[] = [];
    for (const [done, index] of indices.entries()) {
      signal.throwIfAborted();
      reportProgress({ fraction: done / indices.length, label: `Page ${index + 1}` });
      const page = await pdf.getPage(index + 1);
      const size = shownSize(page);
      const scale = scaleFor(size, options);
      checkPictureSize(size, scale, maxPixelsFor(readMachineLimits().memoryGigabytes).encode, index + 1);
      const paper = options.isTransparent && options.format !== 'jpeg' ? undefined : '#ffffff';
      const raster = await drawPage(page, { scale, paper, hasAnnotations: options.hasAnnotations });
      const number = String(index + 1).padStart(digits, '0');
      const again = parts.filter(({ name }) => name.startsWith(`${base}-${number}`)).length;
      parts.push({
        name: `${base}-${number}${again > 0 ? `-${again + 1}` : ''}.${options.format === 'jpeg' ? 'jpg' : options.format}`,
        kind: options.format,
        content: await encode(raster, options, scale),
      });
    }
    const words = `${formatCount(parts.length, 'page')} of ${formatCount(pdf.numPages, 'page')} drawn.`;
    return {
      parts,
      notes: [{ severity: 'info', sentence: words }],
      detail: { pageCount: pdf.numPages },
    };
  } finally {
    await shelf.clear();
  }
}

async function open(input: FileInput, password: string, shelf: PdfShelf) {
  const source = await readSource(input, '0', password, shelf);
  const opened = source.kind === 'pdf' ? await shelf.take(source) : undefined;
  if (opened?.status === 'open') return opened.pdf;
  throw new ToolInputError(`“${input.name}” is a picture, not a PDF.`, { hint: 'Choose a PDF file.' });
}

const pointsPerInch = 72;

/** The file says how many of its pixels are an inch of the page. */
async function encode(raster: Raster, { format, quality }: PdfPictureOptions, scale: number): Promise<Blob> {
  const isLossless = format === 'png';
  const settings = { quality, isLossless, effort: 'fast', chroma: 'full', isDithered: false } as const;
  const bytes = await encodeImage(
    raster,
    { ...settings, kind: format, hasProfile: false },
    pictureTools.codecs,
  );
  const perMeter = (scale * pointsPerInch) / metersPerInch;
  const stamped = await writeImageMetadata(bytes, format, { density: { x: perMeter, y: perMeter } });
  return new Blob([stamped], { type: `image/${format}` });
}
