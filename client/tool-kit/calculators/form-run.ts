import { useEffect } from 'react';
import { noInput, useOperation } from '#client/tool-kit/operation-page/use-operation.ts';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import type { StateOf, StateSchema } from '#client/tool-kit/state/state-schema.ts';
import type { ToolInputError, Note } from '#core/errors.ts';
import type { Report } from './report.ts';

const noNotes: readonly Note[] = [];

/** What a form shows of its operation's run. */
export interface FormOutcome {
  readonly report: Report | undefined;
  readonly notes: readonly Note[];
  readonly error: ToolInputError | undefined;
  readonly isStale: boolean;
  /** The options that it was worked out from. */
  readonly options: StateOf<StateSchema>;
}

interface FormRunProps {
  readonly toolId: string;
  readonly options: StateOf<StateSchema>;
  /** False while a box is empty that the work needs. */
  readonly isComplete: boolean;
  readonly onOutcome: (outcome: FormOutcome) => void;
}

/** Runs a calculator's operation whenever its options change. It draws nothing: it is loaded when the form is there. */
export function FormRun({ toolId, options, isComplete, onOutcome }: FormRunProps) {
  const { output, error, isStale } = useOperation<AnyOperation>(
    toolId,
    isComplete ? noInput : undefined,
    options,
  );
  const report = output?.detail as Report | undefined;
  // An outdated result keeps its notes, such as the age of its rates.
  const notes = output?.notes ?? noNotes;
  useEffect(() => {
    onOutcome({ report, notes, error, isStale, options });
  }, [onOutcome, report, notes, error, isStale, options]);
  return null;
}
