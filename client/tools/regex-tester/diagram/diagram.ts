import type { AST } from '@eslint-community/regexpp';
import { classPart, setLabel } from './diagram-classes.ts';
import { box, countPart, deeper, frame, type Part, type Spot, visible } from './diagram-parts.ts';
import { parsePattern } from '../matching/parsing.ts';

/** The reason for a missing diagram: the pattern has too many parts, or the parser cannot read it. */
export type DiagramGap = 'too-large' | 'unreadable';

const maxPatternLength = 5000;

/** Reads the pattern as a railroad diagram: every path from left to right is a text that it matches. */
export function readDiagram(pattern: string, flags: string): Part | DiagramGap {
  if (pattern.length > maxPatternLength) return 'too-large';
  const root = parsePattern(pattern, flags);
  if (!root) return 'unreadable';
  const walk = { parts: 0, groups: 0, isTooLarge: false };
  const part = alternativesPart(root.alternatives, {
    depth: 0,
    isMultiline: flags.includes('m'),
    isDotAll: flags.includes('s'),
    walk,
  });
  return walk.isTooLarge ? 'too-large' : part;
}

/** An empty row. */
const nothing: Part = { type: 'row', parts: [] };

function alternativesPart(alternatives: readonly AST.Alternative[], spot: Spot): Part {
  const [only] = alternatives;
  if (only && alternatives.length === 1) return elementsPart(only.elements, spot);
  const parts = alternatives.map(({ elements }) =>
    countPart(spot) ? elementsPart(elements, spot) : nothing,
  );
  return { type: 'choice', parts };
}

/** Draws elements in a row; consecutive characters share one box. */
function elementsPart(elements: readonly AST.Element[], spot: Spot): Part {
  const parts: Part[] = [];
  let index = 0;
  while (index < elements.length && !spot.walk.isTooLarge) {
    const run = charactersFrom(elements, index);
    const element = elements[index];
    if (run.length > 0) parts.push(textPart(run, spot));
    else if (element) parts.push(elementPart(element, spot));
    index += Math.max(run.length, 1);
  }
  return { type: 'row', parts };
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

function textPart(run: readonly AST.Character[], spot: Spot): Part {
  countPart(spot);
  const span = { from: run[0]?.start ?? 0, to: run.at(-1)?.end ?? 0 };
  return box(visible(run.map(({ raw }) => raw).join('')), 'text', span);
}

function elementPart(node: AST.Element, spot: Spot): Part {
  if (!countPart(spot)) return nothing;
  const span = { from: node.start, to: node.end };
  switch (node.type) {
    case 'Character':
      return box(visible(node.raw), 'text', span);
    case 'CharacterSet':
      return box(setLabel(node, spot.isDotAll), 'set', span);
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return classPart(node, spot);
    case 'Backreference':
      return box(`same text as group ${visible(String(node.ref))}`, 'reference', span);
    case 'Quantifier':
      return repeatedPart(node, spot);
    case 'Assertion':
      return assertionPart(node, spot);
    case 'CapturingGroup': {
      spot.walk.groups += 1;
      const name = node.name === null ? '' : `: ${visible(node.name)}`;
      const caption = `group ${spot.walk.groups}${name}`;
      return frame(alternativesPart(node.alternatives, deeper(spot)), caption, 'group', span);
    }
    case 'Group': {
      const inner = alternativesPart(node.alternatives, modified(deeper(spot), node.modifiers));
      const caption = node.modifiers ? `flags ${node.modifiers.raw}` : 'not captured';
      return frame(inner, caption, 'plain-group', span);
    }
  }
}

function assertionPart(node: AST.Assertion, spot: Spot): Part {
  const span = { from: node.start, to: node.end };
  const unit = spot.isMultiline ? 'line' : 'text';
  switch (node.kind) {
    case 'start':
      return box(`^ start of ${unit}`, 'place', span);
    case 'end':
      return box(`$ end of ${unit}`, 'place', span);
    case 'word':
      return box(node.negate ? '\\B no edge of a word' : '\\b edge of a word', 'place', span);
    case 'lookahead':
    case 'lookbehind':
      return frame(
        alternativesPart(node.alternatives, deeper(spot)),
        `${node.negate ? 'not ' : ''}${node.kind === 'lookahead' ? 'followed' : 'preceded'} by`,
        'place',
        span,
      );
  }
}

function repeatedPart(node: AST.Quantifier, spot: Spot): Part {
  const { min, max, greedy } = node;
  const part = elementPart(node.element, deeper(spot));
  const few = greedy || min === max ? '' : max === 1 ? 'tried first' : ', as few as possible';
  const word = max === 0 ? '0 times: never taken' : min === 0 && max === 1 ? few : timesText(min, max) + few;
  const ways = { canSkip: min === 0, canLoop: max > 1 };
  return { type: 'repeat', word, part, ...ways, from: node.start, to: node.end };
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
