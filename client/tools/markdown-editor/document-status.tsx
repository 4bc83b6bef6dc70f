import { formatCount } from '#core/number-format.ts';
import type { PreviewReport } from './report.ts';

/** Words, reading time, and links that lead nowhere. */
export function DocumentStatus({ report }: { readonly report: PreviewReport }) {
  const { counts, marks } = report;
  if (!counts || counts.characters === 0) return null;
  const { words, characters, readingMinutes } = counts;
  const parts = [
    formatCount(words, 'word'),
    formatCount(characters, 'character'),
    `${readingMinutes} min read`,
  ];
  if (marks.length > 0) parts.push(`${formatCount(marks.length, 'link')} to no place in here`);
  return (
    <span className="tabular" data-testid="counts">
      {parts.join(' · ')}
    </span>
  );
}
