import type { ComponentType, ReactNode, RefObject } from 'react';
import type { AnyOperation, DetailOf, OptionsOf, ResultOf } from '#client/tool-kit/operations/operation.ts';
import type { TextSource } from '#client/tool-kit/texts/source.ts';
import type { CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import type { Options } from './options/option-values.ts';
import type { OperationRun } from './use-operation.ts';

/** The props of a slot of the standard text page. */
export interface SlotProps<Op extends AnyOperation> {
  readonly source: TextSource;
  readonly setText: (text: string) => void;
  readonly options: OptionsOf<Op>;
  readonly change: (change: Partial<OptionsOf<Op>>) => void;
  readonly run: OperationRun<ResultOf<Op>>;
  /** How far the run is, its mistake, or its notes, for above the output. */
  readonly notice: ReactNode;
  /** The input's editor, to point at a place in it. */
  readonly areaRef: RefObject<CodeAreaHandle | null>;
}

/** The props of a slot beside the input's own buttons. */
export type ToolbarProps = Pick<SlotProps<AnyOperation>, 'setText' | 'options'>;

/** The props of a slot of a form's boxes. */
export interface BoxesProps<Op extends AnyOperation = AnyOperation> {
  readonly options: OptionsOf<Op>;
  readonly change: (change: Partial<OptionsOf<Op>>) => void;
  /** Files that another tool sent. */
  readonly sent: readonly File[];
}

/** The props of a slot for work on the files themselves, such as drawing on a picture. */
export interface StageProps {
  readonly files: readonly File[];
  readonly options: Options;
  readonly change: (change: Options) => void;
}

/** A tool's additions to the standard page of an operation. They load after the first paint. */
export interface ToolSlots<Op extends AnyOperation = AnyOperation> {
  /** Buttons of the input's toolbar. */
  readonly Toolbar?: ComponentType<ToolbarProps>;
  /** Instead of the output pane. */
  readonly Output?: ComponentType<SlotProps<Op>>;
  /** Replaces the output's text if the person wants to see it as a picture. */
  readonly Picture?: ComponentType<SlotProps<Op>>;
  /** Above the rows of files: where a person works on the files themselves. */
  readonly Stage?: ComponentType<StageProps>;
  /** Under the boxes of a form. */
  readonly Boxes?: ComponentType<BoxesProps<Op>>;
  /** In a form's result, under its first figure. */
  readonly Drawing?: ComponentType<{ readonly detail: DetailOf<Op> }>;
  /** Under the panes. */
  readonly Aside?: ComponentType<SlotProps<Op>>;
}

/** Declares a tool's slots: `export default defineSlots<typeof operation>({ … })` in its `slots.ts`. */
export function defineSlots<Op extends AnyOperation>(slots: ToolSlots<Op>): ToolSlots {
  return slots as unknown as ToolSlots;
}
