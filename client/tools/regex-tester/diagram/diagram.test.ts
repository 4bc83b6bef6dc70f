import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainPattern } from '../explaining/explain.ts';
import { readDiagram } from './diagram.ts';
import type { Part } from './diagram-parts.ts';

function draw(pattern: string, flags = ''): Part {
  const part = readDiagram(pattern, flags);
  if (typeof part === 'string') throw new Error(`${pattern}: ${part}`);
  return part;
}

/** Lists a part and those inside it, in the order of their words. */
function listParts(part: Part): Part[] {
  if (part.type === 'box') return [part];
  if (part.type === 'frame') return [part, ...listParts(part.part)];
  if (part.type === 'repeat') return [...listParts(part.part), part];
  return [part, ...part.parts.flatMap(listParts)];
}
const wordsIn = (pattern: string, flags = '') =>
  listParts(draw(pattern, flags)).flatMap((part) => ('word' in part && part.word !== '' ? part.word : []));
const spansIn = (part: Part) =>
  listParts(part).flatMap((each) =>
    'from' in each ? [{ ...each, kind: 'kind' in each ? each.kind : 'note' }] : [],
  );

/** Checks that every node of the tree is in a box: groups, sets and the like in a separate one. */
function expectWhole(part: Part, pattern: string): void {
  const boxes = spansIn(part);
  const own = ({ start, end }: AST.Node) =>
    expect(boxes.filter(({ from, to }) => from === start && to === end)).not.toEqual([]);
  visitRegExpAST(new RegExpParser().parsePattern(pattern), {
    onAssertionEnter: own,
    onBackreferenceEnter: own,
    onCapturingGroupEnter: own,
    onCharacterClassEnter: own,
    onCharacterClassRangeEnter: own,
    onCharacterSetEnter: own,
    onGroupEnter: own,
    onQuantifierEnter: own,
    onCharacterEnter: ({ start, end }) =>
      expect(boxes.some(({ kind, from, to }) => kind === 'text' && from <= start && to >= end)).toBe(true),
  });
}

describe('every part has a box', () => {
  test.each([
    ['', '', []],
    ['abc', '', ['abc']],
    ['a b\\n', '', ['a␣b\\n']],
    ['a|bc|', '', ['a', 'bc']],
    ['(a)(?<y>b)(?:c)', '', ['group 1', 'a', 'group 2: y', 'b', 'not captured', 'c']],
    ['(a(b))(c)', '', ['group 1', 'a', 'group 2', 'b', 'group 3', 'c']],
    [
      '(?s-m:^.)$.',
      'm',
      ['flags s-m', '^ start of text', '. any character', '$ end of line', '. any but a line break'],
    ],
    ['a?b??', '', ['a', 'b', 'tried first']],
    ['a*b+?c{3}', '', ['a', '0 or more times', 'b', '1 or more times, as few as possible', 'c', '3 times']],
    [
      'a{2,}b{2,5}?c{0}d{1}',
      '',
      [
        'a',
        '2 or more times',
        'b',
        '2 to 5 times, as few as possible',
        'c',
        '0 times: never taken',
        'd',
        'once',
      ],
    ],
    ['[a-z\\d_][^\\s]', '', ['one of', 'a–z', '\\d digit', '_', 'none of', '\\s white space']],
    ['[][^]', '', ['[] nothing at all', '[^] any character']],
    [
      '\\w\\W\\D\\S\\p{L}',
      'u',
      ['\\w word character', '\\W not a word character', '\\D not a digit', '\\S not white space', '\\p{L}'],
    ],
    ['\\bx\\B', '', ['\\b edge of a word', 'x', '\\B no edge of a word']],
    [
      '(?=a)(?!b)(?<=c)(?<!d)',
      '',
      ['followed by', 'a', 'not followed by', 'b', 'preceded by', 'c', 'not preceded by', 'd'],
    ],
    ['(?<y>a)\\1\\k<y>', '', ['group 1: y', 'a', 'same text as group 1', 'same text as group y']],
    [
      '[[a-z]--[aeiou]--q]',
      'v',
      ['one of', 'one of', 'a–z', 'but not in', 'one of', 'a', 'e', 'i', 'o', 'u', 'but not in', 'q'],
    ],
    [
      '[^\\p{L}&&[\\q{ab|}c]]',
      'v',
      ['none of', '\\p{L}', 'and in', 'one of', 'one of the texts', 'ab', 'nothing', 'c'],
    ],
  ])('%s with flags “%s”', (pattern, flags, words) => {
    expect(wordsIn(pattern, flags)).toEqual(words);
  });

  test('names characters that cannot be seen', () => {
    expect(wordsIn('\u0007\u00A0\uD800')).toEqual(['U+0007U+00A0U+D800']);
  });

  test('boxes know their part of the pattern', () => {
    const spans = spansIn(draw('ab(c|[de])+')).map(({ kind, from, to }) => [kind, from, to]);
    expect(spans).toContainEqual(['text', 0, 2]);
    expect(spans).toContainEqual(['group', 2, 10]);
    expect(spans).toContainEqual(['class', 5, 9]);
    expect(spans).toContainEqual(['note', 2, 11]);
  });
});

const atoms = fc.constantFrom(
  'a',
  'bc',
  ' ',
  '.',
  '^',
  '$',
  '\\b',
  '\\d',
  '[a-f0-9_]',
  '[^\\s,;x-z]',
  '[]',
  '\\1',
  '界',
  '',
);
const { pattern: patterns } = fc.letrec<{ pattern: string; repeatable: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 4 },
    atoms,
    fc.tuple(tie('pattern'), tie('pattern')).map((two) => two.join('')),
    fc.tuple(tie('pattern'), tie('pattern')).map((two) => two.join('|')),
    fc
      .tuple(tie('repeatable'), fc.constantFrom('?', '??', '*', '*?', '+', '+?', '{3}', '{0}', '{1,4}?'))
      .map((two) => two.join('')),
    fc.tuple(fc.constantFrom('(?=', '(?!', '(?<=', '(?<!'), tie('pattern')).map((two) => `${two.join('')})`),
  ),
  repeatable: fc.oneof(
    fc.constantFrom('x', '\\w', '[a-z]'),
    fc.tuple(fc.constantFrom('(', '(?:', '(?i:'), tie('pattern')).map((two) => `${two.join('')})`),
  ),
}));

test('every node of any pattern is drawn', () => {
  fc.assert(
    fc.property(patterns, (pattern) => {
      const diagram = readDiagram(pattern, '');
      fc.pre(typeof diagram !== 'string');
      expectWhole(diagram, pattern);
    }),
  );
});

describe('limits', () => {
  test.each([
    ['too long', 'a'.repeat(5001)],
    ['too many parts', 'a*'.repeat(300)],
    ['too many ways', '|'.repeat(600)],
    ['too many members', `[${'\\d'.repeat(500)}]`],
    ['too deep', '('.repeat(40) + ')'.repeat(40)],
    ['as deep as it is long', '('.repeat(1200) + ')'.repeat(1200)],
  ])('%s', (_, pattern) => {
    expect(readDiagram(pattern, '')).toBe('too-large');
  });

  test('what the parser cannot read, however deep', () => {
    expect(readDiagram('a(', '')).toBe('unreadable');
    expect(readDiagram('('.repeat(2500) + ')'.repeat(2499), '')).toBe('unreadable');
  });

  test('neither the diagram nor its explanation overflows the stack at any depth', () => {
    for (let depth = 100; depth < 3000; depth += 50) {
      const pattern = '(?:'.repeat(depth) + ')*'.repeat(depth);
      expect(typeof readDiagram(pattern, '')).toBe('string');
      expect(explainPattern(pattern, '').length).toBeLessThanOrEqual(400);
    }
  });

  test('sets in sets are too deep at some point, as well', () => {
    expect(readDiagram('['.repeat(40) + 'a' + ']'.repeat(40), 'v')).toBe('too-large');
    expect(wordsIn(`[a${'--b'.repeat(100)}]`, 'v')).toHaveLength(202);
  });
});
