import { append } from '#core/collections/append.ts';
import type { TextRun } from '#client/lib/pdf/text/text-run.ts';
import { type Rule, sameRule } from './merge-rules.ts';

/** Lines that cross or meet, or level lines of one length below each other. */
export interface Grid {
  /** Where its columns and rows begin and end. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly rules: readonly Rule[];
  /** Whether it has only level lines. */
  readonly isOpen: boolean;
}

/** Grids have at least this many level lines. Those with more lines or cells are drawings. */
const leastLevel = 2;
const mostLines = 400;
const mostCells = 4000;
/** The ends of lines that meet are at most this many points apart. */
const mostApart = 3.2;

/** Finds the grids among lines, the largest first. */
export function findGrids(rules: readonly Rule[]): Grid[] {
  const [upright, level] = [true, false].map((is) => rules.filter(({ isVertical }) => isVertical === is));
  const groups = new Map(rules.map((rule) => [rule, [rule]]));
  const join = (one: Rule, other: Rule) => {
    const [own, added] = [groups.get(one) ?? [], groups.get(other) ?? []];
    if (own === added) return;
    append(own, added);
    for (const rule of added) groups.set(rule, own);
  };
  for (const one of level ?? []) for (const other of upright ?? []) if (meet(one, other)) join(one, other);
  const isAlone = (rule: Rule) => groups.get(rule)?.length === 1;
  const lines = (level ?? []).filter(isAlone).toSorted((one, other) => one.at - other.at);
  const isSame = (one: Rule, other: Rule) =>
    Math.abs(one.start - other.start) < mostApart && Math.abs(one.end - other.end) < mostApart;
  for (const one of lines) for (const other of lines) if (isSame(one, other)) join(one, other);
  return [...new Set(groups.values())]
    .filter((own) => own.filter(({ isVertical }) => !isVertical).length >= leastLevel)
    .filter((own) => own.length <= mostLines)
    .map(toGrid)
    .filter(({ xs, ys }) => xs.length * ys.length <= mostCells)
    .toSorted((one, other) => areaOf(other) - areaOf(one));
}

const meet = (level: Rule, upright: Rule) => covers(level, upright.at) && covers(upright, level.at);

const covers = ({ start, end }: Rule, point: number) =>
  start - mostApart <= point && end + mostApart >= point;

function toGrid(rules: readonly Rule[]): Grid {
  const [upright, level] = [true, false].map((is) => rules.filter(({ isVertical }) => isVertical === is));
  const placesOf = (own: readonly Rule[] = [], crossing: readonly Rule[] = []) => {
    const ends = crossing.flatMap(({ start, end }) => [start, end]);
    const all = [...own.map(({ at }) => at), Math.min(...ends), Math.max(...ends)].filter(Number.isFinite);
    const ordered = all.toSorted((one, other) => one - other);
    return ordered.filter((place, index) => place - (ordered[index - 1] ?? -Infinity) > sameRule);
  };
  const isOpen = upright?.length === 0;
  return { xs: placesOf(upright, level), ys: placesOf(level, upright), rules, isOpen };
}

export function boxOf({ xs, ys }: Grid) {
  return { left: xs[0] ?? 0, right: xs.at(-1) ?? 0, top: ys[0] ?? 0, bottom: ys.at(-1) ?? 0 };
}

function areaOf(grid: Grid): number {
  const { left, right, top, bottom } = boxOf(grid);
  return (right - left) * (bottom - top);
}

/** Returns whether a line of a grid is drawn at a place, through a point along it. */
export function isRuled({ rules }: Grid, isVertical: boolean, at: number, point: number): boolean {
  return rules.some(
    (rule) =>
      rule.isVertical === isVertical &&
      Math.abs(rule.at - at) <= sameRule &&
      rule.start <= point &&
      rule.end >= point,
  );
}

/** The middle of a text: of its small letters. */
export const middleOf = ({ baseline, size }: TextRun) => baseline - 0.3 * size;
