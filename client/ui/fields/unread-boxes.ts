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

/** Says that a box shows something that cannot be read, so that the value before it still holds. */
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

/** True while some box of the page cannot be read: results are then of what was entered before. */
export function useHasUnreadBox(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => unread.size > 0,
    () => false,
  );
}
