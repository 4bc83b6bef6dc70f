import { useEffect, useSyncExternalStore } from 'react';

const unread = new Set<object>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports that a box cannot be read, so that its last value still holds. */
export function useUnreadBox(isUnread: boolean): void {
  useEffect(() => {
    if (!isUnread) return;
    const box = {};
    unread.add(box);
    tell();
    return () => {
      unread.delete(box);
      tell();
    };
  }, [isUnread]);
}

/** Returns whether any box of the page cannot be read: results then belong to earlier values. */
export function useHasUnreadBox(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => unread.size > 0,
    () => false,
  );
}
