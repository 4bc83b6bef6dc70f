import { Icon } from '#client/ui/icon.tsx';
import { formatBytes } from '#core/numbers/number-format.ts';
import type { DocumentReport } from '#core/json/reporting/document-report.ts';
import { ReportNotice } from './report-notice.tsx';
import { tones, verdictOf } from '../report/verdict.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

type ValidationReportProps = Parameters<typeof ReportNotice>[0];

/** The output of Validate: the status, all issues, and statistics of the document. */
export function ValidationReport(props: ValidationReportProps) {
  const { report } = props;
  const { tone, title, details } = verdictOf(report);
  return (
    <div className="grid content-start gap-4 p-4">
      <p className={`flex items-center gap-2 text-[1.375rem] font-semibold ${tones[tone].className}`}>
        <Icon name={tones[tone].icon} />
        <span data-testid="verdict">{title}</span>
        {details.length > 0 && (
          <span className="text-ink-2 text-[1rem] font-normal">{details.join(' · ')}</span>
        )}
      </p>
      <ReportNotice {...props} isFull />
      {report.dialect && <Statistics report={report} />}
    </div>
  );
}

function Statistics({ report: { statistics } }: { readonly report: DocumentReport }) {
  const { sizeBytes, documents, keys, objects, arrays, strings, numbers, booleans, nulls, maxDepth } =
    statistics;
  const rows: readonly (readonly [string, string | number])[] = [
    ['Size', formatBytes(sizeBytes)],
    ...(documents > 1 ? [['Documents', documents] as const] : []),
    ['Keys', keys],
    ['Objects', objects],
    ['Arrays', arrays],
    ['Strings', strings],
    ['Numbers', numbers],
    ['true and false', booleans],
    ['null', nulls],
    ['Levels', maxDepth],
  ];
  return (
    <table className="data-table max-w-80">
      <caption className="visually-hidden">What the document holds</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="text-end">{typeof value === 'number' ? writeNumber(value) : value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
