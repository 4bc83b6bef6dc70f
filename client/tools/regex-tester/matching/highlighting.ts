import { type MatchList, spanOf } from './matching.ts';

interface Highlight {
  readonly from: number;
  readonly to: number;
  readonly tone: number;
}

/** Coloring more than this would be felt while typing. */
const maxHighlights = 10_000;
/** Matches take two tones in turn, so that neighbors are told apart; groups take those after. */
const matchTones = 2;

/** Where to color the text: every match, and the groups of the chosen one. */
export function highlightMatches(matches: MatchList, chosen: number): readonly Highlight[] {
  const highlights: Highlight[] = [];
  for (let match = 0; match < Math.min(matches.listed, maxHighlights); match += 1) {
    const span = spanOf(matches, match);
    if (span) highlights.push({ from: span.start, to: span.end, tone: match % matchTones });
  }
  if (chosen >= matches.listed) return highlights;
  matches.groupNames.forEach((_, group) => {
    const span = spanOf(matches, chosen, group + 1);
    if (span && span.end > span.start) {
      highlights.push({ from: span.start, to: span.end, tone: matchTones + (group % 4) });
    }
  });
  return highlights;
}
