import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { callAdmin } from '#client/lib/admin/admin-api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import type { PendingErasure, StorageHealth } from '#contracts/admin.ts';
import { useAdmin } from './admin-context.ts';
import { formatTime } from './admin-dates.ts';
import { useAdminAction } from './use-admin-action.ts';

/** The storage's problems and open decisions above the panel's tabs, and one quiet line below them. */
export function StorageNotes({ children }: { readonly children: ReactNode }) {
  const { onSessionEnd } = useAdmin();
  const [health, setHealth] = useState<StorageHealth>();

  const load = useCallback(async () => {
    try {
      setHealth((await callAdmin('/api/admin/storage')).data as StorageHealth);
    } catch (error) {
      if (!onSessionEnd(error)) console.warn('Failed to load the state of the storage', error);
    }
  }, [onSessionEnd]);
  useEffect(() => {
    void load();
  }, [load]);

  return (
    <>
      {health && <HealthAlerts health={health} onErased={load} />}
      {children}
      {health?.backup && (
        <p className="text-ink-2 mt-4 text-sm">
          {health.backup.newestAt === null
            ? 'No backup yet'
            : `Last backup: ${formatTime(health.backup.newestAt)}`}
        </p>
      )}
    </>
  );
}

interface HealthAlertsProps {
  readonly health: StorageHealth;
  readonly onErased: () => Promise<void>;
}

function HealthAlerts({ health, onErased }: HealthAlertsProps) {
  const { backup, damage, pendingErasure } = health;
  return (
    <div className="mb-4 grid gap-3 empty:hidden">
      {damage !== null && (
        <Alert title="The database is damaged">
          <p>Some rows cannot be read. Export the others, then restore a backup. SQLite says: {damage}</p>
        </Alert>
      )}
      {backup?.failure && (
        <Alert title="Backups fail">
          <p>
            Since {formatTime(backup.failure.since)}. The server tries again every hour. Until a backup works,
            it erases no old messages or suggestions. {backup.failure.message}
          </p>
        </Alert>
      )}
      {pendingErasure && (
        <PendingNote pending={pendingErasure} hasBackups={backup !== null} onErased={onErased} />
      )}
    </div>
  );
}

interface PendingNoteProps {
  readonly pending: PendingErasure;
  readonly hasBackups: boolean;
  readonly onErased: () => Promise<void>;
}

function PendingNote({ pending, hasBackups, onErased }: PendingNoteProps) {
  const action = useAdminAction('Failed to erase old data');

  async function eraseNow(): Promise<void> {
    let erased = 0;
    const isDone = await action.run(async () => {
      const { data } = await callAdmin('/api/admin/erase-old', { method: 'POST' });
      ({ erased } = data as { erased: number });
    });
    if (isDone) notify({ title: 'Erased', text: `${erased} old messages and suggestions were erased.` });
    await onErased();
  }

  const counts = pending.groups.map(({ name, due, total }) => `${due} of ${total} ${name}`).join(', ');
  return (
    <Alert tone="warn" title="Old data waits to be erased">
      <p>
        {counts} are past their time, if it is {formatTime(pending.clock)}. A wrong clock would look the same.
        If this time is right, erase them{hasBackups && '; the server makes a backup first'}.
      </p>
      {action.refusal && <p>{action.refusal.message}</p>}
      <div>
        <Button isSmall tone="danger" disabled={action.isBusy} onClick={() => void eraseNow()}>
          Erase now
        </Button>
      </div>
    </Alert>
  );
}
