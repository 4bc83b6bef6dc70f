import { type ChangeEvent, type ReactNode, useState } from 'react';
import { choiceLabel, labelOf } from '#client/tool-kit/operations/field-words.ts';
import type { FieldChoice, StateField } from '#client/tool-kit/state/state-schema.ts';
import { ColorField } from '#client/ui/fields/color-field.tsx';
import { Field, fieldMistake } from '#client/ui/fields/field.tsx';
import { InlineSelect } from '#client/ui/fields/inline-select.tsx';
import { Checkbox, SelectField, TextField } from '#client/ui/fields/inputs.tsx';
import { NumberField } from '#client/ui/fields/number-field.tsx';
import { oneLine } from '#client/ui/fields/one-line.ts';
import { SliderField } from '#client/ui/fields/slider-field.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { useUnreadBox } from '#client/ui/fields/unread-boxes.ts';
import { TypedNumberField } from '#client/ui/fields/typed-number-field.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import type { ToolInputError } from '#core/errors.ts';
import { QuickValues } from './quick-values.tsx';
import type { RowBox } from './rows-field.tsx';
import { TableOption } from './table-option.tsx';
import { useIsLive } from './use-is-live.ts';

/** In a bar a label is beside its control; in a form above it. */
export type OptionLayout = 'bar' | 'form';

interface OptionFieldProps {
  readonly name: string;
  readonly label: string;
  readonly field: StateField<unknown>;
  readonly value: unknown;
  readonly layout: OptionLayout;
  readonly placeholder: string | undefined;
  readonly choices: readonly FieldChoice[] | undefined;
  /** The mistake of the last run: the field that it names shows it. */
  readonly error: ToolInputError | undefined;
  readonly onChange: (value: unknown) => void;
}

/** A field of a schema: its control, and buttons for its usual values. */
export function OptionField(props: OptionFieldProps) {
  const { label, value, onChange } = props;
  const { unit, quick, choiceLabels } = props.field;
  return (
    <>
      <Control {...props} />
      {quick && (
        <QuickValues
          {...{ label, unit, quick, choiceLabels }}
          onChange={(typed) => onChange(typeof value === 'string' ? typed : Number(typed))}
        />
      )}
    </>
  );
}

function Control(props: OptionFieldProps) {
  const { name, label, field, value, error, layout, choices, onChange } = props;
  const { hint } = field;
  if (choices) return <SelectField {...{ label, hint, choices, onChange }} value={String(value)} />;
  if (field.values) return <ChoiceField {...props} values={field.values} />;
  if (typeof value === 'boolean') return <Checkbox label={label} isChecked={value} onChange={onChange} />;
  if (field.limits && typeof value !== 'string') return <NumberOption {...props} limits={field.limits} />;
  if (field.box === 'color')
    return (
      <ColorField
        {...{ label, onChange }}
        value={String(value)}
        {...(layout === 'bar' ? { className: barField } : {})}
      />
    );
  if (layout === 'bar') return <TextOption {...props} />;
  if (field.box === 'number') return <NumberBoxOption {...props} />;
  const text = { label, hint, error: fieldMistake(error, name), value: String(value), onChange };
  if (field.table) return <TableOption {...text} table={field.table} drawBox={drawBox} />;
  if (field.isMultiline) return <TextAreaField {...text} isMono />;
  if (field.role === 'secret') return <SecretOption {...text} />;
  return <TextField {...text} type={field.box === 'date' ? 'date' : 'text'} isMono={field.isMono === true} />;
}

/** A box of a table's row. */
function drawBox({ name, field, ...box }: RowBox): ReactNode {
  const props = { label: labelOf(name, field), placeholder: undefined, choices: undefined };
  return <OptionField key={name} {...{ name, field, ...box, ...props }} layout="form" />;
}

type SecretOptionProps = Pick<OptionFieldProps, 'label'> & {
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A password or key, hidden until the person shows it. */
export function SecretOption(text: SecretOptionProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <TextField {...text} type={isShown ? 'text' : 'password'} isMono autoComplete="new-password" />
      <Checkbox label="Show" isChecked={isShown} onChange={setIsShown} />
    </>
  );
}

function NumberBoxOption({ name, label, field, value, error, onChange }: OptionFieldProps) {
  const { hint, unit, limits } = field;
  return (
    <TypedNumberField
      {...{ name, label, hint, unit, error, onChange }}
      {...(limits?.isInteger ? { ...limits, step: 1 } : {})}
      value={String(value)}
    />
  );
}

/** In a bar, more or longer choices become a list. */
const segmented = { maxChoices: 3, maxLetters: 24 };
/** Of a longer list, the document contains only the chosen one. */
const mostPrerendered = 40;

function ChoiceField(props: OptionFieldProps & { readonly values: readonly (string | number)[] }) {
  const { label, field, value: chosen, values, layout, onChange } = props;
  const value = chosen as string | number;
  const isLive = useIsLive();
  const offered =
    isLive || values.length <= mostPrerendered ? values : values.filter((each) => each === value);
  const choices = offered.map((each) => ({ value: each, label: choiceLabel(field, each) }));
  const letters = choices.reduce((sum, choice) => sum + choice.label.length, 0);
  const isShort = values.length <= segmented.maxChoices && letters <= segmented.maxLetters;
  const common = { label, value, choices, onChange };
  if (field.isSegmented ?? (layout === 'bar' && isShort && typeof value === 'string'))
    return <Segmented {...common} isLabelShown={layout === 'form'} />;
  return layout === 'bar' ? <InlineSelect {...common} /> : <SelectField {...common} hint={field.hint} />;
}

const barField = 'flex flex-wrap items-center gap-2';

/** A text in a bar. The box keeps everything typed; only valid values are passed on. */
function TextOption({ label, field, value, onChange }: OptionFieldProps) {
  const { hint, unit, role, isMultiline = false, isMono = false } = field;
  const [wrong, setWrong] = useState<string>();
  useUnreadBox(wrong !== undefined);
  return (
    <Field
      label={unit === undefined ? label : `${label} (${unit})`}
      hint={hint}
      error={wrong === undefined ? undefined : 'Too long'}
      className={barField}
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
            className={`input input-small max-w-full ${isMono ? 'mono min-w-40 flex-1' : 'w-52'}`}
            type={role === 'secret' ? 'password' : 'text'}
          />
        );
      }}
    </Field>
  );
}

/** An empty box is taken only of a number that may be left out. */
function NumberOption(
  props: OptionFieldProps & { readonly limits: { readonly min: number; readonly max: number } },
) {
  const { label, field, value, placeholder, layout, limits, onChange } = props;
  const { hint, unit, initial } = field;
  if (field.isSlider && typeof value === 'number')
    return (
      <SliderField
        {...{ label, hint, value, onChange }}
        min={limits.min}
        max={limits.max}
        formatValue={(shown) => (unit === undefined ? String(shown) : `${shown} ${unit}`)}
      />
    );
  return (
    <NumberField
      {...limits}
      {...{ label, unit, hint, placeholder }}
      step={1}
      value={typeof value === 'number' ? value : undefined}
      {...(layout === 'bar' ? { className: 'input-small w-24', fieldClassName: barField } : {})}
      onChange={(typed) => {
        if (!Number.isNaN(typed) && (typed !== undefined || initial === undefined)) onChange(typed);
      }}
    />
  );
}
