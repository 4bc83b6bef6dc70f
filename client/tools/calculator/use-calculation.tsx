import { useMemo, useState } from 'react';
import type { TaskScope } from '#client/tool-kit/tool-run.ts';
import { type ToolRun, useLiveRun } from '#client/tool-kit/use-tool-run.ts';
import { notify } from '#client/ui/toast-store.ts';
import { ToolInputError } from '#core/errors.ts';
import type { SheetLine } from './logic.ts';
import type { CalculatorState } from './state.ts';

const quietMs = 200;
const maxHistory = 50;

interface Calculation {
  readonly run: ToolRun<readonly SheetLine[]>;
  /** The answers that were asked for by the button or Enter, newest first. */
  readonly history: readonly SheetLine[];
  /** Works it out, says by a notice what is wrong, and keeps the answers. */
  readonly calculate: () => void;
  readonly clearHistory: () => void;
}

/** The chosen tab's answer, live; it enters the history when asked for. */
export function useCalculation(state: CalculatorState): Calculation {
  const [history, setHistory] = useState<readonly SheetLine[]>([]);
  const previous = history[0]?.answer.asExpression;
  const isBlank =
    state.tab === 'basic'
      ? state.first.trim() === '' || state.second.trim() === ''
      : state.expression.trim() === '';

  const task = useMemo(
    () =>
      isBlank
        ? undefined
        : async (scope: TaskScope) => (await import('./calculation.ts')).calculate(state, previous, scope),
    [isBlank, previous, state],
  );
  const run = useLiveRun(task, quietMs);

  function calculate(): void {
    if (!task) {
      notify({ ...blankNotice(state), tone: 'destructive' });
      return;
    }
    run.start(async (scope) => {
      try {
        const lines = await task(scope);
        setHistory((kept) => [...lines.toReversed(), ...kept].slice(0, maxHistory));
        return lines;
      } catch (error) {
        if (error instanceof ToolInputError) notify({ ...failureNotice(state, error), tone: 'destructive' });
        throw error;
      }
    });
  }

  return { run, history, calculate, clearHistory: () => setHistory([]) };
}

function blankNotice({ tab }: CalculatorState) {
  return tab === 'basic'
    ? { title: 'Missing Input', text: 'Please enter both numbers to calculate' }
    : invalidExpression;
}

const invalidExpression = {
  title: 'Invalid Expression',
  text: 'Please enter a valid mathematical expression',
};

function failureNotice({ tab }: CalculatorState, { message }: ToolInputError) {
  if (tab === 'scientific') return invalidExpression;
  return { title: message === 'Please enter valid numbers' ? 'Invalid Input' : 'Error', text: message };
}
