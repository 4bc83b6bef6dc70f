import { useMemo } from 'react';
import { RunError, RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { CodeRows } from '#client/tool-kit/results/code-rows.tsx';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { useLiveRun, useToolRun } from '#client/tool-kit/running/use-tool-run.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { type BatchRow, readRows } from '#core/codes/batch/batch-rows.ts';
import type { Logo } from '#core/codes/drawing/logo-picture.ts';
import { missingContent, type QrState, shownBatch } from '../state.ts';
import { downloadZip, type NamedBlob } from '#client/lib/files/downloads.ts';
import { ToolInputError } from '#core/errors.ts';
import { makeChecked } from '../making/making.ts';

interface BatchPanelProps {
  readonly state: QrState;
  readonly logo: Logo | undefined;
}

const quietMs = 250;

/** Shows the codes of a list, which are made and saved together. */
export function BatchPanel({ state, logo }: BatchPanelProps) {
  const list = shownBatch(state);
  const task = useMemo(
    () => (list.trim() === '' ? undefined : () => readRows(list, state.batchLayout, missingContent)),
    [list, state.batchLayout],
  );
  const reading = useLiveRun<readonly BatchRow[]>(task, quietMs);
  const making = useToolRun<readonly BatchOutcome[]>();
  const rows = reading.output ?? [];
  const isReady = rows.length > 0 && !reading.isStale;

  function make(): void {
    if (!isReady) {
      const message = reading.error?.message ?? missingContent;
      notify({ title: message, tone: 'destructive' });
      return;
    }
    making.start((scope: TaskScope) => makeAndSave(rows, state, logo, scope));
  }
  useShortcuts({ run: make, download: make });

  return (
    <section className="tool-card tool-pad grid min-h-96 min-w-0 content-start gap-4" aria-label="QR codes">
      <div className="flex flex-wrap items-center gap-3">
        <Button tone="primary" icon="download" disabled={!isReady} onClick={make}>
          {isReady ? `Download ${formatCount(rows.length, 'code')} (ZIP)` : 'Download ZIP'}
        </Button>
        <span className="text-ink-2 text-[0.9375rem]">
          {state.format.toUpperCase()}, each read back once.
        </span>
      </div>
      <RunError error={reading.error} />
      {making.status === 'running' && (
        <RunProgress label="Making the codes" progress={making.progress} onCancel={making.cancel} />
      )}
      <RunError error={making.error} />
      {rows.length === 0 ? (
        <p className="text-ink-3">The list appears here: one code for each line.</p>
      ) : (
        <RowTable rows={rows} outcomes={making.output ?? []} isStale={reading.isStale} />
      )}
    </section>
  );
}

interface RowTableProps {
  readonly rows: readonly BatchRow[];
  readonly outcomes: readonly BatchOutcome[];
  readonly isStale: boolean;
}

function RowTable({ rows, outcomes, isStale }: RowTableProps) {
  const byRow = new Map(outcomes.map((outcome) => [outcome.row, outcome]));
  return (
    <div className={`max-h-[32rem] overflow-auto ${isStale ? 'stale' : ''}`} tabIndex={0}>
      <CodeRows
        rows={rows}
        isFailed={(row) => byRow.get(row)?.problem !== undefined}
        drawOutcome={(row) => <Outcome outcome={byRow.get(row)} />}
      />
    </div>
  );
}

function Outcome({ outcome }: { readonly outcome: BatchOutcome | undefined }) {
  if (!outcome) return null;
  if (outcome.problem !== undefined) return <Badge tone="danger">{outcome.problem}</Badge>;
  return <Badge>Read back</Badge>;
}

interface BatchOutcome {
  readonly row: BatchRow;
  /** The reason why it is missing from the file, or its fault. */
  readonly problem: string | undefined;
}

/** Makes every code and saves them in one zip; a row that does not fit does not stop the others. */
async function makeAndSave(
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
