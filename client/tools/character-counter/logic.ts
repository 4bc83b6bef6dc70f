import type { TaskContext } from '#core/task.ts';
import { countGraphemes, type Counts, countSteps, countText } from '#core/text/counting/counts.ts';
import { characterFrequency, type Frequency, wordDensity } from '#core/text/counting/frequency.ts';
import { countSms, type SmsCount } from '#core/text/counting/sms.ts';
import { findSuspects, type Suspect } from '#core/text/counting/suspects.ts';
import { tallyCharacters } from '#core/text/counting/tally.ts';
import { weightedLength, withShortLinks } from '#core/text/counting/weighted-length.ts';

export interface TextReport extends Counts {
  readonly density: readonly Frequency[];
  readonly characters: readonly Frequency[];
  readonly suspects: readonly Suspect[];
  /** Undefined for texts far beyond any post or message. */
  readonly post: PostSizes | undefined;
}

export interface PostSizes {
  readonly sms: SmsCount;
  /** The length as X counts it. */
  readonly weighted: number;
  /** Graphemes, with each link counted as 23. */
  readonly withShortLinks: number;
}

/** Shorter texts are counted faster than a progress message could be read. */
const quietLength = 1_000_000;
const maxPostLength = 100_000;
const densityRows = 5;
const characterRows = 10;

/** Returns all statistics of a text. Reports progress for long texts. */
export function reportText(text: string, context?: TaskContext): TextReport {
  let done = -1;
  const onStep = () => {
    done += 1;
    if (text.length > quietLength) context?.reportProgress({ fraction: done / (countSteps + 1) });
  };
  onStep();
  const tally = tallyCharacters(text);
  return {
    ...countText(text, onStep, tally),
    density: wordDensity(text, densityRows),
    characters: characterFrequency(text, characterRows, tally),
    suspects: findSuspects(text),
    post: text.length > maxPostLength ? undefined : measurePost(text),
  };
}

function measurePost(text: string): PostSizes {
  return {
    sms: countSms(text),
    weighted: weightedLength(text),
    withShortLinks: countGraphemes(withShortLinks(text)),
  };
}
