import { exposeWorker, transferring } from '#client/lib/workers/host.ts';
import { readOwn } from '#core/collections/read-own.ts';
import type { WorkerContext } from '#core/task.ts';
import { executeOperation } from './execution.ts';
import { loadOperation } from './loading.ts';
import type { OperationWorkerApi } from './worker-api.ts';

type SessionMethod = (input: unknown, context: WorkerContext) => unknown;

const sessions = new Map<string, Promise<object>>();

/** A session is made once. After a failed load the next call tries again. */
function findSession(id: string): Promise<object> {
  const known = sessions.get(id);
  if (known) return known;
  const made = loadOperation(id).then(async ({ session }) => {
    if (!session) throw new RangeError(`The tool ${id} has no session.`);
    return (await session()).default();
  });
  sessions.set(id, made);
  made.catch(() => sessions.delete(id));
  return made;
}

// One worker for all operations: it loads those it is asked for.
exposeWorker<OperationWorkerApi>({
  async warmUp(id) {
    const operation = await loadOperation(id);
    await operation.prepare?.();
  },
  async run({ id, source, options, maxTextLength }, { reportProgress, begin }) {
    const operation = await loadOperation(id);
    await operation.prepare?.();
    begin();
    // Aborting a call stops the worker, so there is no signal to pass on.
    const { transfer, ...result } = await executeOperation(operation, source, options, {
      reportProgress,
      maxTextLength,
    });
    return transfer ? transferring(result, transfer) : result;
  },
  async callSession({ id, method, input }, context) {
    const session = await findSession(id);
    const call = readOwn(session as Readonly<Record<string, SessionMethod>>, method);
    if (!call) throw new TypeError(`The session of ${id} has no method ${method}.`);
    context.begin();
    return call(input, context);
  },
});
