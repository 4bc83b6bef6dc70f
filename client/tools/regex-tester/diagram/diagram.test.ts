import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Diagram, layOutDiagram } from './diagram.ts';
import { diagramFile, railPath } from './diagram-drawing.ts';
import type { Box } from './diagram-tiles.ts';
import { explainPattern } from '../explaining/explain.ts';

function draw(pattern: string, flags = ''): Diagram {
  const diagram = layOutDiagram(pattern, flags);
  if (typeof diagram === 'string') throw new Error(`${pattern}: ${diagram}`);
  return diagram;
}
const wordsIn = (pattern: string, flags = '') =>
  draw(pattern, flags)
    .boxes.map(({ lines }) => lines.join(''))
    .filter((words) => words !== '');

/** A hair less, as places are sums of fractions. */
const overlap = (a: Box, b: Box) =>
  a.x + a.width > b.x + 0.01 &&
  b.x + b.width > a.x + 0.01 &&
  a.y + a.height > b.y + 0.01 &&
  b.y + b.height > a.y + 0.01;
const holds = (a: Box, b: Box) =>
  b.x > a.x && b.y > a.y && b.x + b.width < a.x + a.width && b.y + b.height < a.y + a.height;

function expectSound({ boxes, rails, width, height }: Diagram): void {
  for (const [index, box] of boxes.entries()) {
    expect(Math.min(box.x, box.y, width - box.x - box.width, height - box.y - box.height)).toBeGreaterThan(0);
    for (const other of boxes.slice(index + 1)) {
      if (overlap(box, other)) expect(box.lines.length === 0 && holds(box, other)).toBe(true);
    }
  }
  const solid = boxes.filter(({ kind, lines }) => lines.length > 0 || kind === 'class');
  for (const rail of rails) {
    for (const [index, [x, y]] of rail.slice(1).entries()) {
      const [fromX, fromY] = rail[index] ?? [x, y];
      const stroke = {
        x: Math.min(x, fromX),
        y: Math.min(y, fromY),
        width: Math.abs(x - fromX),
        height: Math.abs(y - fromY),
      };
      expect(Math.min(stroke.x, stroke.y, height - stroke.y - stroke.height)).toBeGreaterThan(0);
      for (const box of solid) expect(overlap(box, { ...box, ...stroke })).toBe(false);
    }
  }
}

/** Checks that every node of the tree is in a box: groups, sets and the like in a separate one. */
function expectWhole({ boxes }: Diagram, pattern: string): void {
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
    onCharacterEnter: ({ start, end }) =>
      expect(boxes.some(({ kind, from, to }) => kind === 'text' && from <= start && to >= end)).toBe(true),
    onQuantifierEnter: (node) => {
      if (node.min !== 0 || node.max !== 1) own(node);
    },
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
    expectSound(draw(pattern, flags));
  });

  test('what cannot be seen is named, so that a file holds nothing illegal', () => {
    expect(wordsIn('\u0007\u00A0\uD800')).toEqual(['U+0007U+00A0U+D800']);
  });

  test('a long text goes on in further lines', () => {
    const [box] = draw('a'.repeat(100)).boxes;
    expect(box?.lines.map((text) => text.length)).toEqual([40, 40, 20]);
  });

  test('boxes know their part of the pattern', () => {
    const spans = draw('ab(c|[de])+').boxes.map(({ kind, from, to }) => [kind, from, to]);
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

test('nothing overlaps, nothing sticks out, and no rail runs through a box', () => {
  fc.assert(
    fc.property(patterns, (pattern) => {
      const diagram = layOutDiagram(pattern, '');
      fc.pre(typeof diagram !== 'string');
      expectSound(diagram);
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
    expect(layOutDiagram(pattern, '')).toBe('too-large');
  });

  test('what the parser cannot read, however deep', () => {
    expect(layOutDiagram('a(', '')).toBe('unreadable');
    expect(layOutDiagram('('.repeat(2500) + ')'.repeat(2499), '')).toBe('unreadable');
  });

  test('neither the diagram nor its explanation overflows the stack at any depth', () => {
    for (let depth = 100; depth < 3000; depth += 50) {
      const pattern = '(?:'.repeat(depth) + ')*'.repeat(depth);
      expect(typeof layOutDiagram(pattern, '')).toBe('string');
      expect(explainPattern(pattern, '').length).toBeLessThanOrEqual(400);
    }
  });

  test('sets in sets are too deep at some point, as well', () => {
    expect(layOutDiagram('['.repeat(40) + 'a' + ']'.repeat(40), 'v')).toBe('too-large');
    expect(wordsIn(`[a${'--b'.repeat(100)}]`, 'v')).toHaveLength(202);
  });
});

test('a path rounds right angles only', () => {
  expect(
    railPath([
      [0, 0],
      [20, 0],
      [20, 40],
    ]),
  ).toBe('M0 0L12 0Q20 0 20 8L20 40');
  expect(
    railPath([
      [5, 0],
      [0, 4],
      [5, 8],
    ]),
  ).toBe('M5 0L0 4L5 8');
});

test('the file is escaped and stands on its own', () => {
  const file = diagramFile(draw('<b>&\u0000"'));
  expect(file).toContain('>&lt;b&gt;&amp;U+0000"</text>');
  expect(file).not.toMatch(/var\(|style|NaN/);
  expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="[\d.]+"/);
});
