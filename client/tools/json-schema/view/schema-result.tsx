import { OutputView } from '#client/tool-kit/operation-page/output-view.tsx';
import { RunNotice } from '#client/tool-kit/operation-page/run-notice.tsx';
import type { OperationRun } from '#client/tool-kit/operation-page/use-operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation.ts';

/** The errors of the data, or the schema that was generated. */
export function SchemaResult({ run }: { readonly run: OperationRun<OperationResult> }) {
  const notice = <RunNotice run={run} isLong={false} />;
  return <OutputView result={run.output} isStale={run.isStale} notice={notice} />;
}
