import { useSyncExternalStore } from 'react';

/** Returns today in the person's time zone as an ISO date; empty in the prerendered page. */
export function useToday(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => localDate(new Date()),
    () => '',
  );
}

function localDate(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}
