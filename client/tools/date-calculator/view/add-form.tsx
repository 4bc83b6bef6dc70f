import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { Button } from '#client/ui/button.tsx';
import { schema } from '../state.ts';
import type { DateFormProps } from './difference-form.tsx';
import { WorkWeekFields } from './work-week-fields.tsx';

export function AddForm({ state, change, today, error, onCalculate }: DateFormProps) {
  const fields = {
    schema,
    options: { ...state, base: state.base || today },
    layout: 'form',
    error,
    change,
  } as const;
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
    >
      <OptionFields {...fields} only={['base', 'operation']} />
      <div className="fields-row">
        <OptionFields {...fields} only={['amount', 'unit']} />
      </div>
      <OptionFields {...fields} only={['baseTime', 'durations']} />
      <div>
        <Button type="submit" tone="primary">
          Calculate
        </Button>
      </div>
      {state.unit === 'workdays' && <WorkWeekFields {...{ state, change, error }} />}
    </form>
  );
}
