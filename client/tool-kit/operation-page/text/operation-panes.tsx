import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { EmptyPane } from '#client/tool-kit/texts/empty-pane.tsx';
import { pasteAsHtml, readFormatted } from '#client/tool-kit/texts/formatted-paste.ts';
import { InputPane } from '#client/tool-kit/texts/input-pane.tsx';
import { TextTool } from '#client/tool-kit/texts/text-panes.tsx';
import type { InputWords } from '#client/tool-kit/operations/page-words.ts';
import type { TextSource } from '#client/tool-kit/texts/source.ts';
import type { TextSourceControl } from '#client/tool-kit/texts/text-source.ts';
import type { CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import { readOwn } from '#core/collections/read-own.ts';
import { OptionsPane } from '../options-pane.tsx';
import type { Options } from '../use-operation.ts';
import type { LivePage, StandardPageProps } from '../standard-page.ts';
import type { RunReport } from './text-outcome.tsx';

// Few tools have any of these.
const Alternatives = lazyPart(async () => ({ default: (await import('./alternatives.tsx')).Alternatives }));

const InputMakerButton = lazyPart(async () => ({
  default: (await import('./input-maker.tsx')).InputMakerButton,
}));

/** The options as they are, and how to change them. */
export interface SetOptions {
  readonly options: Options;
  readonly change: (change: Options) => void;
}

interface OperationPanesProps extends Pick<StandardPageProps, 'toolId' | 'sample' | 'hasNoInput'> {
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
export function OperationPanes(props: OperationPanesProps) {
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
        shape={!set || live?.operation.isShort?.(set.options) !== false ? input.shape : undefined}
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

interface PaneProps extends OperationPanesProps {
  readonly areaRef: RefObject<CodeAreaHandle | null>;
}

function TextInput({ input, live, set, control, source, report, sample, areaRef, onManyFiles }: PaneProps) {
  const shownSample = (set && live?.operation.sampleFor?.(set.options)) ?? sample;
  const placeholder = (set && live?.operation.placeholderFor?.(set.options)) ?? input.placeholder;
  useSampleInPlace(control, shownSample);
  const takesFormatted = input.takesFormatted === true;
  useEffect(() => (takesFormatted ? pasteAsHtml() : undefined), [takesFormatted]);
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
      readClipboard={takesFormatted ? readFormatted : undefined}
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
