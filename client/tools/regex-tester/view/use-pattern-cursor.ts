import { useEffect, useState } from 'react';

const findInput = () => document.querySelector<HTMLInputElement>('[data-testid="pattern"]');

/** Tracks the cursor in the pattern field, and allows selecting a part of the pattern. */
export function usePatternCursor() {
  const [cursor, setCursor] = useState<number>();
  useEffect(() => {
    const handleSelection = () => {
      const input = findInput();
      if (input && document.activeElement === input) setCursor(input.selectionStart ?? undefined);
    };
    document.addEventListener('selectionchange', handleSelection);
    return () => {
      document.removeEventListener('selectionchange', handleSelection);
    };
  }, []);
  const select = (from: number, to: number) => {
    const input = findInput();
    input?.focus();
    input?.setSelectionRange(from, to);
  };
  return { cursor, select };
}
