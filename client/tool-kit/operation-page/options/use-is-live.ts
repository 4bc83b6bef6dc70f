import { useSyncExternalStore } from 'react';

/** False in the document, and while it is hydrated. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
