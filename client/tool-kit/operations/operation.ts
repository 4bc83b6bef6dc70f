import type { StateOf, StateSchema } from '#client/tool-kit/state/state-schema.ts';
import type { SizePair } from '#client/tool-kit/files/savings.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import type { TaskContext } from '#core/task.ts';
import type { OperationResult } from './operation-result.ts';
import type {
  Alternative,
  FormWords,
  InputMaker,
  InputWords,
  OptionalInput,
  RunWords,
} from './page-words.ts';

/** The input of an operation: one text (typed, or a file as text or bytes), files, or its options only. */
export type OperationTakes = 'text' | 'file' | 'files' | 'nothing';

/** A text or a file of any size: read it as a whole only where the work needs the whole. */
export interface TextInput {
  /** The file's name; undefined for typed text. */
  readonly name: string | undefined;
  /** Typed text, or a file that has not been read yet. */
  readonly content: string | Blob;
  /** Bytes of a file, UTF-16 units of a typed text. */
  readonly size: number;
  /**
   * Returns the whole input as text, in any encoding. Throws a ToolInputError for a file larger than `maxBytes`:
   * 100 MB by default, and more only if the result is shorter than the text.
   */
  text(maxBytes?: number): Promise<string>;
  /** The whole as bytes; a typed text as UTF-8. Throws a ToolInputError for more than memory should hold. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
  /** The bytes piece by piece, for input of any size. */
  pieces(): AsyncIterable<Uint8Array<ArrayBuffer>>;
}

export interface FileInput extends TextInput {
  readonly name: string;
  readonly file: File;
  /** Detected by its first bytes; undefined if they are not distinctive (most likely plain text). */
  readonly kind: DataKind | undefined;
}

export interface InputByTakes {
  readonly text: TextInput;
  readonly file: FileInput;
  readonly files: readonly FileInput[];
  readonly nothing: undefined;
}

/** A run that is done, and the means to do it again. */
export interface FinishedRun {
  readonly source: OperationSource;
  readonly options: object;
  readonly result: OperationResult;
  /** Works on the same source with other options. */
  run(options: object): Promise<OperationResult>;
}

export interface OperationContext extends TaskContext {
  readonly signal: AbortSignal;
  /** Shows a result while the rest of the work goes on: what `run` returns replaces it. */
  showEarly?(result: OperationResult): void;
}

/**
 * A tool's work, apart from its page: for its view, batches, recipes, the palette, the terminal and the tests alike.
 */
export interface Operation<Schema extends StateSchema, Takes extends OperationTakes, Detail> {
  /** The options. Fields may carry a label, a hint and a unit (`describeField`). */
  readonly schema: Schema;
  readonly takes: Takes;
  /** Its page is a form. Its result's detail is a `Report`. */
  readonly form?: FormWords;
  /** The tool that leads back, by its id. */
  readonly inverse?: string;
  /** An example input. */
  readonly sample?: string;
  /** Returns the options that the example input needs to show anything. */
  optionsForSample?(options: StateOf<Schema>): Partial<StateOf<Schema>>;
  /** Returns the example input if it depends on the options. */
  sampleFor?(options: StateOf<Schema>): string;
  /** Returns the input's placeholder if it depends on the options. */
  placeholderFor?(options: StateOf<Schema>): string;
  /** How the page shows the input. */
  readonly input?: InputWords;
  /** Whether input and output are so short that panes of the input's `shape` show all of them. */
  isShort?(options: StateOf<Schema>): boolean;
  /** A button beside the input that makes one. */
  readonly maker?: InputMaker;
  /** True if it matters how the lines of the input end: the page shows and changes it. */
  showsLineEnds?(options: StateOf<Schema>): boolean;
  /** True if the input may be a URL: its query parameters are shown under the panes, to edit. */
  showsParameters?(options: StateOf<Schema>): boolean;
  /**
   * Returns the results of other choices for the beginning of the input, for cards under the panes. Called at every
   * key press, and for the empty text.
   */
  alternatives?(head: string, options: StateOf<Schema>): readonly Alternative<StateOf<Schema>>[];
  /** For a page with a button that runs the work again, or with a title for errors. */
  runWords?(options: StateOf<Schema>): RunWords;
  /** For work that makes files smaller: its page shows the savings of each file and of all. */
  readonly showsSavings?: boolean;
  /** Returns the summary of a run that a button started, for its toast. */
  describeSaved?(done: readonly SizePair[]): string;
  /** The options that fit what another tool sent: a text, or files. */
  optionsFor?(kind: DataKind, text: string | undefined): Partial<StateOf<Schema>>;
  /** How many files of a batch run at once; 3 by default. */
  readonly filesAtOnce?: number;
  /**
   * Up to this size (UTF-16 units or bytes) the page may do the work itself, which must take less than 50 ms;
   * 10,000 by default, 0 if the work always runs in a worker.
   */
  readonly quickSize?: number;
  /** Stopped in the worker after this long, as the input's fault. For work that hostile input can prolong. */
  readonly timeLimitMs?: number;
  /** How to stay within the time limit. */
  readonly timeHint?: string;
  /** Loads the engine, which takes none of the time that is limited: `() => import('./engine.ts')`. */
  prepare?(): Promise<unknown>;
  /**
   * For a page that keeps state in a worker between calls, such as an open table: loads the session, whose methods
   * the page calls by `openSession`.
   */
  session?(): Promise<{ readonly default: () => object }>;
  /** True if the same input and options may give another output: the page then offers to ask again. */
  isRandom?(options: StateOf<Schema>): boolean;
  /** True if the work needs a browser's canvas, codecs or media: the terminal says so. */
  readonly needsBrowser?: boolean;
  /** For options that need no input: the page then hides the input. */
  readonly optionalInput?: OptionalInput<StateOf<Schema>>;
  /** For an operation with two directions: returns the options that change the direction. */
  invert?(options: StateOf<Schema>): Partial<StateOf<Schema>>;
  /**
   * True if a file is its bytes, whatever its encoding: it is not read as text for the editor, and a pasted text
   * too large for the editor stays a text.
   */
  takesBytes?(options: StateOf<Schema>): boolean;
  /**
   * Does work that needs the page after a run, such as drawing the result to check it. Returns the result, or that
   * of another run. Not called in the terminal and in tests.
   */
  confirm?(finished: FinishedRun): Promise<OperationResult>;
  /** Throws a ToolInputError for the person's mistake; whatever else it throws is a bug. */
  run(
    input: InputByTakes[Takes],
    options: StateOf<Schema>,
    context: OperationContext,
  ): OperationResult<Detail> | Promise<OperationResult<Detail>>;
}

export type AnyOperation = Operation<StateSchema, OperationTakes, unknown>;

export type OptionsOf<Op extends AnyOperation> = StateOf<Op['schema']>;
export type ResultOf<Op extends AnyOperation> = Awaited<ReturnType<Op['run']>>;

/** The type of a file of text that was read already: UTF-8, whatever encoding the text itself declares. */
export const typeOfEditedText = 'text/plain;charset=utf-8';

/**
 * Declares an operation: `export default defineOperation({ … })` in a tool's `operation.ts`. Pages load that file to
 * know the options, so engines of more than a few kilobytes are imported inside `run`.
 */
export function defineOperation<
  const Schema extends StateSchema,
  Takes extends OperationTakes,
  Detail = undefined,
>(
  operation: Operation<Schema, Takes, Detail> & { readonly form?: FormWords<keyof Schema & string> },
): Operation<Schema, Takes, Detail> {
  return operation;
}

/** The raw input of an operation, before `makeInput` wraps it. */
export type OperationSource = string | Blob | readonly File[] | undefined;
