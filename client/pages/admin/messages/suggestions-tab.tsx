import { type ReactNode, useState } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import type { ToolSuggestion } from '#contracts/admin.ts';
import { formatTime } from '#client/pages/admin/admin-dates.ts';
import { EditToolDialog } from '#client/pages/admin/tools/edit-tool-dialog.tsx';
import { InboxPanel } from './inbox-panel.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useAdminCatalogue } from '#client/pages/admin/tools/use-admin-catalogue.ts';
import { type InboxTabProps, useInbox } from './use-inbox.ts';
import { useSpamMarks } from './use-spam-marks.ts';

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

export function SuggestionsTab({ onChanged }: InboxTabProps) {
  const inbox = useInbox<ToolSuggestion, Column>(
    'tool_suggestions',
    'created_at',
    'Failed to load tool suggestions',
  );
  const catalogue = useAdminCatalogue();
  const [opened, setOpened] = useState<ToolSuggestion>();
  const [approved, setApproved] = useState<ToolSuggestion>();
  const refresh = async () => {
    await inbox.refresh();
    onChanged();
  };
  const mark = useSpamMarks('tool_suggestions', 'suggestion', refresh);

  return (
    <div>
      <InboxPanel
        table="tool_suggestions"
        title="Tool Suggestions"
        label="Suggestions"
        noun="suggestion"
        columns={columns}
        statuses={statuses}
        inbox={inbox}
        emptyText="No tool suggestions found"
        onMark={mark}
        drawRow={(suggestion, choice) => (
          <SuggestionRow
            key={suggestion.id}
            suggestion={suggestion}
            choice={choice}
            categoryName={catalogue.categoryName(suggestion.category)}
            onOpen={() => setOpened(suggestion)}
          />
        )}
      />
      {opened && (
        <ReviewDialog
          suggestion={opened}
          categoryName={catalogue.categoryName(opened.category)}
          onClose={() => setOpened(undefined)}
          onReviewed={(isApproved) => {
            setOpened(undefined);
            if (isApproved) setApproved(opened);
            void refresh();
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
    </div>
  );
}

interface SuggestionRowProps {
  readonly suggestion: ToolSuggestion;
  readonly choice: ReactNode;
  readonly categoryName: string;
  readonly onOpen: () => void;
}

function SuggestionRow({ suggestion, choice, categoryName, onOpen }: SuggestionRowProps) {
  return (
    <tr>
      {choice}
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
