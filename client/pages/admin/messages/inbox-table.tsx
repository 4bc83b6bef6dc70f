import type { ReactNode } from 'react';
import { Alert } from '#client/ui/alert.tsx';
import { Checkbox } from '#client/ui/fields/inputs.tsx';
import { SortableHeader } from '#client/pages/admin/sortable-header.tsx';
import type { Inbox } from './use-inbox.ts';
import { type InboxRow, isOpen } from './use-spam-marks.ts';

export interface InboxTableProps<Row extends InboxRow, Column extends string> {
  readonly label: string;
  readonly columns: readonly (readonly [Column, string])[];
  readonly inbox: Inbox<Row, Column>;
  readonly emptyText: string;
  /** Draws a row; the cell that chooses it comes first. */
  readonly drawRow: (row: Row, choice: ReactNode) => ReactNode;
  readonly chosen: readonly Row[];
  readonly onChoose: (rows: readonly Row[]) => void;
}

/** Why a list or an export is shorter than it should be. */
export function describeUnreadable(rows: number): string {
  return `${rows} ${rows === 1 ? 'row is' : 'rows are'} missing because the database is damaged.`;
}

/** A page of the inbox: a heading that sorts for each column, a row for each entry. */
export function InboxTable<Row extends InboxRow, Column extends string>(props: InboxTableProps<Row, Column>) {
  const { label, columns, inbox, emptyText, drawRow, chosen, onChoose } = props;
  const open = (inbox.rows ?? []).filter(isOpen);
  const choose = (row: Row, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, row] : chosen.filter((other) => other !== row));
  return (
    <div className="table-scroll tool-card" tabIndex={0} role="region" aria-label={label}>
      {inbox.unreadable > 0 && <Alert>{describeUnreadable(inbox.unreadable)}</Alert>}
      <table className="data-table admin-table">
        <thead>
          <tr>
            <th scope="col">
              <Choice
                label="Select all"
                isChosen={open.length > 0 && chosen.length === open.length}
                isDisabled={open.length === 0}
                onChange={(isChosen) => onChoose(isChosen ? open : [])}
              />
            </th>
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
        <tbody>
          {inbox.rows?.map((row) =>
            drawRow(
              row,
              <td>
                <Choice
                  label={`Select ${row.name}`}
                  isChosen={chosen.includes(row)}
                  isDisabled={!isOpen(row)}
                  onChange={(isChosen) => choose(row, isChosen)}
                />
              </td>,
            ),
          )}
        </tbody>
      </table>
      {inbox.rows?.length === 0 && <p className="text-ink-2 p-6 text-center">{emptyText}</p>}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function Choice({ label, ...box }: ChoiceProps) {
  return (
    <Checkbox
      label={<span className="visually-hidden">{label}</span>}
      isChecked={box.isChosen}
      isDisabled={box.isDisabled}
      onChange={box.onChange}
    />
  );
}
