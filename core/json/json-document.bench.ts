import { formatJson } from './format-for-tests.ts';

// Run with: node core/json/json-document.bench.ts. Compares this formatter with parse and stringify, which similar
// tools use.

const items = Array.from({ length: 100_000 }, (_, id) => ({
  id,
  name: `item ${id}`,
  price: id / 100,
  tags: ['a', 'bb', 'ccc'],
  nested: { isActive: id % 2 === 0, note: null, text: 'some words that make the line longer' },
}));
const text = JSON.stringify(items);

function fastestMs(act: () => unknown): number {
  const runs = Array.from({ length: 5 }, () => {
    const startedAtMs = performance.now();
    act();
    return performance.now() - startedAtMs;
  });
  return Math.min(...runs);
}

const rows = [
  ['formatJson', fastestMs(() => formatJson(text))],
  ['formatJson, sorted', fastestMs(() => formatJson(text, { isSorted: true }))],
  ['JSON.parse and JSON.stringify', fastestMs(() => JSON.stringify(JSON.parse(text), null, 2))],
] as const;

for (const [name, ms] of rows) {
  console.log(
    `${name.padEnd(30)} ${ms.toFixed(0).padStart(5)} ms  ${(text.length / 1000 / ms).toFixed(0)} MB/s`,
  );
}
