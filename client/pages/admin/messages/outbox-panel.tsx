import { callAdmin } from '#client/lib/admin/admin-api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import type { OutboxMail } from '#contracts/admin.ts';
import { useAdmin } from '#client/pages/admin/admin-context.ts';
import { formatTime } from '#client/pages/admin/admin-dates.ts';
import { useAdminAction } from '#client/pages/admin/use-admin-action.ts';
import { useAdminList } from '#client/pages/admin/use-admin-list.ts';

const states = {
  waiting: { label: 'Waiting', tone: 'warn' },
  sent: { label: 'Sent', tone: 'normal' },
  dead: { label: 'Failed', tone: 'danger' },
  'not-sent': { label: 'Not sent', tone: 'warn' },
} as const;

/** The status of e-mails; those that finally failed can be sent again. */
export function OutboxPanel() {
  const { session } = useAdmin();
  const outbox = useAdminList<OutboxMail>('/api/admin/outbox', 'Failed to load the e-mails');
  const action = useAdminAction('Failed to send the e-mail');
  if (!outbox.rows || outbox.rows.length === 0) return null;

  async function retry(mail: OutboxMail): Promise<void> {
    const isDone = await action.run(async () => {
      await callAdmin(`/api/admin/outbox/${mail.id}/retry`, { method: 'POST' });
    });
    if (isDone) notify({ title: 'Sending', text: `The e-mail to ${mail.recipient} is sent again.` });
    await outbox.refresh();
  }

  return (
    <section aria-label="E-mails" className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">E-mails</h2>
        <Button isSmall icon="refresh-cw" disabled={outbox.isLoading} onClick={() => void outbox.refresh()}>
          Refresh e-mails
        </Button>
      </div>
      <div className="table-scroll tool-card" tabIndex={0} role="region" aria-label="List of e-mails">
        <table className="data-table admin-table">
          <thead>
            <tr>
              <th scope="col">To</th>
              <th scope="col">Subject</th>
              <th scope="col">Date</th>
              <th scope="col">State</th>
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {outbox.rows.map((mail) => (
              <tr key={mail.id}>
                <th scope="row" dir="auto">
                  {mail.recipient}
                </th>
                <td dir="auto">{mail.subject}</td>
                <td className="text-ink-2 whitespace-nowrap">{formatTime(mail.sentAt ?? mail.createdAt)}</td>
                <td>
                  <Badge tone={states[mail.state].tone}>{states[mail.state].label}</Badge>
                  {mail.lastError !== '' && (
                    <p className="text-ink-2 wrap-anywhere text-sm">
                      {mail.lastError} ({mail.attempts} attempts
                      {mail.nextAttemptAt !== null && `, next ${formatTime(mail.nextAttemptAt)}`})
                    </p>
                  )}
                </td>
                <td>
                  {(mail.state === 'dead' || (mail.state === 'not-sent' && session.canSendMail)) && (
                    <Button isSmall disabled={action.isBusy} onClick={() => void retry(mail)}>
                      Send again
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
