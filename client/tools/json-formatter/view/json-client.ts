import type { Session } from '#client/tool-kit/operations/session.ts';
import type { JsonSession } from '../session-api.ts';

export type JsonClient = Session<JsonSession>;

/** The worker's methods; the code that starts it is loaded by the first call. */
export function createJsonClient(): JsonClient {
  let loading: Promise<JsonClient> | undefined;
  const load = () => {
    loading ??= import('#client/tool-kit/operations/session.ts').then(({ openSession }) =>
      openSession<JsonSession>('json-formatter', { idleMs: Infinity }),
    );
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
