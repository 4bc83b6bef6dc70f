import { AgainButton } from './again-button.tsx';
import { OutputView } from './output-view.tsx';
import { RunNotice } from './run-notice.tsx';
import { noInput, type Options, useOperation } from './use-operation.ts';

interface OptionsOutcomeProps {
  readonly toolId: string;
  readonly options: Options;
  /** The same options may give another output, which one may ask for. */
  readonly isRandom: boolean;
}

/** The result of an operation that works from options only. */
export function OptionsOutcome({ toolId, options, isRandom }: OptionsOutcomeProps) {
  const run = useOperation(toolId, noInput, options);
  return (
    <OutputView
      result={run.output}
      isStale={run.isStale}
      notice={<RunNotice run={run} isLong={run.progress !== undefined} />}
      action={isRandom && <AgainButton label="Generate again" onAgain={run.restart} />}
    />
  );
}
