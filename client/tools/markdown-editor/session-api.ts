import type { CodeMark } from '#client/ui/code/code-marks.ts';
import type { Conversion, ConversionOptions } from './conversion.ts';
import type { Flavor } from './markdown/parser.ts';
import type { TextCounts } from './markup/text-counts.ts';

export interface PreviewRequest {
  /** A file is read in the worker, whatever its encoding. */
  readonly content: string | Blob;
  readonly flavour: Flavor;
  /** The version that the page shows; undefined when it shows none. */
  readonly shownVersion: number | undefined;
}

/** What changes in the preview: `removed` blocks from `from` on make room for `inserted`. */
export interface PreviewUpdate {
  readonly version: number;
  /** True when everything shown before goes. */
  readonly isWhole: boolean;
  readonly from: number;
  readonly removed: number;
  /** Blocks as JSON of `MarkupNode[]`: read one by one, when drawn. */
  readonly inserted: readonly string[];
  /** The first line (zero-based) of every block. */
  readonly startLines: Float64Array;
  readonly lineCount: number;
  /** True when the preview leaves out the end of a huge document. */
  readonly isCut: boolean;
  readonly counts: TextCounts;
  readonly marks: readonly CodeMark[];
}

export interface MarkdownSession {
  preview(request: PreviewRequest): Promise<PreviewUpdate>;
  /** Markdown as something else; a file is read in the worker. */
  convert(request: ConversionOptions & { readonly content: string | Blob }): Promise<Conversion>;
  /** Formatted text as Markdown. */
  convertHtml(request: { readonly html: string }): Promise<string>;
}
