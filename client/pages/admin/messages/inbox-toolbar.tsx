import { fetchExport } from '#client/lib/admin/admin-api.ts';
import { downloadBlob } from '#client/lib/files/downloads.ts';
import { Button } from '#client/ui/button.tsx';
import { type Choice, SelectField, TextField } from '#client/ui/fields/inputs.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { describeUnreadable } from './inbox-table.tsx';
import type { InboxRow } from './use-spam-marks.ts';
import { useAdminAction } from '#client/pages/admin/use-admin-action.ts';

export interface InboxToolbarProps {
  readonly table: 'contact_messages' | 'tool_suggestions';
  readonly title: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly status: string;
  readonly statuses: readonly Choice<string>[];
  readonly onStatus: (status: string) => void;
  readonly isLoading: boolean;
  readonly onRefresh: () => void;
  readonly onErase: () => void;
  readonly chosen: readonly InboxRow[];
  readonly onMark: (rows: readonly InboxRow[], status: 'pending' | 'spam') => Promise<void>;
}

/** The toolbar above messages and above suggestions. */
export function InboxToolbar(props: InboxToolbarProps) {
  const { table, title, search, onSearch, status, statuses, onStatus, isLoading, onRefresh, onErase } = props;
  const { chosen, onMark } = props;
  const isAllSpam = chosen.every((row) => row.status === 'spam');
  const action = useAdminAction('Failed to export');

  function save(format: 'csv' | 'json'): void {
    void action.run(async () => {
      const { file, unreadable } = await fetchExport(table, format);
      downloadBlob(file, `${table.replace('_', '-')}.${format}`);
      if (unreadable > 0)
        notify({ title: 'Incomplete export', text: describeUnreadable(unreadable), tone: 'destructive' });
    });
  }

  const items = [
    { label: 'Export as CSV', run: () => save('csv') },
    { label: 'Export as JSON', run: () => save('json') },
    { label: 'Erase a person’s data', run: onErase },
  ];
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg md:text-xl">{title}</h2>
        {/* In the place of the other buttons, so that no row moves while more are chosen. */}
        {chosen.length > 0 && (
          <Button isSmall onClick={() => void onMark(chosen, isAllSpam ? 'pending' : 'spam')}>
            {isAllSpam ? `Not spam (${chosen.length})` : `Mark as spam (${chosen.length})`}
          </Button>
        )}
        <div className={chosen.length > 0 ? 'hidden' : 'flex flex-wrap gap-2'}>
          <Button isSmall icon="refresh-cw" onClick={onRefresh} disabled={isLoading}>
            {isLoading ? 'Loading...' : 'Refresh'}
          </Button>
          <Menu isSmall label="More" icon="ellipsis">
            {(close) =>
              items.map(({ label, run }) => (
                <button
                  key={label}
                  type="button"
                  className="menu-item"
                  onClick={() => {
                    close();
                    run();
                  }}
                >
                  {label}
                </button>
              ))
            }
          </Menu>
        </div>
      </div>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <div className="min-w-36 flex-1">
          <TextField
            label={`Search ${title.toLowerCase()}`}
            isLabelHidden
            type="search"
            placeholder="Search names, addresses and texts"
            maxLength={200}
            value={search}
            onChange={onSearch}
          />
        </div>
        <SelectField label="Status" isLabelHidden value={status} choices={statuses} onChange={onStatus} />
      </div>
    </>
  );
}
