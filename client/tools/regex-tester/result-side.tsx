import type { RefObject } from 'react';
import { RunProgress } from '#client/tool-kit/run-feedback.tsx';
import type { TextSourceControl } from '#client/tool-kit/text-source.ts';
import type { ToolRun } from '#client/tool-kit/use-tool-run.ts';
import { Alert } from '#client/ui/alert.tsx';
import type { CodeAreaHandle } from '#client/ui/code-area.tsx';
import { SelectField } from '#client/ui/inputs.tsx';
import { MatchPanel } from './match-panel.tsx';
import type { Outcome } from './outcome.ts';
import { ReplacePanel } from './replace-panel.tsx';
import type { ChangeState, RegexState } from './state.ts';
import { useDelayed } from './use-delayed.ts';

interface ResultSideProps {
  readonly run: ToolRun<Outcome>;
  readonly control: TextSourceControl;
  readonly state: RegexState;
  readonly change: ChangeState;
  readonly areaRef: RefObject<CodeAreaHandle | null>;
  readonly chosen: number;
  readonly onChoose: (match: number) => void;
}

const timeLimits = [
  { value: 1000, label: '1 s' },
  { value: 5000, label: '5 s' },
  { value: 30_000, label: '30 s' },
] as const;

/** A run this short is over before anyone could read that it goes on. */
const unseenMs = 200;

/** The chosen tab's result, and how the run goes. */
export function ResultSide(props: ResultSideProps) {
  const { run, state, change } = props;
  const isLong = useDelayed(run.status === 'running', unseenMs);
  const isInvalid = run.error?.details.field === 'pattern';
  // An invalid pattern clears the results; after a search that was stopped the last ones stay, greyed.
  const outcome = isInvalid ? undefined : run.output;
  return (
    <div className="flex h-full flex-col">
      {isLong && (
        <div className="p-3">
          <RunProgress label="Searching" progress={undefined} onCancel={run.cancel} />
        </div>
      )}
      {run.error && !isInvalid && (
        <div className="grid gap-2 p-3">
          <Alert title="The search was stopped">
            <p>{run.error.message}</p>
            <p className="text-ink-2">
              {run.error.details.hint ??
                'The pattern tries too many ways to match. See under “Speed” which part does, or give it more time.'}
            </p>
          </Alert>
          {!run.error.details.hint && (
            <SelectField
              label="Time limit"
              isSmall
              value={state.timeLimitMs}
              choices={timeLimits}
              onChange={(timeLimitMs) => change({ timeLimitMs })}
            />
          )}
        </div>
      )}
      {state.tab === 'match' && outcome && (
        <div className={`min-h-0 flex-1 ${run.isStale ? 'stale' : ''}`}>
          <MatchPanel {...props} outcome={outcome} />
        </div>
      )}
      {state.tab === 'replace' && (
        <div className="min-h-0 flex-1">
          <ReplacePanel state={state} change={change} replaced={outcome?.replaced} isStale={run.isStale} />
        </div>
      )}
    </div>
  );
}
