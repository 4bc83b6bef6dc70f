import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let count = 0;

function change(by: number): void {
  count += by;
  for (const listener of listeners) listener();
}

/** The parts of the page that could not be loaded and wait for the connection. */
export const waitingParts = {
  async untilOnline(): Promise<void> {
    change(1);
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true });
    });
    change(-1);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Returns the text of an empty place, which says so while a part of the page is missing. */
export function useEmptyText(text: string): string {
  const isWaiting = useSyncExternalStore(
    waitingParts.subscribe,
    () => count > 0,
    () => false,
  );
  if (!isWaiting) return text;
  return navigator.onLine
    ? 'A part of this page could not be loaded. Reload the page.'
    : 'A part of this tool is not stored for offline use yet. Connect once.';
}
