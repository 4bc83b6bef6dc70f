import { runOperation } from '#client/tool-kit/operations/runner.ts';

interface DrawnPages {
  /** The count of the whole file. */
  readonly pageCount: number;
  readonly pictures: readonly Blob[];
}

/** Draws pages of a PDF with the PDF to Image tool, whose options are given. */
export async function drawPdfPages(
  file: File,
  options: {
    readonly pages: string;
    readonly pixels: number;
    readonly format: 'png' | 'webp';
    readonly openPassword?: string;
  },
  signal: AbortSignal,
): Promise<DrawnPages> {
  const result = await runOperation('pdf-to-image', file, { sizeBy: 'width', ...options }, { signal });
  const type = `image/${options.format}`;
  return {
    pageCount: (result.detail as { readonly pageCount: number }).pageCount,
    pictures: result.parts.map(({ content }) => new Blob([content], { type })),
  };
}
