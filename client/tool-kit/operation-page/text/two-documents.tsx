import { Suspense, useMemo } from 'react';
import type { StateSchema } from '#client/tool-kit/state/state-schema.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { EmptyPane } from '#client/tool-kit/texts/empty-pane.tsx';
import type { TextSource } from '#client/tool-kit/texts/source.ts';
import { OptionStrip } from '#client/tool-kit/texts/option-strip.tsx';
import { InputPane } from '#client/tool-kit/texts/input-pane.tsx';
import { useTextSource } from '#client/tool-kit/texts/text-source.ts';
import type { CodeHighlight } from '#client/ui/code/code-marks.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { type Options, useOperation } from '#client/tool-kit/operation-page/use-operation.ts';

// Needed only once there are documents.
const Result = lazyPart(async () => ({ default: (await import('./two-documents-result.tsx')).Result }));

interface DocumentWords {
  readonly title: string;
  readonly placeholder: string;
  /** The name of a text that is typed. */
  readonly fileName: string;
  readonly sample: string;
}

interface TwoDocumentsProps {
  readonly toolId: string;
  /** A constant of its module. */
  readonly schema: StateSchema;
  readonly first: DocumentWords;
  readonly second: DocumentWords;
  /** False for options under which the first document is all. */
  readonly needsSecond?: (options: Options) => boolean;
  readonly placeholder: string;
}

const noHighlights: readonly (readonly CodeHighlight[])[] = [];

/** The page of an operation on two text files, which are typed, pasted, dropped or opened side by side. */
export function TwoDocuments(props: TwoDocumentsProps) {
  const { toolId, schema, first, second, needsSecond = () => true, placeholder } = props;
  const [options, change] = useToolState(schema);
  const one = useTextSource();
  const two = useTextSource({ secondName: 'second' });
  const isOfTwo = needsSecond(options);
  const isReady = !one.isEmpty && !(isOfTwo && two.isEmpty);
  const files = useMemo(() => {
    if (!isReady) return undefined;
    const file = toFile(one.source, first.fileName);
    return isOfTwo ? [file, toFile(two.source, second.fileName)] : [file];
  }, [isReady, isOfTwo, one.source, two.source, first.fileName, second.fileName]);
  const run = useOperation(toolId, files, options);
  // An operation may color places of its documents.
  const detail = run.isStale || !isReady ? undefined : run.output?.detail;
  const [inFirst, inSecond] = (detail ?? noHighlights) as typeof noHighlights;
  const openBoth = ([before, after]: File[]) => {
    if (before) one.openFile(before).catch(reportFailure);
    if (after) two.openFile(after).catch(reportFailure);
  };
  const showSample = () => {
    one.setText(first.sample);
    two.setText(second.sample);
  };
  const pane = { onManyFiles: openBoth, isOneOfTwo: true } as const;
  const result = (
    <Suspense>
      <Result run={run} placeholder={placeholder} />
    </Suspense>
  );
  const beside = isReady ? result : <EmptyPane text={placeholder} />;
  return (
    <div className="text-tool">
      <OptionStrip
        options={<OptionFields schema={schema} options={options} change={change} />}
        status={run.isStale ? '' : (run.output?.summary ?? '')}
      />
      <div className="panes max-md:[&_.pane-body]:h-[max(9rem,19dvh)]! md:[&_.pane-body]:h-[36dvh]">
        <InputPane
          control={one}
          title={first.title}
          placeholder={first.placeholder}
          {...pane}
          {...colored(inFirst)}
        />
        {isOfTwo ? (
          <InputPane
            control={two}
            title={second.title}
            placeholder={second.placeholder}
            {...pane}
            {...colored(inSecond)}
          />
        ) : (
          beside
        )}
      </div>
      {isOfTwo && isReady && <div className="border-line border-t md:[&_.pane-body]:h-[36dvh]">{result}</div>}
      {!isReady && (
        <p className="border-line text-ink-3 border-t px-4 py-4">
          {isOfTwo ? `${placeholder} once there are two documents. ` : ''}
          <button type="button" className="underline" onClick={showSample}>
            Show a sample
          </button>
        </p>
      )}
    </div>
  );
}

const colored = (highlights: readonly CodeHighlight[] | undefined) => (highlights ? { highlights } : {});

function toFile(source: TextSource, name: string): File {
  if (source.type === 'file') return source.file;
  return new File([source.text], source.fileName ?? name, { type: 'text/plain;charset=utf-8' });
}
