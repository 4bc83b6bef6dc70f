import { createWorkerPool } from '#client/lib/workers/pool.ts';
import { decodeText } from '#core/text/encodings/text-decoding.ts';
import { type CaseId, caseLabels } from './case-labels.ts';
import { type CaseWorkerApi, type Conversion, detectCases, previewText, requireJson } from './logic.ts';
import type { CaseOptions } from './options.ts';
import workerUrl from './worker.ts?worker&url';

/** What the cards show. */
export interface Previews {
  readonly byCase: Readonly<Partial<Record<CaseId, string>>>;
  /** The cases the text is in already. */
  readonly current: readonly CaseId[];
}

const pool = createWorkerPool<CaseWorkerApi>(workerUrl);
/** More than a card can show. */
const previewLength = 600;
const headBytes = 4096;

/** Reading this much JSON takes a millisecond or two. */
const quickJsonLength = 200_000;

/** The beginning of a text or file in every case. Throws a ToolInputError for JSON that cannot be read. */
export async function previewContent(content: string | Blob, options: CaseOptions): Promise<Previews> {
  const text =
    typeof content === 'string'
      ? content
      : decodeText(new Uint8Array(await content.slice(0, headBytes).arrayBuffer())).text;
  const isWhole = typeof content === 'string' && text.length <= quickJsonLength;
  if (options.scope === 'keys' && isWhole) requireJson(text);
  const head = text.slice(0, previewLength);
  const byCase = Object.fromEntries(caseLabels.map(({ id }) => [id, previewText(head, id, options)]));
  return { byCase, current: text.length <= previewLength ? detectCases(head, options) : [] };
}

/** The whole text or file in a case. Throws a ToolInputError for JSON that cannot be read. */
export function convertInWorker(
  content: string | Blob,
  id: CaseId,
  options: CaseOptions,
): Promise<Conversion> {
  return pool.call('convert', { content, id, options });
}
