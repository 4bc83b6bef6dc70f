import type { AST } from '@eslint-community/regexpp';
import { classTile, setLabel } from './diagram-classes.ts';
import { countPart, deeper, type Spot } from './diagram-spot.ts';
import { boxTile, type Sheet, type Tile } from './diagram-tiles.ts';
import { choiceTile, frameTile, loopTile, sequenceTile, skipTile } from './diagram-ways.ts';
import { lookAroundText, visible } from './diagram-words.ts';
import { parsePattern } from '../matching/parsing.ts';

export interface Diagram extends Sheet {
  readonly width: number;
  readonly height: number;
  /** The start and the end of the rail. */
  readonly ends: readonly { readonly x: number; readonly y: number }[];
}

/** The reason for a missing diagram: the pattern has too many parts, or the parser cannot read it. */
export type DiagramGap = 'too-large' | 'unreadable';

const maxPatternLength = 5000;
const margin = 14;
const lead = 18;

/** Lays out the pattern as a railroad diagram: every path from left to right is a text that it matches. */
export function layOutDiagram(pattern: string, flags: string): Diagram | DiagramGap {
  if (pattern.length > maxPatternLength) return 'too-large';
  const root = parsePattern(pattern, flags);
  if (!root) return 'unreadable';
  const walk = { parts: 0, groups: 0, isTooLarge: false };
  const tile = alternativesTile(root.alternatives, {
    depth: 0,
    isMultiline: flags.includes('m'),
    isDotAll: flags.includes('s'),
    walk,
  });
  if (walk.isTooLarge) return 'too-large';
  const sheet: Sheet = { boxes: [], rails: [] };
  const y = margin + tile.above;
  const start = margin + lead;
  const end = start + tile.width;
  sheet.rails.push(
    [
      [margin, y],
      [start, y],
    ],
    [
      [end, y],
      [end + lead, y],
    ],
  );
  tile.place(start, y, sheet);
  return {
    ...sheet,
    width: end + lead + margin,
    height: y + tile.below + margin,
    ends: [
      { x: margin, y },
      { x: end + lead, y },
    ],
  };
}

function alternativesTile(alternatives: readonly AST.Alternative[], spot: Spot): Tile {
  const [only] = alternatives;
  if (only && alternatives.length === 1) return elementsTile(only.elements, spot);
  const tiles = alternatives.map(({ elements }) =>
    countPart(spot) ? elementsTile(elements, spot) : sequenceTile([]),
  );
  return choiceTile(tiles);
}

/** Draws elements in a row; consecutive characters share one box. */
function elementsTile(elements: readonly AST.Element[], spot: Spot): Tile {
  const tiles: Tile[] = [];
  let index = 0;
  while (index < elements.length && !spot.walk.isTooLarge) {
    const run = charactersFrom(elements, index);
    const element = elements[index];
    if (run.length > 0) tiles.push(textTile(run, spot));
    else if (element) tiles.push(elementTile(element, spot));
    index += Math.max(run.length, 1);
  }
  return sequenceTile(tiles);
}

function charactersFrom(elements: readonly AST.Element[], start: number): AST.Character[] {
  const run: AST.Character[] = [];
  for (let at = start; at < elements.length; at += 1) {
    const element = elements[at];
    if (element?.type !== 'Character') break;
    run.push(element);
  }
  return run;
}

function textTile(run: readonly AST.Character[], spot: Spot): Tile {
  countPart(spot);
  const span = { from: run[0]?.start ?? 0, to: run.at(-1)?.end ?? 0 };
  return boxTile(visible(run.map(({ raw }) => raw).join('')), 'text', span);
}

function elementTile(node: AST.Element, spot: Spot): Tile {
  if (!countPart(spot)) return sequenceTile([]);
  const span = { from: node.start, to: node.end };
  switch (node.type) {
    case 'Character':
      return boxTile(visible(node.raw), 'text', span);
    case 'CharacterSet':
      return boxTile(setLabel(node, spot.isDotAll), 'set', span);
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return classTile(node, spot);
    case 'Backreference':
      return boxTile(`same text as group ${visible(String(node.ref))}`, 'reference', span);
    case 'Quantifier':
      return repeatedTile(node, spot);
    case 'Assertion':
      return assertionTile(node, spot);
    case 'CapturingGroup': {
      spot.walk.groups += 1;
      const name = node.name === null ? '' : `: ${visible(node.name)}`;
      const caption = `group ${spot.walk.groups}${name}`;
      return frameTile(alternativesTile(node.alternatives, deeper(spot)), caption, 'group', span);
    }
    case 'Group': {
      const inner = alternativesTile(node.alternatives, modified(deeper(spot), node.modifiers));
      const caption = node.modifiers ? `flags ${node.modifiers.raw}` : 'not captured';
      return frameTile(inner, caption, 'plain-group', span);
    }
  }
}

function assertionTile(node: AST.Assertion, spot: Spot): Tile {
  const span = { from: node.start, to: node.end };
  const unit = spot.isMultiline ? 'line' : 'text';
  switch (node.kind) {
    case 'start':
      return boxTile(`^ start of ${unit}`, 'place', span);
    case 'end':
      return boxTile(`$ end of ${unit}`, 'place', span);
    case 'word':
      return boxTile(node.negate ? '\\B no edge of a word' : '\\b edge of a word', 'place', span);
    case 'lookahead':
    case 'lookbehind':
      return frameTile(
        alternativesTile(node.alternatives, deeper(spot)),
        lookAroundText(node),
        'place',
        span,
      );
  }
}

function repeatedTile(node: AST.Quantifier, spot: Spot): Tile {
  const { min, max, greedy } = node;
  const tile = elementTile(node.element, deeper(spot));
  const few = greedy || min === max ? '' : max === 1 ? 'tried first' : ', as few as possible';
  const note = (text: string) => boxTile(text, 'note', { from: node.start, to: node.end });
  if (max === 0) return skipTile(loopTile(tile, note('0 times: never taken'), false), undefined);
  if (max === 1 && min === 0) return skipTile(tile, few === '' ? undefined : note(few));
  const looped = loopTile(tile, note(timesText(min, max) + few), max > 1);
  return min === 0 ? skipTile(looped, undefined) : looped;
}

function timesText(min: number, max: number): string {
  if (max === Infinity) return `${min} or more times`;
  if (min === max) return min === 1 ? 'once' : `${min} times`;
  return `${min} to ${max} times`;
}

/** Returns the spot inside a group that changes flags. */
function modified(spot: Spot, modifiers: AST.Modifiers | null): Spot {
  const { add, remove } = modifiers ?? {};
  return {
    ...spot,
    isMultiline: (spot.isMultiline || add?.multiline === true) && remove?.multiline !== true,
    isDotAll: (spot.isDotAll || add?.dotAll === true) && remove?.dotAll !== true,
  };
}
