import { countLetters, type TextRun } from '#client/lib/pdf/text/text-run.ts';
import type { ContentGroup, GroupRuns } from './group-content.ts';

/** At least this part of the letters outside of artifacts must be in elements. */
const leastTagged = 0.95;
/** Artifacts have at most this part of all letters. */
const mostArtifacts = 0.5;
/** A page with more texts than this is hostile. */
const mostTexts = 3000;
/** At most this part of the texts may be above the text before it, in one line with it, or overlap it. */
const mostWrong = 0.1;

/** On a form, the elements are fragments: a larger part of them is beside the one before. */
const mostBeside = 0.25;

interface Box {
  readonly group: ContentGroup;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly size: number;
}

/** Returns whether a page's text is in these elements, nearly all of it. */
export function isMostlyTagged(groups: readonly ContentGroup[], runs: readonly TextRun[]): boolean {
  if (groups.length < 2 || groups.length > mostTexts) return false;
  const known = new Set<unknown>(groups.flatMap(({ contents }) => contents));
  const drawn = runs.filter(({ content }) => content !== 'field');
  const letters = countLetters(drawn);
  const artifacts = countLetters(drawn.filter(({ content }) => content === 'artifact'));
  const tagged = countLetters(drawn.filter(({ content }) => known.has(content)));
  return artifacts <= mostArtifacts * letters && tagged >= leastTagged * (letters - artifacts);
}

/** Returns whether the order of texts agrees with their positions: it goes down, and they do not overlap. */
export function areInOrder(texts: readonly GroupRuns[]): boolean {
  if (texts.length < 2) return false;
  const boxes = texts.flatMap(({ group, parts }) => parts.map((part) => boxOf(group, part)));
  const wrong = boxes.filter((box, index) => {
    const before = boxes[index - 1];
    return before && before.group !== box.group && (isUp(before, box) || isPiece(before, box));
  });
  const beside = boxes.filter((box, index) => {
    const before = boxes[index - 1];
    return before && areBeside(before, box);
  });
  const overlapping = boxes.filter((box) => boxes.some((other) => overlap(box, other)));
  const most = Math.max(1, mostWrong * boxes.length);
  const mostFragments = Math.max(2, mostBeside * boxes.length);
  return wrong.length <= most && overlapping.length <= most && beside.length <= mostFragments;
}

function boxOf(group: ContentGroup, runs: readonly TextRun[]): Box {
  const box = { group, left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity, size: 0 };
  for (const { left, right, baseline, size } of runs) {
    box.left = Math.min(box.left, left);
    box.right = Math.max(box.right, right);
    box.top = Math.min(box.top, baseline - size);
    box.bottom = Math.max(box.bottom, baseline);
    box.size = Math.max(box.size, size);
  }
  return box;
}

const widthOver = (one: Box, other: Box) => Math.min(one.right, other.right) - Math.max(one.left, other.left);
const heightOver = (one: Box, other: Box) =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);

/** Returns whether a text is above the one before it in the same column. */
function isUp(before: Box, box: Box): boolean {
  const narrower = Math.min(before.right - before.left, box.right - box.left);
  return box.bottom < before.top + 0.5 * box.size && widthOver(before, box) > 0.3 * narrower;
}

/** Returns whether a text continues the line of the one before it, as where each word is an element. */
function isPiece(before: Box, box: Box): boolean {
  const gap = box.left - before.right;
  return (
    /^(?:P|H\d?)$/.test(box.group.role) &&
    before.group.role === box.group.role &&
    Math.abs(box.bottom - before.bottom) < 0.2 * box.size &&
    Math.abs(gap) < box.size
  );
}

/** Returns whether texts cover each other by most of a line. */
function overlap(one: Box, other: Box): boolean {
  const size = Math.min(one.size, other.size);
  // A cell that spans rows is beside all of them.
  const areRows = one.group.role === 'TR' && one.group.table === other.group.table;
  if (one.group === other.group || areRows) return false;
  return heightOver(one, other) > 0.6 * size && widthOver(one, other) > size;
}

/** Returns whether texts that are not rows are side by side. */
function areBeside(before: Box, box: Box): boolean {
  const lower = Math.min(before.bottom - before.top, box.bottom - box.top);
  return box.group.role !== 'TR' && heightOver(before, box) > 0.5 * lower;
}
