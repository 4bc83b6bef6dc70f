import { runOperation } from '#client/tool-kit/operations/runner.ts';
import type { ResultOf } from '#client/tool-kit/operations/operation.ts';
import { notify } from '#client/ui/toast-store.ts';
import { type CaseId, caseLabels } from './case-labels.ts';
import type operation from './operation.ts';
import type { CaseOptions } from './options.ts';

const shownCollisions = 5;

/** The whole text in a case; warns of names that became the same. Throws a ToolInputError for broken JSON. */
export async function convertAll(content: string | Blob, id: CaseId, options: CaseOptions): Promise<string> {
  const { text, collisions } = await convert(content, id, options);
  if (collisions.length > 0) {
    const listed = collisions.slice(0, shownCollisions).join(', ');
    notify({ title: 'Different names became the same', text: listed, tone: 'destructive' });
  }
  return text;
}

/** Every case on a line of its own, name and result parted by a tab: a table for spreadsheets. */
export async function convertToTable(content: string | Blob, options: CaseOptions): Promise<string> {
  const rows = await Promise.all(
    caseLabels.map(async ({ id, label }) => `${label}\t${quote((await convert(content, id, options)).text)}`),
  );
  return rows.join('\n');
}

async function convert(content: string | Blob, id: CaseId, options: CaseOptions) {
  const { parts, detail } = (await runOperation('text-case-converter', content, {
    ...options,
    case: id,
  })) as ResultOf<typeof operation>;
  const [part] = parts;
  const text = part?.content ?? '';
  return {
    text: typeof text === 'string' ? text : await text.text(),
    collisions: detail?.collisions ?? [],
  };
}

/** Spreadsheets read a cell with line breaks or tabs in quotes. */
function quote(text: string): string {
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
