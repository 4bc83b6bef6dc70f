import { useSyncExternalStore } from 'react';

/** The language tag to read and write numbers by: the browser's, and English in the prerendered page. */
export function useLocale(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => navigator.language,
    () => 'en',
  );
}
