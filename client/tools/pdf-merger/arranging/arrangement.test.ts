import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addSource,
  type Arrangement,
  deletePages,
  duplicatePages,
  emptyArrangement,
  insertBlank,
  movePages,
  nudgePages,
  orderSources,
  removeSource,
  sourceOrder,
  startFilesOnOddPages,
  takenPages,
  takePages,
  turnPages,
} from './arrangement.ts';
import { redo, startHistory, step, undo } from './history.ts';

/** Three pages of a, two of b: a1 a2 a3 b1 b2 with ids 1 to 5. */
const start = addSource(addSource(emptyArrangement, 'a', 3), 'b', 2);

/** One word a page: file, page number, and its turn when it has one; `-` for a blank page. */
function show({ pages }: Arrangement): string {
  return pages
    .map(({ sourceId, pageIndex, turn }) => {
      const name = sourceId === undefined ? '-' : `${sourceId}${pageIndex + 1}`;
      return turn === 0 ? name : `${name}↻${turn}`;
    })
    .join(' ');
}

const ids = (...numbers: number[]) => new Set(numbers);

test('files are added at the end', () => {
  expect(show(start)).toBe('a1 a2 a3 b1 b2');
  expect(start.pages.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});

test('a file that was read late goes before those chosen after it', () => {
  expect(show(addSource(start, 'c', 1, new Set(['b', 'd'])))).toBe('a1 a2 a3 c1 b1 b2');
  expect(show(addSource(start, 'c', 1, new Set(['d'])))).toBe('a1 a2 a3 b1 b2 c1');
});

describe('moving', () => {
  test.each([
    [[1], 3, 'a2 a3 a1 b1 b2'],
    [[1], 0, 'a1 a2 a3 b1 b2'],
    [[1], 1, 'a1 a2 a3 b1 b2'],
    [[5], 0, 'b2 a1 a2 a3 b1'],
    [[1, 4], 5, 'a2 a3 b2 a1 b1'],
    [[4, 1], 2, 'a2 a1 b1 a3 b2'],
  ])('pages %j into gap %i', (moved, gap, expected) => {
    expect(show(movePages(start, ids(...moved), gap))).toBe(expected);
  });

  test.each([
    [[2], -1, 'a2 a1 a3 b1 b2'],
    [[2], 1, 'a1 a3 a2 b1 b2'],
    [[1], -1, 'a1 a2 a3 b1 b2'],
    [[5], 1, 'a1 a2 a3 b1 b2'],
    [[2, 3], 1, 'a1 b1 a2 a3 b2'],
    [[1, 4], -1, 'a1 b1 a2 a3 b2'],
    [[3], -100, 'a3 a1 a2 b1 b2'],
    [[], 1, 'a1 a2 a3 b1 b2'],
  ])('pages %j by %i', (moved, steps, expected) => {
    expect(show(nudgePages(start, ids(...moved), steps))).toBe(expected);
  });
});

test('turning, duplicating, deleting, blank pages', () => {
  const turned = turnPages(turnPages(start, ids(1, 4), 90), ids(1), -180);
  expect(show(turned)).toBe('a1↻270 a2 a3 b1↻90 b2');
  const doubled = duplicatePages(turned, ids(1));
  expect(show(doubled)).toBe('a1↻270 a1↻270 a2 a3 b1↻90 b2');
  expect(show(deletePages(doubled, ids(2, 3, 4)))).toBe('a1↻270 a1↻270 b2');
  expect(show(insertBlank(start, 3))).toBe('a1 a2 a3 - b1 b2');
});

describe('ranges', () => {
  test('a file’s pages come in the requested order, at the place of the file', () => {
    expect(show(takePages(start, 'b', [1, 0, 1]))).toBe('a1 a2 a3 b2 b1 b2');
    expect(show(takePages(start, 'a', [2]))).toBe('a3 b1 b2');
    expect(takenPages(takePages(start, 'a', [2, 0]), 'a')).toEqual([2, 0]);
  });

  test('pages that stay keep their turn', () => {
    expect(show(takePages(turnPages(start, ids(2), 90), 'a', [1, 0]))).toBe('a2↻90 a1 b1 b2');
  });

  test('a file of which no page was left can be taken up again', () => {
    const without = deletePages(start, ids(1, 2, 3));
    expect(sourceOrder(without)).toEqual(['b', 'a']);
    expect(show(takePages(without, 'a', [0]))).toBe('b1 b2 a1');
  });
});

test('files are ordered as blocks, blank pages with the page before them', () => {
  const mixed = movePages(insertBlank(start, 3), ids(5), 1);
  expect(show(mixed)).toBe('a1 b2 a2 a3 - b1');
  expect(show(orderSources(mixed, ['b', 'a']))).toBe('b2 b1 a1 a2 a3 -');
  expect(sourceOrder(mixed)).toEqual(['a', 'b']);
});

test('files can be made to start on odd pages', () => {
  expect(show(startFilesOnOddPages(start))).toBe('a1 a2 a3 - b1 b2');
  const again = startFilesOnOddPages(startFilesOnOddPages(start));
  expect(show(again)).toBe('a1 a2 a3 - b1 b2');
});

test('a removed file takes its pages along', () => {
  const left = removeSource(start, 'a');
  expect(show(left)).toBe('b1 b2');
  expect(sourceOrder(left)).toEqual(['b']);
});

test('moving and ordering never lose or double a page', () => {
  const subset = fc.subarray([1, 2, 3, 4, 5]);
  fc.assert(
    fc.property(
      subset,
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: -7, max: 7 }),
      (moved, gap, steps) => {
        const wanted = show(start).split(' ').toSorted();
        expect(
          show(movePages(start, ids(...moved), gap))
            .split(' ')
            .toSorted(),
        ).toEqual(wanted);
        expect(
          show(nudgePages(start, ids(...moved), steps))
            .split(' ')
            .toSorted(),
        ).toEqual(wanted);
        const ordered = orderSources(movePages(start, ids(...moved), gap), ['b', 'a']);
        expect(show(ordered).split(' ').toSorted()).toEqual(wanted);
      },
    ),
  );
});

describe('history', () => {
  test('steps are undone and redone', () => {
    const two = step(step(startHistory('a'), 'b'), 'c');
    expect(undo(two).present).toBe('b');
    expect(redo(undo(two)).present).toBe('c');
    expect(undo(undo(undo(two))).present).toBe('a');
    expect(redo(two).present).toBe('c');
  });

  test('a new step forgets what was undone; the same value is no step', () => {
    const two = step(step(startHistory('a'), 'b'), 'c');
    expect(step(undo(two), 'd').future).toEqual([]);
    expect(step(two, 'c')).toBe(two);
  });

  test('the past is bounded', () => {
    let history = startHistory(0);
    for (let value = 1; value <= 1000; value += 1) history = step(history, value);
    expect(history.past).toHaveLength(200);
  });
});
