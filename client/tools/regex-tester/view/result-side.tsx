import { useEffect } from 'react';
import { RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import { highlightMatches } from '../matching/highlighting.ts';
import { outcomeOf } from './outcome.ts';
import { MatchPanel } from './match-panel.tsx';
import { ReplacePanel } from './replace-panel.tsx';
import { StoppedNotice } from './stopped-notice.tsx';
import type { ResultSideProps } from './result-side-props.ts';
import { useDelayed } from './use-delayed.ts';

/** A shorter run ends before a progress message could be read. */
const unseenMs = 200;
const noMarks = [] as const;

/** Highlights the matches as long as they belong to the current text. */
function useMatchMarks({ run, chosen, onMark }: ResultSideProps): void {
  const matches = run.isStale || run.error ? undefined : run.output?.detail?.matches;
  useEffect(() => {
    onMark(matches ? highlightMatches(matches, chosen) : noMarks);
    return () => onMark(noMarks);
  }, [matches, chosen, onMark]);
}

/** Shows the result of the chosen tab, and the state of the run. */
export function ResultSide(props: ResultSideProps) {
  const { run, state, change } = props;
  const isLong = useDelayed(run.status === 'running', unseenMs);
  const isInvalid = run.error?.details.field === 'pattern';
  // An invalid pattern clears the results; after a stopped search the last ones stay, grayed out.
  const outcome = isInvalid ? undefined : outcomeOf(run);
  useMatchMarks(props);
  return (
    <div className="flex h-full flex-col overflow-y-auto">
      {isLong && (
        <div className="p-3">
          <RunProgress label="Searching" progress={undefined} onCancel={run.cancel} />
        </div>
      )}
      {run.error && !isInvalid && (
        <StoppedNotice error={run.error} hasOldResult={outcome !== undefined} state={state} change={change} />
      )}
      {state.tab === 'match' && outcome && (
        <div className={`min-h-48 flex-1 ${run.isStale ? 'stale' : ''}`}>
          <MatchPanel {...props} outcome={outcome} />
        </div>
      )}
      {state.tab === 'replace' && (
        <div className="min-h-48 flex-1">
          <ReplacePanel state={state} change={change} replaced={outcome?.replaced} isStale={run.isStale} />
        </div>
      )}
    </div>
  );
}
