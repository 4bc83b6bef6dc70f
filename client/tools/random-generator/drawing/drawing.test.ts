import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { describeRoll, readDice, rollDice } from './dice.ts';
import { makeTeams, pickItems, readItems } from './items.ts';
import { writeUnits } from '#core/numbers/write-decimal.ts';
import { drawDecimals, drawIntegers } from './numbers.ts';
import { makeSource, type RandomSource } from './source.ts';
import { WeightTree } from './weight-tree.ts';

const secure = makeSource('');
const range = { count: 1, isUnique: false };

/** Gives these numbers, whatever the limit. */
function scripted(...numbers: number[]): RandomSource {
  const below = () => numbers.shift() ?? 0;
  return { below, belowBig: () => BigInt(below()) };
}

/** Every outcome must come about equally often: far beyond what chance does once in a hundred million runs. */
function expectFair(counts: readonly number[], expected: number): void {
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  expect(chiSquare).toBeLessThan(freedom + 6 * Math.sqrt(2 * freedom) + 25);
}

describe('numbers', () => {
  test('stay in their range, however large it is', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 0n }), fc.boolean(), (min, width, isUnique) => {
        const max = min + width;
        const options = { min: String(min), max: String(max), isUnique, count: width > 20n ? 20 : 1 };
        const drawn = drawIntegers(options, secure);
        for (const value of drawn) expect(value >= min && value <= max).toBe(true);
        if (isUnique) expect(new Set(drawn).size).toBe(drawn.length);
      }),
    );
  });

  test.each([
    ['1', '10'],
    [String(2n ** 70n), String(2n ** 70n + 9n)],
  ])('from %s to %s each is as likely as the others', (min, max) => {
    const counts = new Array<number>(10).fill(0);
    for (const value of drawIntegers({ min, max, count: 20_000, isUnique: false }, secure)) {
      counts[Number(value - BigInt(min))] = (counts[Number(value - BigInt(min))] ?? 0) + 1;
    }
    expectFair(counts, 2000);
  });

  test('drawn without repeats, all of a range are a fair shuffle of it', () => {
    const counts = new Map<string, number>();
    for (let round = 0; round < 12_000; round += 1) {
      const order = drawIntegers({ min: '1', max: '4', count: 4, isUnique: true }, secure).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expectFair([...counts.values()], 500);
  });

  test('decimals reach both ends, and lie on their grid', () => {
    const options = { min: '-0.05', max: '0.1', places: 1, ...range };
    expect(writeUnits(drawDecimals(options, scripted(0))[0] ?? 9n, 1)).toBe('0.0');
    expect(writeUnits(drawDecimals(options, scripted(1))[0] ?? 9n, 1)).toBe('0.1');
    const hundredths = drawDecimals({ ...options, places: 2, count: 2000 }, secure).map((units) =>
      writeUnits(units, 2),
    );
    expect(new Set(hundredths).size).toBe(16);
    expect(hundredths).toContain('-0.05');
    expect(hundredths).toContain('0.10');
  });

  test('a million different ones', () => {
    const drawn = drawIntegers({ min: '1', max: '1000000', count: 1_000_000, isUnique: true }, secure);
    expect(new Set(drawn).size).toBe(1_000_000);
  });

  test('mistakes are reported by their field', () => {
    const wrong = [
      [{ min: '5', max: '1' }, 'min'],
      [{ min: 'one', max: '5' }, 'min'],
      [{ min: '1', max: '' }, 'max'],
      [{ min: '1', max: '2.5' }, 'max'],
      [{ min: '1', max: '3', count: 4, isUnique: true }, 'count'],
    ] as const;
    for (const [options, field] of wrong) {
      expect(() => drawIntegers({ ...range, ...options }, secure)).toThrow(
        expect.objectContaining({ details: expect.objectContaining({ field }) as unknown }) as Error,
      );
    }
    expect(() => drawDecimals({ min: '0.11', max: '0.19', places: 1, ...range }, secure)).toThrow(
      'No number with 1',
    );
    expect(drawIntegers({ min: ' 1 000', max: "1'000", ...range }, secure)).toEqual([1000n]);
    expect(drawIntegers({ min: '−7', max: '-7', ...range }, secure)).toEqual([-7n]);
  });
});

test('a seed gives the same draws again, of any size', () => {
  const draw = (seed: string) =>
    drawIntegers({ min: '0', max: '9'.repeat(40), count: 5, isUnique: false }, makeSource(seed));
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
});

describe('dice', () => {
  const rollOf = (dice: string, ...values: number[]) =>
    describeRoll(rollDice(readDice(dice), scripted(...values)));

  test('are added as they are written', () => {
    expect(rollOf('3d6+2', 0, 3, 5)).toBe('13 = 1 + 4 + 6 + 2');
    expect(rollOf('d20 - 1d4', 19, 3)).toBe('16 = 20 - 4');
    expect(rollOf('4d6kh3', 0, 5, 2, 2)).toBe('12 = [1] + 6 + 3 + 3');
    expect(rollOf('4d6dl1', 0, 5, 2, 2)).toBe('12 = [1] + 6 + 3 + 3');
    expect(rollOf('2d20kl', 19, 4)).toBe('5 = [20] + 5');
    expect(rollOf('2d20dh1', 19, 4)).toBe('5 = [20] + 5');
    expect(rollOf('2dF', 0, 2)).toBe('0 = (-1) + 1');
    expect(rollOf('-d%+100', 99)).toBe('0 = -100 + 100');
  });

  test('two dice come to each sum as often as there are ways', () => {
    const counts = new Array<number>(11).fill(0);
    const terms = readDice('2d6');
    for (let round = 0; round < 36_000; round += 1) {
      const { total } = rollDice(terms, secure);
      counts[total - 2] = (counts[total - 2] ?? 0) + 1;
    }
    const ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
    expectFair(
      counts.map((count, index) => count / (ways[index] ?? 1)),
      1000,
    );
  });

  test('what is not understood is shown', () => {
    for (const wrong of [
      '',
      'six',
      '3d',
      '3d6+',
      '2d6 2d6',
      '0d6',
      '3d0',
      '2d6kh3',
      '1001d6',
      '600d6+600d6',
    ]) {
      expect(() => readDice(wrong), wrong).toThrow(ToolInputError);
    }
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('d', '1', '6', '+', '-', 'k', 'h', 'l', '%', 'F', ' ') }),
        (text) => {
          try {
            const terms = readDice(text);
            expect(rollDice(terms, secure).terms).toHaveLength(terms.length);
          } catch (error) {
            expect(error).toBeInstanceOf(ToolInputError);
          }
        },
      ),
    );
  });
});

describe('lists', () => {
  test('weights are read exactly, and drawn by', () => {
    const items = readItems('Apple: 3\nPear, 0.5\nFig\t1.25\n10:30 bus : 0', 'line', true);
    expect(items).toEqual([
      { text: 'Apple', weight: 300n },
      { text: 'Pear', weight: 50n },
      { text: 'Fig', weight: 125n },
      { text: '10:30 bus', weight: 0n },
    ]);
    const counts = { Apple: 0, Pear: 0, Fig: 0 };
    for (const picked of pickItems(items, 19_000, true, secure)) counts[picked as keyof typeof counts] += 1;
    expectFair([counts.Apple / 6, counts.Pear, counts.Fig / 2.5], 2000);
  });

  test('without repeats each comes once, and only what has a weight', () => {
    const items = readItems('a: 1\nb: 5\nc: 0\nd: 2', 'line', true);
    expect(pickItems(items, 3, false, secure).sort()).toEqual(['a', 'b', 'd']);
    expect(() => pickItems(items, 4, false, secure)).toThrow('only 3');
    expect(() => readItems('a: 1\nb', 'line', true)).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ line: 2 }) as unknown }) as Error,
    );
  });

  test('the tree finds what a walk along the weights finds', () => {
    const weights = fc.array(fc.bigInt({ min: 0n, max: 50n }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(weights, fc.nat(), fc.nat(), (all, removed, drawn) => {
        const tree = new WeightTree(all);
        const left = all.map((weight, index) => (index === removed % all.length ? 0n : weight));
        tree.remove(removed % all.length);
        const total = left.reduce((sum, weight) => sum + weight, 0n);
        expect(tree.total).toBe(total);
        if (total === 0n) return;
        const target = BigInt(drawn) % total;
        let sum = 0n;
        const index = left.findIndex((weight) => (sum += weight) > target);
        expect(tree.find(target)).toBe(index);
      }),
    );
  });

  test('teams differ by one member at most, and nobody is lost', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 }),
        fc.nat(),
        (names, teams) => {
          const count = 1 + (teams % names.length);
          const made = makeTeams(readItems(names.join(','), 'comma', false), count, secure);
          const sizes = made.map(({ length }) => length);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
          expect(made.flat().sort()).toEqual([...names].sort());
        },
      ),
    );
    expect(() => readItems(' \n\n', 'line', false)).toThrow('empty');
    expect(() => makeTeams(readItems('a', 'line', false), 2, secure)).toThrow('only 1');
  });
});
