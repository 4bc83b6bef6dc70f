import { useState } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { Field } from '#client/ui/fields/field.tsx';

interface SecretFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A password or key, hidden until asked for. */
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
            // Not the password of this site: password managers must keep out.
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
