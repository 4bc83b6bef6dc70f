import { expect, test } from 'vitest';
import { parseStrictJson } from '#core/json/values/read-values.ts';
import type { JsonValue } from '#core/json/values/json-value.ts';
import { queryJmesPath } from './jmes-path.ts';

const prices = [{ p: 1 }, {}, { p: null }, { p: true }, { p: [0] }, { p: 9 }];

// The values are those of jmespath.py 1.1, where it can compare: the specification gives null for all but numbers.
test.each([
  ['sort(@)', [10, 9, 100, -1, 2.5], [-1, 2.5, 9, 10, 100]],
  ['sort(@)[0]', ['b', 'a', 'B', 'ä'], 'B'],
  ['[min(@), max(@)]', ['b', 'a', 'B', '～', '10'], ['10', '～']],
  ['[max(a), min(a)]', { a: [3, 20] }, [20, 3]],
  ['max(@)', [], null],
  ['@[?p < `5`]', prices, [{ p: 1 }]],
  ['@[?p >= `-5`].p', prices, [1, 9]],
  ['@[?!(p > `5`)].p', prices, [1, true, [0]]],
  ['@[?p < `5` || p == `9`].p', prices, [1, 9]],
  ['@[0].p < @[5].p', prices, true],
  ['nope < `1`', {}, null],
  ["@[?@ > 'a']", [null, 'b'], ['b']],
  ['nope.[a > `1`]', {}, null],
  ['@ > `1` || @', null, null],
  ['map(&to_number(@), @)', ['', '0', '1e1', 'x'], [null, 0, 10, null]],
  ['`2` < `1`', {}, false],
  ["length(@[?n > '1' && length(@[?q <= `1`] || `[]`) == `0`])", [{ n: '2' }], 1],
  ['{a: p <= `1`, b: [p > `1`]}', { p: 1 }, { a: true, b: [false] }],
])('%s of %j is %j', (expression, document, expected) => {
  const [exact] = parseStrictJson(JSON.stringify(document));
  expect(JSON.parse(queryJmesPath(exact as JsonValue, expression, 0))).toEqual(expected);
});
