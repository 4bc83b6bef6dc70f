import type { StateOf, StateSchema } from '#client/tool-kit/state/state-schema.ts';
import type { ColoredLanguage } from '#client/ui/code/code-language.ts';

/** For an operation on text that needs no text with some options. */
export interface OptionalInput<Options> {
  isUsed(options: Options): boolean;
  /** The options to change when an input arrives while none is used. */
  readonly whenGiven: Partial<Options>;
}

/** Low panes leave room for the content under them. Under an input of one line, the output is as wide as both. */
export type PanesShape = 'even' | 'low' | 'line';

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
  /** True if formatted text is pasted as its HTML. */
  readonly takesFormatted?: boolean;
  /** True if the page starts with the sample. Use it for samples of one line: they are selected, so typing replaces them. */
  readonly isFilled?: boolean;
  /** True for tokens and the like: never kept, never in a link. */
  readonly isSecret?: boolean;
  /** Low if the most important output is below the panes. */
  readonly shape?: PanesShape;
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
export interface FormWords<Key extends string = string> {
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
    make(options: Readonly<Record<string, unknown>>): Promise<Readonly<Partial<Record<Key, unknown>>>>;
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
