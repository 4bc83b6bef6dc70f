import type { WorkerPool } from '#client/lib/workers/pool.ts';
import type { JsonWorkerApi } from '../worker-api.ts';

export type JsonClient = WorkerPool<JsonWorkerApi>;

/** The worker's methods; the code that starts it is loaded by the first call. */
export function createJsonClient(): JsonClient {
  let loading: Promise<JsonClient> | undefined;
  const load = () => {
    loading ??= import('./json-pool.ts').then(({ createJsonPool }) => createJsonPool());
    // What did not come is asked for again by the next call.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return {
    call: (method, input, options) => load().then((pool) => pool.call(method, input, options)),
    dispose: () => {
      loading?.then((pool) => pool.dispose()).catch(() => undefined);
    },
  };
}
