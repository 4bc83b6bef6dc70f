import type { StateOf, StateSchema } from '#client/tool-kit/state/state-schema.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import type { CodeHighlight } from '#client/ui/code/code-marks.ts';
import type { Note } from '#core/errors.ts';
import type { TaskContext } from '#core/task.ts';

/**
 * What an operation works on: one text (typed, or a file of any kind as text or bytes), files, or its options alone.
 */
export type OperationTakes = 'text' | 'file' | 'files' | 'nothing';

/** A text or a file of any size: read it as a whole only where the work needs the whole. */
export interface TextInput {
  /** The file's name; undefined for what was typed. */
  readonly name: string | undefined;
  /** What was typed, or a file that is not read yet. */
  readonly content: string | Blob;
  /** Bytes of a file, UTF-16 units of a typed text. */
  readonly size: number;
  /**
   * The whole as text, whatever its encoding. Throws a ToolInputError for a file larger than `maxBytes`: 100 MB unless
   * said otherwise, and more only where what is made of a text is shorter than it.
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
  /** By its first bytes; undefined when they say nothing (plain text, most likely). */
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
}

/** One text or file of the output. */
export interface OutputPart {
  /** The file's name, with its extension. */
  readonly name: string;
  readonly kind: DataKind;
  readonly content: string | Blob;
  /** True where the name is what the person asked for: it stays, whatever the input is called. */
  readonly isNamed?: boolean;
  /** True where the rows stand in columns, and are not to be wrapped. */
  readonly isOfColumns?: boolean;
  /** True where it stands beside the answer, which is the first part: the terminal writes it into a folder only. */
  readonly isFurther?: boolean;
  /** True where it shows what its input shows, page by page, so that both may be looked at side by side. */
  readonly showsInput?: boolean;
}

/** One number or word of an answer, as people read it. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  /** What its copy button copies; without it there is none. */
  readonly copied?: string;
  /** The options that make it what was asked for. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** True for a code whose characters matter one by one, such as a password. */
  readonly isCode?: boolean;
}

export interface OperationResult<Detail = unknown> {
  readonly parts: readonly OutputPart[];
  /** What most people came for, shown large above the output. The parts hold it, too. */
  readonly figures?: readonly Figure[] | undefined;
  readonly notes?: readonly Note[];
  /** What came out, in a few words: shown beside the options. */
  readonly summary?: string;
  /** Places of the input to color. */
  readonly highlights?: readonly CodeHighlight[] | undefined;
  /** What the tool's own view shows beyond the parts. It must survive `structuredClone`. */
  readonly detail?: Detail;
  /** Buffers of `detail` to be moved out of the worker instead of copied. */
  readonly transfer?: Transferable[];
}

/** For an operation on a text that needs no text with some options. */
export interface OptionalInput<Options> {
  isUsed(options: Options): boolean;
  /** The options to change when an input arrives while none is used. */
  readonly whenGiven: Partial<Options>;
}

/** The pane or box of an input. */
export interface InputWords {
  readonly title?: string;
  readonly placeholder?: string;
  /** The option that is shown as tabs before the other options. */
  readonly tabs?: string;
  /** True where the other tab takes another kind of input: choosing it empties the box. */
  readonly isClearedByTabs?: boolean;
  /** True where the page starts with the sample. */
  readonly isFilled?: boolean;
  /** True for tokens and the like: never kept, never in a link. */
  readonly isSecret?: boolean;
  /** True if the most important output is below the panes. The panes are then low. */
  readonly isLow?: boolean;
  /** What empties it; “Clear” unless said otherwise. */
  readonly clear?: string;
  /** The files that the picker offers, as in the `accept` attribute: a help, never a check. */
  readonly accept?: string;
  /** For a file operation that takes a pasted text as well: the label of its box. */
  readonly pasteLabel?: string;
}

/** What a page says of a run, and of one that is asked for by a button. */
export interface RunWords {
  /** Without it the page has no such button. */
  readonly button?: string;
  /** The toast of a run that is done. */
  readonly done?: string;
  /** The title of a mistake. */
  readonly failed: string;
}

/** For an operation on its options alone that is shown as a form: its boxes on one side, its report on the other. */
interface FormWords<Key extends string = string> {
  /** The box that takes what another tool sends. */
  readonly receives?: Key;
  /** What else to choose when it takes it. */
  readonly receivedWith?: Readonly<Partial<Record<Key, unknown>>>;
  /**
   * The box whose words the run reads and, by its report's `fills`, writes into the others. It is emptied once another
   * is changed.
   */
  readonly reads?: Key;
  /** Two choices that a button exchanges. */
  readonly swaps?: readonly [Key, Key];
  /** The text shown while there is no result; the default is “Fill in the numbers.” */
  readonly placeholder?: string;
  /** The option that is shown as tabs above the form. */
  readonly tabs?: Key;
  /** The texts that may be kept on the device. */
  readonly keeps?: readonly Key[];
  /** What a text that is pasted or sent fills in, where it is for more than one box. */
  readText?(text: string): Readonly<Partial<Record<Key, unknown>>> | undefined;
}

/** What another choice makes of the same input. */
export interface Alternative<Options = object> {
  readonly label: string;
  /** What it is for. */
  readonly hint?: string;
  /** The output, or its beginning. */
  readonly text: string;
  /** The options that give all of it. */
  readonly options: Partial<Options>;
  /** True where the input is written like that already. */
  readonly isCurrent?: boolean;
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
  /** An input that shows what the tool does. */
  readonly sample?: string;
  /** For an operation whose sample depends on its options. */
  sampleFor?(options: StateOf<Schema>): string;
  /** For an operation whose options decide what the input holds. */
  placeholderFor?(options: StateOf<Schema>): string;
  /** How the page shows the input. */
  readonly input?: InputWords;
  /** True where it matters how the lines of the input end: the page shows and changes it. */
  showsLineEnds?(options: StateOf<Schema>): boolean;
  /**
   * What other choices make of the beginning of the input, for cards under the panes. It is asked at every key press,
   * of the empty text, too.
   */
  alternatives?(head: string, options: StateOf<Schema>): readonly Alternative<StateOf<Schema>>[];
  /** For a page with a button that runs the work again, or that has a title for mistakes. */
  runWords?(options: StateOf<Schema>): RunWords;
  /** The options that fit what another tool sent: a text, or files. */
  optionsFor?(kind: DataKind, text: string | undefined): Partial<StateOf<Schema>>;
  /** How many files of a batch are worked on at once; 3 unless said otherwise. */
  readonly filesAtOnce?: number;
  /**
   * Up to this size (UTF-16 units or bytes) the page may do it itself, which must take less than 50 ms; 10,000 unless
   * said otherwise, 0 for work that always goes to a worker.
   */
  readonly quickSize?: number;
  /** Stopped in the worker after this long, as the input's fault. For work that hostile input can prolong. */
  readonly timeLimitMs?: number;
  /** What a person can do when that time is up. */
  readonly timeHint?: string;
  /** Loads the engine, which takes none of the time that is limited: `() => import('./engine.ts')`. */
  prepare?(): Promise<unknown>;
  /**
   * For a page that keeps state in a worker between calls, such as an open table: loads what makes the session, whose
   * methods the page calls by `openSession`.
   */
  session?(): Promise<{ readonly default: () => object }>;
  /** True where the same input and options may give another output: the page then offers to ask again. */
  isRandom?(options: StateOf<Schema>): boolean;
  /** True where the work needs a browser's canvas, codecs or media: the terminal says so. */
  readonly needsBrowser?: boolean;
  /** For options that need no input: the page then shows none. */
  readonly optionalInput?: OptionalInput<StateOf<Schema>>;
  /** For an operation with two directions: the options to change to go back. */
  invert?(options: StateOf<Schema>): Partial<StateOf<Schema>>;
  /**
   * True where a file is its bytes, whatever its encoding: it is not read as text for the editor, and a pasted text
   * too large for the editor stays a text.
   */
  takesBytes?(options: StateOf<Schema>): boolean;
  /**
   * What only a page can do once the work is done, such as drawing the result to check it. Returns the result, or that
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
export type DetailOf<Op extends AnyOperation> = NonNullable<ResultOf<Op>['detail']>;
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

/** What an operation is handed before it is wrapped as its input. */
export type OperationSource = string | Blob | readonly File[] | undefined;
