import { formatCount } from '#core/numbers/number-format.ts';
import type { PreviewReport } from '../state.ts';

/** Shows word count, reading time, and broken links. */
export function DocumentStatus({ report }: { readonly report: PreviewReport }) {
  const { counts, marks } = report;
  if (!counts || counts.characters === 0) return null;
  const { words, characters, readingMinutes } = counts;
  const parts = [
    formatCount(words, 'word'),
    formatCount(characters, 'character'),
    `${readingMinutes} min read`,
  ];
  const unused = marks.filter(({ severity }) => severity === 'info').length;
  const broken = marks.length - unused;
  if (broken > 0) parts.push(`${formatCount(broken, 'link')} to no place in here`);
  if (unused > 0) parts.push(`${formatCount(unused, 'definition')} without use`);
  return (
    <span className="tabular" data-testid="counts">
      {parts.join(' · ')}
    </span>
  );
}
