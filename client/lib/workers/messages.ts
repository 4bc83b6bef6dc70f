import type { InputErrorDetails } from '#core/errors.ts';
import type { Progress } from '#core/task.ts';
import type { LifelineMessage } from './lifeline.ts';

export interface RequestMessage {
  readonly id: number;
  readonly method: string;
  readonly input: unknown;
}

export interface SerializedError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly details?: InputErrorDetails;
}

export type ReplyMessage =
  | LifelineMessage
  | { readonly type: 'begun'; readonly id: number }
  | { readonly type: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly type: 'result'; readonly id: number; readonly value: unknown }
  | { readonly type: 'error'; readonly id: number; readonly error: SerializedError };
