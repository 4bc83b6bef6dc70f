import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { OutputView } from '#client/tool-kit/operation-page/output-view.tsx';
import { RunNotice } from '#client/tool-kit/operation-page/run-notice.tsx';
import type { OperationRun } from '#client/tool-kit/operation-page/use-operation.ts';

interface ResultProps {
  readonly run: OperationRun<OperationResult>;
  readonly placeholder: string;
}

/** The result of an operation on two documents. */
export function Result({ run, placeholder }: ResultProps) {
  const notice = <RunNotice run={run} isLong={false} />;
  return <OutputView result={run.output} isStale={run.isStale} placeholder={placeholder} notice={notice} />;
}
