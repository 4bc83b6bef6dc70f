import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import type { ToolInputError } from '#core/errors.ts';
import { type ChangeState, type DateState, schema } from '../state.ts';
import { TimeFields } from './time-fields.tsx';
import { WorkWeekFields } from './work-week-fields.tsx';

export interface DateFormProps {
  readonly state: DateState;
  readonly change: ChangeState;
  /** Today as an ISO date; empty until the page has started. */
  readonly today: string;
  readonly error: ToolInputError | undefined;
  readonly onCalculate: () => void;
}

export function DifferenceForm({ state, change, today, error, onCalculate }: DateFormProps) {
  const { start, end } = state;
  const fields = { schema, options: state, layout: 'form', error, change } as const;
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
    >
      <OptionFields {...fields} only={['start', 'end']} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary" disabled={start === '' || end === ''}>
          Calculate Difference
        </Button>
        <IconButton
          icon="arrow-up-down"
          label="Swap dates"
          onClick={() => change({ start: end, end: start })}
        />
        <Button onClick={() => change(start === '' ? { start: today } : { end: today })}>Today</Button>
      </div>
      <OptionFields {...fields} only={['asked', 'includesEnd', 'countsWorkDays']} />
      <TimeFields {...{ state, change }} />
      <WorkWeekFields {...{ state, change, error }} />
    </form>
  );
}
