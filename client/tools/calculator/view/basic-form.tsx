import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { Button } from '#client/ui/button.tsx';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import type { ToolInputError } from '#core/errors.ts';
import { type CalculatorState, type ChangeState, schema } from '../state.ts';

export interface CalculatorFormProps {
  readonly state: CalculatorState;
  readonly change: ChangeState;
  readonly error: ToolInputError | undefined;
  readonly onCalculate: () => void;
}

export function BasicForm({ state, change, error, onCalculate }: CalculatorFormProps) {
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
    >
      <OptionFields
        {...{ schema, change, error }}
        options={state}
        layout="form"
        only={['first', 'operation', 'second']}
      />
      <RunError error={error?.details.field === undefined ? error : undefined} />
      <FormButtons onClear={() => change({ first: '', second: '' })} />
    </form>
  );
}

/** The buttons below both forms; the first one submits the form. */
export function FormButtons({ onClear }: { readonly onClear: () => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button tone="primary" type="submit">
        Calculate
      </Button>
      <Button icon="x" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
