import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { Button } from '#client/ui/button.tsx';
import { notifyUndo } from '#client/ui/toast-store.ts';
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
      <FormButtons typed={{ first: state.first, second: state.second }} change={change} />
    </form>
  );
}

interface FormButtonsProps {
  /** What Clear removes. */
  readonly typed: Readonly<Record<string, string>>;
  readonly change: ChangeState;
}

/** The buttons below both forms; the first one submits the form. */
export function FormButtons({ typed, change }: FormButtonsProps) {
  const clear = () => {
    if (Object.values(typed).every((text) => text === '')) return;
    change(Object.fromEntries(Object.keys(typed).map((key) => [key, ''])));
    notifyUndo('Cleared', () => change(typed));
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button tone="primary" type="submit">
        Calculate
      </Button>
      <Button icon="x" onClick={clear}>
        Clear
      </Button>
    </div>
  );
}
