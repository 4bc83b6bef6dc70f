import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { formatCount } from '#core/numbers/number-format.ts';
import type { IssueReport } from '#core/json/reporting/issue-reports.ts';

/** Moves to an issue in the input. */
export type ShowIssue = (issue: IssueReport) => void;

interface IssueListProps {
  /** The name of the list. */
  readonly label: string;
  readonly issues: readonly IssueReport[];
  /** The total number; the list may have fewer. */
  readonly count: number;
  readonly onShow: ShowIssue;
}

const firstShown = 5;

/** Lists issues with their positions; a click moves there. */
export function IssueList({ label, issues, count, onShow }: IssueListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? issues : issues.slice(0, firstShown);
  const hidden = count - issues.length;
  return (
    <>
      <ul className="grid gap-1" aria-label={label}>
        {shown.map((issue) => (
          <li key={`${issue.code} ${issue.startByte}`} className="flex items-start gap-2">
            <Button
              tone="plain"
              isSmall
              className="tabular mono min-w-[6ch] shrink-0 text-start underline"
              aria-label={`${issue.line}:${issue.column}, go to line ${issue.line}, column ${issue.column}`}
              onClick={() => onShow(issue)}
            >
              {issue.line}:{issue.column}
            </Button>
            <p className="min-w-0 pt-1 wrap-anywhere">
              {issue.message}. {issue.hint && <span className="text-ink-2">{issue.hint}</span>}
            </p>
          </li>
        ))}
      </ul>
      {issues.length > firstShown && (
        <p>
          <Button isSmall aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show the first five' : `Show all ${issues.length}`}
          </Button>
        </p>
      )}
      {isWhole && hidden > 0 && <p className="text-ink-2">And {formatCount(hidden, 'more', 'more')}.</p>}
    </>
  );
}
