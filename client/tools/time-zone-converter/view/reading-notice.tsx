import { Alert } from '#client/ui/alert.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import type { Plan } from '../plan.ts';
import type { ChangeState, ZoneState } from '../state.ts';

interface ReadingNoticeProps {
  readonly plan: Plan;
  readonly state: ZoneState;
  readonly change: ChangeState;
}

const occurrences = [
  { value: 'first', label: 'The first' },
  { value: 'second', label: 'The second' },
] as const;

/** Explains a time that the clock at home skips or shows twice. */
export function ReadingNotice({ plan, state, change }: ReadingNoticeProps) {
  const { reading, readingNote } = plan;
  if (readingNote === undefined) return null;
  return (
    <Alert tone="warn">
      {reading === 'skipped' ? (
        readingNote
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <span>{readingNote}</span>
          <Segmented
            label="Which of the two"
            value={state.occurrence}
            choices={occurrences}
            onChange={(occurrence) => change({ occurrence })}
          />
        </div>
      )}
    </Alert>
  );
}
