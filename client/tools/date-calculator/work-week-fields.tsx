import { FileInputButton } from '#client/tool-kit/file-input-button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { NumberField, SelectField, TextAreaField } from '#client/ui/inputs.tsx';
import { notify } from '#client/ui/toast-store.ts';
import type { ChangeState, DateState } from './state.ts';
import { hasTimes } from './time-fields.tsx';

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
  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    const { lines, message } = await (await import('./browser.ts')).importHolidays(file);
    change({ holidays: lines });
    notify({ title: 'File Loaded', text: message });
  }

  return (
    <details
      open={
        state.holidays !== '' ||
        state.weekend !== 'sat-sun' ||
        state.countsWorkDays ||
        state.unit === 'workdays'
      }
    >
      <summary className="text-ink-2 cursor-pointer py-2 font-semibold">Business days</summary>
      <div className="fields pt-2">
        <SelectField
          label="Weekend"
          value={state.weekend}
          choices={weekends}
          onChange={(weekend) => change({ weekend })}
        />
        {state.tab === 'difference' && !hasTimes(state) && (
          <NumberField
            label="Hours a business day"
            min={1}
            max={24}
            value={state.hoursPerDay}
            onChange={(hours = 8) => change({ hoursPerDay: Math.min(24, Math.max(1, hours)) })}
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
    </details>
  );
}
