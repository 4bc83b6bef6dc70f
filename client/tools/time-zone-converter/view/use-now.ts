import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** Returns the current minute in milliseconds since 1970; 0 in the prerendered page. */
export function useNow(): number {
  return useSyncExternalStore(
    (onChange) => {
      const timer = setInterval(onChange, 1000);
      return () => clearInterval(timer);
    },
    () => Math.floor(Date.now() / minuteMs) * minuteMs,
    () => 0,
  );
}
