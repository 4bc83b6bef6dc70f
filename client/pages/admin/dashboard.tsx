import { useState } from 'react';
import { callAdmin } from '#client/lib/admin/admin-api.ts';
import { Button } from '#client/ui/button.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { useAdmin } from './admin-context.ts';
import { CategoriesTab } from '#client/pages/admin/tools/categories-tab.tsx';
import { MessagesTab } from '#client/pages/admin/messages/messages-tab.tsx';
import { SecurityDialog } from '#client/pages/admin/account/security-dialog.tsx';
import { usePendingCount } from '#client/pages/admin/messages/use-inbox.ts';
import { SuggestionsTab } from '#client/pages/admin/messages/suggestions-tab.tsx';
import { ToolsTab } from '#client/pages/admin/tools/tools-tab.tsx';
import { ProxyAlert } from './proxy-alert.tsx';
import { StorageNotes } from './storage-notes.tsx';
import { useAdminAction } from './use-admin-action.ts';

const tabs = [
  { value: 'tools', label: 'Manage Tools', short: 'Tools' },
  { value: 'categories', label: 'Categories' },
  { value: 'messages', label: 'Messages' },
  { value: 'suggestions', label: 'Tool Suggestions', short: 'Suggestions' },
] as const;

export function Dashboard() {
  const { reload } = useAdmin();
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('tools');
  const [isSecurityOpen, setIsSecurityOpen] = useState(false);
  const action = useAdminAction('Failed to log out');
  const pending = {
    messages: usePendingCount('contact_messages'),
    suggestions: usePendingCount('tool_suggestions'),
  };
  const counted = tabs.map((each) => {
    const count = each.value === 'messages' || each.value === 'suggestions' ? pending[each.value].total : 0;
    const counting = (label: string) => (count > 0 ? `${label} (${count})` : label);
    return { ...each, label: counting(each.label), ...('short' in each && { short: counting(each.short) }) };
  });

  async function logOut(): Promise<void> {
    const isDone = await action.run(async () => {
      await callAdmin('/api/admin/logout', { method: 'POST' });
    });
    if (isDone) await reload();
  }

  return (
    <>
      <div className="mt-2 mb-4 grid grid-cols-[1fr_auto] items-center gap-x-3">
        <h2 className="text-base md:text-2xl">Admin Dashboard</h2>
        <p className="text-ink-2 row-start-2 max-md:col-span-2 max-md:text-sm">
          Manage tools, messages, and application settings
        </p>
        <div className="flex gap-2 md:row-span-2 md:self-end">
          <Button isSmall icon="shield-check" onClick={() => setIsSecurityOpen(true)}>
            Security
          </Button>
          <Button isSmall onClick={() => void logOut()} disabled={action.isBusy}>
            Logout
          </Button>
        </div>
      </div>
      <ProxyAlert />
      <StorageNotes>
        <Tabs label="Admin" value={tab} tabs={counted} onChange={setTab} panelClassName="pt-5">
          {tab === 'tools' && <ToolsTab />}
          {tab === 'categories' && <CategoriesTab />}
          {tab === 'messages' && <MessagesTab onChanged={() => void pending.messages.refresh()} />}
          {tab === 'suggestions' && <SuggestionsTab onChanged={() => void pending.suggestions.refresh()} />}
        </Tabs>
      </StorageNotes>
      <SecurityDialog isOpen={isSecurityOpen} onClose={() => setIsSecurityOpen(false)} />
    </>
  );
}
