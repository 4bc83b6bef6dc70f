import { type SubmitEvent, useState } from 'react';
import { callAdmin } from '#client/lib/admin/admin-api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import { SendingForm } from '#client/ui/fields/sending-form.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { useAdmin } from '#client/pages/admin/admin-context.ts';
import { useAdminAction } from '#client/pages/admin/use-admin-action.ts';

/** Turns the codes of an authenticator app on and off. */
export function SecondFactorForm() {
  const { session, reload } = useAdmin();
  const [secret, setSecret] = useState('');
  const [code, setCode] = useState('');
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([]);
  const action = useAdminAction('Failed to change the second factor');
  const isOn = session.hasSecondFactor === true;

  async function prepare(): Promise<void> {
    await action.run(async () => {
      const { data } = await callAdmin('/api/admin/second-factor', { method: 'POST' });
      setSecret((data as { secret: string }).secret);
    });
  }

  async function confirm(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const isDone = await action.run(async () => {
      const path = `/api/admin/second-factor/${isOn ? 'disable' : 'enable'}`;
      const { data } = await callAdmin(path, { method: 'POST', body: { code: code.trim() } });
      setRecoveryCodes(isOn ? [] : (data as { recoveryCodes: string[] }).recoveryCodes);
    });
    if (!isDone) return;
    setCode('');
    setSecret('');
    notify({ title: isOn ? 'Second factor off' : 'Second factor on' });
    await reload();
  }

  return (
    <section aria-label="Second factor" className="grid gap-3">
      <h3 className="text-base tracking-normal">Second factor</h3>
      {recoveryCodes.length > 0 && (
        <Alert tone="warn" title="Keep these recovery codes; they are shown once">
          <p className="mono">{recoveryCodes.join(' ')}</p>
        </Alert>
      )}
      {!isOn && secret === '' && (
        <div>
          <Button isSmall onClick={() => void prepare()}>
            Set up an authenticator app
          </Button>
        </div>
      )}
      {secret !== '' && (
        <p>
          Enter this secret in your authenticator app, then the code that it shows:{' '}
          <code className="mono wrap-anywhere">{secret}</code>
        </p>
      )}
      {(isOn || secret !== '') && (
        <SendingForm isSending={action.isBusy} className="fields" onSubmit={(event) => void confirm(event)}>
          <TextField
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
          />
          {action.refusal && <Alert>{action.refusal.message}</Alert>}
          <div>
            <Button isSmall type="submit" disabled={action.isBusy || code.trim() === ''}>
              {isOn ? 'Turn off' : 'Turn on'}
            </Button>
          </div>
        </SendingForm>
      )}
    </section>
  );
}
