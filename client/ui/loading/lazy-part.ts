import { lazy } from 'react';
import { isLoadFailure } from '#client/lib/loading/load-failures.ts';
import { waitingParts } from './waiting-parts.ts';

/** Loads a part that may no longer be served, or not now: it waits for the connection instead of failing. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isLoadFailure(error)) throw error;
      await waitingParts.untilOnline();
    }
  }
}

/**
 * React's `lazy`, for a part that waits for the connection. A failure would remove everything around it from the
 * page, and with it the typed input.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => loadPart(load));
