import { type ReactNode, useState } from 'react';
import type { ToolInputError } from '#core/errors.ts';
import { useLocale } from '#client/ui/use-locale.ts';
import { describeLimits, isWithin } from '#core/numbers/number-limits.ts';
import { readTyped } from '#core/numbers/typed-number.ts';
import { writeAsTyped } from '#core/numbers/write-number.ts';
import { fieldMistake } from './field-mistake.ts';
import { Field } from './field.tsx';
import { NumberBox, type NumberBoxStyle } from './number-box.tsx';

interface LabelledNumberProps extends NumberBoxStyle {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  /** A mistake that was found elsewhere: words for this field, or the error of the run, shown where it names `name`. */
  readonly error?: string | ToolInputError | undefined;
  /** What a `ToolInputError` calls the field. */
  readonly name?: string;
  /** Around label and box. */
  readonly fieldClassName?: string;
}

interface TypedNumberFieldProps extends LabelledNumberProps {
  /** As typed, in the notation of the person's language. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A box for a number that the tool reads itself, exactly and with its language, from what was typed. */
export function TypedNumberField(props: TypedNumberFieldProps) {
  const { label, isLabelHidden = false, hint, error, name = '', unit, prefix, fieldClassName = '' } = props;
  const locale = useLocale();
  const sign = unit ?? prefix;
  return (
    <Field
      label={
        <>
          {label}
          {sign !== undefined && <span className="visually-hidden"> ({sign})</span>}
        </>
      }
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={typeof error === 'string' ? error : fieldMistake(error, name)}
      className={fieldClassName}
    >
      {(control) => (
        <NumberBox
          {...boxStyle(props)}
          {...{ control, locale }}
          value={props.value}
          onChange={props.onChange}
        />
      )}
    </Field>
  );
}

function boxStyle(props: NumberBoxStyle): NumberBoxStyle {
  const { min, max, isInteger, unit, prefix, step, placeholder, isDisabled, className } = props;
  return { min, max, isInteger, unit, prefix, step, placeholder, isDisabled, className };
}

interface NumberFieldProps extends LabelledNumberProps {
  /** Undefined while the box is empty. */
  readonly value: number | undefined;
  /**
   * Called with a number within the limits, undefined for an empty box, and NaN for anything else. Whoever does not take
   * it keeps the last good number, while the box keeps what was typed and says what is wrong.
   */
  readonly onChange: (value: number | undefined) => void;
}

interface Draft {
  readonly text: string;
  readonly read: number | undefined;
  /** What held when it was typed. */
  readonly before: number | undefined;
}

/** A box for a number, typed in the notation of the person's language. */
export function NumberField({ value, onChange, ...props }: NumberFieldProps) {
  const locale = useLocale();
  const [draft, setDraft] = useState<Draft>();
  const isRefused = draft !== undefined && !isNumber(draft.read) && Object.is(draft.before, value);
  // A value that came from elsewhere (a link, a reset) takes the place of what was typed.
  const isHeld = draft !== undefined && (isRefused || Object.is(draft.read, value));
  const given = isNumber(value) ? writeAsTyped(String(value), locale) : '';
  const text = isHeld ? draft.text : given;
  const own =
    isHeld && !isNumber(draft.read) && draft.read !== value ? mistakeIn(text, props, locale) : undefined;
  return (
    <TypedNumberField
      {...props}
      error={props.error ?? own}
      value={text}
      onChange={(typed) => {
        const read = readNumber(typed, props, locale);
        setDraft({ text: typed, read, before: value });
        onChange(read);
      }}
    />
  );
}

function isNumber(value: number | undefined): value is number {
  return value !== undefined && !Number.isNaN(value);
}

function readNumber(text: string, style: NumberBoxStyle, locale: string): number | undefined {
  if (text.trim() === '') return undefined;
  const value = Number(readTyped(text, locale, style.unit) ?? Number.NaN);
  return isWithin(value, style) ? value : Number.NaN;
}

function mistakeIn(text: string, style: NumberBoxStyle, locale: string): string {
  const isAny = text.trim() === '' || readTyped(text, locale, style.unit) !== undefined;
  return isAny ? describeLimits(style, locale) : `“${text.trim()}” is not a number.`;
}
