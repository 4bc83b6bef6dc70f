import type { ToolInputError } from '#core/errors.ts';
import { RetryButton } from '#client/tool-kit/running/run-feedback.tsx';
import { Alert } from '#client/ui/alert.tsx';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { type ChangeState, type RegexState, schema } from '../state.ts';

interface StoppedNoticeProps {
  readonly error: ToolInputError;
  /** True if an earlier result is still shown. */
  readonly hasOldResult: boolean;
  readonly state: RegexState;
  readonly change: ChangeState;
}

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
      {!hint && <OptionFields {...{ schema, change }} options={state} layout="form" only={['timeLimitMs']} />}
    </div>
  );
}
