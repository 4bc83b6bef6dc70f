import { useEffect, useMemo, useRef, useState } from 'react';
import type { TextSource } from '#client/tool-kit/texts/source.ts';
import { notify } from '#client/ui/toast-store.ts';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { type ToolRun, useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import type { EditorMark } from '../report/editor-marks.ts';
import { createJsonClient, type JsonClient } from './json-client.ts';
import type { JsonState } from '../state.ts';
import type { JsonOutput, JsonSource, ProcessResult } from '../session-api.ts';

/** The result for one text. */
export interface JsonOutcome extends ProcessResult {
  readonly source: JsonSource;
  readonly mode: JsonState['mode'];
  /** Whether the output was converted to strict JSON. */
  readonly isStrict: boolean;
  /** The parts of the input that the editor underlines. */
  readonly marks: readonly EditorMark[];
  /** The output to show: this one, or the last valid one while the text is invalid. */
  readonly shown: JsonOutput | undefined;
  readonly isShownStale: boolean;
}

/** The worker, its input, and the state of its run. */
export interface JsonRun {
  readonly client: JsonClient;
  readonly source: JsonSource;
  readonly run: ToolRun<JsonOutcome>;
  /** Shows a toast at the end of the next run; for clicks, not for typing. */
  readonly announce: () => void;
  /** Runs again and shows a toast. */
  readonly runAgain: () => void;
}

/** With longer texts, a run waits for a pause in typing. */
const largeTextLength = 100_000;

let lastSourceId = 0;

function toJsonSource(source: TextSource): JsonSource {
  lastSourceId += 1;
  return { id: lastSourceId, data: source.type === 'file' ? source.file : source.text };
}

/** Processes the text in a worker on every change, and keeps the last valid output. */
export function useJsonRun(textSource: TextSource, state: JsonState): JsonRun {
  const [client] = useState(createJsonClient);
  const source = useMemo(() => toJsonSource(textSource), [textSource]);
  const lastOutput = useRef<JsonOutput | undefined>(undefined);
  const isAnnounced = useRef(false);
  const isEmpty = source.data === '';
  const { mode, indent, isSorted, isShortInline, isStrict } = state;

  const task = useMemo(() => {
    if (isEmpty) return undefined;
    return async ({ signal, reportProgress }: TaskScope): Promise<JsonOutcome> => {
      const isAnswered = isAnnounced.current;
      isAnnounced.current = false;
      const write = mode === 'validate' ? undefined : { mode, indent, isSorted, isShortInline, isStrict };
      const result = await client.call('process', { source, write }, { signal, onProgress: reportProgress });
      if (result.output) lastOutput.current = result.output;
      const [{ noticeFor }, { editorMarks }] = await Promise.all([
        import('../report/verdict.ts'),
        import('../report/editor-marks.ts'),
      ]);
      if (isAnswered) notify(noticeFor(mode, result));
      const { data } = source;
      const marks = typeof data === 'string' ? editorMarks(data, result.report) : [];
      const shown = lastOutput.current;
      return { ...result, source, mode, isStrict, marks, shown, isShownStale: !result.output };
    };
  }, [client, source, isEmpty, mode, indent, isSorted, isShortInline, isStrict]);

  useEffect(() => {
    if (isEmpty) lastOutput.current = undefined;
  }, [isEmpty]);

  useEffect(() => () => client.dispose(), [client]);

  const announce = () => {
    // Without a text nothing runs, so the next run comes from typing, not from this click.
    isAnnounced.current = !isEmpty;
  };
  const run = useLiveRun(task, delayFor(source));
  const runAgain = () => {
    if (!task) return;
    announce();
    run.start(task);
  };
  return { client, source, run, announce, runAgain };
}

function delayFor({ data }: JsonSource): number {
  if (typeof data !== 'string') return 0;
  return data.length > largeTextLength ? 250 : 50;
}
