import type { Arrangement } from '../arranging/arrangement.ts';
import createCsvSession, { type SourceRef } from './csv-session.ts';
import { allSteps, type Step } from '#core/steps.ts';

export const context = { reportProgress: () => undefined };
export const plain: Arrangement = { search: '', filters: [], sort: undefined };
let lastId = 0;

export function sourceOf(content: string | Uint8Array, options: Partial<SourceRef> = {}): SourceRef {
  lastId += 1;
  const file = new Blob([content as string]);
  return { id: lastId, file, hasHeader: true, delimiter: 'auto', encoding: 'auto', ...options };
}

export async function complete<Result>(next: () => Promise<Step<Result>>): Promise<Result> {
  return allSteps(next, { signal: new AbortController().signal, ...context });
}

export async function allCells(source: SourceRef, arrangement: Arrangement = plain) {
  const session = createCsvSession();
  const info = await session.open(source, context);
  const table = { source, arrangement };
  const endRow = await complete(() => session.arrange(table, context));
  const window = {
    table,
    startRow: 0,
    endRow,
    columns: [...info.columns.keys()],
    maxLength: 1e9,
  };
  return { info, ...(await session.read(window, context)) };
}
