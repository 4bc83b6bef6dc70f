import { useSyncExternalStore } from 'react';
import type { MergerEngine } from './browser.ts';
import type { MergerState } from '../arranging/merger-store.ts';

/** The state of the engine. Faults of ours go to the tool's error panel. */
export function useMerger({ store }: MergerEngine): MergerState {
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);
  if (state.bug) throw state.bug;
  return state;
}
