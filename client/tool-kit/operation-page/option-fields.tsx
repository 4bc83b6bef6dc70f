import { useState } from 'react';
import { choiceLabel, isFieldShown, labelOf } from '#client/tool-kit/operations/field-words.ts';
import type { StateField, StateSchema } from '#client/tool-kit/state/state-schema.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { InlineSelect } from '#client/ui/fields/inline-select.tsx';
import { Checkbox } from '#client/ui/fields/inputs.tsx';
import { Segmented } from '#client/ui/segmented.tsx';

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
    .map(([key, field]) => (
      <OptionField
        key={key}
        label={labelOf(key, field)}
        field={field}
        value={options[key]}
        onChange={(value) => {
          change({ [key]: value });
        }}
      />
    ));
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
  return <TypedField {...props} />;
}

function ChoiceField(props: OptionFieldProps & { readonly values: readonly (string | number)[] }) {
  const { label, field, value, values, onChange } = props;
  const choices = values.map((each) => ({ value: each, label: choiceLabel(field, each) }));
  const letters = choices.reduce((sum, choice) => sum + choice.label.length, 0);
  const isShort = choices.length <= segmented.maxChoices && letters <= segmented.maxLetters;
  // Numbers without a label beside them say nothing.
  const Control = isShort && typeof value === 'string' ? Segmented : InlineSelect;
  return <Control label={label} value={value as string | number} choices={choices} onChange={onChange} />;
}

/** A number or a text. What is typed stays in the box; only what the field accepts is taken. */
function TypedField({ label, field, value, onChange }: OptionFieldProps) {
  const { limits, hint, unit, role } = field;
  const [draft, setDraft] = useState<string>();
  const given = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  // A value that came from elsewhere (a link, what was kept) takes the place of what was typed.
  const shown = draft !== undefined && readDraft(draft, field) === value ? draft : given;
  const [wrong, setWrong] = useState<string>();
  const range = limits ? `From ${limits.min} to ${limits.max}` : 'Too long';
  return (
    <Field
      label={unit === undefined ? label : `${label} (${unit})`}
      hint={hint}
      error={wrong === undefined ? undefined : range}
      className="flex flex-wrap items-center gap-2"
    >
      {(control) => (
        <input
          {...control}
          className={`input input-small ${limits ? 'tabular w-24' : 'w-52 max-w-full'}`}
          type={role === 'secret' ? 'password' : 'text'}
          inputMode={limits ? 'decimal' : 'text'}
          value={wrong ?? shown}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            const typed = event.target.value;
            const read = readDraft(typed, field);
            const isTaken =
              read !== undefined || (limits !== undefined && typed === '' && field.initial === undefined);
            setWrong(isTaken ? undefined : typed);
            setDraft(typed);
            if (isTaken) onChange(read);
          }}
        />
      )}
    </Field>
  );
}

function readDraft(draft: string, field: StateField<unknown>): unknown {
  if (!field.limits) return field.accept(draft);
  return draft.trim() === '' ? undefined : field.accept(Number(draft.replace(',', '.')));
}
