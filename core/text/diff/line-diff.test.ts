import fc from 'fast-check';
import { diffArrays } from 'diff';
import { expect, test } from 'vitest';
import { diffLines, type LineComparison, splitLines } from './line-diff.ts';
import { diffSequences } from './sequence-diff.ts';
import { diffWords } from './word-diff.ts';

const exact: LineComparison = { whitespace: 'exact', ignoresCase: false, ignoresLineEnds: false };
const small = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 40 });

test('what is left is the same on both sides, and no script is shorter than that of the diff package', () => {
  fc.assert(
    fc.property(small, small, (old, now) => {
      const { removed, added } = diffSequences(Int32Array.from(old), Int32Array.from(now));
      const kept = old.filter((_, index) => removed[index] === 0);
      expect(kept).toEqual(now.filter((_, index) => added[index] === 0));
      const shortest = diffArrays(old, now).filter((part) => !part.added && !part.removed);
      expect(kept.length).toBe(shortest.reduce((sum, { value }) => sum + value.length, 0));
    }),
    { numRuns: 500 },
  );
});

test('changes turn the old lines into the new ones, under every comparison', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'A', 'b', ' ', '\n', '\r\n', '\t') });
  const comparison = fc.record({
    whitespace: fc.constantFrom('exact' as const, 'trailing' as const, 'amount' as const, 'all' as const),
    ignoresCase: fc.boolean(),
    ignoresLineEnds: fc.boolean(),
  });
  fc.assert(
    fc.property(text, text, comparison, (oldText, newText, how) => {
      const [old, now] = [splitLines(oldText), splitLines(newText)];
      const made: string[] = [];
      let at = 0;
      let line = 0;
      const changes = diffLines(old, now, how);
      for (const { oldStart, oldEnd, newStart, newEnd } of changes) {
        expect(newStart - line).toBe(oldStart - at);
        made.push(...old.slice(at, oldStart), ...now.slice(newStart, newEnd));
        [at, line] = [oldEnd, newEnd];
      }
      made.push(...old.slice(at));
      expect(made).toHaveLength(now.length);
      const isExact = how.whitespace === 'exact' && !how.ignoresCase && !how.ignoresLineEnds;
      if (isExact) expect(made).toEqual(now);
      if (oldText === newText) expect(changes).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('what is ignored makes no change', () => {
  const same = (old: string, now: string, how: Partial<LineComparison>) =>
    diffLines(splitLines(old), splitLines(now), { ...exact, ...how }).length === 0;
  expect(same('a \nb', 'a\nb', {})).toBe(false);
  expect(same('a \nb', 'a\nb', { whitespace: 'trailing' })).toBe(true);
  expect(same('a  b\n', 'a b \n', { whitespace: 'amount' })).toBe(true);
  expect(same('a b\n', 'ab\n', { whitespace: 'amount' })).toBe(false);
  expect(same('a b\n', 'ab\n', { whitespace: 'all' })).toBe(true);
  expect(same('A\n', 'a\n', { ignoresCase: true })).toBe(true);
  expect(same('a\r\n', 'a\n', { ignoresLineEnds: true })).toBe(true);
  expect(same('a\n', 'a', { ignoresLineEnds: true })).toBe(false);
});

test('tens of thousands of changed lines, all in another order', () => {
  const old = Int32Array.from({ length: 40_000 }, (_, index) => (index * 7919) % 20_011);
  const now = Int32Array.from({ length: 40_000 }, (_, index) => (index * 104_729 + 5) % 20_011);
  const { removed, added } = diffSequences(old, now);
  const kept = (all: Int32Array, flags: Uint8Array) => [...all].filter((_, index) => flags[index] === 0);
  expect(kept(old, removed)).toEqual(kept(now, added));
});

test('words within lines', () => {
  const marked = (old: string, now: string) => {
    const words = diffWords(old, now, exact);
    return (
      words &&
      [words.old, words.now].map((parts) =>
        parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(''),
      )
    );
  };
  expect(marked('the quick fox', 'the slow fox')).toEqual(['the [quick] fox', 'the [slow] fox']);
  expect(marked('a👨‍👩‍👧b is here', 'a👨‍👩‍👦b is here')).toEqual(['a[👨‍👩‍👧]b is here', 'a[👨‍👩‍👦]b is here']);
  expect(marked('我喜欢苹果', '我喜欢香蕉')).toEqual(['我喜欢[苹果]', '我喜欢[香蕉]']);
  expect(marked('alpha', 'omega')).toBeUndefined();
});
