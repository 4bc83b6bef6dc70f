import type { NoteFix, NotePlace } from '#core/errors.ts';
import { type RefObject, Suspense, useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import {
  type AnyOperation,
  type OperationSource,
  typeOfEditedText,
} from '#client/tool-kit/operations/operation.ts';
import type { OperationResult, OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { outputName } from '#client/tool-kit/operations/output-names.ts';
import type { TextSource } from '#client/tool-kit/texts/source.ts';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import type { CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import type { CodeHighlight, CodeMark } from '#client/ui/code/code-marks.ts';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { type Options, useOperation } from '../use-operation.ts';
import type { ToolSlots } from '../tool-slots.ts';
import { AgainButton } from '../again-button.tsx';
import { OutputView } from '../output-view.tsx';
import { describeRun, RunNotice } from '../run-notice.tsx';
import { useRerun } from '../use-rerun.ts';

// Few results have anything there.
const UnderPanes = lazyPart(async () => ({ default: (await import('./under-panes.tsx')).UnderPanes }));

/** The facts about a run that the rest of the page needs. */
export interface RunReport {
  readonly marks: readonly CodeMark[];
  /** Places of the input that the output names. */
  readonly highlights: readonly CodeHighlight[] | undefined;
  readonly status: string;
  /** The output that other tools may take; undefined while there is none for this input. */
  readonly part: OutputPart | undefined;
}

interface TextOutcomeProps {
  readonly toolId: string;
  readonly operation: AnyOperation;
  readonly source: TextSource;
  /** The work is on bytes: a pasted text is handed over as such, however large. */
  readonly takesBytes: boolean;
  readonly setText: (text: string) => void;
  readonly options: Options;
  readonly change: (change: Options) => void;
  readonly slots: ToolSlots;
  /** The element under the panes. */
  readonly aside: Element | null;
  readonly areaRef: RefObject<CodeAreaHandle | null>;
  /** Filled with what runs the work again. */
  readonly runRef: RefObject<(() => void) | undefined>;
  readonly onReport: (report: RunReport) => void;
}

/** The right side of the standard page: runs the operation, and shows what came of it. */
export function TextOutcome(props: TextOutcomeProps) {
  const { toolId, operation, source, takesBytes, setText, options, change, slots, aside } = props;
  const { areaRef, runRef, onReport } = props;
  const words = operation.runWords?.(options);
  const isFile = source.type === 'file';
  const data = useMemo(() => dataOf(source, takesBytes), [source, takesBytes]);
  const run = useOperation(toolId, data, options);
  const { isStale, marks } = run;
  const output = useMemo(() => namedFor(run.outputSource, run.output), [run.outputSource, run.output]);
  const status = describeRun(run, isFile) || (isStale ? '' : (output?.summary ?? ''));
  const part = isStale ? undefined : output?.parts[0];
  const highlights = isStale ? undefined : output?.highlights;
  useEffect(() => {
    onReport({ marks, highlights, status, part });
  }, [onReport, marks, highlights, status, part]);
  const rerun = useRerun(run, words);
  useEffect(() => {
    runRef.current = rerun;
  });
  useShortcuts({
    run: words?.button === undefined ? undefined : rerun,
    cancel: run.status === 'running' ? run.cancel : undefined,
  });
  const jump = (place: NotePlace) => {
    const { offset = offsetOf(source.type === 'text' ? source.text : '', place), length = 1 } = place;
    areaRef.current?.select(offset, offset + length);
  };
  const fix = ({ options: fixed, takesOutput = false }: NoteFix) => {
    if (fixed) change(fixed);
    if (takesOutput && typeof part?.content === 'string') setText(part.content);
  };
  const notice = (
    <RunNotice
      run={run}
      isLong={isFile}
      failed={words?.failed}
      onJump={isFile ? undefined : jump}
      onFix={fix}
    />
  );
  const hasAddress = operation.showsParameters?.(options) === true;
  return (
    <>
      {slots.Output ? (
        <slots.Output {...{ source, options, change, run }} />
      ) : (
        <OutputView
          result={output}
          action={operation.isRandom?.(options) && <AgainButton label="Run again" onAgain={run.restart} />}
          isStale={isStale}
          notice={notice}
          source={source}
        />
      )}
      {aside && (hasAddress || hasMore(output)) && (
        <Suspense>
          {createPortal(
            <UnderPanes
              {...{ isStale, setText }}
              result={output}
              address={hasAddress ? source : undefined}
            />,
            aside,
          )}
        </Suspense>
      )}
    </>
  );
}

/** Whether some of the result is shown under the panes. */
function hasMore({ facts = [], parts = [], isToldByFacts = false }: Partial<OperationResult> = {}): boolean {
  return (facts.length > 0 && !isToldByFacts) || parts.some(({ title }) => title !== undefined);
}

/** The output under the name of the file that it was made of, which is not the present one once it is outdated. */
function namedFor(source: OperationSource, output: OperationResult | undefined): OperationResult | undefined {
  if (!(source instanceof File) || output === undefined) return output;
  const count = output.parts.length;
  const parts = output.parts.map((part) => ({ ...part, name: outputName(source.name, part, count) }));
  return { ...output, parts };
}

/** The offset of a place that is known by its line and column. */
function offsetOf(text: string, { line = 1, column = 1 }: NotePlace): number {
  let start = 0;
  for (let at = 1; at < line; at++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

function dataOf(source: TextSource, takesBytes: boolean): string | Blob {
  // A file has a name, by which its language is known and its result named.
  if (source.type === 'text')
    return source.fileName === undefined
      ? source.text
      : new File([source.text], source.fileName, { type: typeOfEditedText });
  const { typed, file } = source;
  if (typed === undefined) return file;
  // The file that holds a long typed text has an artificial name.
  return takesBytes ? typed : file.slice(0, file.size, typeOfEditedText);
}
