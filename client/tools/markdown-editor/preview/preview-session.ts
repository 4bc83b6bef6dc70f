import { refuseBinary } from '#core/text/kinds/binary-kind.ts';
import { decodeText } from '#core/text/encodings/text-decoding.ts';
import { enrichDocument, type EnrichmentCache } from '../markup/enrich.ts';
import { countDocument, findBrokenAnchors, parseMarkdown, withLineFeeds } from '../logic.ts';
import { compareBlocks, makePreviewBlocks, type PreviewBlock } from './preview-blocks.ts';
import { findUnusedReferences } from '../markdown/unused-references.ts';
import type { MarkdownSession, PreviewRequest, PreviewUpdate } from '../session-api.ts';

/** More blocks are not shown in the preview; the downloads contain all. */
const maxBlocks = 20_000;

/** Creates a session that keeps the page's state and answers with the changes. */
export default function createPreviewSession(): MarkdownSession {
  let shown: readonly PreviewBlock[] = [];
  let version = 0;
  let cache: EnrichmentCache | undefined;

  async function preview(request: PreviewRequest): Promise<PreviewUpdate> {
    const text = await readContent(request.content);
    const document = parseMarkdown(text, request.flavour);
    const enriched = await enrichDocument(document, { isForReading: true }, cache);
    ({ cache } = enriched);
    const all = makePreviewBlocks(enriched.document);
    const blocks = all.slice(0, maxBlocks);
    const isWhole = request.shownVersion === undefined || request.shownVersion !== version;
    const { from, removed, insertedEnd } = compareBlocks(isWhole ? [] : shown, blocks);
    shown = blocks;
    version += 1;
    return {
      version,
      isWhole,
      from,
      removed,
      inserted: blocks.slice(from, insertedEnd).map(({ json }) => json),
      startLines: Float64Array.from(blocks, ({ startLine }) => startLine),
      lineCount: document.blocks.at(-1)?.endLine ?? 0,
      isCut: all.length > blocks.length,
      counts: countDocument(document),
      marks: [...findBrokenAnchors(text, document), ...findUnusedReferences(text)],
    };
  }

  return {
    preview,
    convertHtml: async ({ html }) =>
      (await import('#core/text/html/html-to-markdown.ts')).htmlToMarkdown(html),
  };
}

async function readContent(content: string | Blob): Promise<string> {
  if (typeof content === 'string') return withLineFeeds(content);
  const bytes = new Uint8Array(await content.arrayBuffer());
  refuseBinary(bytes, content instanceof File ? content.name : undefined);
  return withLineFeeds(decodeText(bytes).text);
}
