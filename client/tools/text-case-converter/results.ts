import { notify } from '#client/ui/toast-store.ts';
import { type CaseId, caseLabels } from './case-labels.ts';
import { convertInWorker } from './converting.ts';
import type { CaseOptions } from './options.ts';

const shownCollisions = 5;

/** The whole text in a case; warns of names that became the same. Throws a ToolInputError for broken JSON. */
export async function convertAll(content: string | Blob, id: CaseId, options: CaseOptions): Promise<string> {
  const { text, collisions } = await convertInWorker(content, id, options);
  if (collisions.length > 0) {
    const listed = collisions.slice(0, shownCollisions).join(', ');
    notify({ title: 'Different names became the same', text: listed, tone: 'destructive' });
  }
  return text;
}

/** Every case on a line of its own, name and result parted by a tab: a table for spreadsheets. */
export async function convertToTable(content: string | Blob, options: CaseOptions): Promise<string> {
  const rows = await Promise.all(
    caseLabels.map(async ({ id, label }) => {
      const { text } = await convertInWorker(content, id, options);
      return `${label}\t${quote(text)}`;
    }),
  );
  return rows.join('\n');
}

/** Spreadsheets read a cell with line breaks or tabs in quotes. */
function quote(text: string): string {
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
