import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { AdminTool } from '#contracts/admin.ts';

interface RemoveToolDialogProps {
  readonly tool: AdminTool;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

export function RemoveToolDialog({ tool, onClose, onRemove }: RemoveToolDialogProps) {
  return (
    <Dialog title={`Remove ${tool.name}`} isOpen onClose={onClose}>
      <p>Are you sure you want to remove this tool?</p>
      <p className="text-ink-2">Its page answers 404 from then on. Restore brings it back at any time.</p>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button tone="danger" onClick={onRemove}>
          Remove
        </Button>
      </div>
    </Dialog>
  );
}
