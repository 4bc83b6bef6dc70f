import type { CodeMark } from '#client/ui/code/code-marks.ts';
import type { Flavor } from './markdown/parser.ts';
import type { TextCounts } from './markup/text-counts.ts';
import { openSession, type Session } from '#client/tool-kit/operations/session.ts';

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
  /** Converts formatted text to Markdown. */
  convertHtml(request: { readonly html: string }): Promise<string>;
}

export type MarkdownClient = Session<MarkdownSession>;

/** Creates a worker that keeps the preview's state. */
export function createMarkdownClient(): MarkdownClient {
  return openSession<MarkdownSession>('markdown-editor', { idleMs: Infinity });
}

/** Converts formatted text to Markdown in a separate worker, so that it does not wait for the preview. */
export async function convertHtml(html: string, timeLimitMs: number): Promise<string> {
  const client = createMarkdownClient();
  try {
    return await client.call('convertHtml', { html }, { timeLimitMs });
  } finally {
    client.dispose();
  }
}
