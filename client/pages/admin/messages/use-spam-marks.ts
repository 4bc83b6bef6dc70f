import { callAdmin } from '#client/lib/admin/admin-api.ts';
import { useAdminAction } from '#client/pages/admin/use-admin-action.ts';
import { notifyUndo } from '#client/ui/toast-store.ts';
import { formatCount } from '#core/numbers/number-format.ts';

/** What messages and suggestions have in common. */
export interface InboxRow {
  readonly id: string;
  readonly name: string;
  readonly subject?: string;
  readonly status: string;
}

/** True for a message without an answer or review. Only such messages can be marked as spam, or unmarked. */
export function isOpen({ status }: InboxRow): boolean {
  return status === 'pending' || status === 'spam';
}

/** Marks rows as spam or as pending, with one undo for all of them. */
export function useSpamMarks(
  table: 'contact_messages' | 'tool_suggestions',
  noun: string,
  refresh: () => Promise<void>,
) {
  const action = useAdminAction('Failed to update the status');

  return async function mark(rows: readonly InboxRow[], status: 'pending' | 'spam'): Promise<void> {
    const changed = rows.filter((row) => row.status !== status);
    const isDone = await action.run(async () => {
      for (const { id } of changed) {
        await callAdmin(`/rest/v1/${table}?id=eq.${id}`, { method: 'PATCH', body: { status } });
      }
    });
    await refresh();
    const [first] = changed;
    if (!isDone || !first) return;
    const isSpam = status === 'spam';
    const marked = changed.map((row) => ({ ...row, status }));
    notifyUndo(
      isSpam ? 'Marked as spam' : 'Moved to the inbox',
      () => void mark(marked, isSpam ? 'pending' : 'spam'),
      changed.length === 1 ? (first.subject ?? first.name) : formatCount(changed.length, noun),
    );
  };
}
