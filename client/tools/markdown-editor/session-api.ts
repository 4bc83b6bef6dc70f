import type { CodeMark } from '#client/ui/code/code-marks.ts';
import type { Conversion, ConversionOptions } from './conversion.ts';
import type { Flavor } from './markdown/parser.ts';
import type { TextCounts } from './markup/text-counts.ts';

export interface PreviewRequest {
  /** The text or file; the worker decodes a file. */
  readonly content: string | Blob;
  readonly flavour: Flavor;
  /** The version on the page; undefined if there is none. */
  readonly shownVersion: number | undefined;
}

/** A change of the preview: replaces `removed` blocks, starting at `from`, with `inserted`. */
export interface PreviewUpdate {
  readonly version: number;
  /** True if everything shown before is replaced. */
  readonly isWhole: boolean;
  readonly from: number;
  readonly removed: number;
  /** Blocks as JSON of `MarkupNode[]`; each is parsed when it is drawn. */
  readonly inserted: readonly string[];
  /** The first line (zero-based) of every block. */
  readonly startLines: Float64Array;
  readonly lineCount: number;
  /** True if the end of a huge document is missing from the preview. */
  readonly isCut: boolean;
  readonly counts: TextCounts;
  readonly marks: readonly CodeMark[];
}

export interface MarkdownSession {
  preview(request: PreviewRequest): Promise<PreviewUpdate>;
  /** Converts Markdown to another format; a file is read in the worker. */
  convert(request: ConversionOptions & { readonly content: string | Blob }): Promise<Conversion>;
  /** Converts formatted text to Markdown. */
  convertHtml(request: { readonly html: string }): Promise<string>;
}
