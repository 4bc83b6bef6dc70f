import { readingMinutes } from '#core/text/words/reading.ts';
import type { TextReport } from '../logic.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface StatsCardProps {
  /** Undefined while there is no text. */
  readonly report: TextReport | undefined;
  readonly isStale: boolean;
}

const rows = [
  ['Characters', 'graphemes'],
  ['Without spaces', 'withoutSpaces'],
  ['Words', 'words'],
  ['Sentences', 'sentences'],
  ['Paragraphs', 'paragraphs'],
  ['Lines', 'lines'],
] as const;

/** Shows the counts that most people want. */
export function StatsCard({ report, isStale }: StatsCardProps) {
  const minutes = readingMinutes(report?.words ?? 0);
  return (
    <section className="tool-card tool-pad" aria-labelledby="statistics" data-print="">
      <h2 id="statistics" className="mb-3 text-lg">
        Statistics
      </h2>
      <dl className={`grid grid-cols-2 gap-3 ${isStale ? 'stale' : ''}`}>
        {rows.map(([label, key]) => (
          <div key={key}>
            <dt className="text-ink-2 text-[0.9375rem]">{label}</dt>
            <dd className="tabular text-2xl font-semibold" data-testid={key}>
              {writeNumber(report?.[key] ?? 0)}
            </dd>
          </div>
        ))}
        <div className="col-span-2">
          <dt className="text-ink-2 text-[0.9375rem]">Reading time, at 225 words per minute</dt>
          <dd className="tabular text-2xl font-semibold" data-testid="minutes">
            {writeNumber(minutes)} min
          </dd>
        </div>
      </dl>
    </section>
  );
}
