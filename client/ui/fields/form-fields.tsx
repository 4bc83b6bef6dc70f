import type { HTMLInputTypeAttribute } from 'react';
import { oneLine } from './one-line.ts';
import { Field } from './field.tsx';
import type { Choice } from './inputs.tsx';

interface FormFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly hint?: string;
  readonly onChange: (value: string) => void;
  /** Called when the field loses the focus: from then on its fault is shown. */
  readonly onLeave: () => void;
}

interface FormInputProps extends FormFieldProps {
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete?: string;
}

/**
 * One line of a form that is sent. We check it ourselves, so that errors appear in words beside the field.
 */
export function FormInput(props: FormInputProps) {
  const { label, name, value, error, hint, type = 'text', autoComplete = 'off', onChange, onLeave } = props;
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <input
          {...control}
          {...oneLine}
          className="input"
          dir="auto"
          type={type}
          name={name}
          value={value}
          autoComplete={autoComplete}
          onBlur={onLeave}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** More than any form accepts, which is reported beside the field, and little enough to lay out at once. */
const maxTyped = 20_000;

export function FormTextArea(props: FormFieldProps & { readonly rows: number }) {
  const { label, name, value, error, hint, rows, onChange, onLeave } = props;
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <textarea
          {...control}
          className="input"
          dir="auto"
          name={name}
          rows={rows}
          maxLength={maxTyped}
          value={value}
          onBlur={onLeave}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export function FormSelect(props: FormFieldProps & { readonly choices: readonly Choice<string>[] }) {
  const { label, name, value, error, hint, choices, onChange, onLeave } = props;
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <select
          {...control}
          className="select"
          name={name}
          value={value}
          onBlur={onLeave}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">Choose a category</option>
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

interface TrapFieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field that people cannot see, hear or reach by keyboard: only programs fill it in. */
export function TrapField({ name, value, onChange }: TrapFieldProps) {
  return (
    <div className="trap-field" aria-hidden="true">
      <label>
        Leave this empty
        <input
          name={name}
          value={value}
          tabIndex={-1}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
