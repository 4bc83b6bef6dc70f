import { createStore as createIdbStore, del, entries, get, set } from 'idb-keyval';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';

/** Data passed from one tool's page to another, or to the same page after a reload. */
export interface Handoff {
  readonly kind: DataKind;
  readonly text?: string;
  readonly files?: readonly File[];
  /** The whole input of the reloaded page, without secrets. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** The tool it came from. */
  readonly fromTool: string;
  /** The earlier steps, in order. */
  readonly trail?: readonly TrailStep[];
}

/** A tool that data went through, with the options it had. */
export interface TrailStep {
  readonly tool: string;
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

interface StoredHandoff extends Handoff {
  readonly storedAtMs: number;
}

const fragmentPrefix = 'from=';
const keepMs = 60 * 60 * 1000;

const store = () => createIdbStore('sundry-handoff', 'parcels');

/** Stores data for the next page and returns the fragment (without #) that identifies it. */
export async function leaveHandoff(handoff: Handoff): Promise<string> {
  await dropOldHandoffs();
  // Not a UUID: browsers have no `randomUUID` over plain http.
  const id = crypto.getRandomValues(new BigUint64Array(1)).join('');
  const stored: StoredHandoff = { ...handoff, storedAtMs: Date.now() };
  await set(id, stored, store());
  return fragmentPrefix + id;
}

/** Reads and removes the data that a fragment identifies; it is kept for an hour. Undefined if there is none. */
export async function takeHandoff(fragment: string): Promise<Handoff | undefined> {
  if (!fragment.startsWith(fragmentPrefix)) return undefined;
  await dropOldHandoffs();
  const id = fragment.slice(fragmentPrefix.length);
  const parcel = await get<StoredHandoff>(id, store());
  await del(id, store());
  return parcel;
}

async function dropOldHandoffs(): Promise<void> {
  const all = await entries<string, StoredHandoff>(store());
  const old = all.filter(([, parcel]) => Date.now() - parcel.storedAtMs > keepMs);
  await Promise.all(old.map(([id]) => del(id, store())));
}
