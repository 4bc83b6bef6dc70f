import type { ToolRun } from '#client/tool-kit/running/use-tool-run.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { DocumentReport } from '#core/json/reporting/document-report.ts';
import type { JsonOutcome } from './json-run.ts';
import { statusText, tones, verdictOf } from '../report/verdict.ts';

interface RunStatusProps {
  readonly run: ToolRun<JsonOutcome>;
  /** The report on the current text; undefined until there is one. */
  readonly report: DocumentReport | undefined;
}

/** Shows the status in the option bar. */
export function RunStatus({ run, report }: RunStatusProps) {
  if (!report || !run.output)
    return run.status === 'running' ? <span className="text-ink-2">Checking…</span> : null;
  const { icon, className } = tones[verdictOf(report).tone];
  return (
    <span className={`flex items-center gap-2 ${className}`}>
      <Icon name={icon} />
      <span data-testid="status">{statusText(run.output)}</span>
    </span>
  );
}
