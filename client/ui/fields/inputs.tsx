import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { Field, fieldProps, type LabeledProps } from './field.tsx';
import { oneLine } from './one-line.ts';

interface TextFieldProps extends LabeledProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: HTMLInputTypeAttribute;
  /** For a code of digits; numbers have `NumberField`. */
  readonly inputMode?: 'numeric';
  readonly placeholder?: string;
  readonly name?: string;
  readonly autoComplete?: string;
  readonly isMono?: boolean;
  readonly maxLength?: number;
}

export function TextField(props: TextFieldProps) {
  const {
    value,
    onChange,
    type = 'text',
    inputMode,
    placeholder,
    name,
    autoComplete = 'off',
    isMono,
    maxLength,
  } = props;
  return (
    <Field {...fieldProps(props)}>
      {(control) => (
        <input
          {...control}
          className={`input ${isMono ? 'mono' : ''}`}
          type={type}
          dir="auto"
          inputMode={inputMode}
          name={name}
          value={value}
          placeholder={placeholder}
          autoComplete={autoComplete}
          {...(maxLength === undefined ? oneLine : { maxLength })}
          spellCheck={false}
          disabled={props.isDisabled}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}

export interface Choice<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
}

interface SelectFieldProps<Value extends string | number> extends LabeledProps {
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
  readonly isSmall?: boolean;
}

export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { value, choices, onChange, isSmall } = props;
  return (
    <Field {...fieldProps(props)}>
      {(control) => (
        <select
          {...control}
          className={`select ${isSmall ? 'select-small' : ''}`}
          value={optionValue(value)}
          disabled={props.isDisabled}
          onChange={(event) => {
            const chosen = choices[event.target.selectedIndex];
            if (chosen) onChange(chosen.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={optionValue(choice.value)}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/**
 * An empty value would turn a choice into a placeholder; the chosen one is identified by its position anyway.
 */
function optionValue(value: string | number): string | number {
  return value === '' ? 'none' : value;
}

interface CheckboxProps {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly isDisabled?: boolean;
}

export function Checkbox({ label, isChecked, onChange, isDisabled }: CheckboxProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      <span>{label}</span>
    </label>
  );
}
