import { callAdmin } from '#client/lib/admin/admin-api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { useAdmin } from '#client/pages/admin/admin-context.ts';
import { formatTime } from '#client/pages/admin/admin-dates.ts';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { useAdminAction } from '#client/pages/admin/use-admin-action.ts';

interface SecurityDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The list of sessions, the password, and the second factor. */
export function SecurityDialog({ isOpen, onClose }: SecurityDialogProps) {
  return (
    <Dialog title="Security" isOpen={isOpen} onClose={onClose} isWide>
      <SessionList onClose={onClose} />
      <PasswordForm />
      <SecondFactorForm />
    </Dialog>
  );
}

function SessionList({ onClose }: { readonly onClose: () => void }) {
  const { session, reload } = useAdmin();
  const action = useAdminAction('Failed to end the session');

  async function end(path: string, method: 'POST' | 'DELETE'): Promise<void> {
    await action.run(async () => {
      await callAdmin(path, { method });
    });
    if (method === 'POST') onClose();
    await reload();
  }

  return (
    <section aria-label="Sessions" className="grid gap-2">
      <h3 className="text-base tracking-normal">Sessions</h3>
      <ul className="grid gap-2">
        {session.sessions?.map(({ id, clientLabel, lastSeenAt, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              {clientLabel}, last used {formatTime(lastSeenAt)} {isCurrent && <Badge>This one</Badge>}
            </span>
            {!isCurrent && (
              <Button isSmall onClick={() => void end(`/api/admin/sessions/${id}`, 'DELETE')}>
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button isSmall tone="danger" onClick={() => void end('/api/admin/logout-all', 'POST')}>
          Log out everywhere
        </Button>
      </div>
    </section>
  );
}
