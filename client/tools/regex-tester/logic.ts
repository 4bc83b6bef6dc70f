import { readEscapes } from '#core/text/patterns/read-escapes.ts';
import { compile, toInputError } from './matching/compiling.ts';
import { findMatches, type MatchList } from './matching/matching.ts';

export interface RegexTask {
  readonly pattern: string;
  readonly flags: string;
  readonly content: string;
  /** The replacement; undefined if nothing is to be replaced. */
  readonly replacement: string | undefined;
  readonly isEscaped: boolean;
  /** Texts that the pattern should match, one per line; `shouldNotMatch` lists those it should not. */
  readonly shouldMatch: string;
  readonly shouldNotMatch: string;
}

export interface ProbeResult {
  readonly text: string;
  readonly isExpected: boolean;
  readonly isMatch: boolean;
}

export interface RegexResult {
  readonly matches: MatchList;
  /**
   * The beginning of every listed match and group, in the order of the spans; undefined for a group that did not
   * participate.
   */
  readonly texts: readonly (string | undefined)[];
  readonly replaced: string | undefined;
  readonly probes: readonly ProbeResult[];
}

type ProbeTask = Pick<RegexTask, 'pattern' | 'flags' | 'shouldMatch' | 'shouldNotMatch'>;

const maxShownLength = 300;
/** The texts of more matches are not transferred, because the list never shows them. */
const maxTexts = 200_000;

/** Matches, replaces and tests. The pattern may take any amount of time, so run it where it can be stopped. */
export function runRegex(task: RegexTask): RegexResult {
  const regex = compile(task.pattern, task.flags);
  const { content } = task;
  try {
    const matches = findMatches(regex, content);
    return {
      matches,
      texts: textsOf(matches, content),
      replaced: task.replacement === undefined ? undefined : replaceIn(content, regex, task),
      probes: probeAll(task),
    };
  } catch (error) {
    throw toInputError(error);
  }
}

/** Tests the pattern on the texts that it should match, and those that it should not. */
export function probeAll(task: ProbeTask): ProbeResult[] {
  return [...probe(task, task.shouldMatch, true), ...probe(task, task.shouldNotMatch, false)];
}

function replaceIn(text: string, regex: RegExp, task: RegexTask): string {
  const { replacement = '', isEscaped } = task;
  regex.lastIndex = 0;
  return text.replace(regex, isEscaped ? readEscapes(replacement) : replacement);
}

function textsOf({ spans }: MatchList, text: string): (string | undefined)[] {
  const texts: (string | undefined)[] = [];
  for (let at = 0; at < spans.length && texts.length < maxTexts; at += 2) {
    const start = spans[at] ?? -1;
    const end = Math.min(spans[at + 1] ?? -1, start + maxShownLength);
    texts.push(start < 0 ? undefined : text.slice(start, end));
  }
  return texts;
}

function probe({ pattern, flags }: ProbeTask, lines: string, isExpected: boolean): ProbeResult[] {
  const regex = compile(pattern, flags.replace('g', ''));
  return lines
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((text) => {
      regex.lastIndex = 0;
      return { text, isExpected, isMatch: regex.test(text) };
    });
}
