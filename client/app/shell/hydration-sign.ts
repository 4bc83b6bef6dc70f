import { useEffect } from 'react';

const awaited = new Set(['header', 'footer']);

/** Sets the sign that all of the page answers, once these parts do. Tests, and nobody else, wait for it. */
export function useHydrationSign(part: 'header' | 'footer'): void {
  useEffect(() => {
    awaited.delete(part);
    if (awaited.size === 0) document.documentElement.dataset.hydrated = 'true';
  }, [part]);
}
