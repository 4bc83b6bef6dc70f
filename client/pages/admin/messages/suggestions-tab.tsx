import { useState } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import type { ToolSuggestion } from '#contracts/admin.ts';
import { formatTime } from '#client/pages/admin/admin-dates.ts';
import { EditToolDialog } from '#client/pages/admin/tools/edit-tool-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { InboxTable } from './inbox-table.tsx';
import { InboxToolbar } from './inbox-toolbar.tsx';
import { Pager } from '#client/pages/admin/pager.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useAdminCatalogue } from '#client/pages/admin/tools/use-admin-catalogue.ts';
import { useInbox } from './use-inbox.ts';

type Column = 'name' | 'category' | 'email' | 'created_at' | 'status';
const columns = [
  ['name', 'Name'],
  ['category', 'Category'],
  ['email', 'Submitted By'],
  ['created_at', 'Date'],
  ['status', 'Status'],
] as const satisfies readonly (readonly [Column, string])[];
const statusLabels = {
  pending: { label: 'Pending Review', tone: 'warn' },
  approved: { label: 'Approved', tone: 'normal' },
  rejected: { label: 'Rejected', tone: 'danger' },
  spam: { label: 'Spam', tone: 'danger' },
} as const;
const statuses = [
  { value: '', label: 'All' },
  ...Object.entries(statusLabels).map(([value, { label }]) => ({ value, label })),
];

export function SuggestionsTab() {
  const inbox = useInbox<ToolSuggestion, Column>(
    'tool_suggestions',
    'created_at',
    'Failed to load tool suggestions',
  );
  const catalogue = useAdminCatalogue();
  const [opened, setOpened] = useState<ToolSuggestion>();
  const [approved, setApproved] = useState<ToolSuggestion>();
  const [isErasing, setIsErasing] = useState(false);

  return (
    <div>
      <InboxToolbar
        table="tool_suggestions"
        title="Tool Suggestions"
        search={inbox.search}
        onSearch={inbox.setSearch}
        status={inbox.status}
        statuses={statuses}
        onStatus={inbox.setStatus}
        isLoading={inbox.isLoading}
        onRefresh={() => void inbox.refresh()}
        onErase={() => setIsErasing(true)}
      />
      <InboxTable
        label="Suggestions"
        columns={columns}
        inbox={inbox}
        emptyText="No tool suggestions found"
        drawRow={(suggestion) => (
          <SuggestionRow
            key={suggestion.id}
            suggestion={suggestion}
            categoryName={catalogue.categoryName(suggestion.category)}
            onOpen={() => setOpened(suggestion)}
          />
        )}
      />
      <Pager
        page={inbox.page}
        pages={inbox.pages}
        total={inbox.total}
        noun="suggestion"
        onPage={inbox.setPage}
      />
      {opened && (
        <ReviewDialog
          suggestion={opened}
          categoryName={catalogue.categoryName(opened.category)}
          onClose={() => setOpened(undefined)}
          onReviewed={(isApproved) => {
            setOpened(undefined);
            if (isApproved) setApproved(opened);
            void inbox.refresh();
          }}
        />
      )}
      {approved && (
        <EditToolDialog
          tool={undefined}
          start={{
            name: approved.name.slice(0, 60),
            description: approved.description.replaceAll(/\s+/g, ' ').slice(0, 200),
            category: approved.category,
            isNew: true,
          }}
          suggestionId={approved.id}
          categories={catalogue.categories}
          onClose={() => setApproved(undefined)}
          onSaved={catalogue.refresh}
        />
      )}
      {isErasing && <EraseDialog onClose={() => setIsErasing(false)} onErased={inbox.refresh} />}
    </div>
  );
}

interface SuggestionRowProps {
  readonly suggestion: ToolSuggestion;
  readonly categoryName: string;
  readonly onOpen: () => void;
}

function SuggestionRow({ suggestion, categoryName, onOpen }: SuggestionRowProps) {
  return (
    <tr>
      <th scope="row" dir="auto">
        {suggestion.name}
      </th>
      <td>{categoryName}</td>
      <td dir="auto">{suggestion.email}</td>
      <td className="text-ink-2 whitespace-nowrap">
        <time dateTime={suggestion.created_at}>{formatTime(suggestion.created_at)}</time>
      </td>
      <td>
        <Badge tone={statusLabels[suggestion.status].tone}>{statusLabels[suggestion.status].label}</Badge>
      </td>
      <td>
        <Button isSmall disabled={suggestion.reviewed} onClick={onOpen}>
          Review
        </Button>
      </td>
    </tr>
  );
}
