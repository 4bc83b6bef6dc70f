import { useEffect, useState } from 'react';
import type { ResultSideProps } from '../view/result-side-props.ts';
import { type ListedCalls, useCallsRun } from './use-calls-run.ts';

const noMarks = [] as const;

/** The calls of `exec`, which of them is shown, and its match marked in the text. */
export function useStepping({ control, state, areaRef, onMark }: ResultSideProps) {
  const { source } = control;
  const content = source.type === 'file' ? source.file : source.text;
  const [first, setFirst] = useState<number | undefined>(0);
  const isValid = first !== undefined && Number.isSafeInteger(first) && first >= 0;
  const run = useCallsRun(content, state, isValid ? first : undefined);
  const [place, setPlace] = useState<{ readonly list: ListedCalls; readonly at: number }>();
  const { output } = run;
  const at = place && place.list === output ? place.at : 0;
  const call = output?.calls[at];
  const isCurrent = output !== undefined && !run.isStale && !run.error && output.text === content;

  useEffect(() => {
    const span = isCurrent ? call?.span : undefined;
    onMark(span ? [{ from: span.start, to: span.end, tone: 0 }] : noMarks);
    return () => onMark(noMarks);
  }, [call, isCurrent, onMark]);

  const goTo = (wanted: number) => {
    if (!output) return;
    const next = Math.max(0, Math.min(output.calls.length - 1, wanted));
    setPlace({ list: output, at: next });
    const span = output.calls[next]?.span;
    if (span && isCurrent) keepingFocus(() => areaRef.current?.select(span.start, span.end));
  };
  return { run, at, call, goTo, first, setFirst, isValid };
}

/** Selecting takes the focus; it goes back to where it was, so that one can go on stepping. */
function keepingFocus(select: () => void): void {
  const { activeElement } = document;
  select();
  if (activeElement instanceof HTMLElement) activeElement.focus();
}
