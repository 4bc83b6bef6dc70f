import { refuseBinary } from '#core/text/kinds/binary-kind.ts';
import { decodeText } from '#core/text/encodings/text-decoding.ts';
import { type CaseId, caseLabels } from './case-labels.ts';
import { detectCases, previewText, requireJson } from './logic.ts';
import type { CaseOptions } from './options.ts';

/** What the cards show. */
export interface Previews {
  readonly byCase: Readonly<Partial<Record<CaseId, string>>>;
  /** The cases the text is in already. */
  readonly current: readonly CaseId[];
}

/** More than a card can show. */
const previewLength = 600;
const headBytes = 4096;

/** Reading this much JSON takes a millisecond or two. */
const quickJsonLength = 200_000;

/** The beginning of a text or file in every case. Throws a ToolInputError for JSON that cannot be read. */
export async function previewContent(content: string | Blob, options: CaseOptions): Promise<Previews> {
  const text = typeof content === 'string' ? content : await readHead(content);
  const isWhole = typeof content === 'string' && text.length <= quickJsonLength;
  if (options.scope === 'keys' && isWhole) requireJson(text);
  const head = text.slice(0, previewLength);
  const byCase = Object.fromEntries(caseLabels.map(({ id }) => [id, previewText(head, id, options)]));
  return { byCase, current: text.length <= previewLength ? detectCases(head, options) : [] };
}

async function readHead(file: Blob): Promise<string> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  refuseBinary(head, file instanceof File ? file.name : undefined);
  return decodeText(head).text;
}
