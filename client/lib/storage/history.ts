import { clear, createStore as createIdbStore, del, entries, set } from 'idb-keyval';

/** A run on a tool's page: its input and options, without secrets. */
export interface PastRun {
  readonly id: string;
  readonly tool: string;
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly atMs: number;
}

const maxRuns = 50;
/** In UTF-16 units of JSON. */
const maxLength = 100_000;

const store = () => createIdbStore('sundry-history', 'runs');

/**
 * Stores a run, in place of an earlier state of the same run. Runs that are too long or have files are not stored.
 */
export async function recordRun(run: PastRun): Promise<void> {
  const plain = Object.entries(run.values).filter(([, value]) => !holdsFile(value));
  const values = Object.fromEntries(plain);
  if (plain.length === 0 || JSON.stringify(values).length > maxLength) return;
  await set(run.id, { ...run, values }, store());
  const old = (await listRuns()).slice(maxRuns);
  await Promise.all(old.map(({ id }) => forgetRun(id)));
}

function holdsFile(value: unknown): boolean {
  return value instanceof Blob || (Array.isArray(value) && value.some(holdsFile));
}

/** Lists the runs, the latest first. */
export async function listRuns(): Promise<PastRun[]> {
  const all = await entries<string, PastRun>(store());
  return all.map(([, run]) => run).sort((a, b) => b.atMs - a.atMs);
}

export function forgetRun(id: string): Promise<void> {
  return del(id, store());
}

export function forgetAllRuns(): Promise<void> {
  return clear(store());
}
