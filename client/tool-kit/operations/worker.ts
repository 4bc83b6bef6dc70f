import { exposeWorker, transferring } from '#client/lib/workers/host.ts';
import { executeOperation } from './execution.ts';
import { loadOperation } from './loading.ts';
import type { OperationWorkerApi } from './worker-api.ts';

// One worker for all operations: it loads those it is asked for.
exposeWorker<OperationWorkerApi>({
  async warmUp(id) {
    const operation = await loadOperation(id);
    await operation.prepare?.();
  },
  async run({ id, source, options }, { reportProgress, begin }) {
    const operation = await loadOperation(id);
    await operation.prepare?.();
    begin();
    // Aborting a call stops the worker, so there is no signal to pass on.
    const { transfer, ...result } = await executeOperation(operation, source, options, { reportProgress });
    return transfer ? transferring(result, transfer) : result;
  },
});
