import { useEffect, useRef } from 'react';
import { copyText } from '#client/lib/sharing/clipboard.ts';
import { noInput, useOperation } from '#client/tool-kit/operation-page/use-operation.ts';
import { useRerun } from '#client/tool-kit/operation-page/use-rerun.ts';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import type { RunWords } from '#client/tool-kit/operations/page-words.ts';
import type { StateOf, StateSchema } from '#client/tool-kit/state/state-schema.ts';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { readOwn } from '#core/collections/read-own.ts';
import type { ToolInputError, Note } from '#core/errors.ts';
import { PaperInput } from './paper-input.tsx';
import type { Report } from './report.ts';

const wordsMs = 400;
/** A timer may ring a little early. */
const afterMs = 20;
const noNotes: readonly Note[] = [];

/** The result of an operation's run, as a form shows it. */
export interface FormOutcome {
  readonly report: Report | undefined;
  readonly notes: readonly Note[];
  readonly error: ToolInputError | undefined;
  readonly isStale: boolean;
  readonly isRunning: boolean;
  /** The options that it was worked out from. */
  readonly options: StateOf<StateSchema>;
  /** Runs the work again. */
  readonly rerun: () => void;
}

interface FormRunProps {
  readonly toolId: string;
  readonly schema: StateSchema;
  readonly options: StateOf<StateSchema>;
  /** False while a box is empty that the work needs. */
  readonly isComplete: boolean;
  readonly words: RunWords | undefined;
  /** True while words are typed, whose mistakes would only be in the way before they are whole. */
  readonly isOfWords: boolean;
  /** Fills the form with the values read from words. */
  readonly onFill: (values: Readonly<Record<string, unknown>>) => void;
  /** Called when a run started by the button ends. */
  readonly onDone: (report: Report | undefined) => void;
  readonly onOutcome: (outcome: FormOutcome) => void;
}

function isSame(options: StateOf<StateSchema>, others: StateOf<StateSchema>): boolean {
  return Object.entries(options).every(([key, value]) => readOwn(others, key) === value);
}

/** Runs a calculator's operation whenever its options change. It draws only for paper: it is loaded when the form is there. */
export function FormRun(props: FormRunProps) {
  const { toolId, schema, options, isComplete, words, isOfWords, onFill, onDone, onOutcome } = props;
  const run = useOperation<AnyOperation>(
    toolId,
    isComplete ? noInput : undefined,
    options,
    isOfWords ? { quietMs: wordsMs } : {},
  );
  const { output, error, isStale } = run;
  const isRunning = run.status === 'running';
  const report = output?.detail as Report | undefined;
  // An outdated result keeps its notes, such as the age of its rates.
  const notes = output?.notes ?? noNotes;
  const fills = isStale ? undefined : report?.fills;
  const workedOut = useRef(options);
  useEffect(() => {
    if (fills && Object.entries(fills).some(([key, value]) => readOwn(options, key) !== value)) onFill(fills);
  }, [fills, options, onFill]);
  const rerun = useRerun(run, words, () => onDone(report));
  const rerunRef = useRef(rerun);
  const restartRef = useRef(run.restart);
  useEffect(() => {
    rerunRef.current = rerun;
    restartRef.current = run.restart;
  });
  useEffect(() => {
    if (isStale || !report?.period) return;
    const timer = setTimeout(() => restartRef.current(), report.period.endsMs - Date.now() + afterMs);
    return () => clearTimeout(timer);
  }, [isStale, report]);
  const copied = isStale ? undefined : report?.figures[0].copied;
  useShortcuts({
    run: words?.button === undefined ? undefined : rerun,
    copy:
      copied === undefined
        ? undefined
        : () => {
            copyText(copied).then(() => notify({ title: 'Copied!' }), reportFailure);
          },
  });
  useEffect(() => {
    if (!isStale) workedOut.current = options;
    // What the result itself has filled in makes it no older.
    const isFilled = report?.fills && isSame(options, { ...workedOut.current, ...report.fills });
    const isOld = isStale && !isFilled;
    onOutcome({ report, notes, error, isStale: isOld, isRunning, options, rerun: () => rerunRef.current() });
  }, [onOutcome, report, notes, error, isStale, isRunning, options]);
  return report && !isStale ? <PaperInput {...{ schema, options }} /> : null;
}
