import { createWorkerPool } from '#client/lib/workers/pool.ts';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { type CounterWorkerApi, reportText, type TextReport } from './logic.ts';
import workerUrl from './worker.ts?worker&url';

const pool = createWorkerPool<CounterWorkerApi>(workerUrl);

/** Counting this much takes a few milliseconds, so the page does it itself. */
export const quickLength = 5000;

/** The report on a text or file, made in the worker unless it is short. */
export function countInput(
  content: string | Blob,
  { signal, reportProgress }: TaskScope,
): TextReport | Promise<TextReport> {
  if (typeof content === 'string' && content.length <= quickLength) return reportText(content);
  return pool.call('report', { content }, { signal, onProgress: reportProgress });
}
