import { useSyncExternalStore } from 'react';
import type { MergerEngine } from './browser.ts';
import type { MergerState } from '../arranging/merger-store.ts';

/** Returns the current state of the engine's store. */
export function useMerger({ store }: MergerEngine): MergerState {
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}
