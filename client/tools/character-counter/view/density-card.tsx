import { withoutMarkRuns } from '#client/ui/code/mark-runs.ts';
import type { Frequency } from '#core/text/counting/frequency.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

const maxShownLength = 60;

interface DensityCardProps {
  readonly density: readonly Frequency[];
  readonly isStale: boolean;
}

/** Shows the five most frequent words. */
export function DensityCard({ density, isStale }: DensityCardProps) {
  return (
    <section className="tool-card tool-pad" aria-labelledby="word-density">
      <h2 id="word-density" className="mb-3 text-lg">
        Word Density
      </h2>
      {density.length === 0 ? (
        <p className="text-ink-3">The five most frequent words appear here.</p>
      ) : (
        <ol className={`grid gap-1.5 ${isStale ? 'stale' : ''}`}>
          {density.map(({ item, count, share }) => (
            <li key={item} className="flex items-baseline gap-3">
              <span className="min-w-0 flex-1 truncate font-semibold" title={shorten(item)}>
                {shorten(item)}
              </span>
              <span className="tabular text-ink-2">
                {writeNumber(count)} ·{' '}
                {writeNumber(share * 100, 'en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Cuts long words, because a long text without spaces must not take long to draw. */
function shorten(word: string): string {
  return word.length > maxShownLength ? `${withoutMarkRuns(word.slice(0, maxShownLength))}…` : word;
}
