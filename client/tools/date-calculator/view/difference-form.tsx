import { Button, IconButton } from '#client/ui/button.tsx';
import { Checkbox, SelectField, TextField } from '#client/ui/fields/inputs.tsx';
import type { ToolInputError } from '#core/errors.ts';
import type { ChangeState, DateState } from '../state.ts';
import { TimeFields } from './time-fields.tsx';
import { WorkWeekFields } from './work-week-fields.tsx';

export interface DateFormProps {
  readonly state: DateState;
  readonly change: ChangeState;
  /** An ISO date; empty before the page has come to life. */
  readonly today: string;
  readonly error: ToolInputError | undefined;
  readonly onCalculate: () => void;
}

const units = [
  { value: 'days', label: 'Days' },
  { value: 'weeks', label: 'Weeks' },
  { value: 'months', label: 'Months' },
  { value: 'years', label: 'Years' },
  { value: 'hours', label: 'Hours' },
  { value: 'minutes', label: 'Minutes' },
  { value: 'seconds', label: 'Seconds' },
] as const;

export function DifferenceForm({ state, change, today, onCalculate }: DateFormProps) {
  const { start, end } = state;
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
    >
      <TextField
        label="Start date"
        type="date"
        value={start}
        onChange={(value) => change({ start: value })}
      />
      <TextField label="End date" type="date" value={end} onChange={(value) => change({ end: value })} />
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
      <SelectField
        label="Answer in"
        value={state.asked}
        choices={units}
        onChange={(asked) => change({ asked })}
      />
      <Checkbox
        label="Include the last day"
        isChecked={state.includesEnd}
        onChange={(includesEnd) => change({ includesEnd })}
      />
      <Checkbox
        label="Count business days only"
        isChecked={state.countsWorkDays}
        onChange={(countsWorkDays) => change({ countsWorkDays })}
      />
      <TimeFields state={state} change={change} />
      <WorkWeekFields state={state} change={change} />
    </form>
  );
}
