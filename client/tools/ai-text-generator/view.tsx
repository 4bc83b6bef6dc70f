import { lazy, Suspense, useEffect, useState } from 'react';
import { InputPane, Pane, TextTool } from '#client/tool-kit/texts/text-panes.tsx';
import { useTextSource } from '#client/tool-kit/texts/text-source.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { Segmented } from '#client/ui/segmented.tsx';
import type { Availability } from './model/browser-model.ts';
import { schema } from './state.ts';
import { TaskFields } from './view/task-fields.tsx';

// Neither can be used before there is a text.
const TemplateOutput = lazy(async () => ({
  default: (await import('./view/template-output.tsx')).TemplateOutput,
}));
// Few browsers have a model of their own.
const ModelPane = lazy(async () => ({ default: (await import('./view/model-pane.tsx')).ModelPane }));

const sample = 'the summer party\nit begins at 6 on Friday\nbring a salad\nchildren are welcome';

export default function AiTextGenerator() {
  const [options, change] = useToolState(schema);
  const control = useTextSource();
  const availability = useModelAvailability();
  const [engine, setEngine] = useState<'templates' | 'model'>('templates');
  const { source } = control;
  const hasModel = availability !== undefined && availability !== 'unavailable';
  const isByModel = engine === 'model' && hasModel && source.type === 'text';
  return (
    <TextTool options={<TaskFields options={options} change={change} isByModel={isByModel} />}>
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
        <div className="border-line border-b px-4 py-2">
          {hasModel ? (
            <Segmented
              label="Engine"
              value={engine}
              choices={[
                { value: 'templates', label: 'Template writer (no AI)' },
                { value: 'model', label: "Browser's own model" },
              ]}
              onChange={setEngine}
            />
          ) : (
            <p className="text-ink-2 text-[0.9375rem]">
              Engine: template writer (no AI).{' '}
              {availability === undefined
                ? 'This browser has no model of its own.'
                : 'The model of this browser cannot run on this device.'}
            </p>
          )}
        </div>
        {isByModel ? (
          <Suspense fallback={<EmptyOutput />}>
            <ModelPane text={source.text} options={options} availability={availability} />
          </Suspense>
        ) : (
          <Suspense fallback={<EmptyOutput />}>
            {control.isEmpty ? (
              <EmptyOutput />
            ) : (
              <TemplateOutput
                content={source.type === 'file' ? source.file : source.text}
                options={options}
              />
            )}
          </Suspense>
        )}
      </div>
    </TextTool>
  );
}

function EmptyOutput() {
  return (
    <Pane title="Output">
      <p className="mono text-ink-3 px-4 py-2.5 text-[0.875rem]">The draft appears here</p>
    </Pane>
  );
}

/** Undefined until it is known, and in a browser without one. */
function useModelAvailability(): Availability | undefined {
  const [availability, setAvailability] = useState<Availability>();
  useEffect(() => {
    void import('./model/browser-model.ts').then(async ({ modelAvailability }) =>
      setAvailability(await modelAvailability()),
    );
  }, []);
  return availability;
}
