import { OutputView } from '#client/tool-kit/operation-page/output-view.tsx';
import { RunNotice } from '#client/tool-kit/operation-page/run-notice.tsx';
import type { OperationRun } from '#client/tool-kit/operation-page/use-operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation.ts';

/** The changes between the two documents. */
export function DiffResult({ run }: { readonly run: OperationRun<OperationResult> }) {
  return (
    <div className="border-line border-t md:[&_.pane-body]:h-[36dvh]">
      <OutputView
        result={run.output}
        isStale={run.isStale}
        placeholder="The changes appear here"
        notice={<RunNotice run={run} isLong={false} />}
      />
    </div>
  );
}
