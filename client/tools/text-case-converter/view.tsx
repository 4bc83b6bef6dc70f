import { Suspense, useMemo } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { InputPane, OptionStrip } from '#client/tool-kit/texts/text-panes.tsx';
import { useTextSource } from '#client/tool-kit/texts/text-source.ts';
import { useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { Button } from '#client/ui/button.tsx';
import { CaseCard } from './view/case-card.tsx';
import { caseLabels } from './case-labels.ts';
import type { Previews } from './converting.ts';
import { schema } from './state.ts';

// It cannot be used before there is a text, so it is not in the page's first load.
const TextActions = lazyPart(async () => ({
  default: (await import('./view/text-actions.tsx')).TextActions,
}));

const sampleText = "the lord of the rings: an XMLHttpRequest can't wait\nuser_id and homePageURL";

export default function TextCaseConverter() {
  const [state, change] = useToolState(schema);
  const control = useTextSource();
  const { source, isEmpty, clear } = control;
  const content = source.type === 'file' ? source.file : source.text;
  const task = useMemo(
    () =>
      content === ''
        ? undefined
        : async () => (await import('./converting.ts')).previewContent(content, state),
    [content, state],
  );
  const run = useLiveRun<Previews>(task);
  const previews = run.output;
  return (
    <div className="grid gap-4">
      <div className="text-tool [&_.pane-body]:[block-size:12rem]!">
        <OptionStrip
          options={<OptionFields schema={schema} options={state} change={change} />}
          status={
            <Button icon="rotate-ccw" isSmall disabled={isEmpty} onClick={clear}>
              Reset
            </Button>
          }
        />
        <InputPane
          control={control}
          title="Text"
          placeholder="Type or paste text, or drop a file"
          sample={sampleText}
          toolbar={<Suspense>{!isEmpty && <TextActions content={content} options={state} />}</Suspense>}
        />
      </div>
      <RunError error={run.error} />
      <ul
        className={`grid gap-3 sm:grid-cols-2 lg:grid-cols-3 ${run.error ? 'stale' : ''}`}
        aria-label="Cases"
        data-print={isEmpty ? undefined : ''}
      >
        {caseLabels.map(({ id, label }) => (
          <CaseCard
            key={id}
            id={id}
            label={label}
            preview={previews?.byCase[id]}
            isCurrent={previews?.current.includes(id) ?? false}
            content={content}
            options={state}
            onUse={control.setText}
          />
        ))}
      </ul>
    </div>
  );
}
