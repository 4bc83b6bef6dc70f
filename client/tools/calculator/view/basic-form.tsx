import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/fields/inputs.tsx';
import { TypedNumberField } from '#client/ui/fields/typed-number-field.tsx';
import type { ToolInputError } from '#core/errors.ts';
import type { CalculatorState, ChangeState } from '../state.ts';

export interface CalculatorFormProps {
  readonly state: CalculatorState;
  readonly change: ChangeState;
  readonly error: ToolInputError | undefined;
  readonly onCalculate: () => void;
}

const operations = [
  { value: 'add', label: 'Add (+)' },
  { value: 'subtract', label: 'Subtract (−)' },
  { value: 'multiply', label: 'Multiply (×)' },
  { value: 'divide', label: 'Divide (÷)' },
  { value: 'power', label: 'Power (xʸ)' },
] as const;

export function BasicForm({ state, change, error, onCalculate }: CalculatorFormProps) {
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
    >
      <TypedNumberField
        name="first"
        label="First number"
        value={state.first}
        error={error}
        onChange={(first) => change({ first })}
      />
      <SelectField
        label="Operation"
        value={state.operation}
        choices={operations}
        onChange={(operation) => change({ operation })}
      />
      <TypedNumberField
        name="second"
        label="Second number"
        value={state.second}
        error={error}
        onChange={(second) => change({ second })}
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
