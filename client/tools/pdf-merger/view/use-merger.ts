import { useSyncExternalStore } from 'react';
import type { MergerEngine } from './browser.ts';
import type { MergerState } from '../arranging/merger-store.ts';

/** The state of the engine. */
export function useMerger({ store }: MergerEngine): MergerState {
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}
