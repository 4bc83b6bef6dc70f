import { type ChangeEvent, useState } from 'react';
import { choiceLabel, isFieldShown, labelOf } from '#client/tool-kit/operations/field-words.ts';
import type { StateField, StateSchema } from '#client/tool-kit/state/state-schema.ts';
import { oneLine } from '#client/ui/fields/one-line.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { InlineSelect } from '#client/ui/fields/inline-select.tsx';
import { Checkbox } from '#client/ui/fields/inputs.tsx';
import { NumberField } from '#client/ui/fields/number-field.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { readOwn } from '#core/collections/read-own.ts';

type Options = Readonly<Record<string, unknown>>;

interface OptionFieldsProps {
  readonly schema: StateSchema;
  readonly options: Options;
  readonly change: (change: Options) => void;
}

/** More, or longer ones, are a list to choose from. */
const segmented = { maxChoices: 3, maxLetters: 24 };

/** The options of an operation, drawn from its schema. Those without a meaning now are left out. */
export function OptionFields({ schema, options, change }: OptionFieldsProps) {
  return Object.entries(schema)
    .filter(([, field]) => isFieldShown(field, options))
    .map(([key, field]) => {
      const option = (
        <OptionField
          key={key}
          label={labelOf(key, field)}
          field={field}
          value={readOwn(options, key)}
          onChange={(value) => {
            change({ [key]: value });
          }}
        />
      );
      return field.isMain ? (
        <div key={key} className="option-main">
          {option}
        </div>
      ) : (
        option
      );
    });
}

interface OptionFieldProps {
  readonly label: string;
  readonly field: StateField<unknown>;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function OptionField(props: OptionFieldProps) {
  const { label, field, value, onChange } = props;
  if (field.values) return <ChoiceField {...props} values={field.values} />;
  if (typeof value === 'boolean') return <Checkbox label={label} isChecked={value} onChange={onChange} />;
  return field.limits ? <NumberOption {...props} /> : <TextOption {...props} />;
}

function ChoiceField(props: OptionFieldProps & { readonly values: readonly (string | number)[] }) {
  const { label, field, value, values, onChange } = props;
  const choices = values.map((each) => ({ value: each, label: choiceLabel(field, each) }));
  const letters = choices.reduce((sum, choice) => sum + choice.label.length, 0);
  const isShort = choices.length <= segmented.maxChoices && letters <= segmented.maxLetters;
  // Numbers without a label beside them say nothing.
  if (!isShort || typeof value !== 'string')
    return <InlineSelect {...{ label, choices, onChange }} value={value as string | number} />;
  return <Segmented {...{ label, value, choices, onChange }} isLabelShown={field.isLabelShown === true} />;
}

/** A text. What is typed stays in the box; only what the field accepts is taken. */
function TextOption({ label, field, value, onChange }: OptionFieldProps) {
  const { hint, unit, role, isMultiline = false } = field;
  const [wrong, setWrong] = useState<string>();
  return (
    <Field
      label={unit === undefined ? label : `${label} (${unit})`}
      hint={hint}
      error={wrong === undefined ? undefined : 'Too long'}
      className="flex flex-wrap items-center gap-2"
    >
      {(control) => {
        const common = {
          ...control,
          value: wrong ?? (typeof value === 'string' ? value : ''),
          autoComplete: 'off',
          spellCheck: false,
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
            const read = field.accept(target.value);
            setWrong(read === undefined ? target.value : undefined);
            if (read !== undefined) onChange(read);
          },
        };
        return isMultiline ? (
          <textarea {...common} className="input mono w-80 max-w-full" rows={2} />
        ) : (
          <input
            {...common}
            {...oneLine}
            className="input input-small w-52 max-w-full"
            type={role === 'secret' ? 'password' : 'text'}
          />
        );
      }}
    </Field>
  );
}

/** Of a number that may be left out, an empty box is taken, too. */
function NumberOption({ label, field, value, onChange }: OptionFieldProps) {
  const { limits, hint, unit, initial } = field;
  return (
    <NumberField
      {...limits}
      label={label}
      unit={unit}
      hint={hint}
      step={1}
      value={typeof value === 'number' ? value : undefined}
      className="input-small w-24"
      fieldClassName="flex flex-wrap items-center gap-2"
      onChange={(typed) => {
        if (!Number.isNaN(typed) && (typed !== undefined || initial === undefined)) onChange(typed);
      }}
    />
  );
}
