import { useState } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { Field } from '#client/ui/fields/field.tsx';

interface SecretFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A field for a password or key, hidden until the person shows it. */
export function SecretField({ label, value, error, onChange }: SecretFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className="flex gap-2">
          <input
            {...control}
            className="input mono min-w-0"
            type={isShown ? 'text' : 'password'}
            value={value}
            // Not a password of this site, so password managers must ignore it.
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            icon={isShown ? 'eye-off' : 'eye'}
            label={isShown ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`}
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      )}
    </Field>
  );
}
