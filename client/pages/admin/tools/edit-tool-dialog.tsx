import { type SubmitEvent, useState } from 'react';
import { callAdmin } from '#client/lib/admin/admin-api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Checkbox, SelectField, TextField } from '#client/ui/fields/inputs.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { SendingForm } from '#client/ui/fields/sending-form.tsx';
import { notify } from '#client/ui/toast-store.ts';
import type { AdminCategory, AdminTool, ToolFields } from '#contracts/admin.ts';
import { useAdminAction } from '#client/pages/admin/use-admin-action.ts';

interface EditToolDialogProps {
  /** Undefined for a new entry. */
  readonly tool: AdminTool | undefined;
  readonly start?: Partial<ToolFields>;
  /** The suggestion behind a new entry; its sender gets a message. */
  readonly suggestionId?: string;
  readonly categories: readonly AdminCategory[];
  readonly onClose: () => void;
  readonly onSaved: () => Promise<void> | void;
}

/** Edits a tool, or adds an entry that shows the Coming Soon page. */
export function EditToolDialog({
  tool,
  start = {},
  suggestionId,
  categories,
  onClose,
  onSaved,
}: EditToolDialogProps) {
  const [fields, setFields] = useState<ToolFields>({
    name: tool?.name ?? start.name ?? '',
    description: tool?.description ?? start.description ?? '',
    category: tool?.category ?? start.category ?? categories[0]?.id ?? '',
    isFeatured: tool?.isFeatured ?? false,
    isNew: tool?.isNew ?? start.isNew ?? false,
  });
  const action = useAdminAction('Failed to update the tool');
  const change = (changed: Partial<ToolFields>) => setFields((before) => ({ ...before, ...changed }));

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const isDone = await action.run(async () => {
      if (tool) {
        const body = { ...fields, isRemoved: tool.isRemoved };
        await callAdmin(`/api/admin/tools/${tool.id}`, { method: 'PUT', body, ifMatch: tool.version });
      } else {
        const body = suggestionId === undefined ? fields : { ...fields, suggestionId };
        await callAdmin('/api/admin/tools', { method: 'POST', body });
      }
    });
    if (!isDone) return;
    notify(
      tool
        ? { title: 'Tool updated', text: `${fields.name} has been updated successfully.` }
        : { title: 'Tool added', text: `${fields.name} is announced to visitors.` },
    );
    onClose();
    await onSaved();
  }

  return (
    <Dialog title={tool ? 'Edit Tool' : 'Add New Tool'} isOpen onClose={onClose}>
      <SendingForm isSending={action.isBusy} className="fields" onSubmit={(event) => void save(event)}>
        <ToolFieldInputs
          fields={fields}
          faults={action.refusal?.fields ?? {}}
          categories={categories}
          onChange={change}
        />
        {!tool && <p className="text-ink-2">Visitors see it announced as Coming Soon until it is built.</p>}
        {action.refusal && <Alert>{action.refusal.message}</Alert>}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose} disabled={action.isBusy}>
            Cancel
          </Button>
          <Button
            type="submit"
            tone="primary"
            disabled={action.isBusy || fields.name.trim() === '' || fields.description.trim() === ''}
          >
            {action.isBusy ? 'Saving…' : tool ? 'Save Changes' : 'Add New Tool'}
          </Button>
        </div>
      </SendingForm>
    </Dialog>
  );
}

interface ToolFieldInputsProps {
  readonly fields: ToolFields;
  /** The server's error messages by field. */
  readonly faults: Readonly<Record<string, string>>;
  readonly categories: readonly AdminCategory[];
  readonly onChange: (changed: Partial<ToolFields>) => void;
}

function ToolFieldInputs({ fields, faults, categories, onChange }: ToolFieldInputsProps) {
  return (
    <>
      <TextField
        label="Name"
        value={fields.name}
        maxLength={60}
        error={faults.name}
        onChange={(name) => onChange({ name })}
      />
      <TextAreaField
        label="Description"
        rows={3}
        value={fields.description}
        error={faults.description}
        onChange={(description) => onChange({ description: description.replaceAll(/\s*\n\s*/g, ' ') })}
      />
      <SelectField
        label="Category"
        value={fields.category}
        choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
        error={faults.category}
        onChange={(category) => onChange({ category })}
      />
      <Checkbox
        label="Show in featured section"
        isChecked={fields.isFeatured}
        onChange={(isFeatured) => onChange({ isFeatured })}
      />
      <Checkbox label="Mark as new tool" isChecked={fields.isNew} onChange={(isNew) => onChange({ isNew })} />
    </>
  );
}
