import type { TaskContext } from '#core/task.ts';
import { countGraphemes, type Counts, countSteps, countText } from '#core/text/counting/counts.ts';
import { characterFrequency, type Frequency, wordDensity } from '#core/text/counting/frequency.ts';
import { countSms, type SmsCount } from '#core/text/counting/sms.ts';
import { findSuspects, type Suspect } from '#core/text/counting/suspects.ts';
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
  /** As X counts. */
  readonly weighted: number;
  /** Graphemes with links as 23. */
  readonly withShortLinks: number;
}

/** Shorter texts are counted before anyone could read that it goes on. */
const quietLength = 1_000_000;
const maxPostLength = 100_000;
const densityRows = 5;
const characterRows = 10;

/** All that the tool tells about a text. How far it is, is reported for texts that take more than a moment. */
export function reportText(text: string, context?: TaskContext): TextReport {
  let done = -1;
  const onStep = () => {
    done += 1;
    if (text.length > quietLength) context?.reportProgress({ fraction: done / (countSteps + 1) });
  };
  onStep();
  return {
    ...countText(text, onStep),
    density: wordDensity(text, densityRows),
    characters: characterFrequency(text, characterRows),
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
