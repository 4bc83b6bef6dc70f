import { Suspense, useRef } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { useOperation } from '#client/tool-kit/operation-page/use-operation.ts';
import { InputPane, Pane, TextTool } from '#client/tool-kit/texts/text-panes.tsx';
import { useTextSource } from '#client/tool-kit/texts/text-source.ts';
import { useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import type { CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import type operation from './operation.ts';
import { schema } from './state.ts';

// Neither can be used before there is an input, so they are not in the page's first load.
const OutcomePane = lazyPart(async () => ({
  default: (await import('./view/outcome-pane.tsx')).OutcomePane,
}));
const Details = lazyPart(async () => ({ default: (await import('./view/details.tsx')).Details }));

const tabs = [
  { value: 'encode', label: 'Encode' },
  { value: 'decode', label: 'Decode' },
] as const;

/** The direction is chosen by the tabs. */
const optionNames = Object.keys(schema).filter((name) => name !== 'tab');

const words = {
  encode: { placeholder: 'Type or paste text, or drop a file', sample: 'café & crème, 50% off!' },
  decode: {
    placeholder: 'Type or paste an encoded text or a URL, or drop a file',
    sample: 'https://example.com/caf%C3%A9?q=cr%C3%A8me+br%C3%BBl%C3%A9e&next=%2Fmenu%3Fday%3D1#top',
  },
} as const;

export default function UrlEncoder() {
  const [state, change] = useToolState(schema);
  const control = useTextSource();
  const areaRef = useRef<CodeAreaHandle>(null);
  const { source, isEmpty, clear } = control;
  const content = source.type === 'file' ? source.file : source.text;
  const run = useOperation<typeof operation>('url-encoder', content, state);
  // The other tab's result must not pass for this one's.
  const outcome = run.output?.detail?.tab === state.tab ? run.output : undefined;
  useReceivedData(({ text }) => {
    if (text !== undefined) change({ tab: /%[0-9a-f]{2}/i.test(text) ? 'decode' : 'encode' });
  });
  const { placeholder, sample } = words[state.tab];
  return (
    <Tabs
      label="Direction"
      value={state.tab}
      tabs={tabs}
      onChange={(tab) => {
        if (tab === state.tab) return;
        clear();
        change({ tab });
      }}
      panelClassName="mt-3 grid gap-4"
    >
      <TextTool options={<OptionFields schema={schema} only={optionNames} options={state} change={change} />}>
        <InputPane
          control={control}
          placeholder={placeholder}
          sample={sample}
          marks={run.marks}
          areaRef={areaRef}
        />
        <Suspense fallback={<EmptyOutput />}>
          {isEmpty ? (
            <EmptyOutput />
          ) : (
            <OutcomePane
              run={run}
              outcome={outcome}
              control={control}
              state={state}
              change={change}
              areaRef={areaRef}
            />
          )}
        </Suspense>
      </TextTool>
      <Suspense>
        {source.type === 'text' && !isEmpty && (
          <Details text={source.text} setText={control.setText} state={state} change={change} />
        )}
      </Suspense>
    </Tabs>
  );
}

function EmptyOutput() {
  return (
    <Pane title="Output">
      <p className="mono text-ink-3 px-4 py-2.5 text-[0.875rem]">The result appears here</p>
    </Pane>
  );
}
