import { useEffect } from 'react';
import { RunError, RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import type { TextSourceControl } from '#client/tool-kit/texts/text-source.ts';
import { useToolRun } from '#client/tool-kit/running/use-tool-run.ts';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { notifyUndo } from '#client/ui/toast-store.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import type { JsonClient } from './json-client.ts';
import type { RepairChange } from '#core/json/repairing/repair.ts';
import type { JsonOutput, JsonSource, RepairResult } from '../session-api.ts';

interface RepairDialogProps {
  readonly client: JsonClient;
  readonly source: JsonSource;
  /** The input to repair. */
  readonly control: TextSourceControl;
  readonly onClose: () => void;
}

/** Previews a repair, and applies it only on confirmation. */
export function RepairDialog({ client, source, control, onClose }: RepairDialogProps) {
  const run = useToolRun<RepairResult>();
  const { start } = run;
  useEffect(() => {
    start(({ signal, reportProgress }) =>
      client.call('repair', { source }, { signal, onProgress: reportProgress }),
    );
  }, [start, client, source]);

  const result = run.output;
  return (
    <Dialog title="Repair" isOpen isWide onClose={onClose}>
      {run.status === 'running' && (
        <RunProgress label="Looking for a repair" progress={run.progress} onCancel={onClose} />
      )}
      <RunError error={run.error} />
      {result && <Changes result={result} />}
      <div className="flex flex-wrap gap-2">
        {result && (
          <Button
            tone="primary"
            onClick={() => {
              applyRepair(control, result.output);
              onClose();
            }}
          >
            {result.changes.length > 0 ? `Apply ${countOf(result)}` : 'Apply'}
          </Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}

function countOf({ changes, isCut }: RepairResult): string {
  return isCut ? 'all changes' : formatCount(changes.length, 'change');
}

function Changes({ result }: { readonly result: RepairResult }) {
  const { changes, isCut, isReencoded } = result;
  return (
    <>
      {isReencoded && <p>The file is not UTF-8. It is read as Windows-1252 (Latin) and becomes UTF-8.</p>}
      <ol
        className="mono grid max-h-[50dvh] gap-2 overflow-y-auto text-[0.875rem]"
        aria-label="Changes"
        tabIndex={0}
      >
        {changes.map((change) => (
          <ChangeRow key={`${change.line}:${change.column}`} change={change} />
        ))}
      </ol>
      {isCut && <p className="text-ink-2">These are the first {changes.length} changes; there are more.</p>}
    </>
  );
}

function ChangeRow({ change }: { readonly change: RepairChange }) {
  const { line, column, contextBefore, removed, added, contextAfter } = change;
  return (
    <li className="bg-surface-2 flex gap-3 rounded p-2">
      <span className="text-ink-2 tabular shrink-0">
        {line}:{column}
      </span>
      <code className="min-w-0 whitespace-pre-wrap wrap-anywhere">
        <span className="text-ink-2">{contextBefore}</span>
        {removed && <del className="bg-danger-soft text-danger">{removed}</del>}
        {added && <ins className="bg-accent-soft text-accent">{added}</ins>}
        <span className="text-ink-2">{contextAfter}</span>
      </code>
    </li>
  );
}

/** Replaces the input with the repaired text; one click restores the old one. */
function applyRepair(control: TextSourceControl, repaired: JsonOutput): void {
  const before = control.source;
  if ('text' in repaired) control.setText(repaired.text);
  else {
    const name = before.type === 'file' ? before.file.name : 'repaired.json';
    control.openFile(new File([repaired.blob], name)).catch(reportFailure);
  }
  const undo = () => {
    if (before.type === 'text') control.setText(before.text);
    else control.openFile(before.file).catch(reportFailure);
  };
  notifyUndo('Repaired', undo, 'The input is strict JSON now.');
}
