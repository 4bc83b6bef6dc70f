import { callAdmin } from '#client/lib/admin/admin-api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { notify } from '#client/ui/toast-store.ts';
import type { ToolSuggestion } from '#contracts/admin.ts';
import { formatTime } from '#client/pages/admin/admin-dates.ts';
import { useAdminAction } from '#client/pages/admin/use-admin-action.ts';

interface ReviewDialogProps {
  readonly suggestion: ToolSuggestion;
  readonly categoryName: string;
  readonly onClose: () => void;
  readonly onReviewed: (isApproved: boolean) => void;
}

export function ReviewDialog({ suggestion, categoryName, onClose, onReviewed }: ReviewDialogProps) {
  const action = useAdminAction('Failed to update suggestion status');

  async function decide(status: 'approved' | 'rejected'): Promise<void> {
    const isDone = await action.run(async () => {
      await callAdmin(`/rest/v1/tool_suggestions?id=eq.${suggestion.id}`, {
        method: 'PATCH',
        body: { status },
      });
    });
    if (!isDone) return;
    const isApproved = status === 'approved';
    notify({
      title: isApproved ? 'Suggestion Approved' : 'Suggestion Rejected',
      text: `The tool suggestion has been ${status}`,
    });
    onReviewed(isApproved);
  }

  return (
    <Dialog title="Review Tool Suggestion" isOpen onClose={onClose} isWide>
      <dl className="admin-facts">
        <dt>Tool Name</dt>
        <dd dir="auto">{suggestion.name}</dd>
        <dt>Category</dt>
        <dd>{categoryName}</dd>
        <dt>Description</dt>
        <dd dir="auto" className="whitespace-pre-wrap">
          {suggestion.description}
        </dd>
        {suggestion.link !== '' && (
          <>
            <dt>Link</dt>
            <dd dir="auto">
              <SafeLink address={suggestion.link} />
            </dd>
          </>
        )}
        <dt>Suggested by</dt>
        <dd dir="auto">{suggestion.email}</dd>
        <dt>Date</dt>
        <dd>{formatTime(suggestion.created_at)}</dd>
      </dl>
      {action.refusal && <Alert>{action.refusal.message}</Alert>}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose} disabled={action.isBusy}>
          Cancel
        </Button>
        <Button tone="danger" disabled={action.isBusy} onClick={() => void decide('rejected')}>
          Reject
        </Button>
        <Button tone="primary" disabled={action.isBusy} onClick={() => void decide('approved')}>
          Approve
        </Button>
      </div>
    </Dialog>
  );
}

/** A stranger's text becomes a link only if it is a web address. */
function SafeLink({ address }: { readonly address: string }) {
  const isWeb = /^https?:$/.test(URL.parse(address)?.protocol ?? '');
  if (!isWeb) return address;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {address}
    </a>
  );
}
