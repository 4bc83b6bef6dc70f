import type { WorkerContext } from '#core/task.ts';
import type { OperationResult, OperationSource } from './operation.ts';

export interface OperationRequest {
  /** The tool's id. */
  readonly id: string;
  readonly source: OperationSource;
  readonly options: object;
}

export interface OperationWorkerApi {
  /** Loads a tool's operation and its engine, so that a later run need not. */
  warmUp(id: string, context: WorkerContext): Promise<void>;
  run(request: OperationRequest, context: WorkerContext): Promise<OperationResult>;
}
