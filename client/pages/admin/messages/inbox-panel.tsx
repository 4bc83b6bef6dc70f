import { type ReactNode, useState } from 'react';
import { Pager } from '#client/pages/admin/pager.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { InboxTable } from './inbox-table.tsx';
import { InboxToolbar, type InboxToolbarProps } from './inbox-toolbar.tsx';
import type { Inbox } from './use-inbox.ts';

interface InboxPanelProps<Row, Column extends string> extends Pick<
  InboxToolbarProps,
  'table' | 'title' | 'statuses'
> {
  readonly label: string;
  /** The name of one entry. */
  readonly noun: string;
  readonly columns: readonly (readonly [Column, string])[];
  readonly inbox: Inbox<Row, Column>;
  readonly emptyText: string;
  readonly drawRow: (row: Row) => ReactNode;
}

/** A table of what people sent: search and export above, pages below. */
export function InboxPanel<Row, Column extends string>(props: InboxPanelProps<Row, Column>) {
  const { table, title, statuses, label, noun, columns, inbox, emptyText, drawRow } = props;
  const [isErasing, setIsErasing] = useState(false);
  return (
    <>
      <InboxToolbar
        table={table}
        title={title}
        search={inbox.search}
        onSearch={inbox.setSearch}
        status={inbox.status}
        statuses={statuses}
        onStatus={inbox.setStatus}
        isLoading={inbox.isLoading}
        onRefresh={() => void inbox.refresh()}
        onErase={() => setIsErasing(true)}
      />
      <InboxTable {...{ label, columns, inbox, emptyText, drawRow }} />
      <Pager page={inbox.page} pages={inbox.pages} total={inbox.total} noun={noun} onPage={inbox.setPage} />
      {isErasing && <EraseDialog onClose={() => setIsErasing(false)} onErased={inbox.refresh} />}
    </>
  );
}
