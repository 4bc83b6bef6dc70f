import { Icon } from '#client/ui/icon.tsx';

export interface SortOrder<Key extends string> {
  readonly key: Key;
  readonly isDescending: boolean;
}

interface SortableHeaderProps<Key extends string> {
  readonly label: string;
  readonly column: Key;
  readonly order: SortOrder<Key>;
  readonly onSort: (order: SortOrder<Key>) => void;
}

/** A column's heading that sorts by it; pressed again, in the opposite order. */
export function SortableHeader<Key extends string>({
  label,
  column,
  order,
  onSort,
}: SortableHeaderProps<Key>) {
  const isActive = order.key === column;
  const direction = order.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isActive ? direction : 'none'}>
      <button
        type="button"
        className="sort-button"
        onClick={() => onSort({ key: column, isDescending: isActive && !order.isDescending })}
      >
        {label}
        {isActive && <Icon name={order.isDescending ? 'arrow-down' : 'arrow-up'} />}
      </button>
    </th>
  );
}
