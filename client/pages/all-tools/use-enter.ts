import { type RefObject, useCallback, useEffect, useRef } from 'react';

interface EnterKeys {
  readonly resultsRef: RefObject<HTMLDivElement | null>;
  /** Enter was pressed in the search box. */
  enter(): void;
  /** Sets how many presses wait for the answer. */
  keep(count: number): void;
}

/** Enter focuses the best match, and once more opens it. Presses before the answer are kept until it is there. */
export function useEnter(isAnswered: boolean): EnterKeys {
  const resultsRef = useRef<HTMLDivElement>(null);
  const kept = useRef(0);
  const findBest = () => resultsRef.current?.querySelector('a');
  const keep = useCallback((count: number) => {
    kept.current = count;
  }, []);

  useEffect(() => {
    // Someone who came by a search has the focus nowhere yet.
    const keepOnPage = ({ key, repeat, target }: KeyboardEvent) => {
      if (key === 'Enter' && !repeat && target === document.body && kept.current > 0) kept.current += 1;
    };
    document.addEventListener('keydown', keepOnPage);
    return () => document.removeEventListener('keydown', keepOnPage);
  }, []);
  useEffect(() => {
    if (!isAnswered) return;
    if (kept.current > 0) findBest()?.focus();
    if (kept.current > 1) findBest()?.click();
    kept.current = 0;
  }, [isAnswered]);

  function enter(): void {
    if (isAnswered) findBest()?.focus();
    else kept.current += 1;
  }
  return { resultsRef, enter, keep };
}
