import type { ComponentType } from 'react';
import type { AnyOperation, OptionsOf, ResultOf } from '#client/tool-kit/operations/operation.ts';
import type { TextSource } from '#client/tool-kit/texts/source.ts';
import type { OperationRun, Options } from './use-operation.ts';

/** The props of a slot of the standard text page. */
export interface SlotProps<Op extends AnyOperation> {
  readonly source: TextSource;
  readonly options: OptionsOf<Op>;
  readonly change: (change: Partial<OptionsOf<Op>>) => void;
  readonly run: OperationRun<ResultOf<Op>>;
}

/** The props of a slot for work on the files themselves, such as drawing on a picture. */
export interface StageProps {
  readonly files: readonly File[];
  readonly options: Options;
  readonly change: (change: Options) => void;
}

/** A tool's additions to the standard page of an operation. They load after the first paint. */
export interface ToolSlots<Op extends AnyOperation = AnyOperation> {
  /** Instead of the output pane. */
  readonly Output?: ComponentType<SlotProps<Op>>;
  /** Above the rows of files: where a person works on the files themselves. */
  readonly Stage?: ComponentType<StageProps>;
}

/** Declares a tool's slots: `export default defineSlots<typeof operation>({ … })` in its `slots.ts`. */
export function defineSlots<Op extends AnyOperation>(slots: ToolSlots<Op>): ToolSlots {
  return slots as unknown as ToolSlots;
}
