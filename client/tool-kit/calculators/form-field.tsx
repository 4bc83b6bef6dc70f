import { useSyncExternalStore } from 'react';
import { Field } from '#client/ui/fields/field.tsx';
import { fieldMistake } from '#client/ui/fields/field-mistake.ts';
import { Checkbox, SelectField, TextField } from '#client/ui/fields/inputs.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { TypedNumberField } from '#client/ui/fields/typed-number-field.tsx';
import { choiceLabel, labelOf } from '#client/tool-kit/operations/field-words.ts';
import type { StateField } from '#client/tool-kit/state/state-schema.ts';
import type { ToolInputError } from '#core/errors.ts';

interface FormFieldProps {
  readonly name: string;
  readonly field: StateField<unknown>;
  readonly value: unknown;
  readonly error: ToolInputError | undefined;
  readonly onChange: (value: unknown) => void;
}

/** Of a longer list, the document holds the chosen one alone. */
const mostPrerendered = 40;

/** The control that a field of a schema asks for. */
export function FormField({ name, field, value, error, onChange }: FormFieldProps) {
  const { values, box, hint, isMultiline } = field;
  const label = labelOf(name, field);
  const isLive = useIsLive();
  if (values !== undefined) {
    const offered =
      isLive || values.length <= mostPrerendered ? values : values.filter((each) => each === value);
    return (
      <SelectField
        label={label}
        hint={hint}
        value={value as string | number}
        choices={offered.map((each) => ({ value: each, label: choiceLabel(field, each) }))}
        onChange={onChange}
      />
    );
  }
  if (typeof value === 'boolean') return <Checkbox label={label} isChecked={value} onChange={onChange} />;
  const written = String(value);
  if (box === 'number') {
    const { unit } = field;
    return <TypedNumberField {...{ name, label, hint, unit, error, onChange }} value={written} />;
  }
  const text = { label, hint, value: written, error: fieldMistake(error, name), onChange };
  if (box === 'date') return <DateField {...text} />;
  return isMultiline ? <TextAreaField {...text} isMono /> : <TextField {...text} />;
}

/** False in the document, and while it is hydrated. */
function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

interface DateFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function DateField({ label, hint, value, error, onChange }: DateFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          type="date"
          className="input"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
