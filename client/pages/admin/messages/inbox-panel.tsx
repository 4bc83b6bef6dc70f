import { useState } from 'react';
import { Pager } from '#client/pages/admin/pager.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { InboxTable, type InboxTableProps } from './inbox-table.tsx';
import { InboxToolbar, type InboxToolbarProps } from './inbox-toolbar.tsx';
import { type InboxRow, isOpen } from './use-spam-marks.ts';

interface InboxPanelProps<Row extends InboxRow, Column extends string>
  extends
    Pick<InboxToolbarProps, 'table' | 'title' | 'statuses' | 'onMark'>,
    Omit<InboxTableProps<Row, Column>, 'chosen' | 'onChoose'> {
  /** The name of one entry. */
  readonly noun: string;
}

/** A table of what people sent: search and export above, pages below. */
export function InboxPanel<Row extends InboxRow, Column extends string>(props: InboxPanelProps<Row, Column>) {
  const { table, title, statuses, label, noun, columns, inbox, emptyText, drawRow, onMark } = props;
  const [isErasing, setIsErasing] = useState(false);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // Only of the rows shown: nothing on another page changes unseen.
  const chosen = (inbox.rows ?? []).filter((row) => isOpen(row) && ids.has(row.id));
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
        chosen={chosen}
        onMark={(rows, status) => {
          setIds(new Set());
          return onMark(rows, status);
        }}
      />
      <InboxTable
        {...{ label, columns, inbox, emptyText, drawRow, chosen }}
        onChoose={(rows) => setIds(new Set(rows.map(({ id }) => id)))}
      />
      <Pager page={inbox.page} pages={inbox.pages} total={inbox.total} noun={noun} onPage={inbox.setPage} />
      {isErasing && <EraseDialog onClose={() => setIsErasing(false)} onErased={inbox.refresh} />}
    </>
  );
}
