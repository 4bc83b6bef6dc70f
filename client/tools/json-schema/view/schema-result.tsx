import { OutputView } from '#client/tool-kit/operation-page/output-view.tsx';
import { RunNotice } from '#client/tool-kit/operation-page/run-notice.tsx';
import type { OperationRun } from '#client/tool-kit/operation-page/use-operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation.ts';

/** The errors of the data, or the schema that was generated. */
export function SchemaResult({ run }: { readonly run: OperationRun<OperationResult> }) {
  return (
    <div className="border-line border-t md:[&_.pane-body]:h-[36dvh]">
      <OutputView
        result={run.output}
        isStale={run.isStale}
        placeholder="The result appears here"
        notice={<RunNotice run={run} isLong={false} />}
      />
    </div>
  );
}
