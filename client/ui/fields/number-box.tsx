import { type ReactNode, useEffect, useState } from 'react';
import type { NumberLimits } from '#core/numbers/number-limits.ts';
import { useLocale } from '#client/ui/use-locale.ts';
import type { FieldControlProps } from './field.tsx';
import type { NumberBoxStyle } from './number-box-style.ts';

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
  const keys = useKeys();
  return (
    <Frame unit={unit} prefix={prefix}>
      <input
        {...control}
        {...(step !== undefined && { role: 'spinbutton', ...keys?.spinValues(value, locale, props) })}
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
        onPaste={(event) => keys?.pasteBare(event, unit, onChange)}
        onKeyDown={(event) => keys?.step(event, locale, props, onChange)}
      />
    </Frame>
  );
}

/** The keypads for numbers of some phones have no minus sign. */
function keyboardFor({ min = -1, isInteger }: NumberLimits) {
  if (min < 0) return 'text';
  return isInteger ? 'numeric' : 'decimal';
}

type Keys = typeof import('./number-keys.ts');

let loaded: Keys | undefined;

/** What keys and pasted prices do, loaded when the page is there: until then the box is a plain one. */
function useKeys(): Keys | undefined {
  // Boxes that come later have it at once.
  const [keys, setKeys] = useState(loaded);
  useEffect(() => {
    if (loaded) return;
    // Without it the box still takes what is typed.
    import('./number-keys.ts').then(
      (module) => {
        loaded = module;
        setKeys(module);
      },
      () => undefined,
    );
  }, []);
  return keys;
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
