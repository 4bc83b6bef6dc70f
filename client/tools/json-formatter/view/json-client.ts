import type { Session } from '#client/tool-kit/operations/session.ts';
import type { JsonSession } from '../session-api.ts';

export type JsonClient = Session<JsonSession>;

/** Creates a client for the worker; the code that starts it is loaded by the first call. */
export function createJsonClient(): JsonClient {
  let loading: Promise<JsonClient> | undefined;
  const load = () => {
    loading ??= import('#client/tool-kit/operations/session.ts').then(({ openSession }) =>
      openSession<JsonSession>('json-formatter', { idleMs: Infinity }),
    );
    // After a failure, the next call loads it again.
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
