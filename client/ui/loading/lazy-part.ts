import { lazy } from 'react';
import { isLoadFailure } from '#client/lib/load-failures.ts';

/**
 * React's `lazy`, for a part that may no longer be served, or not now: it waits for the connection instead of failing.
 * A failure would take everything around it off the page, and with it what was typed.
 */
export const lazyPart: typeof lazy = (load) =>
  lazy(async () => {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        if (!isLoadFailure(error)) throw error;
        await new Promise((resolve) => {
          addEventListener('online', resolve, { once: true });
        });
      }
    }
  });
