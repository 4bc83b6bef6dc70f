import { type RefObject, useState, useEffect, useRef } from 'react';
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
import { RepairDialog } from './repair-dialog.tsx';
import { outputName } from '../report/verdict.ts';
import { OutputPanel } from './output-panel.tsx';
import type { JsonOutput, JsonSource, TextContext } from '../session-api.ts';
import type { ChangeState, JsonState } from '../state.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import type { JsonClient } from './json-client.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

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

interface ContextDialogProps {
  readonly client: JsonClient;
  readonly source: JsonSource;
  readonly issue: IssueReport;
  readonly onClose: () => void;
}

/** A dialog with the text around an issue, for files too large for the editor. */
function ContextDialog({ client, source, issue, onClose }: ContextDialogProps) {
  const [context, setContext] = useState<TextContext>();
  const markRef = useRef<HTMLElement>(null);
  const { startByte, endByte, line, column, message, hint } = issue;

  useEffect(() => {
    client.call('readContext', { source, startByte, endByte }).then(setContext, reportFailure);
  }, [client, source, startByte, endByte]);

  useEffect(() => {
    markRef.current?.scrollIntoView({ block: 'center' });
  }, [context]);

  return (
    <Dialog
      title={`Line ${writeNumber(line)}, column ${writeNumber(column)}`}
      isOpen
      isWide
      onClose={onClose}
    >
      <p>
        {message}. {hint && <span className="text-ink-2">{hint}</span>}
      </p>
      {context && (
        <pre
          className="mono bg-surface-2 max-h-[50dvh] overflow-auto rounded p-3 text-[0.875rem] wrap-anywhere whitespace-pre-wrap"
          aria-label="Surrounding text"
          role="region"
          tabIndex={0}
        >
          {context.before}
          <mark ref={markRef} className="bg-danger-soft text-danger border-danger border-b-2">
            {context.text || '\u2038'}
          </mark>
          {context.after}
        </pre>
      )}
    </Dialog>
  );
}
