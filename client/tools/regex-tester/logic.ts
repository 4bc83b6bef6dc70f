import { ToolInputError } from '#core/errors.ts';
import { refuseBinary } from '#core/text/kinds/binary-kind.ts';
import { decodeText } from '#core/text/encodings/text-decoding.ts';
import { compile, toInputError } from './matching/compiling.ts';
import { exampleOf } from './explaining/example.ts';
import { findMatches, type MatchList } from './matching/matching.ts';
import { readEscapes } from './replacing/replacing.ts';
import { measureSlowness, type Slowness } from './matching/slowness.ts';

export interface RegexTask {
  readonly pattern: string;
  readonly flags: string;
  /** The test text, or a file too large for the editor. */
  readonly content: string | Blob;
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

export interface RegexSession {
  example(input: { pattern: string; flags: string }): string | undefined;
  measure(input: { pattern: string; flags: string }): Slowness | undefined;
}

const maxShownLength = 300;
const maxFileBytes = 100_000_000;
/** The texts of more matches are not transferred, because the list never shows them. */
const maxTexts = 200_000;

/** Matches, replaces and tests. The pattern may take any amount of time, so run it where it can be stopped. */
export async function runRegex(task: RegexTask): Promise<RegexResult> {
  const regex = compile(task.pattern, task.flags);
  const text = await readContent(task.content);
  try {
    return searchText(regex, text, task);
  } catch (error) {
    throw toInputError(error);
  }
}

function searchText(regex: RegExp, text: string, task: RegexTask): RegexResult {
  const matches = findMatches(regex, text);
  return {
    matches,
    texts: textsOf(matches, text),
    replaced: task.replacement === undefined ? undefined : replaceIn(text, regex, task),
    probes: probeAll(task),
  };
}

/** Tests the pattern on the texts that it should match, and those that it should not. */
export function probeAll(task: ProbeTask): ProbeResult[] {
  return [...probe(task, task.shouldMatch, true), ...probe(task, task.shouldNotMatch, false)];
}

/** Finds a text on which the pattern is far slower than its length explains; undefined if none is found. */
export function measurePattern(pattern: string, flags: string): Slowness | undefined {
  try {
    return measureSlowness(compile(pattern, flags));
  } catch (error) {
    throw toInputError(error);
  }
}

/** Returns a text that the pattern matches, if one is found. */
export function exemplify(pattern: string, flags: string): string | undefined {
  try {
    return exampleOf(compile(pattern, flags));
  } catch (error) {
    throw toInputError(error);
  }
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

async function readContent(content: string | Blob): Promise<string> {
  if (typeof content === 'string') return content;
  if (content.size > maxFileBytes) {
    throw new ToolInputError('This file is larger than 100 MB.', { hint: 'Split it, and test the parts.' });
  }
  const bytes = new Uint8Array(await content.arrayBuffer());
  refuseBinary(bytes, content instanceof File ? content.name : undefined);
  return decodeText(bytes).text;
}
