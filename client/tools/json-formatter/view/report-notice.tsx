import type { ReactNode } from 'react';
import { NotesStrip } from '#client/tool-kit/texts/one-row.tsx';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { formatCount } from '#core/numbers/number-format.ts';
import { dialectNames } from '#core/json/reading/dialect.ts';
import type { DocumentReport } from '#core/json/reporting/document-report.ts';
import { hasNotice } from '../report/verdict.ts';
import { IssueList, type ShowIssue } from './issue-list.tsx';

interface ReportNoticeProps {
  readonly report: DocumentReport;
  /** Whether the output is converted to strict JSON. */
  readonly isStrictOutput: boolean;
  readonly onShow: ShowIssue;
  readonly onRepair: () => void;
  readonly onStrictOutput: (isStrict: boolean) => void;
  /** Whether to list everything at once, as for Validate. */
  readonly isFull?: boolean;
}

/** Lists the issues of a text: errors, violations of strict JSON, warnings, notes. */
export function ReportNotice(props: ReportNoticeProps) {
  const { report, onShow, isFull = false } = props;
  const { warnings, warningCount, notes } = report;
  if (!hasNotice(report)) return null;
  if (report.dialect && report.isStrict && !isFull) {
    return (
      <NotesStrip>
        {warningCount > 0 && (
          <Alert tone="warn">
            <IssueList label="Warnings" issues={warnings} count={warningCount} onShow={onShow} />
          </Alert>
        )}
        <Notes notes={notes} />
      </NotesStrip>
    );
  }
  return (
    <div className="grid gap-2 text-[0.9375rem]">
      {report.dialect ? <DialectNotice {...props} /> : <ErrorNotice {...props} />}
      {warningCount > 0 && (
        <Foldout title={formatCount(warningCount, 'warning')} isOpen={isFull}>
          <IssueList label="Warnings" issues={warnings} count={warningCount} onShow={onShow} />
        </Foldout>
      )}
      <Notes notes={notes} />
    </div>
  );
}

function Notes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Alert tone="info">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Alert>
  );
}

function ErrorNotice({ report, onShow, onRepair, isFull = false }: ReportNoticeProps) {
  const { errors, errorCount, offenses, offenseCount } = report;
  return (
    <Alert title="Invalid JSON">
      <IssueList label="Errors" issues={errors} count={errorCount} onShow={onShow} />
      {offenseCount > 0 && (
        <Foldout
          title={`${formatCount(offenseCount, 'place')} that strict JSON does not allow`}
          isOpen={isFull}
        >
          <IssueList label="Not strict JSON" issues={offenses} count={offenseCount} onShow={onShow} />
        </Foldout>
      )}
      <p>
        <Button isSmall icon="wrench" onClick={onRepair}>
          Repair…
        </Button>
      </p>
    </Alert>
  );
}

function DialectNotice(props: ReportNoticeProps) {
  const { report, isStrictOutput, isFull = false, onShow, onRepair, onStrictOutput } = props;
  const { dialect, isStrict, offenses, offenseCount } = report;
  if (isStrict || !dialect) return null;
  const [first] = offenses;
  const name = dialect === 'json5' || dialect === 'jsonc' ? dialectNames[dialect] : 'JSON5';
  return (
    <Alert tone="warn" title={`Invalid JSON: this is ${name}`}>
      {first && (
        <IssueList
          label="Not strict JSON"
          issues={isFull ? offenses : [first]}
          count={isFull ? offenseCount : 1}
          onShow={onShow}
        />
      )}
      {!isFull && offenseCount > 1 && (
        <p>And {formatCount(offenseCount - 1, 'more place', 'more places')}.</p>
      )}
      <p className="flex flex-wrap gap-2">
        {!isFull && (
          <Button
            isSmall
            icon="check"
            aria-pressed={isStrictOutput}
            onClick={() => onStrictOutput(!isStrictOutput)}
          >
            {isStrictOutput ? `Keep ${name} in the output` : 'Output strict JSON'}
          </Button>
        )}
        <Button isSmall icon="wrench" onClick={onRepair}>
          Convert the input…
        </Button>
      </p>
    </Alert>
  );
}

interface FoldoutProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

function Foldout({ title, isOpen, children }: FoldoutProps) {
  return (
    <details className="alert alert-warn block" open={isOpen}>
      <summary className="cursor-pointer font-semibold">{title}</summary>
      <div className="mt-1 grid gap-1">{children}</div>
    </details>
  );
}
