import type { ReactNode } from 'react';
import type { NumberLimits } from '#core/numbers/number-limits.ts';
import { useLocale } from '#client/ui/use-locale.ts';
import type { FieldControlProps } from './field.tsx';
import { type NumberBoxStyle, pasteBare, spinValues, stepByKeys } from './number-keys.ts';

interface NumberBoxProps extends NumberBoxStyle {
  /** The attributes that tie the box to its label, hint and error. */
  readonly control: FieldControlProps;
  /** As typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The box itself; `TypedNumberField` puts label and error around it. */
export function NumberBox(props: NumberBoxProps) {
  const { control, value, onChange, unit, prefix, step, className = '' } = props;
  const locale = useLocale();
  return (
    <Frame unit={unit} prefix={prefix}>
      <input
        {...control}
        {...(step !== undefined && { role: 'spinbutton', ...spinValues(value, locale, props) })}
        className={`input tabular ${className}`}
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
        onKeyDown={(event) => stepByKeys(event, locale, props, onChange)}
      />
    </Frame>
  );
}

/** The keypads for numbers of some phones have no minus sign. */
function keyboardFor({ min = -1, isInteger }: NumberLimits) {
  if (min < 0) return 'text';
  return isInteger ? 'numeric' : 'decimal';
}

interface FrameProps extends Pick<NumberBoxStyle, 'unit' | 'prefix'> {
  readonly children: ReactNode;
}

/** The label says the unit to those who do not see it. */
function Frame({ unit, prefix, children }: FrameProps) {
  if (unit === undefined && prefix === undefined) return children;
  return (
    <span className="number-box">
      {prefix !== undefined && <span aria-hidden="true">{prefix}</span>}
      {children}
      {unit !== undefined && <span aria-hidden="true">{unit}</span>}
    </span>
  );
}
