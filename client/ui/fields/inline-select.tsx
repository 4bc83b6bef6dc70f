import { Field } from './field.tsx';
import type { Choice } from './inputs.tsx';

interface InlineSelectProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
}

/** A small select with its label beside it, for bars of options. */
export function InlineSelect<Value extends string | number>(props: InlineSelectProps<Value>) {
  const { label, value, choices, onChange } = props;
  return (
    <Field label={label} className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {(control) => (
        <select
          {...control}
          className="select select-small"
          value={value}
          onChange={(event) => {
            const chosen = choices[event.target.selectedIndex];
            if (chosen) onChange(chosen.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
