import type { AST } from '@eslint-community/regexpp';
import { parsePattern } from '../matching/parsing.ts';
import { quote } from './quoting.ts';

/** An explanation of one part of a pattern. */
export interface Explanation {
  /** The UTF-16 offset in the pattern. */
  readonly from: number;
  readonly to: number;
  /** The nesting depth in groups, from 0. */
  readonly depth: number;
  readonly raw: string;
  readonly meaning: string;
}

const maxParts = 400;

/** Explains a pattern part by part; empty for a pattern that is invalid or newer than the parser. */
export function explainPattern(pattern: string, flags: string): readonly Explanation[] {
  const parts: Explanation[] = [];
  const root = parsePattern(pattern, flags);
  if (root) explainAlternatives(root.alternatives, 0, { parts, flags, groups: 0 });
  return parts.slice(0, maxParts);
}

interface Walk {
  readonly parts: Explanation[];
  readonly flags: string;
  groups: number;
}

function explainAlternatives(alternatives: readonly AST.Alternative[], depth: number, walk: Walk): void {
  alternatives.forEach((alternative, index) => {
    if (alternatives.length > 1) {
      const meaning = index === 0 ? 'either' : 'or';
      add(walk, alternative, depth, alternative.raw === '' ? `${meaning} nothing` : meaning);
    }
    explainElements(alternative.elements, alternatives.length > 1 ? depth + 1 : depth, walk);
  });
}

/** Explains elements; consecutive characters are explained as one text. */
function explainElements(elements: readonly AST.Element[], depth: number, walk: Walk): void {
  let run: AST.Character[] = [];
  const endRun = () => {
    const [first] = run;
    const last = run.at(-1);
    if (first && last) {
      const text = String.fromCodePoint(...run.map(({ value }) => value));
      const raw = run.map((character) => character.raw).join('');
      walk.parts.push({ from: first.start, to: last.end, depth, raw, meaning: `the text ${quote(text)}` });
    }
    run = [];
  };
  for (const element of elements) {
    if (element.type === 'Character') run.push(element);
    else {
      endRun();
      explainElement(element, depth, walk, '');
    }
  }
  endRun();
}

function explainElement(node: AST.Element, depth: number, walk: Walk, times: string): void {
  // Each level adds a part, so this also limits the depth; the parser allows more nesting than this recursion can.
  if (walk.parts.length >= maxParts) return;
  const tell = (meaning: string) => add(walk, node, depth, meaning + times);
  switch (node.type) {
    case 'Quantifier':
      explainRepeated(node, depth, walk);
      break;
    case 'CapturingGroup':
      walk.groups += 1;
      tell(node.name === null ? `group ${walk.groups}` : `group ${walk.groups}, named ${node.name}`);
      explainAlternatives(node.alternatives, depth + 1, walk);
      break;
    case 'Group':
      tell(node.modifiers ? `group with ${modifiersOf(node.modifiers)}` : 'group that is not captured');
      explainAlternatives(node.alternatives, depth + 1, walk);
      break;
    case 'Assertion':
      tell(assertionOf(node, walk.flags));
      if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
        explainAlternatives(node.alternatives, depth + 1, walk);
      }
      break;
    case 'Backreference':
      tell(`the same text as group ${node.ref}`);
      break;
    default:
      tell(oneOf(node, walk.flags));
  }
}

/** Explains a repeated part with its count, for the whole range including the quantifier. */
function explainRepeated(node: AST.Quantifier, depth: number, walk: Walk): void {
  const first = walk.parts.length;
  explainElement(node.element, depth, walk, `, ${timesOf(node)}`);
  const part = walk.parts[first];
  if (part) walk.parts[first] = { ...part, from: node.start, to: node.end, raw: node.raw };
}

function timesOf({ min, max, greedy }: AST.Quantifier): string {
  const how = greedy ? '' : ', as few as possible';
  if (min === 0 && max === 1) return `or nothing${greedy ? '' : ', rather nothing'}`;
  if (max === Infinity)
    return `${min === 0 ? 'any number of times' : min === 1 ? 'once or more' : `${min} times or more`}${how}`;
  return min === max ? `${min} times` : `${min} to ${max} times${how}`;
}

function assertionOf(node: AST.Assertion, flags: string): string {
  const isMultiline = flags.includes('m');
  switch (node.kind) {
    case 'start':
      return isMultiline ? 'start of a line' : 'start of the text';
    case 'end':
      return isMultiline ? 'end of a line' : 'end of the text';
    case 'word':
      return node.negate ? 'no edge of a word' : 'edge of a word';
    case 'lookahead':
      return node.negate ? 'not followed by' : 'followed by';
    case 'lookbehind':
      return node.negate ? 'not preceded by' : 'preceded by';
  }
}

type OneOf = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

function oneOf(node: OneOf, flags: string): string {
  switch (node.type) {
    case 'Character':
      return quote(String.fromCodePoint(node.value));
    case 'CharacterSet':
      return setOf(node, flags);
    case 'ExpressionCharacterClass':
      return `${node.negate ? 'a character outside' : 'a character of'} the set ${node.raw}`;
    case 'CharacterClass': {
      if (node.elements.length === 0) return node.negate ? 'any character' : 'nothing at all: an empty class';
      const members = node.elements.map((element) => memberOf(element, flags));
      return `${node.negate ? 'any character but' : 'one of'} ${members.join(', ')}`;
    }
  }
}

function memberOf(element: AST.CharacterClassElement, flags: string): string {
  switch (element.type) {
    case 'CharacterClassRange':
      return `${quote(element.min.raw)} to ${quote(element.max.raw)}`;
    case 'Character':
    case 'CharacterSet':
      return oneOf(element, flags);
    default:
      return element.raw;
  }
}

function setOf(node: AST.CharacterSet, flags: string): string {
  switch (node.kind) {
    case 'any':
      return flags.includes('s') ? 'any character' : 'any character but a line break';
    case 'digit':
      return node.negate ? 'no digit' : 'a digit (0 to 9)';
    case 'space':
      return node.negate ? 'no white space' : 'white space';
    case 'word':
      return node.negate ? 'no word character' : 'a word character (a to z, A to Z, 0 to 9, _)';
    case 'property': {
      const name = node.value === null ? node.key : `${node.key} ${node.value}`;
      return `a character ${node.negate ? 'without' : 'with'} the Unicode property ${name}`;
    }
  }
}

function modifiersOf({ raw }: AST.Modifiers): string {
  return `the flags ${raw}`;
}

function add(walk: Walk, node: AST.Node, depth: number, meaning: string): void {
  walk.parts.push({ from: node.start, to: node.end, depth, raw: node.raw, meaning });
}
