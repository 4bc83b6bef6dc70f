import type { Answer } from '#client/tool-kit/answer.ts';
import { bareQuestion } from '#client/tool-kit/asking/plain-question.ts';
import { readLength, writeLeft } from './clocks/lengths.ts';

const patterns = [
  /^(?:(?:set|start)\s+)?(?:an?\s+)?(?:timer|countdown|alarm)\s+(?:for\s+|of\s+|in\s+)?(?<length>\d.*)$/i,
  /^(?:(?:set|start)\s+)?(?:an?\s+)?(?<length>\d.*?)[\s-]+(?:timer|countdown)$/i,
];

/** Opens a countdown for `timer 5 min`, `10 minute timer` or `set a timer for 1h 30m`. */
export function answer(query: string): Answer | undefined {
  const question = bareQuestion(query);
  const asked = patterns.map((pattern) => pattern.exec(question)?.groups?.length).find(Boolean);
  const length = asked?.replaceAll('-', ' ');
  const lengthMs = readLength(length ?? '');
  if (length === undefined || lengthMs === undefined) return undefined;
  const text = writeLeft(lengthMs);
  return {
    text,
    working: `Countdown of ${length}`,
    opens: 'Start there',
    values: { mode: 'countdown', length },
  };
}
