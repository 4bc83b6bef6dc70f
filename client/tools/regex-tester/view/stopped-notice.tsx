import type { ToolInputError } from '#core/errors.ts';
import { RetryButton } from '#client/tool-kit/running/run-feedback.tsx';
import { Alert } from '#client/ui/alert.tsx';
import { SelectField } from '#client/ui/fields/inputs.tsx';
import type { ChangeState, RegexState } from '../state.ts';

interface StoppedNoticeProps {
  readonly error: ToolInputError;
  /** True if an earlier result is still shown. */
  readonly hasOldResult: boolean;
  readonly state: RegexState;
  readonly change: ChangeState;
}

const timeLimits = [
  { value: 1000, label: '1 s' },
  { value: 5000, label: '5 s' },
  { value: 30_000, label: '30 s' },
] as const;

/** Explains a stopped search and the shown result, and offers more time. */
export function StoppedNotice({ error, hasOldResult, state, change }: StoppedNoticeProps) {
  const { hint } = error.details;
  return (
    <div className="grid gap-2 p-3">
      <Alert title="The search was stopped">
        <p>{error.message}</p>
        <p className="text-ink-2">
          {hint ??
            'The pattern tries too many ways to match. See under “Speed” which part does, or give it more time.'}
        </p>
        {hasOldResult && (
          <p className="text-ink-2">
            What is shown grayed is old: it is what the last finished search found.
          </p>
        )}
        <RetryButton error={error} />
      </Alert>
      {!hint && (
        <SelectField
          label="Time limit"
          isSmall
          value={state.timeLimitMs}
          choices={timeLimits}
          onChange={(timeLimitMs) => change({ timeLimitMs })}
        />
      )}
    </div>
  );
}
