import { createContext, type RefObject, use, useEffect } from 'react';

type Find = (() => void) | undefined;

/** Where the content of a pane registers how to find text in it, for the pane's button. */
export const FindTarget = createContext<RefObject<Find> | undefined>(undefined);

/** Registers how to find text in the content shown. */
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
