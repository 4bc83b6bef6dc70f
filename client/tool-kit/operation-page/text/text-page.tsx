import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { useKeptFiles, useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import type { Handoff } from '#client/lib/sharing/handoff.ts';
import { useTextSource } from '#client/tool-kit/texts/text-source.ts';
import { asBytes } from './byte-source.ts';
import { OperationPanes, type SetOptions } from './operation-panes.tsx';
import { OptionSlot } from '../options/option-slot.tsx';
import type { Options } from '../use-operation.ts';
import { type StandardPageProps, useLivePage } from '../standard-page.ts';
import type { RunReport } from './text-outcome.tsx';

// Needed only for several files.
const BatchPanel = lazyPart(async () => ({ default: (await import('../batch/batch-panel.tsx')).BatchPanel }));

/** The standard page of a text operation: options on top, input left, output right; a row for each of several files. */
export function TextPage(props: StandardPageProps) {
  const { toolId, sample, input = {}, options: firstOptions, hasNoInput } = props;
  const live = useLivePage(toolId);
  const [set, setSet] = useState<SetOptions>();
  const options = set?.options;
  const [received, setReceived] = useState<Handoff>();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [told, setReport] = useState<RunReport>();
  const takesBytes =
    live !== undefined && options !== undefined && live.operation.takesBytes?.(options) === true;
  const control = useTextSource({
    isSecret: input.isSecret === true,
    initialText: input.isFilled ? (sample ?? '') : '',
    takesBytes,
  });
  const report = control.isEmpty ? undefined : told;
  const { setText } = control;
  const runRef = useRef<() => void>(undefined);
  const source = useMemo(
    () => (takesBytes ? asBytes(control.source) : control.source),
    [takesBytes, control.source],
  );
  const setTextIfAny = (text: string | undefined) => {
    if (text !== undefined) setText(text);
  };
  useKeptFiles(files);
  useReceivedData((handoff) => {
    if (!handoff.values) setReceived(handoff);
    if (handoff.files && handoff.files.length > 1) setFiles(handoff.files);
  });
  const takeOptions = useCallback((own: Options, change: SetOptions['change']) => {
    setSet({ options: own, change });
  }, []);
  const close = useCallback(() => {
    setFiles([]);
  }, []);
  const fields = live ? (
    <live.parts.LiveOptions
      operation={live.operation}
      onOptions={takeOptions}
      received={received}
      before={options}
      part={report?.part}
      hasInput={!control.isEmpty}
      onTab={input.isClearedByTabs ? (goBack) => control.replace('', goBack) : undefined}
      {...(files.length === 0 ? { onInvert: setTextIfAny, onRun: () => runRef.current?.() } : {})}
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
  return (
    <OperationPanes
      {...{ toolId, sample, input, hasNoInput, live, set, control, source, takesBytes, report, setReport }}
      runRef={runRef}
      optionFields={fields}
      onManyFiles={setFiles}
    />
  );
}
