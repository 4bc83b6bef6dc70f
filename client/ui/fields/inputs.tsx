import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { Field } from './field.tsx';

interface LabelledProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly isLabelHidden?: boolean;
  readonly isDisabled?: boolean;
}

interface TextFieldProps extends LabelledProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: HTMLInputTypeAttribute;
  /** For a code of digits; for a number there is `NumberField`. */
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
          maxLength={maxLength}
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

interface TextAreaFieldProps extends LabelledProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly rows?: number;
  readonly isMono?: boolean;
}

/** Browsers lay the whole of a plain box out at once. */
const maxDrawn = 20_000;

/** A text box of several lines. Of what is too long to be laid out at once the beginning is shown, and all is taken. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { value, onChange, placeholder, rows = 5, isMono } = props;
  const isPart = value.length > maxDrawn;
  return (
    <Field
      {...fieldProps(props)}
      hint={isPart ? 'All is taken; only the beginning is shown. Backspace empties the box.' : props.hint}
    >
      {(control) => (
        <textarea
          {...control}
          className={`input ${isMono ? 'mono' : ''}`}
          dir="auto"
          value={value.slice(0, maxDrawn)}
          readOnly={isPart}
          rows={rows}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          disabled={props.isDisabled}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          onKeyDown={({ key }) => {
            if (isPart && key === 'Backspace') onChange('');
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            if (!isPart && pasted.length <= maxDrawn) return;
            event.preventDefault();
            const { selectionStart, selectionEnd } = event.currentTarget;
            // The end of what is shown stands for the end of all.
            const end = isPart && selectionEnd >= maxDrawn ? value.length : selectionEnd;
            const start = selectionStart === selectionEnd ? end : selectionStart;
            onChange(value.slice(0, start) + pasted.replaceAll(/\r\n?/g, '\n') + value.slice(end));
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

interface SelectFieldProps<Value extends string | number> extends LabelledProps {
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

/** An empty value would make a choice a placeholder; which one is chosen is told by its place anyway. */
function optionValue(value: string | number): string | number {
  return value === '' ? 'none' : value;
}

interface SliderFieldProps extends LabelledProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly formatValue?: (value: number) => string;
}

export function SliderField(props: SliderFieldProps) {
  const { value, onChange, min, max, step = 1, formatValue = String } = props;
  const shown = formatValue(value);
  return (
    <Field
      {...fieldProps(props)}
      label={
        <span className="flex justify-between">
          {props.label} <output className="tabular">{shown}</output>
        </span>
      }
    >
      {(control) => (
        <input
          {...control}
          className="slider"
          type="range"
          value={value}
          min={min}
          max={max}
          step={step}
          aria-valuetext={shown}
          disabled={props.isDisabled}
          onChange={(event) => {
            onChange(event.target.valueAsNumber);
          }}
        />
      )}
    </Field>
  );
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

function fieldProps({ label, hint, error, isLabelHidden }: LabelledProps) {
  return { label, hint, error, ...(isLabelHidden ? { isLabelHidden } : {}) };
}
