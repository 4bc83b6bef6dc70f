import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { AdminRefusal, callAdmin } from '#client/lib/admin/admin-api.ts';
import { adminFlag } from '#client/lib/admin/admin-flag.ts';
import { addressOf } from '#client/lib/site-data.ts';
import { goBack, readFragment, replaceFragment } from '#client/lib/navigation.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import type { AdminSession } from '#contracts/admin.ts';
import { AdminContext } from './admin-context.ts';
import { LoginForm } from '#client/pages/admin/account/login-form.tsx';
import { SetupForm } from '#client/pages/admin/account/setup-form.tsx';

/** Most who come here see only the log-in. */
const Dashboard = lazyPart(async () => ({ default: (await import('./dashboard.tsx')).Dashboard }));

export default function AdminPage() {
  const [session, setSession] = useState<AdminSession>();
  const [fault, setFault] = useState<string>();
  const [setupToken, setSetupToken] = useState('');

  const setFaultOf = useCallback((error: unknown) => {
    setFault(error instanceof AdminRefusal ? error.message : 'The server does not answer.');
  }, []);

  const reload = useCallback(async () => {
    try {
      const { data } = await callAdmin('/api/admin/session');
      const next = data as AdminSession;
      setSession(next);
      setFault(undefined);
      if (next.state === 'logged-in') adminFlag.write(true);
      else adminFlag.clear();
    } catch (error) {
      setFaultOf(error);
    }
  }, [setFaultOf]);

  useEffect(() => {
    const start = () => {
      const [, purpose, token = ''] = /^(setup|demo)=([\w-]+)$/.exec(readFragment()) ?? [];
      if (purpose === 'setup') setSetupToken(token);
      if (purpose === 'demo') void openDemo(token).then(reload, setFaultOf);
      else void reload();
    };
    start();
    // Pasting the printed address while this page is open reloads nothing.
    addEventListener('hashchange', start);
    return () => removeEventListener('hashchange', start);
  }, [reload, setFaultOf]);

  const onSessionEnd = useCallback(
    (error: unknown) => {
      const hasEnded = error instanceof AdminRefusal && error.status === 401;
      if (hasEnded) {
        notify({ title: 'Logged out', text: 'Your session has ended. Please log in again.' });
        void reload();
      }
      return hasEnded;
    },
    [reload],
  );
  const services = useMemo(
    () => (session ? { session, reload, onSessionEnd } : undefined),
    [session, reload, onSessionEnd],
  );

  return (
    <div className="page-width pt-4 md:pt-8">
      <div className="flex items-center justify-between gap-2">
        <h1 className="text-xl md:text-3xl">Admin Panel</h1>
        <Button icon="arrow-left" onClick={() => goBack('/')}>
          Back
        </Button>
      </div>
      {fault !== undefined && (
        <div className="mt-4 grid max-w-xl gap-3">
          <Alert title="The admin area cannot be opened">{fault}</Alert>
          <div>
            <Button onClick={() => void reload()}>Try again</Button>
          </div>
        </div>
      )}
      {!session && fault === undefined && <Loading />}
      {services && (
        <AdminContext value={services}>
          {services.session.state !== 'logged-in' && <Purpose />}
          {services.session.state === 'logged-in' && (
            <Suspense fallback={<Loading />}>
              <Dashboard />
            </Suspense>
          )}
          {services.session.state === 'logged-out' && <LoginForm />}
          {services.session.state === 'off' &&
            (setupToken === '' ? <AdminOff /> : <SetupForm token={setupToken} />)}
        </AdminContext>
      )}
    </div>
  );
}

/** Sends the one-time token from the printed address and removes it from the address bar. */
async function openDemo(token: string): Promise<void> {
  replaceFragment('');
  await callAdmin('/api/admin/demo', { method: 'POST', body: { token } });
}

function Loading() {
  return (
    <p role="status" className="text-ink-2 mt-4">
      Loading...
    </p>
  );
}

function Purpose() {
  return (
    <p className="text-ink-2 mt-1 max-w-2xl">
      For the people who run this site: edit the tool list, answer messages, review suggestions. Whoever has
      the admin password can log in.
    </p>
  );
}

function AdminOff() {
  return (
    <div className="mt-4 max-w-xl">
      <Alert tone="info" title="The admin area is off">
        <p>
          No password is set. If you run this server, open the address with <code>/admin#</code> that it
          printed when it started, or set a password with <code>npm run admin -- set-password</code>.
        </p>
      </Alert>
      <p className="mt-4 flex flex-wrap gap-3">
        <a className={buttonClass('primary')} href={addressOf('/')}>
          Return to Home
        </a>
        <a className={buttonClass()} href={addressOf('/support')}>
          Support
        </a>
      </p>
    </div>
  );
}
