import { createContext, type RefObject, use, useEffect } from 'react';

type Find = (() => void) | undefined;

/** Where what a pane shows leaves its way to find text in it, for the pane's button. */
export const FindTarget = createContext<RefObject<Find> | undefined>(undefined);

/** Hands over how to find text in what is shown. */
export function useFindTarget(find: () => void): void {
  const target = use(FindTarget);
  useEffect(() => {
    if (!target) return;
    target.current = find;
    return () => {
      target.current = undefined;
    };
  }, [target, find]);
}
