import { compile, toInputError } from './matching/compiling.ts';
import { exampleOf } from './matching/samples.ts';
import { measureSlowness, type Slowness } from './matching/slowness.ts';

interface WrittenPattern {
  readonly pattern: string;
  readonly flags: string;
}

/** What the page needs besides a search. Trying texts may take any amount of time. */
export interface RegexSession {
  /** Returns a text that the pattern matches, if one is found. */
  example(written: WrittenPattern): string | undefined;
  /** Finds a text on which the pattern is far slower than its length explains; undefined if none is found. */
  measure(written: WrittenPattern): Slowness | undefined;
}

export default function createRegexSession(): RegexSession {
  return {
    example: (written) => tryPattern(written, exampleOf),
    measure: (written) => tryPattern(written, measureSlowness),
  };
}

function tryPattern<Result>({ pattern, flags }: WrittenPattern, act: (regex: RegExp) => Result): Result {
  try {
    return act(compile(pattern, flags));
  } catch (error) {
    throw toInputError(error);
  }
}
