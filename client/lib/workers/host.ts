import { ToolInputError } from '#core/errors.ts';
import type { Progress, WorkerApi, WorkerContext } from '#core/task.ts';
import { holdLifeline } from './lifeline.ts';
import type { ReplyMessage, RequestMessage, SerializedError } from './messages.ts';
import { readOwn } from '#core/collections/read-own.ts';

const transferLists = new WeakMap<object, Transferable[]>();

/** Marks an answer's buffers for transfer to the page instead of copying. Returns the same answer. */
export function transferring<Value extends object>(value: Value, buffers: Transferable[]): Value {
  transferLists.set(value, buffers);
  return value;
}

/** The used members of DedicatedWorkerGlobalScope, a type that only worker projects have. */
interface WorkerScope {
  readonly name: string;
  postMessage(message: ReplyMessage, transfer: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<RequestMessage>) => void): void;
}

type Handler = (input: unknown, context: WorkerContext) => unknown;

/** Exposes the methods of `api` to the page that started this worker. Call it once, at the end of `worker.ts`. */
export function exposeWorker<Api extends WorkerApi<Api>>(api: Api): void {
  const scope = self as unknown as WorkerScope;
  const reply = (message: ReplyMessage, buffers: Transferable[] = []) => {
    scope.postMessage(message, buffers);
  };

  const ready = holdLifeline(scope.name).then((isHeld) => reply({ type: 'ready', isHeld }));
  scope.addEventListener('message', (event) => {
    const { id, method, input } = event.data;
    const handler = readOwn(api as unknown as Record<string, Handler>, method);
    if (!handler) throw new TypeError(`This worker has no method ${method}.`);
    const context = {
      reportProgress: (progress: Progress) => {
        reply({ type: 'progress', id, progress });
      },
      begin: () => {
        reply({ type: 'begun', id });
      },
    };
    ready
      .then(() => handler(input, context))
      .then(
        (value) => {
          const buffers = typeof value === 'object' && value !== null ? transferLists.get(value) : undefined;
          reply({ type: 'result', id, value }, buffers);
        },
        (error: unknown) => {
          reply({ type: 'error', id, error: serializeError(error) });
        },
      );
  });
}

function serializeError(error: unknown): SerializedError {
  if (error instanceof ToolInputError) {
    return { name: error.name, message: error.message, details: error.details };
  }
  if (error instanceof Error) {
    return { name: error.name, message: error.message, stack: error.stack };
  }
  return { name: 'Error', message: String(error) };
}
