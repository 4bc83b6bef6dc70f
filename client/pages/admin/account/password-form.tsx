import { type SubmitEvent, useState } from 'react';
import { callAdmin } from '#client/lib/admin/admin-api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import { SendingForm } from '#client/ui/fields/sending-form.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { useAdmin } from '#client/pages/admin/admin-context.ts';
import { useAdminAction } from '#client/pages/admin/use-admin-action.ts';

export function PasswordForm() {
  const { session, reload } = useAdmin();
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const action = useAdminAction('Failed to change the password');

  async function change(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const isDone = await action.run(async () => {
      await callAdmin('/api/admin/password', { method: 'POST', body: { oldPassword, newPassword } });
    });
    if (!isDone) return;
    setOldPassword('');
    setNewPassword('');
    notify({ title: 'Password changed', text: 'All other sessions have ended.' });
    await reload();
  }

  if (!session.canChangePassword) {
    return (
      <p className="text-ink-2">
        The password comes from the server&apos;s environment and is changed there.
      </p>
    );
  }
  return (
    <SendingForm
      isSending={action.isBusy}
      className="fields"
      aria-label="Change password"
      onSubmit={(event) => void change(event)}
    >
      <h3 className="text-base tracking-normal">Password</h3>
      <TextField
        label="Old password"
        type="password"
        autoComplete="current-password"
        value={oldPassword}
        onChange={setOldPassword}
      />
      <TextField
        label="New password"
        hint="At least 15 characters. All other sessions end."
        type="password"
        autoComplete="new-password"
        value={newPassword}
        onChange={setNewPassword}
      />
      {action.refusal && <Alert>{action.refusal.message}</Alert>}
      <div>
        <Button type="submit" disabled={action.isBusy || oldPassword === '' || newPassword === ''}>
          Change password
        </Button>
      </div>
    </SendingForm>
  );
}
