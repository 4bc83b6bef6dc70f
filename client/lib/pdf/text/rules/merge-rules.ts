/** A horizontal or vertical line on a page, in points from its upper left corner. */
export interface Rule {
  readonly isVertical: boolean;
  /** Its distance from the top or the left of the page. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

/** Lines at most this many points apart are one: borders of cells with some space between them, and edges of areas. */
export const sameRule = 2.5;
/** The gaps of dashed and dotted lines are at most this many points long. */
const mostGap = 3;
/** Shorter lines are parts of letters and signs, in points. */
const leastLength = 6;
/** Drawings have more lines than tables. */
const mostRules = 3000;

/** Joins the pieces of lines. */
export function mergeRules(rules: readonly Rule[]): Rule[] {
  const pieces = rules.filter(({ at, start, end }) => Number.isFinite(at + start + end));
  const merged = [true, false].flatMap((isVertical) =>
    groupNear(pieces.filter((rule) => rule.isVertical === isVertical)).flatMap(joinPieces),
  );
  const long = merged.filter(({ start, end }) => end - start >= leastLength);
  return long.length > mostRules ? [] : long;
}

function groupNear(rules: readonly Rule[]): Rule[][] {
  const groups: Rule[][] = [];
  let first = -Infinity;
  for (const rule of rules.toSorted((one, other) => one.at - other.at)) {
    if (rule.at - first > sameRule) {
      groups.push([]);
      first = rule.at;
    }
    groups.at(-1)?.push(rule);
  }
  return groups;
}

function joinPieces(rules: readonly Rule[]): Rule[] {
  const places = rules.map((rule) => rule.at);
  const at = (Math.min(...places) + Math.max(...places)) / 2;
  const joined: Rule[] = [];
  for (const rule of rules.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && rule.start - last.end <= mostGap)
      joined.splice(-1, 1, { ...last, at, end: Math.max(last.end, rule.end) });
    else joined.push({ ...rule, at });
  }
  return joined;
}

/** Undoes the turn of lines, in quarter turns, as of the text of a sideways table. */
export function turnRules(rules: readonly Rule[], turn: number): Rule[] {
  const [cosine, sine] = [[1, 0, -1, 0][turn] ?? 1, [0, 1, 0, -1][turn] ?? 0];
  return rules.map(({ isVertical, at, start, end }) => {
    // A level line is on `y = at`, an upright one on `x = at`.
    const across = isVertical ? -sine : sine;
    const [one, other] = [start, end].map((along) => along * (isVertical ? cosine || sine : cosine || -sine));
    return {
      isVertical: cosine === 0 ? !isVertical : isVertical,
      at: at * (cosine || across),
      start: Math.min(one ?? 0, other ?? 0),
      end: Math.max(one ?? 0, other ?? 0),
    };
  });
}
