/** A tool's answer to a question typed into a search box, computed without opening the tool. */
export interface Answer {
  /** The answer itself: shown large, and copied. */
  readonly text: string;
  /** How it was worked out, in one line. */
  readonly working: string;
  /** The input that the tool is opened with: `12 ft → m`. */
  readonly opens: string;
  /** The tool's state in its own schema, as a link to it carries it; without one the tool opens as usual. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** A CSS color to show beside the answer. */
  readonly color?: string;
  /** True for the less likely of two readings: all others come first. */
  readonly isSecond?: boolean;
}

/** One answer, or one for each reading of the question. */
export type Answers = Answer | readonly Answer[] | undefined;

/**
 * Answers `query`, with numbers and dates in the notation of `locale`; undefined unless it surely is a question to
 * this tool. Called at every key press, so it must be quick and must not throw. Results that the browser computes
 * asynchronously, such as a hash, may be a promise.
 */
export type AnswerQuery = (query: string, locale: string) => Answers | Promise<Answers>;
