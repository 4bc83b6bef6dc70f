import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';

interface PasswordFormProps {
  readonly name: string;
  readonly wasWrong: boolean;
  readonly onUnlock: (password: string) => void;
}

/** Asks for the password of an encrypted file until it opens. */
export function PasswordForm({ name, wasWrong, onUnlock }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  return (
    <form
      className="grid gap-2 ps-11"
      onSubmit={(event) => {
        event.preventDefault();
        onUnlock(password);
      }}
    >
      <TextField
        label={`Password of ${name}`}
        type="password"
        value={password}
        hint="The file is locked. The password stays in this page."
        error={wasWrong ? 'That password does not open this file. Try again.' : undefined}
        onChange={setPassword}
      />
      <div>
        <Button type="submit" icon="lock-open" isSmall disabled={password === ''}>
          Unlock
        </Button>
      </div>
    </form>
  );
}
