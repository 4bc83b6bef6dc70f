import { Suspense, useRef } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { InputPane, Pane, TextTool } from '#client/tool-kit/texts/text-panes.tsx';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import type { CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { OptionBar } from './view/option-bar.tsx';
import { schema } from './state.ts';
import { useBase64 } from './view/use-base64.ts';

// None can be used before there is an input, so they are not in the page's first load.
const FilePane = lazyPart(async () => ({ default: (await import('./view/file-pane.tsx')).FilePane }));
const OutcomePane = lazyPart(async () => ({
  default: (await import('./view/outcome-pane.tsx')).OutcomePane,
}));
const InputHint = lazyPart(async () => ({ default: (await import('./view/input-hint.tsx')).InputHint }));

const tabs = [
  { value: 'encode', label: 'Encode to Base64' },
  { value: 'decode', label: 'Decode from Base64' },
] as const;

const words = {
  encode: {
    placeholder: 'Type or paste text, or drop any file',
    sample: 'Sundry tools: naïve café, 東京, 🧰',
  },
  decode: {
    placeholder: 'Type or paste Base64, or drop a file of it',
    sample: 'U3VuZHJ5IHRvb2xzOiBuYcOvdmUgY2Fmw6ks\nIOadseS6rCwg8J-nsA',
  },
} as const;

export default function Base64Tool() {
  const [state, change] = useToolState(schema);
  const control = useBase64(state, change);
  const areaRef = useRef<CodeAreaHandle>(null);
  const { source, isEmpty, run } = control;
  const { placeholder, sample } = words[state.tab];
  useShortcuts({ run: control.convert, cancel: run.status === 'running' ? run.cancel : undefined });
  return (
    <Tabs
      label="Direction"
      value={state.tab}
      tabs={tabs}
      onChange={(tab) => change({ tab })}
      panelClassName="mt-3"
    >
      <TextTool
        options={<OptionBar state={state} change={change} control={control} />}
        status={
          <Suspense>{!isEmpty && <InputHint state={state} change={change} control={control} />}</Suspense>
        }
      >
        {source.type === 'file' ? (
          <Suspense fallback={<EmptyPane title="Input" text="" />}>
            <FilePane file={source.file} control={control} />
          </Suspense>
        ) : (
          <InputPane
            key={state.tab}
            control={control}
            placeholder={placeholder}
            sample={sample}
            showsLineEnds={state.tab === 'encode' && !state.isHex}
            areaRef={areaRef}
          />
        )}
        <Suspense fallback={<EmptyPane title="Output" text="The result appears here" />}>
          {isEmpty ? (
            <EmptyPane title="Output" text="The result appears here" />
          ) : (
            <OutcomePane control={control} state={state} change={change} areaRef={areaRef} />
          )}
        </Suspense>
      </TextTool>
    </Tabs>
  );
}

function EmptyPane({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Pane title={title}>
      <p className="mono text-ink-3 px-4 py-2.5 text-[0.875rem]">{text}</p>
    </Pane>
  );
}
