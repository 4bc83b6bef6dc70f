import { type SubmitEvent, useState } from 'react';
import { AdminRefusal, callAdmin } from '#client/lib/admin/admin-api.ts';
import { replaceFragment } from '#client/lib/navigation.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import { SendingForm } from '#client/ui/fields/sending-form.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { useAdmin } from '#client/pages/admin/admin-context.ts';

/** Sets the first password, once, by the address that the server printed. */
export function SetupForm({ token }: { readonly token: string }) {
  const { reload } = useAdmin();
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function setUp(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    try {
      await callAdmin('/api/admin/setup', { method: 'POST', body: { token, password } });
      replaceFragment('');
      notify({ title: 'Password set', text: 'Log in with it now.' });
      await reload();
    } catch (error) {
      setRefusal(error instanceof AdminRefusal ? error.message : 'The server does not answer.');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <SendingForm
      isSending={isBusy}
      className="tool-card tool-pad fields mt-5 max-w-md"
      onSubmit={(event) => void setUp(event)}
    >
      <h2 className="text-xl">Set the administrator's password</h2>
      <TextField
        label="New password"
        hint="At least 15 characters. Several unrelated words are good and easy to keep in mind."
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      {refusal !== undefined && <Alert>{refusal}</Alert>}
      <div>
        <Button type="submit" tone="primary" disabled={isBusy || password === ''}>
          Set password
        </Button>
      </div>
    </SendingForm>
  );
}
