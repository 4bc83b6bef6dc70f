import { type SubmitEvent, useState } from 'react';
import { callAdmin } from '#client/lib/admin/admin-api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { SendingForm } from '#client/ui/fields/sending-form.tsx';
import { notify } from '#client/ui/toast-store.ts';
import type { AdminCategory } from '#contracts/admin.ts';
import { useAdminAction } from '#client/pages/admin/use-admin-action.ts';

interface EditCategoryDialogProps {
  readonly category: AdminCategory;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<void>;
}

export function EditCategoryDialog({ category, onClose, onSaved }: EditCategoryDialogProps) {
  const [name, setName] = useState(category.name);
  const [description, setDescription] = useState(category.description);
  const action = useAdminAction('Failed to update the category');

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const isDone = await action.run(async () => {
      const path = `/api/admin/categories/${category.id}`;
      await callAdmin(path, { method: 'PUT', body: { name, description }, ifMatch: category.version });
    });
    if (!isDone) return;
    notify({ title: 'Category updated', text: `${name} has been updated successfully.` });
    onClose();
    await onSaved();
  }

  return (
    <Dialog title="Edit Category" isOpen onClose={onClose}>
      <SendingForm isSending={action.isBusy} className="fields" onSubmit={(event) => void save(event)}>
        <TextField
          label="Name"
          value={name}
          maxLength={60}
          error={action.refusal?.fields.name}
          onChange={setName}
        />
        <TextAreaField
          label="Description"
          rows={3}
          value={description}
          error={action.refusal?.fields.description}
          onChange={(text) => setDescription(text.replaceAll(/\s*\n\s*/g, ' '))}
        />
        {action.refusal && <Alert>{action.refusal.message}</Alert>}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose} disabled={action.isBusy}>
            Cancel
          </Button>
          <Button
            type="submit"
            tone="primary"
            disabled={action.isBusy || name.trim() === '' || description.trim() === ''}
          >
            Save Changes
          </Button>
        </div>
      </SendingForm>
    </Dialog>
  );
}
