import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { type JsOptions, minifyJs } from './minify-js.ts';

const runs: Partial<JsOptions>[] = [
  { level: 'spaces' },
  { level: 'safe' },
  { level: 'most' },
  { level: 'most', areNamesKept: true },
];

function logOf(source: string): string[] {
  const lines: string[] = [];
  const log = (...values: unknown[]) => lines.push(values.map(String).join(' '));
  try {
    runInContext(source, createContext({ log }));
  } catch (error) {
    lines.push(`throws ${String(error)}`);
  }
  return lines;
}

/**
 * Changes by Terser's usual settings, by the number of its issues; node runs each program for the expected log.
 */
const programs: Readonly<Record<string, string>> = {
  '#91': `let foo = 'outer'; function bar(func = (x) => foo) { let foo = 'inner'; log(func()); } bar();`,
  '#1478': `var exp = () => 7; function smooth(easing = exp) { const exp = easing(10); return exp; } log(smooth());`,
  '#1509': `var base = 2; function scale(x, factor = base) { var base = x * factor; return base; } log(scale(5));`,
  '#1698': `const unit = 'px'; function show(opts = { unit }) { const { unit } = opts; log(unit); } show();`,
  'UglifyJS #4385': `var N = 1; ((o, { pname: p } = o, { [p + N]: v } = o) => { let N; log(v); })({ pname: 'x', x1: 'PASS' });`,
  'UglifyJS self_comparison_3': `var a; function f() { var b = a; a = null; return b } for (var i = 0; i < 2; i++) log(f() === f());`,
  'a pattern of catch': `var a = 1; try { throw {} } catch ({ b = () => a }) { let a = 2; log(b()); }`,
  '#1632': `const o = { get x() { log('read'); return 1 } }; const p = { o }; p.o?.x;`,
  '#1244': `class A { static get proto() { log(111) } } A.proto;`,
  '#1294': `try { [...function* () { throw 0 }()]; log('no'); } catch (e) { log(e); }`,
  '#1623': `function inner(unused = log('foo')) { log('bar'); } inner(); inner(1);`,
  '#880': `(function () { function effect(a = log('side')) {} effect(); })();`,
  '#1640': `let v = 0; const Y = { [Symbol.toPrimitive]() { v++; return 1 } }; Y * 2; log(v);`,
  '#1705': `var o = { x: 1, x: 2 }; o.x = 3; log(o.x);`,
  '#1709': `const k = 'x', o = { set [k](v) { log('set', v) } }; o.x = 1; log(Object.keys(o));`,
  '#956': `const x = { __proto__: { set p(v) { log('set') } } }; x.p = 1; log(Object.keys(x).length);`,
  '#1727': `var e = (f) => () => f(); var R; e(() => { R = (function () { function R(a) { this.a = a } return R })() })(); log(new R(3).a);`,
  '#1267': `class A {} class B { a = A } log(new B().a === new B().a);`,
  '#1198': `function f() { log('side'); return 1 } function main(g) { const r = f(); g?.(r); } main();`,
  '#1372': `(function (o) { log((0, o?.f)()) })({ a: 1, f() { return this === undefined || this.a } });`,
  '#1172': `(function () { const n = 'PASS'; var get = () => { if (n) return n }; { let n = get(); log(n); } })();`,
  '#60': `function* t() { const v = yield 1; yield 2; return v } var g = t(); log(g.next().value, g.next().value);`,
  '#111': `var p = (x) => (log(x), x), unused = p(1), {} = p(2);`,
  '#1703': `if (999999937n ** 39999n) log(1);`,
  'a setter of all objects': `Object.defineProperty(Object.prototype, 'z', { set(v) { log('z', v) } }); var o = {}; o.z = 1; log(Object.keys(o).length);`,
  'let before its declaration': `(function () { try { x; let x = 1; log('no') } catch (e) { log(e.name) } })();`,
  'typeof before a declaration': `(function () { try { typeof x; let x = 1; log('no') } catch (e) { log(e.name) } })();`,
  'division of BigInt': `try { 1n / 0n; log('no') } catch (e) { log(e.name) }`,
  'plus before BigInt': `try { +1n; log('no') } catch (e) { log(e.name) }`,
  'a symbol in a template': 'try { `${Symbol()}`; log("no") } catch (e) { log(e.name) }',
  'arguments.callee': `(function () { 'use strict'; try { arguments.callee; log('no') } catch (e) { log(e.name) } })();`,
  'a function in a block': `(function () { { function f() { return 1 } f = 2; log(f) } log(typeof f); })();`,
  'a function in a block of let': `(function () { let f = 1; { function f() {} } log(f); { let f = 3; { function f() {} } log(f) } })();`,
  'a private name in eval': `class A { #secret = 4; f() { return eval('this.#secret') } } log(new A().f());`,
  'a private name beyond ASCII': `class A { #größe = 4; größe = 1; f() { return this.#größe } } log(new A().f());`,
};

test.each(Object.entries(programs))('does the same as before: Terser %s', async (_, source) => {
  for (const options of runs) {
    const { code } = await minifyJs(source, 'a.js', {
      level: 'safe',
      kind: 'auto',
      areNamesKept: false,
      isConsoleDropped: false,
      isLicenceKept: true,
      sourceMap: 'none',
      ...options,
    });
    expect(logOf(code), code).toEqual(logOf(source));
  }
});

const shortest = {
  level: 'most',
  kind: 'module',
  areNamesKept: false,
  isConsoleDropped: false,
  isLicenceKept: true,
  sourceMap: 'none',
} as const;

test('keeps the names that a module exports by patterns', async () => {
  const source = `export const { b: { total }, c: [other] } = { b: { total: 2 }, c: [3] };`;
  const { code } = await minifyJs(source, 'a.mjs', shortest);
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as object;
  expect({ ...module }).toEqual({ total: 2, other: 3 });
});

test('keeps directives of other programs', async () => {
  const source = `"use client";import x from "react";export async function save(form) { "use server"; await x(form); }`;
  const { code } = await minifyJs(source, 'a.mjs', shortest);
  expect(code).toMatch(/^"use client";.*\{"use server";/);
});
