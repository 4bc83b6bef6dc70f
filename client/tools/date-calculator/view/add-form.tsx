import { Button } from '#client/ui/button.tsx';
import { SelectField, TextField } from '#client/ui/fields/inputs.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { TypedNumberField } from '#client/ui/fields/typed-number-field.tsx';
import { useLocale } from '#client/ui/use-locale.ts';
import { Segmented } from '#client/ui/segmented.tsx';
import type { DateFormProps } from './difference-form.tsx';
import { WorkWeekFields } from './work-week-fields.tsx';

const operations = [
  { value: 'add', label: 'Add' },
  { value: 'subtract', label: 'Subtract' },
] as const;

const units = [
  { value: 'days', label: 'Days' },
  { value: 'months', label: 'Months' },
  { value: 'years', label: 'Years' },
  { value: 'weeks', label: 'Weeks' },
  { value: 'workdays', label: 'Business days' },
  { value: 'duration', label: 'Durations' },
] as const;

export function AddForm({ state, change, today, error, onCalculate }: DateFormProps) {
  const locale = useLocale();
  const isDuration = state.unit === 'duration';
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
    >
      <TextField
        label="Base date"
        type="date"
        value={state.base || today}
        onChange={(base) => change({ base })}
      />
      <Segmented
        label="Operation"
        value={state.operation}
        choices={operations}
        onChange={(operation) => change({ operation })}
      />
      <div className="fields-row">
        {!isDuration && (
          <TypedNumberField
            label="Value"
            name="amount"
            min={1}
            isInteger
            step={1}
            value={state.amount}
            error={error}
            onChange={(amount) => change({ amount, locale })}
          />
        )}
        <SelectField label="Unit" value={state.unit} choices={units} onChange={(unit) => change({ unit })} />
      </div>
      {isDuration && (
        <TextField
          label="Base time"
          placeholder="0:00"
          maxLength={20}
          value={state.baseTime}
          onChange={(baseTime) => change({ baseTime })}
        />
      )}
      {isDuration && (
        <TextAreaField
          label="Durations, one a line"
          rows={3}
          hint="Such as 1 year 2 mo 3d 4h, or P1Y2M3DT4H"
          value={state.durations}
          onChange={(durations) => change({ durations })}
        />
      )}
      <div>
        <Button type="submit" tone="primary">
          Calculate
        </Button>
      </div>
      {state.unit === 'workdays' && <WorkWeekFields state={state} change={change} />}
    </form>
  );
}
