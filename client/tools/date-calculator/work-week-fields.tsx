import { SelectField, TextAreaField } from '#client/ui/inputs.tsx';
import type { ChangeState, DateState } from './state.ts';

interface WorkWeekFieldsProps {
  readonly state: DateState;
  readonly change: ChangeState;
}

const weekends = [
  { value: 'sat-sun', label: 'Saturday and Sunday' },
  { value: 'fri-sat', label: 'Friday and Saturday' },
  { value: 'sun', label: 'Sunday' },
  { value: 'fri', label: 'Friday' },
  { value: 'none', label: 'No weekend' },
] as const;

/** Which days are no business days. */
export function WorkWeekFields({ state, change }: WorkWeekFieldsProps) {
  return (
    <details open={state.holidays !== '' || state.weekend !== 'sat-sun' || state.unit === 'workdays'}>
      <summary className="text-ink-2 cursor-pointer py-2 font-semibold">Business days</summary>
      <div className="fields pt-2">
        <SelectField
          label="Weekend"
          value={state.weekend}
          choices={weekends}
          onChange={(weekend) => change({ weekend })}
        />
        <TextAreaField
          label="Days off"
          rows={3}
          hint="One date a line, such as 2026-12-25 Christmas"
          value={state.holidays}
          onChange={(holidays) => change({ holidays })}
        />
      </div>
    </details>
  );
}
