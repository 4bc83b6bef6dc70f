import { useMemo } from 'react';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { type ToolRun, useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { type MadeCode, scanCode } from '../making/making.ts';
import type { ScanReport } from '#core/codes/scanning/scanning.ts';
import { describeScan, judge, scanNames } from '#core/codes/scanning/verdict.ts';

const quietMs = 250;

/** The texts to show without a scan result. */
const statusTexts = {
  waiting: 'Scanning it back…',
  idle: 'Not scanned.',
  done: 'Not scanned.',
  running: 'Scanning it back…',
  failed: 'This code could not be scanned back.',
};

const openRows = scanNames.map((name) => ({ name, value: '…' }));

/** The scan of a code by an independent reader. */
export interface Scan {
  readonly run: ToolRun<ScanReport>;
  readonly again: () => void;
}

/** Scans each code as soon as it is drawn. */
export function useScan(code: MadeCode): Scan {
  const task = useMemo(
    () => async (scope: TaskScope) => scanCode(code, scope.signal, scope.reportProgress),
    [code],
  );
  const run = useLiveRun(task, quietMs);
  return { run, again: () => run.start(task) };
}

/** Shows how robust the code is. */
export function ScanPanel({ scan: { run, again } }: { readonly scan: Scan }) {
  const { output: report, isStale, status } = run;
  const verdict = report && judge(report);
  const isWaiting = status === 'idle' && run.startedAtMs === undefined;
  // The rows keep their space while they are calculated.
  const isOpen = isWaiting || status === 'running';
  const rows = report?.outcome === 'same' ? describeScan(report) : report || !isOpen ? [] : openRows;
  return (
    <section aria-label="Scan test" className="grid content-start gap-2">
      <div className="flex min-h-10 items-center justify-between gap-3">
        <div role="status" className={`flex flex-wrap items-center gap-2 ${isStale ? 'stale' : ''}`}>
          {verdict ? (
            <>
              <Badge tone={verdict.tone}>{verdict.title}</Badge>
              <span className="text-ink-2 text-[0.9375rem]">{verdict.text}</span>
            </>
          ) : (
            <span className="text-ink-3">{statusTexts[isWaiting ? 'waiting' : status]}</span>
          )}
        </div>
        {status === 'running' && (
          <Button isSmall onClick={run.cancel}>
            Cancel
          </Button>
        )}
      </div>
      <div className="h-1">
        {status === 'running' && <ProgressBar label="Scanning it back" fraction={run.progress?.fraction} />}
      </div>
      {run.error && (
        <div className="grid justify-items-start gap-2">
          <RunError error={run.error} />
          <Button icon="rotate-ccw" disabled={status === 'running'} onClick={again}>
            Retry
          </Button>
        </div>
      )}
      {rows.length > 0 && (
        <table className={`data-table ${isStale ? 'stale' : ''}`} aria-label="Stress tests of the reader">
          <tbody>
            {rows.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row" className="font-normal">
                  {name}
                </th>
                <td className="text-right">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
