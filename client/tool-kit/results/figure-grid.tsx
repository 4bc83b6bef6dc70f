import type { Figure } from '#client/tool-kit/operations/operation.ts';

interface FigureGridProps {
  readonly figures: readonly Figure[];
  readonly isStale: boolean;
}

const longValue = 14;

/** Returns the columns of a value: two for long ones such as dates, all if it is the only one. */
function spanOf(value: string, count: number): string {
  if (value.length <= longValue) return '';
  return count === 1 ? 'col-span-full' : 'col-span-2';
}

/** The main numbers of a result, each under its name. */
export function FigureGrid({ figures, isStale }: FigureGridProps) {
  return (
    <dl
      className={`grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3 ${isStale ? 'stale' : ''}`}
      aria-label="Result"
      data-print=""
    >
      {figures.map(({ label, value }) => (
        <div key={label} className={spanOf(value, figures.length)}>
          <dt className="text-ink-2 text-[0.9375rem]">{label}</dt>
          <dd className="tabular text-2xl font-semibold max-md:text-xl wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
