import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { isWithin, type NumberLimits } from '#core/numbers/number-limits.ts';
import { bareNumber, readTyped } from '#core/numbers/typed-number.ts';
import { writeAsTyped } from '#core/numbers/write-number.ts';
import type { FieldControlProps } from './field.tsx';

/** What a box for a number looks like and takes. */
export interface NumberBoxStyle extends NumberLimits {
  /** Stands behind the number; may be typed along, and is left out. */
  readonly unit?: string | undefined;
  /** Stands before the number, as a currency may. */
  readonly prefix?: string | undefined;
  /** What an arrow key adds or takes away; ten times as much with Page Up and Page Down. */
  readonly step?: number | undefined;
  readonly placeholder?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
}

interface NumberBoxProps extends NumberBoxStyle {
  /** The attributes that tie the box to its label, hint and error. */
  readonly control: Partial<FieldControlProps> & { readonly 'aria-label'?: string };
  readonly locale: string;
  /** As typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The box itself; `NumberField` and `TypedNumberField` put label and error around it. */
export function NumberBox(props: NumberBoxProps) {
  const { control, value, onChange, locale, unit, prefix, step, className = '' } = props;
  const box = (
    <input
      {...control}
      {...(step === undefined ? {} : spinAttributes(props))}
      className={`input tabular ${className}`}
      type="text"
      dir="auto"
      inputMode={keyboardFor(props)}
      value={value}
      placeholder={props.placeholder}
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      disabled={props.isDisabled}
      onChange={(event) => onChange(event.target.value)}
      onPaste={(event) => pasteBare(event, unit, onChange)}
      onKeyDown={(event) => {
        const next = step === undefined ? undefined : stepped(event, { ...props, step });
        if (next === undefined) return;
        event.preventDefault();
        onChange(writeAsTyped(String(next), locale));
      }}
    />
  );
  if (unit === undefined && prefix === undefined) return box;
  return (
    <span className="number-box">
      <Slot>{prefix}</Slot>
      {box}
      <Slot>{unit}</Slot>
    </span>
  );
}

/** The label says the unit to those who do not see it. */
function Slot({ children }: { readonly children: ReactNode }) {
  return children === undefined ? null : <span aria-hidden="true">{children}</span>;
}

/** The keypads for numbers of some phones have no minus sign. */
function keyboardFor({ min = -1, isInteger }: NumberLimits) {
  if (min < 0) return 'text';
  return isInteger ? 'numeric' : 'decimal';
}

/** A box whose value the arrow keys change is announced as one. */
function spinAttributes({ value, locale, unit, min, max }: NumberBoxProps) {
  const plain = readTyped(value, locale, unit);
  return {
    role: 'spinbutton',
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuenow': plain === undefined ? undefined : Number(plain),
    'aria-valuetext': value === '' ? undefined : value,
  } as const;
}

/** A price with its currency, from a page or a table, comes in as the number alone. */
function pasteBare(
  event: ClipboardEvent<HTMLInputElement>,
  unit: string | undefined,
  onChange: (value: string) => void,
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

/** The number that a key leads to, within the limits; undefined for other keys, and where there is no number. */
function stepped(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  { value, locale, unit, step, ...limits }: NumberBoxProps & { readonly step: number },
): number | undefined {
  const direction = directions[key];
  const plain = value.trim() === '' ? '0' : readTyped(value, locale, unit);
  if (direction === undefined || ctrlKey || metaKey || altKey || plain === undefined) return undefined;
  // Fifteen digits are what sums of decimals keep.
  const sum = Number((Number(plain) + direction * step).toPrecision(15));
  const next = Math.min(limits.max ?? sum, Math.max(limits.min ?? sum, sum));
  return isWithin(next, limits) ? next : undefined;
}
