import { useMemo, useRef, useState } from 'react';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { type ToolRun, useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { notify, notifyUndo } from '#client/ui/toast-store.ts';
import { ToolInputError } from '#core/errors.ts';
import type { SheetLine } from '../logic.ts';
import type { CalculatorState } from '../state.ts';

const quietMs = 200;
const maxHistory = 50;

/** The calculation of the last button press, and the value of `ans` at that time. */
interface Asked {
  readonly key: string;
  readonly previous: string | undefined;
}

interface Calculation {
  readonly run: ToolRun<readonly SheetLine[]>;
  /** The answers that were requested with the button or Enter, newest first. */
  readonly history: readonly SheetLine[];
  /** Calculates, shows a toast on errors, and adds the answers to the history. */
  readonly calculate: () => void;
  readonly clearHistory: () => void;
}

/** Shows the live answer of the chosen tab; it enters the history on request. */
export function useCalculation(state: CalculatorState): Calculation {
  const [history, setHistory] = useState<readonly SheetLine[]>([]);
  const [asked, setAsked] = useState<Asked>();
  const key = JSON.stringify([state.tab, state.expression, state.first, state.second, state.operation]);
  const latest = history[0]?.answer.asExpression;
  // A requested calculation keeps its `ans`: `ans + 1` must not change by itself once it is in the history.
  const previous = asked?.key === key ? asked.previous : latest;
  const isBlank =
    state.tab === 'basic'
      ? state.first.trim() === '' || state.second.trim() === ''
      : state.expression.trim() === '';

  const task = useMemo(
    () =>
      isBlank
        ? undefined
        : async (scope: TaskScope) => (await import('../calculation.ts')).calculate(state, previous, scope),
    [isBlank, previous, state],
  );
  const run = useLiveRun(task, quietMs);
  const lastKept = useRef(Promise.resolve());

  function calculate(): void {
    if (!task) {
      notify({ ...blankNotice(state), tone: 'destructive' });
      return;
    }
    // On a repeated request, `ans` is the latest answer, as on a pocket calculator.
    setAsked({ key, previous: latest });
    const kept = keepAnswer(lastKept.current);
    lastKept.current = kept.catch(() => undefined);
    kept.catch(reportFailure);
  }

  /**
   * Adds the answer to the history. Runs separately from the live run, which the next key press would cancel, and in
   * the order of the requests.
   */
  async function keepAnswer(before: Promise<void>): Promise<void> {
    try {
      const { signal } = new AbortController();
      const lines = await (await import('../calculation.ts')).calculate(state, latest, { signal });
      await before;
      setHistory((kept) => addToHistory(lines, kept));
    } catch (error) {
      if (!(error instanceof ToolInputError)) throw error;
      notify({ ...failureNotice(state, error), tone: 'destructive' });
    }
  }

  function clearHistory(): void {
    setHistory([]);
    notifyUndo('History cleared', () => setHistory(history));
  }

  return { run, history, calculate, clearHistory };
}

/** Adds answers, newest first, without repeating the latest ones. */
function addToHistory(lines: readonly SheetLine[], kept: readonly SheetLine[]): readonly SheetLine[] {
  const added = lines.toReversed();
  const isRepeated = added.every(
    ({ source, answer }, index) =>
      kept[index]?.source === source && kept[index].answer.plain === answer.plain,
  );
  return isRepeated ? kept : [...added, ...kept].slice(0, maxHistory);
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
