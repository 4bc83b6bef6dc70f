import { writeNumber } from '#core/numbers/write-number.ts';

/** Shows the size of the table. */
export function TableSizes({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  const sizes = [
    ['Rows', rows],
    ['Columns', columns],
    ['Cells', rows * columns],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-3">
      {sizes.map(([label, value]) => (
        <div key={label} className="tool-card p-3">
          <dt className="text-ink-2 text-[0.9375rem]">{label}</dt>
          <dd className="tabular text-xl font-semibold" data-testid={`stat-${label.toLowerCase()}`}>
            {writeNumber(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
