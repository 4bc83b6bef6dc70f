import { Field } from '#client/ui/fields/field.tsx';
import { mostTyped } from '../state.ts';

interface ContentFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A box for text or a link. Text beyond its limit would not fit into any code, and is reported. */
export function ContentField({ value, onChange }: ContentFieldProps) {
  return (
    <Field label="Content">
      {(control) => (
        <textarea
          {...control}
          className="input"
          dir="auto"
          rows={3}
          maxLength={mostTyped}
          value={value}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
