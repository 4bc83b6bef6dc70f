import { writeNumber } from '#core/numbers/write-number.ts';

/** Shows the size of the table. */
export function TableSizes({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  const sizes = [
    ['Rows', rows],
    ['Columns', columns],
    ['Cells', rows * columns],
  ] as const;
  return (
    <dl className="ms-auto flex gap-4">
      {sizes.map(([label, value]) => (
        <div key={label} className="flex items-baseline gap-1.5">
          <dt className="text-ink-2 text-[0.9375rem]">{label}</dt>
          <dd className="tabular font-semibold" data-testid={`stat-${label.toLowerCase()}`}>
            {writeNumber(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
