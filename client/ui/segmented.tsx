import { useId } from 'react';
import type { Choice } from '#client/ui/fields/inputs.tsx';

interface SegmentedProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
  /** Called when the active choice is pressed again, for choices that also start the work. */
  readonly onAgain?: () => void;
  readonly isLabelShown?: boolean;
  readonly isDisabled?: boolean;
}

/** One of a few choices, all in view: radio buttons drawn as a strip, so arrow keys work as everywhere. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { label, value, choices, onChange, onAgain, isLabelShown, isDisabled } = props;
  const name = useId();
  return (
    <fieldset className="field" disabled={isDisabled}>
      <legend className={isLabelShown ? 'field-label mb-1.5' : 'visually-hidden'}>{label}</legend>
      <div className="segmented">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => {
                onChange(choice.value);
              }}
              onClick={choice.value === value ? onAgain : undefined}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
