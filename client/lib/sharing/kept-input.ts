import { createStore, jsonFormat, sessionArea } from '#client/lib/storage/storage.ts';
import type { Handoff } from './handoff.ts';

/** The input of a page by field, without secrets; enough to continue after a reload. */
export type KeptInput = Readonly<Record<string, unknown>>;

interface PageInput {
  /** Reads the current input. */
  read(): KeptInput;
  /** Receives data pasted or dropped outside the tool's own boxes. */
  receive?(handoff: Handoff): void;
}

/** The input of the page; a tool's page sets its own here. */
export const pageInput: PageInput = { read: () => ({}) };

/** In UTF-16 units. More would delay leaving the page. */
const maxKeptLength = 1_000_000;

const inputOf = (path: string) =>
  createStore<KeptInput>(
    `input:${path}`,
    jsonFormat((raw) => (typeof raw === 'object' && raw !== null ? (raw as KeptInput) : undefined)),
    {},
    sessionArea,
  );

/** Keeps the input when a page is left, only in this tab; files are not kept. */
export function keepInput(path: string): void {
  const plain = Object.entries(pageInput.read()).filter(([, value]) => !holdsFile(value));
  const store = inputOf(path);
  const isLong = JSON.stringify(plain).length > maxKeptLength;
  if (plain.length === 0 || isLong) store.clear();
  else store.write(Object.fromEntries(plain));
}

/** The input that the page had before it was reloaded or gone back to; undefined for any other visit. */
export function takeKeptInput(path: string): KeptInput | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'reload' && visit?.type !== 'back_forward') return undefined;
  const kept = inputOf(path).read();
  return Object.keys(kept).length > 0 ? kept : undefined;
}

function holdsFile(value: unknown): boolean {
  return value instanceof Blob || (Array.isArray(value) && value.some(holdsFile));
}
