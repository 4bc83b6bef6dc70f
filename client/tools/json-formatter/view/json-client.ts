import type { WorkerPool } from '#client/lib/workers/pool.ts';
import type { JsonWorkerApi } from '../worker-api.ts';

export type JsonClient = WorkerPool<JsonWorkerApi>;

/** The worker's methods; the code that starts it is loaded by the first call. */
export function createJsonClient(): JsonClient {
  let loading: Promise<JsonClient> | undefined;
  const load = () => (loading ??= import('./json-pool.ts').then(({ createJsonPool }) => createJsonPool()));
  return {
    call: (method, input, options) => load().then((pool) => pool.call(method, input, options)),
    dispose: () => void loading?.then((pool) => pool.dispose()),
  };
}
