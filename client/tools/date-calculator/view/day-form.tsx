import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { Button } from '#client/ui/button.tsx';
import { schema } from '../state.ts';
import type { DateFormProps } from './difference-form.tsx';
import { HolidayChoice } from './holiday-choice.tsx';

/** The form for one date, with all results at once. */
export function DayForm({ state, change, today }: DateFormProps) {
  return (
    <>
      <OptionFields
        schema={schema}
        options={{ ...state, day: state.day || today }}
        layout="form"
        only={['day', 'onWeekday']}
        change={change}
      />
      <HolidayChoice isShown state={state} change={change} />
      <div>
        <Button onClick={() => change({ day: today })}>Today</Button>
      </div>
    </>
  );
}
