import { type RefObject, useEffect, useState } from 'react';
import { RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import { highlightMatches } from '../matching/highlighting.ts';
import { outcomeOf, type RegexRun } from './use-regex-run.ts';
import { MatchPanel } from './match-panel.tsx';
import { ReplacePanel } from './replace-panel.tsx';
import { StoppedNotice } from './stopped-notice.tsx';
import type { TextSourceControl } from '#client/tool-kit/texts/text-source.ts';
import type { CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import type { CodeHighlight } from '#client/ui/code/code-marks.ts';
import type { ChangeState, RegexState } from '../state.ts';

export interface ResultSideProps {
  readonly run: RegexRun;
  readonly control: TextSourceControl;
  readonly state: RegexState;
  readonly change: ChangeState;
  readonly areaRef: RefObject<CodeAreaHandle | null>;
  readonly chosen: number;
  readonly onChoose: (match: number) => void;
  /** Called with the highlights for the text. */
  readonly onMark: (marks: readonly CodeHighlight[]) => void;
}

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

/** Returns true once `isOn` has been true for this long. */
export function useDelayed(isOn: boolean, delayMs: number): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => {
      setIsDue(true);
    }, delayMs);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [isOn, delayMs]);
  return isOn && isDue;
}
