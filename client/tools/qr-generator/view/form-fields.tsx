import { Field } from '#client/ui/fields/field.tsx';
import { TypedNumberField } from '#client/ui/fields/typed-number-field.tsx';
import { Checkbox, SelectField, TextField } from '#client/ui/fields/inputs.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import type { ToolInputError } from '#core/errors.ts';
import type { ContentForm, FormField } from '../contents/content-form.ts';
import { SecretOption } from '#client/tool-kit/operation-page/options/option-field.tsx';
import type { ChangeState, QrState } from '../state.ts';
import { readOwn } from '#core/collections/read-own.ts';

interface FormFieldsProps {
  readonly form: ContentForm;
  readonly state: QrState;
  readonly change: ChangeState;
  readonly error: ToolInputError | undefined;
}

/** Shows the fields of a kind of content, each with its own error. */
export function FormFields({ form, state, change, error }: FormFieldsProps) {
  const values = Object.fromEntries(
    form.fields.map(({ name, initial = '' }) => [
      name,
      readOwn(state.values, name) ?? readOwn(state.secrets, name) ?? initial,
    ]),
  );
  // An empty form does not show errors yet.
  const isTouched = form.fields.some(({ name }) => name in state.values || name in state.secrets);
  const shown = form.fields.filter(({ isShown }) => isShown?.(values) ?? true);

  function enter({ name, isSecret }: FormField, value: string): void {
    if (isSecret) change({ secrets: { ...state.secrets, [name]: value } });
    else change({ values: { ...state.values, [name]: value } });
  }

  return (
    <>
      {shown.map((field) => (
        <FormControl
          key={field.name}
          field={field}
          value={readOwn(values, field.name) ?? ''}
          error={isTouched && error?.details.field === field.name ? explain(error) : undefined}
          onChange={(value) => enter(field, value)}
        />
      ))}
      {!isTouched && <p className="field-hint">The code appears as you fill this in.</p>}
      {form.note && <p className="field-hint">{form.note}</p>}
    </>
  );
}

function explain({ message, details }: ToolInputError): string {
  return details.hint === undefined ? message : `${message} ${details.hint}`;
}

interface FormControlProps {
  readonly field: FormField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function FormControl({ field, value, error, onChange }: FormControlProps) {
  const { label, type = 'text', hint, placeholder = '', choices = [], isSecret } = field;
  if (isSecret) return <SecretOption {...{ label, hint, value, error, onChange }} />;
  const common = { label, value, error, hint, placeholder, onChange };
  switch (type) {
    case 'flag':
      return (
        <Checkbox
          label={label}
          isChecked={value === 'yes'}
          onChange={(isChecked) => onChange(isChecked ? 'yes' : 'no')}
        />
      );
    case 'choice':
      return <SelectField {...common} choices={choices} />;
    case 'area':
      return <TextAreaField {...common} rows={3} />;
    case 'date':
    case 'datetime-local':
      return (
        <Field label={label} error={error} hint={hint}>
          {(control) => (
            <input
              {...control}
              className="input"
              type={type}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
      );
    case 'decimal':
      return <TypedNumberField {...common} />;
    case 'email':
    case 'tel':
    case 'url':
      // The type selects the right on-screen keyboard; we show the errors ourselves.
      return <TextField {...common} type={type} />;
    case 'text':
      return <TextField {...common} />;
  }
}
