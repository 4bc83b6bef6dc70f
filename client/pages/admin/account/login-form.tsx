import { type SubmitEvent, useState } from 'react';
import { AdminRefusal, callAdmin } from '#client/lib/admin/admin-api.ts';
import { addressOf } from '#client/lib/site-data.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import { SendingForm } from '#client/ui/fields/sending-form.tsx';
import { dismissNotice, notify, readNotice } from '#client/ui/toast-store.ts';
import { useAdmin } from '#client/pages/admin/admin-context.ts';
import { formHeaders, type FormToken } from '#contracts/form-token.ts';

export function LoginForm() {
  const { session, reload } = useAdmin();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    setRefusal(undefined);
    try {
      await logIn(needsCode ? { password, code: code.trim() } : { password });
      notify({ title: 'Login successful', text: 'You are now logged in as admin' });
      // It has nothing more to say once someone continues, and on a phone it covers the last row.
      const shown = readNotice();
      if (shown) addEventListener('click', () => dismissNotice(shown.id), { once: true });
      await reload();
    } catch (error) {
      const isRefusal = error instanceof AdminRefusal;
      if (isRefusal && error.code === 'needs_code') setNeedsCode(true);
      const text = isRefusal ? error.message : 'The server does not answer.';
      setRefusal(text);
      if (!isRefusal || error.code !== 'needs_code')
        notify({ title: 'Login failed', text, tone: 'destructive' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <SendingForm
      isSending={isBusy}
      className="tool-card tool-pad fields mt-5 max-w-md"
      onSubmit={(event) => void submit(event)}
    >
      <h2 className="text-xl">Admin Login</h2>
      <TextField
        label="Admin Password"
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      {needsCode && (
        <TextField
          label="Code of your authenticator app"
          hint="Or one of your recovery codes."
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
        />
      )}
      {session.demoPassword !== undefined && (
        <p className="text-ink-2">
          Demo password: <code className="mono">{session.demoPassword}</code>. It works only in this browser,
          until a password is set.
        </p>
      )}
      {refusal !== undefined && (
        <Alert tone={refusal.startsWith('Enter') ? 'info' : 'danger'}>{refusal}</Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" disabled={isBusy || password === ''}>
          Login as Admin
        </Button>
        <a className={buttonClass()} href={addressOf('/')}>
          Return to Home
        </a>
      </div>
    </SendingForm>
  );
}

/**
 * Logs in. Does a proof of work if the server asks for one, which it does when strangers try many passwords. Throws as
 * `callAdmin` does.
 */
async function logIn(body: { readonly password: string; readonly code?: string }): Promise<void> {
  try {
    await callAdmin('/api/admin/login', { method: 'POST', body });
  } catch (error) {
    if (!(error instanceof AdminRefusal) || error.code !== 'needs_proof') throw error;
    const { workOut } = await import('#client/lib/forms/work-out.ts');
    const token = (await callAdmin('/api/admin/login-token')).data as FormToken;
    const nonce = await workOut(token);
    if (nonce === undefined) throw error;
    const headers = { [formHeaders.token]: token.token, [formHeaders.nonce]: nonce };
    await callAdmin('/api/admin/login', { method: 'POST', body, headers });
  }
}
