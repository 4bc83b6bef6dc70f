import { OutputView } from './output-view.tsx';
import { RunNotice } from './run-notice.tsx';
import type { Options } from './options/option-values.ts';
import { useOperation } from './use-operation.ts';

/** Stands for an input where there is none. */
const noFiles: readonly File[] = [];

/** What an operation makes of its options alone. */
export function OptionsOutcome({ toolId, options }: { readonly toolId: string; readonly options: Options }) {
  const run = useOperation(toolId, noFiles, options);
  return (
    <OutputView result={run.output} isStale={run.isStale} notice={<RunNotice run={run} isLong={false} />} />
  );
}
