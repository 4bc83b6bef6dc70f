import { downloadZip, type NamedBlob } from '#client/lib/files/downloads.ts';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { notify } from '#client/ui/toast-store.ts';
import { ToolInputError } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import type { BatchRow } from '#core/codes/batch/batch-rows.ts';
import type { Logo } from '#core/codes/drawing/logo-picture.ts';
import { makeChecked } from '../making/making.ts';
import type { QrState } from '../state.ts';

export interface BatchOutcome {
  readonly row: BatchRow;
  /** The reason why it is missing from the file, or its fault. */
  readonly problem: string | undefined;
}

/** Makes every code and saves them in one zip; a row that does not fit does not stop the others. */
export async function makeAndSave(
  rows: readonly BatchRow[],
  state: QrState,
  logo: Logo | undefined,
  { signal, reportProgress }: TaskScope,
): Promise<readonly BatchOutcome[]> {
  const files: NamedBlob[] = [];
  const outcomes: BatchOutcome[] = [];
  for (const [index, row] of rows.entries()) {
    reportProgress({ fraction: index / rows.length });
    const made = await makeRow(row, state, logo, signal);
    outcomes.push({ row, problem: made.problem });
    if (made.blob) files.push({ name: `${row.name}.${state.format}`, blob: made.blob });
  }
  if (files.length === 0) {
    throw new ToolInputError('None of the codes could be made.', {
      hint: outcomes[0]?.problem ?? 'Make the contents shorter.',
    });
  }
  await downloadZip(files, `qrcodes-${Date.now()}.zip`);
  const failed = outcomes.filter(({ problem }) => problem !== undefined).length;
  notify({
    title: `${formatCount(files.length, 'code')} saved`,
    ...(failed > 0 ? { text: `${failed} with a problem: see the list.`, tone: 'destructive' as const } : {}),
  });
  return outcomes;
}

async function makeRow(
  { text }: BatchRow,
  state: QrState,
  logo: Logo | undefined,
  signal: AbortSignal,
): Promise<{ blob?: Blob; problem: string | undefined }> {
  try {
    const { file, outcome } = await makeChecked(state, text, logo, signal);
    // A code that reads as something else is worse than none.
    if (outcome === 'other') return { problem: 'Not saved: it reads as another text' };
    return { blob: new Blob([file]), problem: outcome === 'same' ? undefined : unread(outcome) };
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    return { problem: error.message };
  }
}

function unread(outcome: 'nothing' | undefined): string {
  return outcome === 'nothing'
    ? 'Does not scan'
    : 'Saved, but not scanned back: the reader could not be loaded';
}
