import type { CodeHighlight } from '#client/ui/code/code-marks.ts';
import type { Note } from '#core/errors.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';

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
  /**
   * True where it shows what its input shows, as pages or as a picture, so that both may be compared; false where they
   * are the same to look at.
   */
  readonly showsInput?: boolean;
  /** Places of its text to color. */
  readonly highlights?: readonly CodeHighlight[];
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
  /** True if the figures and facts say what the only part says: they are shown in its place, and its text on request. */
  readonly isToldByFacts?: boolean;
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
