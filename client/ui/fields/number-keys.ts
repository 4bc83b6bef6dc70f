import type { ClipboardEvent, KeyboardEvent } from 'react';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import { isWithin, type NumberLimits } from '#core/numbers/number-limits.ts';
import { bareNumber, readTyped } from '#core/numbers/typed-number.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** The look and the limits of a number box. */
export interface NumberBoxStyle extends NumberLimits {
  /** Shown after the number; may be typed as well, and is ignored. */
  readonly unit?: string | undefined;
  /** Shown before the number, such as a currency. */
  readonly prefix?: string | undefined;
  /** The change per arrow key; Page Up and Page Down change ten times as much. */
  readonly step?: number | undefined;
  readonly placeholder?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
}

type OnChange = (value: string) => void;

/** Returns the accessible values of a box that the arrow keys change. */
export function spinValues(value: string, locale: string, { unit, min, max }: NumberBoxStyle) {
  const plain = readTyped(value, locale, unit);
  return {
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuenow': plain === undefined ? undefined : Number(plain),
    'aria-valuetext': value === '' ? undefined : value,
  };
}

/** A price with its currency, from a page or a table, is taken as only the number. */
export function pasteBare(
  event: ClipboardEvent<HTMLInputElement>,
  unit: string | undefined,
  onChange: OnChange,
): void {
  const pasted = event.clipboardData.getData('text/plain');
  const bare = bareNumber(pasted, unit);
  if (bare === pasted || bare === '') return;
  event.preventDefault();
  const box = event.currentTarget;
  box.setRangeText(bare, box.selectionStart ?? 0, box.selectionEnd ?? box.value.length, 'end');
  onChange(box.value);
}

const directions: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** Adds the step or takes it away, within the limits, where the key means that. */
export function stepByKeys(
  event: KeyboardEvent<HTMLInputElement>,
  locale: string,
  { step: size, unit, min, max, isInteger }: NumberBoxStyle,
  onChange: OnChange,
): void {
  const direction = readOwn(directions, event.key);
  if (size === undefined || direction === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const { value } = event.currentTarget;
  const plain = value.trim() === '' ? '0' : readTyped(value, locale, unit);
  // Fifteen digits are what sums of decimals keep.
  const sum = Number((Number(plain) + direction * size).toPrecision(15));
  const next = Math.min(max ?? sum, Math.max(min ?? sum, sum));
  if (!isWithin(next, { isInteger })) return;
  event.preventDefault();
  onChange(writeAsTyped(String(next), locale));
}
