import {
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { useKeptFiles, useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import type { Handoff } from '#client/lib/sharing/handoff.ts';
import { EmptyPane } from '#client/tool-kit/texts/empty-pane.tsx';
import { InputPane, TextTool } from '#client/tool-kit/texts/text-panes.tsx';
import type { InputWords } from '#client/tool-kit/operations/operation.ts';
import type { TextSource } from '#client/tool-kit/texts/source.ts';
import { type TextSourceControl, useTextSource } from '#client/tool-kit/texts/text-source.ts';
import type { CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import { readOwn } from '#core/collections/read-own.ts';
import { asBytes } from './byte-source.ts';
import { OptionsPane } from '../options-pane.tsx';
import { OptionSlot } from '../options/option-slot.tsx';
import type { Options } from '../use-operation.ts';
import { type LivePage, type StandardPageProps, useLivePage } from '../standard-page.ts';
import type { RunReport } from './text-outcome.tsx';

// Needed only for several files.
const BatchPanel = lazyPart(async () => ({ default: (await import('../batch/batch-panel.tsx')).BatchPanel }));

// Few tools have any of these.
const Alternatives = lazyPart(async () => ({ default: (await import('./alternatives.tsx')).Alternatives }));

const InputMakerButton = lazyPart(async () => ({
  default: (await import('./input-maker.tsx')).InputMakerButton,
}));

interface SetOptions {
  readonly options: Options;
  readonly change: (change: Options) => void;
}

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
    <TextPanes
      {...{ toolId, sample, input, hasNoInput, live, set, control, source, takesBytes, report, setReport }}
      runRef={runRef}
      optionFields={fields}
      onManyFiles={setFiles}
    />
  );
}

interface TextPanesProps extends Pick<StandardPageProps, 'toolId' | 'sample' | 'hasNoInput'> {
  readonly input: InputWords;
  readonly live: LivePage | undefined;
  readonly set: SetOptions | undefined;
  readonly control: TextSourceControl;
  readonly source: TextSource;
  readonly takesBytes: boolean;
  readonly optionFields: ReactNode;
  readonly runRef: RefObject<(() => void) | undefined>;
  readonly report: RunReport | undefined;
  readonly setReport: (report: RunReport) => void;
  readonly onManyFiles: (files: readonly File[]) => void;
}

/**
 * Input on the left, output on the right, the tool's additions under them; only the output if the options use no
 * input.
 */
function TextPanes(props: TextPanesProps) {
  const { toolId, hasNoInput, live, set, report, optionFields, input, control, source } = props;
  const [aside, setAside] = useState<Element | null>(null);
  const areaRef = useRef<CodeAreaHandle>(null);
  const isOfOptions = live && set ? live.operation.optionalInput?.isUsed(set.options) === false : hasNoInput;
  return (
    <>
      <TextTool
        options={optionFields}
        status={report?.status}
        isTabPanel={input.tabs !== undefined}
        isLow={
          input.isLow === true && (!set || live?.operation.optionalInput?.isShort?.(set.options) !== false)
        }
      >
        {isOfOptions ? (
          <OptionsPane {...{ toolId, live }} options={set?.options} />
        ) : (
          <>
            <TextInput {...props} areaRef={areaRef} />
            <TextOutput {...props} {...{ areaRef, aside }} />
          </>
        )}
      </TextTool>
      <Suspense fallback={<div className="h-dvh" />}>
        {live?.operation.alternatives && set && (
          <Alternatives
            {...{ toolId, source }}
            {...set}
            operation={live.operation}
            setText={control.replace}
          />
        )}
      </Suspense>
      <div ref={setAside} className="mt-4 empty:hidden" />
    </>
  );
}

interface PaneProps extends TextPanesProps {
  readonly areaRef: RefObject<CodeAreaHandle | null>;
}

function TextInput({ input, live, set, control, source, report, sample, areaRef, onManyFiles }: PaneProps) {
  const shownSample = (set && live?.operation.sampleFor?.(set.options)) ?? sample;
  const placeholder = (set && live?.operation.placeholderFor?.(set.options)) ?? input.placeholder;
  useSampleInPlace(control, shownSample);
  const maker = live?.operation.maker;
  return (
    <InputPane
      control={{
        ...control,
        source,
        replace: (text, onUndo) => {
          const needed = text === shownSample && set && live?.operation.optionsForSample?.(set.options);
          control.replace(text, needed ? () => set.change(set.options) : onUndo);
          if (needed) set.change(needed);
        },
      }}
      title={input.title ?? 'Input'}
      clearLabel={input.clear}
      placeholder={placeholder ?? 'Type or paste text, or drop one file or many'}
      areaRef={areaRef}
      onManyFiles={onManyFiles}
      toolbar={
        <Suspense>
          {maker && set && <InputMakerButton maker={maker} options={set.options} replace={control.replace} />}
        </Suspense>
      }
      showsLineEnds={set !== undefined && live?.operation.showsLineEnds?.(set.options) === true}
      {...(input.language ? { language: input.language } : {})}
      {...(report ? { marks: report.marks } : {})}
      {...(report?.highlights ? { highlights: report.highlights } : {})}
      {...(shownSample === undefined ? {} : { sample: shownSample })}
    />
  );
}

/** An untouched sample gives way to the sample of other options. */
function useSampleInPlace({ source, setText }: TextSourceControl, sample: string | undefined): void {
  const before = useRef(sample);
  useEffect(() => {
    const isSample = source.type === 'text' && source.text !== '' && source.text === before.current;
    if (isSample && sample !== undefined && sample !== before.current) setText(sample);
    before.current = sample;
  }, [source, setText, sample]);
}

function TextOutput(props: PaneProps & { readonly aside: Element | null }) {
  const { toolId, input, live, set, control, source, takesBytes, areaRef, runRef, aside, setReport } = props;
  if (!live || !set || control.isEmpty) {
    const isEmptyFile = control.source.type === 'text' && control.source.fileName !== undefined;
    return isEmptyFile && control.isEmpty ? <EmptyPane text="The file is empty." /> : <EmptyPane />;
  }
  return (
    <live.parts.TextOutcome
      // The result of another tab is not shown.
      key={input.tabs && String(readOwn(set.options, input.tabs))}
      {...{ toolId, areaRef, runRef, source, takesBytes, aside, ...set }}
      operation={live.operation}
      slots={live.slots}
      setText={control.setText}
      onReport={setReport}
    />
  );
}
