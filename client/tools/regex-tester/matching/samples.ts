import type { AST } from '@eslint-community/regexpp';
import { parsePattern } from './parsing.ts';

const maxExampleLength = 300;

/** Finds a short text that a pattern matches, by generating and testing one; undefined if that fails. */
export function exampleOf({ source, flags }: RegExp): string | undefined {
  const probe = new RegExp(source, flags.replace(/[gy]/g, ''));
  return parsePattern(source, flags)
    ?.alternatives.flatMap((alternative) => samplesOf(alternative, flags))
    .find((text) => text !== '' && text.length <= maxExampleLength && probe.test(text));
}

/** Characters of which most classes contain at least one. */
const likely = Array.from('aA0 _-./:@,"\'<>=&%#!$()[]{}+*?\\|~^`;\t\nzé中');

/** Returns a few texts that a part of a pattern matches, short ones first; empty if none is found. */
export function samplesOf(node: AST.Element | AST.Alternative, flags: string): readonly string[] {
  switch (node.type) {
    case 'Alternative':
      return [node.elements.map((element) => samplesOf(element, flags)[0] ?? '').join('')];
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return charactersOf(node.raw, flags);
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap((alternative) => samplesOf(alternative, flags)).slice(0, 4);
    case 'Quantifier': {
      const [sample = ''] = samplesOf(node.element, flags);
      return [sample.repeat(Math.min(Math.max(node.min, 1), 20))];
    }
    case 'Backreference':
    case 'Assertion':
      return [''];
  }
}

function charactersOf(raw: string, flags: string): readonly string[] {
  const regex = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''));
  const first = /[^\\[\]^-]/u.exec(raw.slice(1))?.[0] ?? 'a';
  return [...likely, first].filter((character) => regex.test(character)).slice(0, 2);
}
