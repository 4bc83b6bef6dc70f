import { FileInputButton } from '#client/tool-kit/files/file-input-button.tsx';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import type { ToolInputError } from '#core/errors.ts';
import { HolidayFields } from './holiday-fields.tsx';
import { type ChangeState, type DateState, schema } from '../state.ts';

export interface WorkWeekProps {
  readonly state: DateState;
  readonly change: ChangeState;
  readonly error: ToolInputError | undefined;
}

/** The content of the section: weekend, holidays, hours, own days off. */
export function WorkWeekOptions({ state, change, error }: WorkWeekProps) {
  const fields = { schema, options: state, layout: 'form', error, change } as const;
  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    const { lines, message } = await (await import('./browser.ts')).importHolidays(file);
    change({ holidays: lines });
    notify({ title: 'File Loaded', text: message });
  }

  return (
    <div className="fields pt-2">
      <OptionFields {...fields} only={['weekend']} />
      <HolidayFields
        state={state}
        change={change}
        advice="Add such days below, and uncheck in the result the days that you work."
      />
      <OptionFields {...fields} only={['hoursPerDay', 'holidays']} />
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
