import { type MatchList, spanOf } from './matching.ts';

interface Highlight {
  readonly from: number;
  readonly to: number;
  readonly tone: number;
}

/** Highlighting more would slow down typing. */
const maxHighlights = 10_000;
/** Matches alternate between two tones, so that neighbors can be distinguished; groups use the following tones. */
const matchTones = 2;

/** Returns the highlights of the text: every match, and the groups of the selected one. */
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
