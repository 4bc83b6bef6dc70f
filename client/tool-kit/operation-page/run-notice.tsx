import { UnreachableError } from '#client/lib/loading/unreachable-code.ts';
import type { NoteFix, NotePlace } from '#core/errors.ts';
import { useEffect, useState } from 'react';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { RunError, RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import { NotesStrip } from '#client/tool-kit/texts/one-row.tsx';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { NotesList } from './notes-list.tsx';
import type { OperationRun } from './use-operation.ts';

interface RunNoticeProps {
  readonly run: OperationRun<OperationResult>;
  /** False for short work, which is done before anyone could read its progress. */
  readonly isLong: boolean;
  /** The title of a mistake. */
  readonly failed?: string | undefined;
  readonly onJump?: ((place: NotePlace) => void) | undefined;
  readonly onFix?: ((fix: NoteFix) => void) | undefined;
}

/** The messages about an output: progress or the error above it, or the notes under it. */
export function RunNotice({ run, isLong, failed, onJump, onFix }: RunNoticeProps) {
  const { status, progress, error, notes, startedAtMs, cancel } = run;
  const isSlow = useIsSlow(status === 'running' ? startedAtMs : undefined);
  if (status === 'running' && (isLong || isSlow)) {
    return <RunProgress label="Working" {...{ progress, startedAtMs }} onCancel={cancel} />;
  }
  if (run.isCanceled && status !== 'running') {
    return (
      <Alert tone="info">
        <p>
          {run.output === undefined || run.isStale
            ? 'Canceled: there is no result of this input.'
            : 'Canceled: some facts about this result are missing.'}
        </p>
        <p>
          <Button isSmall onClick={run.restart}>
            Run it again
          </Button>
        </p>
      </Alert>
    );
  }
  if (error) {
    return (
      <RunError
        error={error}
        {...(failed === undefined || error instanceof UnreachableError ? {} : { title: failed })}
        {...(onJump &&
        (error.details.offset ?? error.details.line) !== undefined &&
        error.details.field === undefined
          ? {
              onJump: ({ details }) => {
                onJump(details);
              },
            }
          : {})}
      />
    );
  }
  return notes.length === 0 ? null : (
    <NotesStrip>
      <NotesList {...{ notes, onJump, onFix }} />
    </NotesStrip>
  );
}

const slowMs = 1000;

/** True once the run that began at that time takes longer than short work does. */
export function useIsSlow(startedAtMs: number | undefined): boolean {
  const [slow, setSlow] = useState<number>();
  useEffect(() => {
    if (startedAtMs === undefined) return;
    const waiting = setTimeout(() => {
      setSlow(startedAtMs);
    }, slowMs);
    return () => {
      clearTimeout(waiting);
    };
  }, [startedAtMs]);
  return startedAtMs !== undefined && slow === startedAtMs;
}

/** The status in a few words; an outdated result is called so. */
export function describeRun(
  { isStale, status, error }: OperationRun<OperationResult>,
  isLong: boolean,
): string {
  if (error) return isStale ? 'Failed: the result is outdated' : 'Failed';
  if (!isLong) return '';
  if (status === 'running') return isStale ? 'Working: the result is outdated' : 'Working';
  return isStale ? 'The result is outdated' : '';
}
