import { type SubmitEvent, useState } from 'react';
import { callAdmin } from '#client/lib/admin/admin-api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { SendingForm } from '#client/ui/fields/sending-form.tsx';
import { notify } from '#client/ui/toast-store.ts';
import type { ContactMessage } from '#contracts/admin.ts';
import { useAdmin } from '#client/pages/admin/admin-context.ts';
import { formatTime } from '#client/pages/admin/admin-dates.ts';
import { useAdminAction } from '#client/pages/admin/use-admin-action.ts';

interface ReplyDialogProps {
  readonly message: ContactMessage;
  readonly onClose: () => void;
  readonly onSent: () => Promise<void>;
}

export function ReplyDialog({ message, onClose, onSent }: ReplyDialogProps) {
  const { session } = useAdmin();
  const [text, setText] = useState(message.reply_text);
  const action = useAdminAction('Failed to send reply');

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const isDone = await action.run(async () => {
      await callAdmin(`/api/admin/messages/${message.id}/reply`, { method: 'POST', body: { text } });
    });
    if (!isDone) return;
    notify(
      session.canSendMail
        ? { title: 'Reply Sent', text: 'Your reply has been sent successfully.' }
        : { title: 'Reply stored', text: 'It was not sent: no mail server is set up.' },
    );
    onClose();
    await onSent();
  }

  return (
    <Dialog title="Reply to Message" isOpen onClose={onClose} isWide>
      <SendingForm isSending={action.isBusy} className="fields" onSubmit={(event) => void send(event)}>
        <dl className="admin-facts">
          <dt>From</dt>
          <dd dir="auto">
            {message.name} ({message.email})
          </dd>
          <dt>Subject</dt>
          <dd dir="auto">{message.subject}</dd>
          <dt>Date</dt>
          <dd>{formatTime(message.created_at)}</dd>
          <dt>Message</dt>
          <dd dir="auto" className="whitespace-pre-wrap">
            {message.message}
          </dd>
        </dl>
        <Field
          label="Your Reply"
          hint={
            session.canSendMail === false && (
              <>
                Stored, not sent: set <code>SMTP_URL</code> and <code>MAIL_FROM</code> to send mail.
              </>
            )
          }
        >
          {(control) => (
            <textarea
              {...control}
              className="input"
              style={{ minBlockSize: 150 }}
              dir="auto"
              value={text}
              maxLength={10_000}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        {action.refusal && <Alert>{action.refusal.message}</Alert>}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose} disabled={action.isBusy}>
            Cancel
          </Button>
          <Button type="submit" tone="primary" disabled={action.isBusy || text.trim() === ''}>
            Send Reply
          </Button>
        </div>
      </SendingForm>
    </Dialog>
  );
}
