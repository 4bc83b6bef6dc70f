import type { WorkerContext } from '#core/task.ts';
import type { OperationSource } from './operation.ts';
import type { OperationResult } from './operation-result.ts';

export interface OperationRequest {
  /** The tool's id. */
  readonly id: string;
  readonly source: OperationSource;
  readonly options: object;
  readonly maxTextLength?: number | undefined;
}

export interface SessionRequest {
  /** The tool's id. */
  readonly id: string;
  readonly method: string;
  readonly input: unknown;
}

export interface OperationWorkerApi {
  /** Loads a tool's operation and its engine, so that a later run need not. */
  warmUp(id: string, context: WorkerContext): Promise<void>;
  run(request: OperationRequest, context: WorkerContext): Promise<OperationResult>;
  /** Calls a method of the tool's session, which this worker makes once and keeps. */
  callSession(request: SessionRequest, context: WorkerContext): Promise<unknown>;
}
