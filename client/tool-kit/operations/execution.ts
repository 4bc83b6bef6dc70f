import { acceptValues, initialState } from '#client/tool-kit/state/state-schema.ts';
import type { Progress } from '#core/task.ts';
import { makeInput } from './input.ts';
import type { AnyOperation, OperationResult, OperationSource } from './operation.ts';

export interface ExecutionScope {
  readonly signal?: AbortSignal;
  readonly reportProgress?: (progress: Progress) => void;
}

/** Work on no more than this the page does itself without anyone noticing, unless the operation says otherwise. */
export const defaultQuickSize = 10_000;

/** A longer text leaves a worker as a blob: copying and showing it would hold the page up. */
const maxTextLength = 2_000_000;

/**
 * Does an operation's work here and now: on the page, in the worker, under Node and in the tests alike. Options that
 * are missing or not valid have their initial values. Rejects with an AbortError as soon as `signal` says so.
 */
export async function executeOperation(
  operation: AnyOperation,
  source: OperationSource,
  options: object,
  { signal = new AbortController().signal, reportProgress = () => undefined }: ExecutionScope = {},
): Promise<OperationResult> {
  signal.throwIfAborted();
  const state = {
    ...initialState(operation.schema),
    ...acceptValues(operation.schema, options, ['option', 'input', 'secret']),
  };
  const input = await makeInput(operation.takes, source);
  signal.throwIfAborted();
  const run = async () => operation.run(input, state, { signal, reportProgress });
  return packResult(await untilAborted(run(), signal));
}

/** Work that does not look at the signal must not be waited for. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', stop);
    });
  });
}

function packResult(result: OperationResult): OperationResult {
  const parts = result.parts.map((part) =>
    typeof part.content === 'string' && part.content.length > maxTextLength
      ? { ...part, content: new Blob([part.content]) }
      : part,
  );
  return { ...result, parts };
}
