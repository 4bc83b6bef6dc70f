import { expect, test } from 'vitest';
import { readAs } from './parse-script.ts';
import { firstDifference } from './same-program.ts';

const differ = (before: string, after: string) =>
  firstDifference(readAs(before, 'script'), readAs(after, 'script')) !== undefined;

test.each([
  ['if (a) { b }', 'if(a)b'],
  ['if (a) {} else { b }', 'if(a);else b'],
  ['x = { a, "b": 1, 2: 3 }', 'x={a:a,b:1,"2":3}'],
  ['x = () => { return 1 }', 'x=()=>1'],
  ['a, (b, c)', 'a,b,c'],
  ['0x10 + 1', '16+1'],
  ['`\\x41\r\n`', '`A\n`'],
  ['/a/ig', '/a/gi'],
  ['/[a]/ymvisdg', '/[a]/dgimsvy'],
  ['x = () => { return }', 'x=()=>{}'],
  ["'use strict'; f();;", '"use strict";f()'],
])('is the same: %s', (before, after) => {
  expect(differ(before, after)).toBe(false);
});

test.each([
  ['a + b', 'a + c'],
  ['a', 'a; b'],
  ['f()', 'f(1)'],
  ['1', '"1"'],
  ['1n', '2n'],
  ['1e999', 'Infinity'],
  ['/a/g', '/a/i'],
  ['/a/gi', '/a/g'],
  ['/a/u', '/a/v'],
  ['/a/', '/b/'],
  ['/a/', 'null'],
  ['a?.b.c', '(a?.b).c'],
  ['t`\\x41`', 't`A`'],
  ['x = { [1]: 2 }', 'x = { 1: 2 }'],
  ['x = { __proto__ }', 'x = { __proto__: __proto__ }'],
  ['x = { ["__proto__"]: a }', 'x = { __proto__: a }'],
  ['{ let b }', 'let b'],
  ['if (a) { let b }', 'if (a) { var b }'],
  ['x = () => { 1 }', 'x = () => 1'],
  ['"use strict"; f()', '("use strict"); f()'],
  ['class A { static x }', 'class A { x }'],
  ['async\nx => 1', 'async x => 1'],
])('differs: %s', (before, after) => {
  expect(differ(before, after)).toBe(true);
});
