import { createWorkerPool } from '#client/lib/workers/pool.ts';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import type { Content, ConvertResult, UrlWorkerApi } from './logic.ts';
import type { UrlState } from './state.ts';
import workerUrl from './worker.ts?worker&url';

/** What became of one input. */
export interface Outcome extends ConvertResult {
  readonly tab: UrlState['tab'];
}

const pool = createWorkerPool<UrlWorkerApi>(workerUrl);

/** Encodes or decodes in the worker, as the state asks. */
export async function convertInput(
  content: Content,
  state: UrlState,
  { signal }: TaskScope,
): Promise<Outcome> {
  const { tab, mode, isKept, isPerLine, isPlusSpace, charset } = state;
  const result =
    tab === 'encode'
      ? await pool.call('encode', { content, options: { mode, isKept, isPerLine, charset } }, { signal })
      : await pool.call('decode', { content, options: { charset, isPlusSpace } }, { signal });
  return { tab, ...result };
}
