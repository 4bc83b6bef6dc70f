import { type RefObject, useState } from 'react';
import { copyText } from '#client/lib/sharing/clipboard.ts';
import { saveOutput } from '#client/tool-kit/texts/output-actions.tsx';
import type { TextSourceControl } from '#client/tool-kit/texts/text-source.ts';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import type { CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { toEditorOffsets } from '../report/editor-marks.ts';
import type { IssueReport } from '#core/json/reporting/issue-reports.ts';
import type { JsonRun } from './json-run.ts';
import { ContextDialog } from './context-dialog.tsx';
import { RepairDialog } from './repair-dialog.tsx';
import { outputName } from '../report/verdict.ts';
import { OutputPanel } from './output-panel.tsx';
import type { JsonOutput } from '../session-api.ts';
import type { ChangeState, JsonState } from '../state.ts';

interface OutputSideProps {
  readonly control: TextSourceControl;
  /** The input's editor, which shows the issues. */
  readonly areaRef: RefObject<CodeAreaHandle | null>;
  readonly jsonRun: JsonRun;
  readonly state: JsonState;
  readonly change: ChangeState;
}

/** Everything that needs a text: the output, the shortcuts, and their dialogs. */
export function OutputSide({ control, areaRef, jsonRun, state, change }: OutputSideProps) {
  const { client, source, run, runAgain } = jsonRun;
  const [isRepairing, setIsRepairing] = useState(false);
  const [shownIssue, setShownIssue] = useState<IssueReport>();
  const outcome = run.output;
  const shown = outcome?.shown;

  useShortcuts({
    run: runAgain,
    copy: shown && (() => void copyOutput(shown).catch(reportFailure)),
    download: shown && (() => saveOutput(shown, outputName(outcome), 'application/json')),
    cancel: run.status === 'running' ? run.cancel : undefined,
  });

  const showIssue = (issue: IssueReport) => {
    if (control.source.type === 'file') setShownIssue(issue);
    else {
      const [from = 0, to = from] = toEditorOffsets(control.source.text, [issue.offset, issue.endOffset]);
      areaRef.current?.select(from, to);
    }
  };

  return (
    <>
      <OutputPanel
        client={client}
        source={source}
        run={run}
        state={state}
        change={change}
        onShow={showIssue}
        onRepair={() => setIsRepairing(true)}
        onRunAgain={runAgain}
      />
      {isRepairing && (
        <RepairDialog
          client={client}
          source={source}
          control={control}
          onClose={() => setIsRepairing(false)}
        />
      )}
      {shownIssue && (
        <ContextDialog
          client={client}
          source={source}
          issue={shownIssue}
          onClose={() => setShownIssue(undefined)}
        />
      )}
    </>
  );
}

async function copyOutput(output: JsonOutput): Promise<void> {
  await copyText('blob' in output ? await output.blob.text() : output.text);
  notify({ title: 'Copied!' });
}
