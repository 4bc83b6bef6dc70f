import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWholeNumber, writeWholeNumber } from './whole-numbers.ts';

const place = () => ({ offset: 0, line: 1, column: 1 });

test('numbers in every base are those of Python’s int', () => {
  const digits = '0123456789abcdefghijklmnopqrstuvwxyz';
  const numbers = fc.sample(
    fc.tuple(
      fc.integer({ min: 2, max: 36 }),
      fc.array(fc.nat(35), { minLength: 1, maxLength: 60 }),
      fc.boolean(),
    ),
    500,
  );
  const cases = numbers.map(([base, values, isNegative]) => ({
    base,
    // A leading digit that is none of a prefix.
    text: `${isNegative ? '-' : ''}1${values.map((value) => digits[value % base]).join('')}`,
  }));
  const script =
    'import json, sys; print(json.dumps([str(int(c["text"], c["base"])) for c in json.load(sys.stdin)]))';
  const { stdout } = spawnSync('python3', ['-c', script], { input: JSON.stringify(cases) });
  const answers = JSON.parse(stdout.toString()) as string[];
  expect(answers).toHaveLength(500);
  cases.forEach(({ base, text }, index) => {
    const value = readWholeNumber(text, base, place);
    expect(value.toString()).toBe(answers[index]);
    expect(writeWholeNumber(value, { fromBase: 10, to: 'one', toBase: base, bits: 0 }, place())).toBe(
      text.toUpperCase(),
    );
  });
});

test('two’s complement is that of Python’s to_bytes', () => {
  const sizes = [8, 16, 32, 64, 128] as const;
  const cases = fc
    .sample(fc.tuple(fc.constantFrom(...sizes), fc.bigInt({ min: -(2n ** 127n), max: 2n ** 127n - 1n })), 300)
    .map(([bits, value]) => ({ bits, value: BigInt.asIntN(bits, value) }));
  const script =
    'import json, sys; print(json.dumps([int(c["value"]).to_bytes(c["bits"] // 8, "big", signed=True).hex() for c in json.load(sys.stdin)]))';
  const input = JSON.stringify(cases.map(({ bits, value }) => ({ bits, value: String(value) })));
  const answers = JSON.parse(spawnSync('python3', ['-c', script], { input }).stdout.toString()) as string[];
  cases.forEach(({ bits, value }, index) => {
    const written = writeWholeNumber(value, { fromBase: 10, to: 'one', toBase: 16, bits }, place());
    expect(written).toBe(answers[index]?.toUpperCase());
  });
});
