import { useEffect, useState } from 'react';

const findInput = () => document.querySelector<HTMLInputElement>('[data-testid="pattern"]');

/** Where the cursor stands in the pattern box, and a way to select a part of it. */
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
