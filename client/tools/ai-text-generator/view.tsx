import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { EmptyPane } from '#client/tool-kit/texts/empty-pane.tsx';
import { InputPane } from '#client/tool-kit/texts/input-pane.tsx';
import { TextTool } from '#client/tool-kit/texts/text-panes.tsx';
import { useTextSource } from '#client/tool-kit/texts/text-source.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { Segmented } from '#client/ui/segmented.tsx';
import { plainHttpReason } from '#core/site/secure-context.ts';
import type { FoundModel } from '#client/lib/text-model/offer.ts';
import type { Availability } from './model/browser-model.ts';
import { schema } from './state.ts';
import { TaskFields } from './view/task-fields.tsx';

// Not part of the first load, because neither is used before there is a text.
const TemplateOutput = lazyPart(async () => ({
  default: (await import('./view/template-output.tsx')).TemplateOutput,
}));
// Loaded on demand, because few browsers have a model of their own and few sites provide one.
const BrowserModelPane = lazyPart(async () => ({
  default: (await import('./view/browser-model-pane.tsx')).BrowserModelPane,
}));
const ProvidedModelPane = lazyPart(async () => ({
  default: (await import('./view/provided-model-pane.tsx')).ProvidedModelPane,
}));

type Engine = 'templates' | 'browser' | 'provided';

const sample = 'the summer party\nit begins at 6 on Friday\nbring a salad\nchildren are welcome';

export default function AiTextGenerator() {
  const [options, change] = useToolState(schema);
  const control = useTextSource();
  const { availability, provided, reason } = useModels();
  const [engine, setEngine] = useState<Engine>('templates');
  const { source } = control;
  const engines = listEngines(availability, provided);
  // Only typed text goes to a model; files are too long for it.
  const model =
    source.type === 'text' && engines.some(({ value }) => value === engine) ? engine : 'templates';
  return (
    <TextTool
      options={
        <>
          <TaskFields options={options} change={change} isByModel={model !== 'templates'} />
          {engines.length > 1 && (
            <Segmented label="Engine" value={engine} choices={engines} onChange={setEngine} />
          )}
        </>
      }
    >
      <InputPane
        control={control}
        placeholder={
          options.task === 'summary' || options.task === 'points'
            ? 'The text, typed, pasted or dropped'
            : 'The topic; then a fact on each line'
        }
        sample={sample}
      />
      <div className="flex min-w-0 flex-col">
        {engines.length === 1 && (
          <p className="border-line text-ink-2 order-1 border-t px-4 py-2 text-[0.9375rem]">
            Engine: template writer (no AI).{' '}
            {availability === undefined
              ? (reason ?? 'This browser has no built-in model.')
              : 'The model of this browser cannot run on this device.'}
          </p>
        )}
        <Suspense fallback={<EmptyPane text="The draft appears here" />}>
          {model === 'browser' && source.type === 'text' && availability !== undefined ? (
            <BrowserModelPane text={source.text} options={options} availability={availability} />
          ) : model === 'provided' && source.type === 'text' && provided ? (
            <ProvidedModelPane text={source.text} options={options} found={provided} />
          ) : control.isEmpty ? (
            <EmptyPane text="The draft appears here" />
          ) : (
            <TemplateOutput content={source.type === 'file' ? source.file : source.text} options={options} />
          )}
        </Suspense>
      </div>
    </TextTool>
  );
}

interface Models {
  /** The availability of the browser's own model; undefined until it is known, and in a browser without one. */
  readonly availability: Availability | undefined;
  /** The model that this site provides, if it does. */
  readonly provided: FoundModel | undefined;
  /** Why no browser has a model for this page; undefined if one may. */
  readonly reason?: string | undefined;
}

function listEngines(
  availability: Models['availability'],
  provided: Models['provided'],
): { readonly value: Engine; readonly label: string }[] {
  const hasOwn = availability !== undefined && availability !== 'unavailable';
  return [
    { value: 'templates', label: 'Template writer (no AI)' },
    ...(hasOwn ? [{ value: 'browser' as const, label: "Browser's own model" }] : []),
    ...(provided ? [{ value: 'provided' as const, label: "This site's model" }] : []),
  ];
}

function useModels(): Models {
  const [models, setModels] = useState<Models>({ availability: undefined, provided: undefined });
  useEffect(() => {
    void import('./model/browser-model.ts').then(async ({ modelAvailability }) => {
      const availability = await modelAvailability();
      const reason = plainHttpReason('offer a built-in model');
      setModels((before) => ({ ...before, availability, reason }));
    });
    void import('#client/lib/text-model/offer.ts').then(async ({ findTextModel }) => {
      const provided = await findTextModel();
      setModels((before) => ({ ...before, provided }));
    });
  }, []);
  return models;
}
