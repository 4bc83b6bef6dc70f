import { SourceMap } from 'node:module';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { type JsOptions, type MinifiedJs, minifyJs } from './minify-js.ts';
import { ToolInputError } from '#core/errors.ts';
import operation from './operation.ts';

const options: JsOptions = { ...initialState(operation.schema), kind: 'script' };
const levels = ['spaces', 'safe', 'most'] as const;

/** Returns node's log of a program. */
function logOf(source: string): string[] {
  const lines: string[] = [];
  const log = (...values: unknown[]) => lines.push(JSON.stringify(values));
  runInContext(source, createContext({ log }));
  return lines;
}

// Refusing is better than another program. ECMA-262: 12.9.6 template revision, B.3.1, 12.10 automatic semicolons, 12.7 names, 13.3.10.
test.each([
  'const t = (s, ...v) => log(s, s.raw, v); t`\\xZ`; t`\\u{`; t`\\u{110000}`; t`\\unicode ${1} \\01\\`\\$\\{`; t`a\n\\xZ\\\nb`',
  'const r = String.raw; log(r`C:\\users\\xyz`, r`</script>\\u`, r`${r`\\u`}\\x`)',
  'for (const r of [/[</script>]/, /a[<\\/script]b/gi, /[< / script]/]) log(r.source, r.flags, r.test("s"), "</script>".replace(r, "x"))',
  'var async = 1, x = 2;\nasync\nx => 1\nlog(typeof x)',
  'var async = 3, z = async\nfunction f() { return 4 }\nlog(z, f())',
  'var async = 3, y; y = async\nfunction f() { return 4 }\nlog(y, f() + 1)',
  'if (1) var \\u0061sync = 5;\n\\u0061sync\nfunction g() { return async }\nlog(g() === 5)',
  'class A { async\n x() { return 1 } static async\n y() { return 2 } get\n *z() { yield 3 } st\\u0061tic\n w() { return 4 } }\nlog(new A(), new A().x(), [...new A().z()], A.prototype.w?.(), A.w?.())',
  'for (var async in { a: 1 }) log(async); for (var async of [2]) log(async)',
  'var __proto__ = { a: 1 }; var o = { __proto__, b: 2 }; log(Object.keys(o), o.a, Object.getPrototypeOf(o) === __proto__)',
  'var o = ((__proto__) => ({ c: 0, __proto__ }))({ a: 1 }); log(Object.keys(o), o.a)',
  'var { __proto__, x = 1 } = Object.create({ y: 3 }); log(__proto__.y, x); ({ __proto__ = 2 } = Object.create(null)); log(__proto__)',
  'log({ __proto__: { d: 4 } }.d, Object.keys({ ["__proto__"]: 1 }), Object.keys({ __proto__() {} }), { "__proto__": { e: 5 } }.e)',
  'var \\u0061bc = 1, \\u{20BB7} = 2, o = { v\\u0061r: abc, \\u0069f() { return 6 }, \\u0061bc }; log(o.v\\u0061r, o.\\u0069f(), 𠮷, o?.\\u{66}or, o)',
  'class A { st\\u0061tic() { return 1 } g\\u0065t() { return 2 } n\\u0065w = 3; #\\u{6F} = 4; f() { return this.#o } } log(new A().static(), new A().get(), new A().new, new A().f())',
  'var let = 2; for (let in { a: 1 }); log(let); ({ let = 3 } = {}); log(let, { let }, { let: 4 }.let); let: for (;;) break let',
  '(function (let, yield) { log(let + yield, eval("let")) })(5, 6); (function (let) { log(let) })(7)',
  'function* yield() { yield 8 } log(yield().next()); yield: for (;;) break yield',
  'log(delete 1e999, (function (Infinity) { return 1e999 + Infinity })(-1) > 0, -1e999 < 0, { 1e999: 1, 052: 2 })',
  '(async function* () { yield /a/g; yield /b/ ?? /c/; log(1) })().next(); {} (async function* () { yield /a/g })(); log(2)',
  'log(052.toString(), 052["length"], 09.5.toFixed(), -010 + 1)',
  '"use\\x20strict"; undeclared = 1; log(undeclared)',
  "(function () { 'use \\\"\\'st\"rict'; log(typeof this) })()",
  '"a"\n"use\\x20strict"\n"use strict"; log((function () { return typeof this })())',
  'log(42 + /foo/ instanceof Object, /source/ in {}, 1 + typeof /x/ in { "1object": 1 }, /<\\/script/ instanceof RegExp, (/a/) instanceof Object)',
  'var await = 1; class A { [await]() { return 2 } y = await; z = [await, ...[await]] } log(new A()[1](), new A().y, new A().z)',
  'function await() { return Object } class B extends await() { a = () => await; static { log(1) } } log(new B().a() === await, { await }.await === await, { await: 3 }.await)',
  'await: for (;;) break await; var await = 7; (async function () { class C extends (await Object) {} })(); log(await); (async function () { log(new class { [(log(8), 9)] = await }()) })()',
  'var x = 3, y = 1; if (x<!--y\n) log("x<" + x); log(y)',
  'log("\ue000\ue001", String.raw`\ue002\\x`)',
  // 13.10 private names before `in`, 13.2.5.5 names of properties, 13.3.11 tagged templates.
  'class A { #a; #b; #c; static f(o, p) { return [#a in o && #b in o && #c in o, #a in o || #b in o || #c in o, #a in o && (#b in o || #c in o) && #a in p, p && #a in o && #b in o && #c in o, (#a in o && #b in o && 1) ?? 2] } } log(A.f(new A(), {}), A.f({}, new A()), A.f(new A(), new A()))',
  'class A { #a; #b; static f(o, p) { return [#a in o == #b in o == #a in p, (#a in o) in p, #a in o in p, #a in o < 2, !(#a in o) && #b in p && 3, (#a in o) + (#b in o) + (#a in p), #a in (p ?? o) ? 1 : 2] } } log(A.f(new A(), { true: 1 }).slice(0, 3)); try { A.f(new A(), 1) } catch (e) { log(e.name) }',
  'var o = { 0b11n: 1, 0xFn: 2, 1_0n: 3, 7n: 4, 0o17n() {}, get 0B1n() { return 5 }, 0XFFFFFFFFFFFFFFFFFFFFn: 6, [0x10n + ""]: 7, 0x0n: 8, async *0x11n() {} }; log(o, Object.keys(o), o[15].name); var { 0xFn: a, 0b11n: b = 3 } = o; log(typeof a, b)',
  'class A { 0b11n = 1; static 0xffn() {} static 0o1n = 2; get 0b1n() { return 3 } } log(new A(), new A()[1], Object.getOwnPropertyNames(A))',
  'var o = { f(s, v) { return [this === o, s.raw[0], v] }, g: { h() { return function () { return this === undefined } } } }; log((o?.f)`a${1}`, ((o?.["f"]))`\\xZ`, typeof (o?.f)`b`.length); new (o?.g.h)`c`(); (o?.f)`d`; log((() => { var local = o; return(local?.f)`e` })())',
  'try { (null?.f)`x` } catch (e) { log(e.name) }',
])('does the same as before, or is refused: %s', async (source) => {
  const expected = logOf(source);
  expect(expected).not.toEqual([]);
  for (const level of levels) {
    const result = await minifyJs(source, 'a.js', { ...options, level }).catch((error: unknown) => error);
    if (result instanceof ToolInputError) continue;
    const { code } = result as MinifiedJs;
    expect(logOf(code), code).toEqual(expected);
  }
});

test('reads escapes in templates behind a tag that mean nothing elsewhere', async () => {
  const source = 'const r = String.raw; log(r`C:\\users\\xyz`, r`${r`\\u`}\\x`)';
  for (const level of levels) {
    const { code } = await minifyJs(source, 'a.js', { ...options, level });
    expect(logOf(code), code).toEqual(logOf(source));
  }
});

// ECMA-262, B.1.1: a module has no comments that begin with <!-- or -->.
test.each(['auto', 'module'] as const)('reads <!-- of a module as operators: %s', async (kind) => {
  const source = 'let x = 3, y = 1; export const a = x<!--y, b = [x, y], c = x-->y; export { x }';
  for (const level of levels) {
    const { code } = await minifyJs(source, 'a.js', { ...options, level, kind });
    const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as object;
    expect({ ...module }).toEqual({ a: false, b: [3, 0], c: true, x: 2 });
  }
});

test('the source map holds the script as it was written, and leads back', async () => {
  const source = 'f`\\xZ`;\nvar r = /a/;\nmarker(1)';
  const { code, map } = await minifyJs(source, 'a.js', { ...options, sourceMap: 'file' });
  const payload = JSON.parse(map ?? '') as ConstructorParameters<typeof SourceMap>[0];
  expect(payload.sourcesContent).toEqual([source]);
  expect(new SourceMap(payload).findEntry(0, code.indexOf('marker'))).toMatchObject({
    originalLine: 2,
    originalColumn: 0,
  });
});
