import { Alert } from '#client/ui/alert.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { type Plan, zoneName } from '../plan.ts';
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
  const { reading, home, clock, typed } = plan;
  if (reading === 'usual') return null;
  const place = zoneName(home);
  return (
    <Alert tone="warn">
      {reading === 'skipped' ? (
        describeSkipped(place, typed, clock)
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <span>{`${clock.time} happens twice in ${place} on ${clock.date}: the clocks are put back over it.`}</span>
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

/** Describes a skipped hour or day: in Samoa, 29 December 2011 was followed by the 31st. */
function describeSkipped(place: string, typed: Plan['typed'], clock: Plan['clock']): string {
  return typed.date !== clock.date && typed.time === clock.time
    ? `${place} had no ${typed.date}: its calendar went over that day. ${clock.date}, ${clock.time} is shown.`
    : `${typed.time} does not exist in ${place} on ${typed.date}: the clocks are put forward over it. ${clock.time} is shown.`;
}
