import { recordRun } from '#client/lib/storage/history.ts';
import { historySwitch } from '#client/lib/storage/history-switch.ts';
import type { ToolSession } from './tool-session.ts';

const everyMs = 2000;

/**
 * Records what a page is used for: one run per visit, updated when its input changes. Returns how to stop it.
 */
export function watchHistory(session: ToolSession): () => void {
  // Not a UUID: browsers have no `randomUUID` over plain http.
  const id = crypto.getRandomValues(new BigUint64Array(1)).join('');
  let known = '';
  const record = () => {
    if (!historySwitch.read() || !session.hasInput()) return;
    const values = session.readInput();
    const state = JSON.stringify(values);
    if (state === known) return;
    known = state;
    const { tool } = session;
    recordRun({ id, tool: tool.id, name: tool.name, values, atMs: Date.now() }).catch((error: unknown) => {
      console.warn('This run is not in the history.', error);
    });
  };
  const timer = setInterval(record, everyMs);
  document.addEventListener('visibilitychange', record);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', record);
  };
}
