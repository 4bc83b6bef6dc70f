import { useState } from 'react';
import { Field } from './field.tsx';

interface ColorFieldProps {
  readonly label: string;
  /** #rrggbb */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string;
}

/** A color by the system's picker or typed as hexadecimal. */
export function ColorField({ label, value, onChange, className = '' }: ColorFieldProps) {
  const [draft, setDraft] = useState<string>();
  const isWrong = draft !== undefined && readColor(draft) === undefined;

  return (
    <Field label={label} error={isWrong ? 'Write it as #rrggbb.' : undefined} className={className}>
      {(control) => (
        <div className="flex gap-2">
          <input
            type="color"
            className="border-line h-10 w-11 flex-none cursor-pointer rounded-lg border bg-transparent p-1"
            aria-label={`Pick the ${label.toLowerCase()}`}
            value={value}
            onChange={(event) => {
              setDraft(undefined);
              onChange(event.target.value);
            }}
          />
          <input
            {...control}
            className="input mono min-w-0"
            size={9}
            value={draft ?? value}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            onBlur={() => setDraft(undefined)}
            onChange={(event) => {
              setDraft(event.target.value);
              const color = readColor(event.target.value);
              if (color !== undefined) onChange(color);
            }}
          />
        </div>
      )}
    </Field>
  );
}

function readColor(written: string): string | undefined {
  const [, digits] = /^\s*#?([0-9a-f]{6}|[0-9a-f]{3})\s*$/i.exec(written) ?? [];
  if (digits === undefined) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${full.toLowerCase()}`;
}
