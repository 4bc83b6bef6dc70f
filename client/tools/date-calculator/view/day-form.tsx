import { Button } from '#client/ui/button.tsx';
import { SelectField, TextField } from '#client/ui/fields/inputs.tsx';
import type { DateFormProps } from './difference-form.tsx';
import { HolidayChoice } from './holiday-choice.tsx';

const weekdays = [
  { value: 'same', label: 'The same weekday' },
  { value: '1', label: 'Monday' },
  { value: '2', label: 'Tuesday' },
  { value: '3', label: 'Wednesday' },
  { value: '4', label: 'Thursday' },
  { value: '5', label: 'Friday' },
  { value: '6', label: 'Saturday' },
  { value: '7', label: 'Sunday' },
] as const;

/** One date, of which everything is told at once. */
export function DayForm({ state, change, today }: DateFormProps) {
  return (
    <>
      <TextField label="Date" type="date" value={state.day || today} onChange={(day) => change({ day })} />
      <SelectField
        label="Years when it falls on"
        value={state.onWeekday}
        choices={weekdays}
        onChange={(onWeekday) => change({ onWeekday })}
      />
      <HolidayChoice isShown state={state} change={change} />
      <div>
        <Button onClick={() => change({ day: today })}>Today</Button>
      </div>
    </>
  );
}
