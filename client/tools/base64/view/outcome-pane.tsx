import type { ReactNode } from 'react';
import { OutputActions } from '#client/tool-kit/texts/output-actions.tsx';
import { RunError, RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import { OutputPane } from '#client/tool-kit/texts/output-pane.tsx';
import { DecodedPane, type OutcomePaneProps, SwapButton, toTextOutput } from './decoded-pane.tsx';
import { RemarkList } from './remark-list.tsx';
import type { Outcome } from './use-base64.ts';

const failures = {
  encode: 'Failed to encode text. Make sure it contains valid characters.',
  decode: 'Failed to decode. Input may not be valid Base64.',
} as const;

/** The right pane: Base64, decoded text, or decoded bytes shown as what they are. */
export function OutcomePane(props: OutcomePaneProps) {
  const { control, state } = props;
  const { run } = control;
  // The other tab's result must not pass for this one's.
  const outcome = run.output?.type === `${state.tab}d` ? run.output : undefined;
  const notice = drawNotices(props, outcome);
  if (outcome?.type === 'decoded') return <DecodedPane {...props} outcome={outcome} notice={notice} />;
  const output = outcome && toTextOutput(outcome);
  const toolbar = (
    <>
      <OutputActions
        output={output}
        fileName="encoded.txt"
        mediaType="text/plain"
        // Other tools read the standard alphabets alone.
        kind={state.alphabet === 'standard' ? 'base64' : 'text'}
      />
      <SwapButton {...props} text={outcome?.text} />
    </>
  );
  return <OutputPane output={output} isStale={run.isStale} toolbar={toolbar} notice={notice} />;
}

/** Undefined when there is nothing to say, so that no empty strip stands above the output. */
function drawNotices(props: OutcomePaneProps, outcome: Outcome | undefined): ReactNode {
  const { control, state, areaRef } = props;
  const { run, startedAtMs } = control;
  const jump = (offset: number | undefined) => {
    if (offset !== undefined) areaRef.current?.select(offset, offset + 1);
  };
  const isLong = run.status === 'running' && run.progress !== undefined;
  const isRemarked =
    outcome?.type === 'decoded' && (outcome.remarks.length > 0 || outcome.note !== undefined);
  if (!isLong && !run.error && !isRemarked) return undefined;
  const canJump = control.source.type === 'text' && run.error?.details.offset !== undefined;
  return (
    <div className="grid gap-2">
      {isLong && (
        <RunProgress
          label={state.tab === 'encode' ? 'Encoding' : 'Decoding'}
          progress={run.progress}
          startedAtMs={startedAtMs}
          onCancel={run.cancel}
        />
      )}
      <RunError
        error={run.error}
        title={failures[state.tab]}
        {...(canJump ? { onJump: ({ details }) => jump(details.offset) } : {})}
      />
      {isRemarked && !run.error && (
        <RemarkList
          remarks={outcome.remarks}
          note={outcome.note}
          {...(control.source.type === 'text' ? { onJump: jump } : {})}
        />
      )}
    </div>
  );
}
