import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { useKeptFiles, useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import { InputPane, Pane, TextTool } from '#client/tool-kit/texts/text-panes.tsx';
import { useTextSource } from '#client/tool-kit/texts/text-source.ts';
import type { CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import { asBytes } from './byte-source.ts';
import { OptionsPane } from './options-pane.tsx';
import { OptionSlot } from './options/option-slot.tsx';
import type { Options } from './options/option-values.ts';
import { type StandardPageProps, useLivePage } from './standard-page.ts';
import type { RunReport } from './text-outcome.tsx';

// Only who opens several files needs it.
const BatchPanel = lazyPart(async () => ({ default: (await import('./batch/batch-panel.tsx')).BatchPanel }));

/** The standard page of a text operation: options on top, input left, output right; a row for each of several files. */
export function TextPage(props: StandardPageProps) {
  const { toolId, sample, options: firstOptions, hasNoInput } = props;
  const live = useLivePage(toolId);
  const [options, setOptions] = useState<Options>();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [told, setReport] = useState<RunReport>();
  const control = useTextSource();
  const areaRef = useRef<CodeAreaHandle>(null);
  const report = control.isEmpty ? undefined : told;
  const { setText } = control;
  const takesBytes =
    live !== undefined && options !== undefined && live.operation.takesBytes?.(options) === true;
  const source = useMemo(
    () => (takesBytes ? asBytes(control.source) : control.source),
    [takesBytes, control.source],
  );
  const setTextIfAny = (text: string | undefined) => {
    if (text !== undefined) setText(text);
  };
  useKeptFiles(files);
  useReceivedData(({ files: received = [] }) => {
    if (received.length > 1) setFiles(received);
  });
  const close = useCallback(() => {
    setFiles([]);
  }, []);
  const fields = live ? (
    <live.parts.LiveOptions
      operation={live.operation}
      onOptions={setOptions}
      part={report?.part}
      hasInput={!control.isEmpty}
      {...(files.length === 0 ? { onInvert: setTextIfAny } : {})}
    />
  ) : (
    <OptionSlot options={firstOptions} />
  );
  if (files.length > 0 && options) {
    return (
      <Suspense>
        <BatchPanel {...{ toolId, files, options }} optionFields={fields} onClose={close} />
      </Suspense>
    );
  }
  if (live && options ? live.operation.optionalInput?.isUsed(options) === false : hasNoInput) {
    return (
      <TextTool options={fields}>
        <OptionsPane {...{ toolId, live, options }} />
      </TextTool>
    );
  }
  return (
    <TextTool options={fields} status={report?.status}>
      <InputPane
        control={{ ...control, source }}
        placeholder="Type or paste text, or drop one file or many"
        areaRef={areaRef}
        onManyFiles={setFiles}
        {...(report ? { marks: report.marks } : {})}
        {...(sample === undefined ? {} : { sample })}
      />
      {live && options && !control.isEmpty ? (
        <live.parts.TextOutcome
          {...{ toolId, options, areaRef, source, takesBytes }}
          isRandom={live.operation.isRandom?.(options) === true}
          onReport={setReport}
        />
      ) : (
        <Pane title="Output">
          <p className="mono text-ink-3 px-4 py-2.5 text-[0.875rem]">The result appears here</p>
        </Pane>
      )}
    </TextTool>
  );
}
