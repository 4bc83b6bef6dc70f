import { Suspense } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { Button } from '#client/ui/button.tsx';
import { schema } from '../state.ts';
import type { DateFormProps } from './difference-form.tsx';

// Its table of countries is large.
const HolidayFields = lazyPart(async () => ({
  default: (await import('./holiday-fields.tsx')).HolidayFields,
}));

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
      <Suspense>
        <HolidayFields state={state} change={change} />
      </Suspense>
      <div>
        <Button onClick={() => change({ day: today })}>Today</Button>
      </div>
    </>
  );
}

const fields = ['born', 'ageOn', 'dueFrom', 'dueBase', 'cycle'];

/** The forms of the age and of the due date, whose results follow at once. */
export function NamedForm({ state, change, today, error }: DateFormProps) {
  const options = { ...state, ageOn: state.ageOn || today };
  return <OptionFields {...{ schema, options, change, error }} layout="form" only={fields} />;
}
