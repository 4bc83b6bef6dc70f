import type { ReactNode } from 'react';
import { Alert } from '#client/ui/alert.tsx';
import { SortableHeader } from '#client/pages/admin/sortable-header.tsx';
import type { Inbox } from './use-inbox.ts';

interface InboxTableProps<Row, Column extends string> {
  readonly label: string;
  readonly columns: readonly (readonly [Column, string])[];
  readonly inbox: Inbox<Row, Column>;
  readonly emptyText: string;
  readonly drawRow: (row: Row) => ReactNode;
}

/** Why a list or an export is shorter than it should be. */
export function describeUnreadable(rows: number): string {
  return `${rows} ${rows === 1 ? 'row is' : 'rows are'} missing because the database is damaged.`;
}

/** A page of the inbox: a heading that sorts for each column, a row for each entry. */
export function InboxTable<Row, Column extends string>(props: InboxTableProps<Row, Column>) {
  const { label, columns, inbox, emptyText, drawRow } = props;
  return (
    <div className="table-scroll tool-card" tabIndex={0} role="region" aria-label={label}>
      {inbox.unreadable > 0 && <Alert>{describeUnreadable(inbox.unreadable)}</Alert>}
      <table className="data-table admin-table">
        <thead>
          <tr>
            {columns.map(([column, heading]) => (
              <SortableHeader
                key={column}
                label={heading}
                column={column}
                order={inbox.order}
                onSort={inbox.setOrder}
              />
            ))}
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>{inbox.rows?.map(drawRow)}</tbody>
      </table>
      {inbox.rows?.length === 0 && <p className="text-ink-2 p-6 text-center">{emptyText}</p>}
    </div>
  );
}
