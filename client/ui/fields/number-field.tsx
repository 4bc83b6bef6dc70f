import { useState } from 'react';
import { useLocale } from '#client/ui/use-locale.ts';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import { describeLimits, isWithin } from '#core/numbers/number-limits.ts';
import { readTyped } from '#core/numbers/typed-number.ts';
import type { NumberBoxStyle } from './number-keys.ts';
import { useUnreadBox } from './unread-boxes.ts';
import { type LabeledNumberProps, TypedNumberField } from './typed-number-field.tsx';

interface NumberFieldProps extends LabeledNumberProps {
  /** Undefined while the box is empty. */
  readonly value: number | undefined;
  /**
   * Called with a number within the limits, undefined for an empty box, and NaN for anything else. A caller that
   * ignores NaN keeps the last good number, while the box keeps the typed text and shows the error.
   */
  readonly onChange: (value: number | undefined) => void;
}

interface Draft {
  readonly text: string;
  readonly read: number | undefined;
  /** The value before it was typed. */
  readonly before: number | undefined;
}

/** A box for a number, typed in the notation of the person's language. */
export function NumberField({ value, onChange, ...props }: NumberFieldProps) {
  const locale = useLocale();
  const [draft, setDraft] = useState<Draft>();
  const isRefused = draft !== undefined && !isNumber(draft.read) && Object.is(draft.before, value);
  // A value from elsewhere (a link, a reset) replaces the typed text.
  const isHeld = draft !== undefined && (isRefused || Object.is(draft.read, value));
  const given = isNumber(value) ? writeAsTyped(String(value), locale) : '';
  const text = isHeld ? draft.text : given;
  const own =
    isHeld && !isNumber(draft.read) && draft.read !== value ? mistakeIn(text, props, locale) : undefined;
  useUnreadBox(own !== undefined && props.error === undefined);
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
