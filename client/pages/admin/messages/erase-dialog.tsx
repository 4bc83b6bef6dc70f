import { type SubmitEvent, useState } from 'react';
import { callAdmin } from '#client/lib/admin/admin-api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import { SendingForm } from '#client/ui/fields/sending-form.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { useAdminAction } from '#client/pages/admin/use-admin-action.ts';

interface EraseDialogProps {
  readonly onClose: () => void;
  readonly onErased: () => Promise<void>;
}

/** Removes all that one address has sent, and all that was sent to it. */
export function EraseDialog({ onClose, onErased }: EraseDialogProps) {
  const [email, setEmail] = useState('');
  const [isUnknown, setIsUnknown] = useState(false);
  const action = useAdminAction('Failed to erase');

  async function erase(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setIsUnknown(false);
    let erased = 0;
    const isDone = await action.run(async () => {
      const { data } = await callAdmin('/api/admin/erase', { method: 'POST', body: { email: email.trim() } });
      ({ erased } = data as { erased: number });
    });
    if (!isDone) return;
    if (erased === 0) {
      setIsUnknown(true);
      return;
    }
    notify({ title: 'Erased', text: `${erased} messages, suggestions and e-mails were erased.` });
    onClose();
    await onErased();
  }

  return (
    <Dialog title="Erase a person’s data" isOpen onClose={onClose}>
      <SendingForm isSending={action.isBusy} className="fields" onSubmit={(event) => void erase(event)}>
        <TextField label="E-mail address" type="email" value={email} onChange={setEmail} />
        <p className="text-ink-2">
          Removes every message and suggestion from this address and every e-mail to it. This cannot be
          undone; backups keep a copy until they run out.
        </p>
        {isUnknown && (
          <Alert tone="warn" title="Nothing was stored for this address">
            Check its spelling. Letter case and the form of the domain make no difference.
          </Alert>
        )}
        {action.refusal && <Alert>{action.refusal.message}</Alert>}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose} disabled={action.isBusy}>
            Cancel
          </Button>
          <Button type="submit" tone="danger" disabled={action.isBusy || !email.includes('@')}>
            Erase
          </Button>
        </div>
      </SendingForm>
    </Dialog>
  );
}
