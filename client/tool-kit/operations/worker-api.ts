import type { WorkerContext } from '#core/task.ts';
import type { OperationResult, OperationSource } from './operation.ts';

export interface OperationRequest {
  /** The tool's id. */
  readonly id: string;
  readonly source: OperationSource;
  readonly options: object;
}

export interface OperationWorkerApi {
  run(request: OperationRequest, context: WorkerContext): Promise<OperationResult>;
}
