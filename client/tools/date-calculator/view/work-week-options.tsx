import { FileInputButton } from '#client/tool-kit/files/file-input-button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { SelectField } from '#client/ui/fields/inputs.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { NumberField } from '#client/ui/fields/number-field.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { HolidayChoice } from './holiday-choice.tsx';
import { hasTimes } from './time-fields.tsx';
import type { ChangeState, DateState } from '../state.ts';

export interface WorkWeekProps {
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

/** What the fold holds: weekend, holidays, hours, own days off. */
export function WorkWeekOptions({ state, change }: WorkWeekProps) {
  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    const { lines, message } = await (await import('./browser.ts')).importHolidays(file);
    change({ holidays: lines });
    notify({ title: 'File Loaded', text: message });
  }

  return (
    <div className="fields pt-2">
      <SelectField
        label="Weekend"
        value={state.weekend}
        choices={weekends}
        onChange={(weekend) => change({ weekend })}
      />
      <HolidayChoice
        state={state}
        change={change}
        isShown
        advice="Add such days below, and uncheck in the result the days that you work."
      />
      {state.tab === 'difference' && !hasTimes(state) && (
        <NumberField
          label="Hours a business day"
          min={1}
          max={24}
          step={1}
          value={state.hoursPerDay}
          onChange={(hours) => {
            if (hours) change({ hoursPerDay: hours });
          }}
        />
      )}
      <TextAreaField
        label="Days off"
        rows={3}
        hint="One a line: 2026-12-25 Christmas, 2026-12-24 to 2027-01-02, or 12-25 for every year"
        value={state.holidays}
        onChange={(holidays) => change({ holidays })}
      />
      <div>
        <FileInputButton
          isSmall
          icon="calendar-days"
          accept=".ics,text/calendar,.txt"
          onFiles={([file]) => {
            open(file).catch(reportFailure);
          }}
        >
          Open a holiday calendar (.ics)
        </FileInputButton>
      </div>
    </div>
  );
}
