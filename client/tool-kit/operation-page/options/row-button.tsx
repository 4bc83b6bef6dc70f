import type { StateSchema } from '#client/tool-kit/state/state-schema.ts';
import { readOwn } from '#core/collections/read-own.ts';

interface RowButtonProps {
  readonly columns: StateSchema;
  readonly order: readonly string[];
  readonly row: readonly string[];
  readonly isEdited: boolean;
  readonly onClick: () => void;
}

/** A row in two lines: its name and number, and under them everything else. */
export function RowButton({ columns, order, row, isEdited, onClick }: RowButtonProps) {
  const cells = order.map((key, index) => ({
    box: readOwn(columns, key)?.box,
    cell: (row[index] ?? '').trim(),
  }));
  const name = cells.find(({ box }) => box === undefined);
  const figure = cells.find(({ box }) => box === 'number');
  const rest = cells.filter((each) => each !== name && each !== figure && each.cell !== '');
  return (
    <button
      type="button"
      className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-1.5 text-start"
      aria-pressed={isEdited}
      title="Edit"
      onClick={onClick}
    >
      <span className="truncate font-semibold">{name?.cell}</span>
      <span className="tabular">{figure?.cell}</span>
      <span className="text-ink-3 col-span-2 truncate text-[0.8125rem]">
        {rest.map(({ cell }) => cell).join(' · ')}
      </span>
    </button>
  );
}
