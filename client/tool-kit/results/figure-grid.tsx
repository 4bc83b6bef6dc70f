import type { Figure } from '#client/tool-kit/operations/operation-result.ts';

interface FigureGridProps {
  readonly figures: readonly Figure[];
  readonly isStale: boolean;
}

/** The main numbers of a result, each under its name. */
export function FigureGrid({ figures, isStale }: FigureGridProps) {
  return (
    <dl
      className={`flex flex-wrap gap-x-6 gap-y-3 ${isStale ? 'stale' : ''}`}
      aria-label="Result"
      data-print=""
    >
      {figures.map(({ label, value }) => (
        <div key={label} className="max-w-full min-w-22 md:min-w-24">
          <dt className="text-ink-2 text-[0.9375rem]">{label}</dt>
          <dd className="tabular text-2xl font-semibold max-md:text-xl wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
