import { type ReactNode, Suspense } from 'react';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { OutputActions } from '#client/tool-kit/texts/output-actions.tsx';
import { RunError, RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import { Pane } from '#client/tool-kit/texts/text-panes.tsx';
import { OutputPane } from '#client/tool-kit/texts/output-pane.tsx';
import type { ToolRun } from '#client/tool-kit/running/use-tool-run.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import type { ShowIssue } from './issue-list.tsx';
import type { JsonClient } from './json-client.ts';
import type { JsonOutcome } from './json-run.ts';
import { hasNotice, isJsonLines, outputName } from '../report/verdict.ts';
import { ReportNotice } from './report-notice.tsx';
import { ValidationReport } from './validation-report.tsx';
import { type ChangeState, type JsonState, schema } from '../state.ts';
import type { JsonSource } from '../session-api.ts';

interface OutputPanelProps {
  readonly client: JsonClient;
  readonly source: JsonSource;
  readonly run: ToolRun<JsonOutcome>;
  readonly state: JsonState;
  readonly change: ChangeState;
  readonly onShow: ShowIssue;
  readonly onRepair: () => void;
  readonly onRunAgain: () => void;
}

// Only on request, because few people use the tree.
const TreePanel = lazyPart(async () => ({ default: (await import('./tree-panel.tsx')).TreePanel }));

/** The right pane: the formatted text, the tree, or the validation report. */
export function OutputPanel(props: OutputPanelProps) {
  const { client, source, run, state, change } = props;
  const outcome = run.output;
  const isCurrent = outcome?.source === source;
  if (state.mode === 'validate') {
    return (
      <Pane title="Output">
        <div className={`h-full overflow-y-auto ${run.isStale ? 'stale' : ''}`}>
          <Feedback {...props} />
          {outcome && <ValidationReport {...reportProps(props, outcome)} />}
        </div>
      </Pane>
    );
  }
  const toolbar = (
    <>
      <OptionFields schema={schema} only={['view']} options={state} change={change} />
      <OutputActions
        output={outcome?.shown}
        fileName={outputName(outcome)}
        mediaType="application/json"
        kind={kindOf(outcome, state)}
      />
    </>
  );
  const notice = hasFeedback(props) && (
    <div className="grid gap-2">
      <Feedback {...props} />
      {outcome && <ReportNotice {...reportProps(props, outcome)} />}
    </div>
  );
  if (state.view === 'tree' && isCurrent && outcome.report.dialect) {
    return (
      <Pane title="Output" toolbar={toolbar}>
        <Suspense>
          <TreePanel key={source.id} client={client} source={source} />
        </Suspense>
      </Pane>
    );
  }
  if (notice && !outcome?.shown) {
    return (
      <Pane title="Output" toolbar={toolbar}>
        <div className="h-full overflow-y-auto p-3">{notice}</div>
      </Pane>
    );
  }
  return (
    <OutputPane
      output={outcome?.shown}
      language="json"
      isStale={run.isStale || (outcome?.isShownStale ?? false)}
      placeholder="The result appears here"
      toolbar={toolbar}
      notice={notice}
    />
  );
}

function reportProps({ state, change, onShow, onRepair }: OutputPanelProps, { report }: JsonOutcome) {
  const onStrictOutput = (isStrict: boolean) => change({ isStrict });
  return { report, onShow, onRepair, onStrictOutput, isStrictOutput: state.isStrict };
}

function hasFeedback(props: OutputPanelProps): boolean {
  const { run } = props;
  const hasReport = run.output !== undefined && hasNotice(run.output.report);
  return hasReport || run.error !== undefined || run.progress !== undefined || isStopped(props);
}

/** Returns whether a long run was canceled. */
function isStopped({ run, source }: OutputPanelProps): boolean {
  return (
    run.status !== 'running' && !run.error && run.output?.source !== source && typeof source.data !== 'string'
  );
}

function Feedback(props: OutputPanelProps): ReactNode {
  const { run, onRunAgain } = props;
  return (
    <>
      {isStopped(props) && (
        <Alert tone="info" title="Stopped">
          <p>
            <Button isSmall icon="rotate-ccw" onClick={onRunAgain}>
              Run again
            </Button>
          </p>
        </Alert>
      )}
      {run.status === 'running' && run.progress && (
        <RunProgress
          label="Working"
          progress={run.progress}
          startedAtMs={run.startedAtMs}
          onCancel={run.cancel}
        />
      )}
      <RunError error={run.error} />
    </>
  );
}

function kindOf(outcome: JsonOutcome | undefined, state: JsonState): 'json' | 'jsonl' | 'text' {
  if (isJsonLines(outcome)) return 'jsonl';
  const dialect = outcome?.report.dialect;
  const isJson = dialect === 'json' || (state.isStrict && (dialect === 'jsonc' || dialect === 'json5'));
  return isJson || dialect === undefined ? 'json' : 'text';
}
