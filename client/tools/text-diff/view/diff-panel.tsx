import { useEffect, useRef } from 'react';
import { RunNotice } from '#client/tool-kit/operation-page/run-notice.tsx';
import type { OperationRun } from '#client/tool-kit/operation-page/use-operation.ts';
import type { ResultOf } from '#client/tool-kit/operations/operation.ts';
import { OutputActions } from '#client/tool-kit/texts/output-actions.tsx';
import { StaleOutput, type TextOutput } from '#client/tool-kit/texts/output-pane.tsx';
import { Pane } from '#client/tool-kit/texts/text-panes.tsx';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { Button } from '#client/ui/button.tsx';
import type operation from '../operation.ts';
import type { PageState } from '../state.ts';
import { DiffTable, type DiffTableHandle } from './diff-table.tsx';

interface DiffPanelProps {
  readonly run: OperationRun<ResultOf<typeof operation>>;
  readonly state: PageState;
}

/** The result of the comparison, with its patch. */
export function DiffPanel({ run, state }: DiffPanelProps) {
  const tableRef = useRef<DiffTableHandle>(null);
  const { output, isStale, status, cancel } = run;
  useShortcuts({ cancel: status === 'running' ? cancel : undefined });
  useStepKeys((direction) => tableRef.current?.step(direction));
  const detail = output?.detail;
  const hasChanges = detail !== undefined && detail.changes.length > 0;
  return (
    <div className="border-line border-t [&_.pane-body]:h-auto">
      <Pane
        title="Differences"
        toolbar={
          <StaleOutput value={isStale}>
            <Button
              icon="arrow-up"
              tone="plain"
              isSmall
              disabled={!hasChanges}
              onClick={() => tableRef.current?.step(-1)}
            >
              <span className="pane-toolbar-label">Previous</span>
            </Button>
            <Button
              icon="arrow-down"
              tone="plain"
              isSmall
              disabled={!hasChanges}
              onClick={() => tableRef.current?.step(1)}
            >
              <span className="pane-toolbar-label">Next</span>
            </Button>
            <OutputActions
              output={hasChanges ? patchOf(output) : undefined}
              fileName="changes.patch"
              mediaType="text/x-patch"
              kind="text"
            />
          </StaleOutput>
        }
      >
        <div className="pane-notice" style={{ marginBlockStart: -1 }}>
          <RunNotice run={run} isLong />
        </div>
        {isStale && hasChanges && <p className="stale-note">Of earlier texts</p>}
        {hasChanges && detail.shown && (
          <div className={`h-[60dvh] ${isStale ? 'stale' : ''}`}>
            <DiffTable
              ref={tableRef}
              shown={detail.shown}
              changes={detail.changes}
              comparison={state}
              isSplitWished={state.layout === 'split'}
            />
          </div>
        )}
        {hasChanges && !detail.shown && (
          <p className="text-ink-2 p-4">
            These texts are too large to be shown. Their patch can be downloaded.
          </p>
        )}
      </Pane>
    </div>
  );
}

function patchOf(output: ResultOf<typeof operation> | undefined): TextOutput | undefined {
  const content = output?.parts[0]?.content;
  if (content === undefined) return undefined;
  return typeof content === 'string' ? { text: content } : { blob: content };
}

/** F7 and Shift+F7, as in other programs that compare. */
function useStepKeys(step: (direction: 1 | -1) => void): void {
  const stepRef = useRef(step);
  useEffect(() => {
    stepRef.current = step;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F7') return;
      event.preventDefault();
      stepRef.current(event.shiftKey ? -1 : 1);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, []);
}
