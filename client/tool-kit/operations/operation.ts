import type { StateOf, StateSchema } from '#client/tool-kit/state/state-schema.ts';
import type { SizePair } from '#client/tool-kit/files/savings.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import type { CodeHighlight } from '#client/ui/code/code-marks.ts';
import type { ColoredLanguage } from '#client/ui/code/code-language.ts';
import type { Note } from '#core/errors.ts';
import type { TaskContext } from '#core/task.ts';

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

/** One text or file of the output. */
export interface OutputPart {
  /** The file's name, with its extension. */
  readonly name: string;
  readonly kind: DataKind;
  readonly content: string | Blob;
  /** True if the person chose this name: it stays, whatever the input's name is. */
  readonly isNamed?: boolean;
  /** True if the text has columns and must not be wrapped. */
  readonly isOfColumns?: boolean;
  /**
   * True for additions to the first part, which is the answer: the terminal writes them into a folder only.
   */
  readonly isFurther?: boolean;
  /** True where it shows what its input shows, as pages or as a picture, so that both may be compared. */
  readonly showsInput?: boolean;
  /** Its bytes, if people look at them: shown in hexadecimal, too. */
  readonly bytes?: Blob;
  /** Shows its text under the panes, with this title. */
  readonly title?: string;
}

/** One name and value of a table of facts. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  /** The meaning of the name, or the value in other words. */
  readonly meaning?: string;
}

/** A table of names and values, such as the claims of a token. */
export interface FactTable {
  readonly title: string;
  readonly rows: readonly Fact[];
}

/** One number or word of an answer, as people read it. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  /** The text that its copy button copies; without it there is no button. */
  readonly copied?: string;
  /** The options that produce it. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** True for a code whose characters matter one by one, such as a password. */
  readonly isCode?: boolean;
}

export interface OperationResult<Detail = unknown> {
  readonly parts: readonly OutputPart[];
  /** The main result, shown large above the output. The parts contain it, too. */
  readonly figures?: readonly Figure[] | undefined;
  /** Tables under the panes. */
  readonly facts?: readonly FactTable[];
  readonly notes?: readonly Note[];
  /** A summary in a few words, shown beside the options. */
  readonly summary?: string;
  /** Places of the input to color. */
  readonly highlights?: readonly CodeHighlight[] | undefined;
  /**
   * The values that empty boxes stand for, by the option's name: shown in them while this is the only result.
   */
  readonly placeholders?: Readonly<Record<string, string>>;
  /** Data for the tool's own view, beyond the parts. It must survive `structuredClone`. */
  readonly detail?: Detail;
  /** Buffers of `detail` to be moved out of the worker instead of copied. */
  readonly transfer?: Transferable[];
}

/** For an operation on text that needs no text with some options. */
export interface OptionalInput<Options> {
  isUsed(options: Options): boolean;
  /** Whether the output is so short that a low pane shows all of it, for a page with `isLow`. */
  isShort?(options: Options): boolean;
  /** The options to change when an input arrives while none is used. */
  readonly whenGiven: Partial<Options>;
}

/** The pane or box of an input. */
export interface InputWords {
  readonly title?: string;
  readonly placeholder?: string;
  /** The option that is shown as tabs before the other options. */
  readonly tabs?: string;
  /** True if the other tab takes another kind of input: choosing it empties the box. */
  readonly isClearedByTabs?: boolean;
  /** Colors the input. */
  readonly language?: ColoredLanguage;
  /** True if the page starts with the sample. */
  readonly isFilled?: boolean;
  /** True for tokens and the like: never kept, never in a link. */
  readonly isSecret?: boolean;
  /** True if the most important output is below the panes. The panes are then low. */
  readonly isLow?: boolean;
  /** The label of the button that empties it; “Clear” by default. */
  readonly clear?: string;
  /** The files that the picker offers, as in the `accept` attribute: a help, never a check. */
  readonly accept?: string;
  /** For a file operation that also accepts pasted text: the label of its box. */
  readonly pasteLabel?: string;
  /** For a file operation whose page shows its options before any file, and a button that starts the work. */
  readonly start?: StartWords;
}

/**
 * The words of a page with a button that starts the work on files. Files that come start at once, and a single one
 * follows the options; of several, a changed option makes the results outdated until the button is pressed.
 */
export interface StartWords {
  readonly button: string;
  /** The button while the work is going on. */
  readonly busy: string;
  /** The toast shown if no file was chosen. */
  readonly missing: { readonly title: string; readonly text: string };
  /** The title of the toast where no file could be worked on. */
  readonly failed: string;
  /** The name of the result of a single file, without its extension. */
  readonly onlyName?: string;
}

/** A dialog whose answers are written as an input. */
export interface MakerForm<Answers = StateOf<StateSchema>, Options = StateOf<StateSchema>> {
  readonly title: string;
  /** The label of the button that uses the written input. */
  readonly button: string;
  readonly schema: StateSchema;
  /** Returns why the answers make no input. */
  mistakeOf(answers: Answers): string | undefined;
  write(answers: Answers, options: Options): string;
}

/** A button beside the input that makes one. */
export interface InputMaker {
  readonly label: string;
  readonly icon: string;
  readonly hint: string;
  /** The dialog; without it the button asks our server for the visitor's address. */
  readonly form?: MakerForm;
}

/** The page's words for a run, and for its button if it has one. */
export interface RunWords {
  /** Without it the page has no such button. */
  readonly button?: string;
  /** The toast of a run that is done. */
  readonly done?: string;
  /** The title of a mistake. */
  readonly failed: string;
}

/** A button that fills boxes of a form from a file. */
export interface FormFileReader {
  readonly label: string;
  readonly icon: string;
  /** Like the `accept` attribute: a help, never a check. */
  readonly accept: string;
  /** Returns the values of the boxes. Throws a ToolInputError for a file that cannot be read. */
  read(file: File): Promise<Readonly<Record<string, unknown>>>;
}

/** For an operation that is shown as a form: its boxes on one side, its report on the other. */
interface FormWords<Key extends string = string> {
  /** The box that takes what another tool sends. */
  readonly receives?: Key;
  /** The other options to set when it receives the data. */
  readonly receivedWith?: Readonly<Partial<Record<Key, unknown>>>;
  /**
   * The box whose words the run reads and, by its report's `fills`, writes into the others. It is emptied once another
   * is changed.
   */
  readonly reads?: Key;
  /** Two boxes that a button exchanges, while both are shown. */
  readonly swaps?: readonly [Key, Key];
  /** The text shown while there is no result; the default is “Fill in the numbers.” */
  readonly placeholder?: string;
  /** The option that is shown as tabs above the form. */
  readonly tabs?: Key;
  /** The texts that may be kept on the device. */
  readonly keeps?: readonly Key[];
  /** A button that fills boxes by itself. */
  readonly maker?: {
    readonly label: string;
    readonly icon: string;
    make(): Promise<Readonly<Partial<Record<Key, unknown>>>>;
  };
  /** A button that fills boxes from a file, which may also be dropped. */
  readonly reader?: FormFileReader;
  /** Reads a pasted or sent text that fills several boxes. */
  readText?(text: string): Readonly<Partial<Record<Key, unknown>>> | undefined;
}

/** The result of another choice for the same input. */
export interface Alternative<Options = object> {
  readonly label: string;
  /** What it is for. */
  readonly hint?: string;
  /** The output, or its beginning. */
  readonly text: string;
  /** The options that give all of it. */
  readonly options: Partial<Options>;
  /** True if the input is written like that already. */
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
  /**
   * For work that makes files smaller: returns the summary of a run, for its toast. The page then also shows the
   * savings of each file and of all.
   */
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
