import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { type JsOptions, minifyJs } from './minify-js.ts';
import operation from './operation.ts';

const options: JsOptions = { ...initialState(operation.schema), kind: 'script' };

/** Returns node's log of a program, including its jobs. */
async function logOf(source: string): Promise<string[]> {
  const lines: string[] = [];
  const log = (...values: unknown[]) => lines.push(JSON.stringify(values));
  try {
    runInContext(source, createContext({ log, console: { log } }));
  } catch (error) {
    lines.push(`throws ${String(error)}`);
  }
  await new Promise((resolve) => setTimeout(resolve));
  return lines;
}

const catching = (code: string) => `try { ${code} } catch (e) { log(e.name) }`;

// ECMA-262: operands run from left to right (13.15.4), names may be read only after their declaration (9.1.1.1.6),
// constants throw (9.1.1.1.5), `__proto__: value` sets the prototype (B.3.1), and iterators may be replaced (13.2.4.1).
test.each([
  'var k = [1, 2]; log(k.shift() === k.shift())',
  'var i = 0, o = { get p() { return i++ } }; log(o.p === o.p, o.p != o.p)',
  'var a = [1]; log(a + ("" + (a[0] = 2)))',
  'var s = "", m = (x) => { s += x; return { toString() { s += "t" + x; return x } } }; log(m("a") + ("-" + m("b")), s)',
  'var a = [1]; log(+(a * (a[0] = 2)))',
  catching('(function () { const a = 1; return a = 2 })()'),
  catching('(function () { const a = 1; throw a = 2 })()'),
  'log((function (a) { return a = arguments; })(1) === 1, (function (a) { a = 3; return arguments[0] })(1))',
  catching('(function () { return a = 0; let a })()'),
  catching('(function () { return a; class a {} })()'),
  catching('(function () { void typeof b; let b })()'),
  'for (var i = 0; i < 3; i++) { if (i == 1) continue; class A { static { log(i) } x = i } log(new A().x) }',
  'log(({ ...{ __proto__: { z: 2 } } }).z, Object.keys({ ...{ __proto__: { z: 2 } } }))',
  'async function* f() { return undefined } async function* g() { return } f().next().then(() => log("f")); g().next().then(() => log("g")); Promise.resolve().then(() => log(1)).then(() => log(2)).then(() => log(3))',
  'Array.prototype[Symbol.iterator] = function* () { yield 9 }; log(...[1, 2]); var [x] = [1]; log(x)',
  'var t = {}; t[Symbol.toPrimitive] = (hint) => { log(hint); return 1 }; `${t}`; t + ""; +t; !(t < 2)',
  'try { throw 1 } catch (error) { log(eval("error")); { function error() {} } } log(typeof error)',
  'var e = 1; try { throw 2 } catch (long) { var long = 3; log(long, e) } log(long)',
  'log(typeof undeclared, (() => { try { undeclared } catch (e) { return e.name } })())',
])('keeps order, errors and timing: %s', async (source) => {
  for (const level of ['spaces', 'safe'] as const) {
    const { code, notes } = await minifyJs(source, 'a.js', { ...options, level });
    expect(await logOf(code), code).toEqual(await logOf(source));
    const unexpected = notes.filter(
      ({ sentence }) => !/^(?:Names that eval|This script reads)/.test(sentence),
    );
    expect(unexpected).toEqual([]);
  }
});

test('reports what compression assumes', async () => {
  const { notes } = await minifyJs('f()', 'a.js', { ...options, level: 'most' });
  expect(notes).toMatchObject([{ sentence: expect.stringContaining('assumes') as string }]);
});

// ECMA-262, 8.4.5: variables name the functions and classes that they are declared with.
test('keeps names of functions and classes on request, and else reports where they are read', async () => {
  const source =
    '(function () { const arrow = () => 1, named = function () {}; let later; later = class {}; class Foo {} log(arrow.name, named.name, later.name, Foo.name, (class Bar {}).name, (({ inner = () => 1 }) => inner.name)({})); try { throw [] } catch ([caught = () => 1]) { log(caught.name) } class P { #hidden() {} static m = new P().#hidden.name } log(P.m) })()';
  const kept = await minifyJs(source, 'a.js', { ...options, areNamesKept: true });
  expect(await logOf(kept.code)).toEqual([
    '["arrow","named","later","Foo","Bar","inner"]',
    '["caught"]',
    '["#hidden"]',
  ]);
  expect(kept.notes).toEqual([]);
  const { notes } = await minifyJs('log((class Foo {}).name)', 'a.js', options);
  expect(notes).toMatchObject([
    { sentence: expect.stringContaining('Keep function and class names') as string },
  ]);
});

test.each([
  ['console.log(1); log(2)', [], ['[2]']],
  ['if (console) console.log(1); else log(2)\nlog(3)', [], ['[3]']],
  ['log(console.log(1), (console?.info(2), 3), console["warn"](4))', [], ['[null,3,null]']],
  ['log(console.log.call(console, 1)); var f = console.log.bind(console); f(5)', [], ['[null]', '[5]']],
  ['log(1)\nconsole.log(2)\nvar g = () => console.log(\n3)\nlog(g())', [], ['[1]', '[null]']],
  ['console.log(() => log(1), x => x++)', [], []],
  ['console.log(log(1)); console.error(new Date(log(2)))', [/2 dropped console calls/], []],
  ['var i = 0; console.log(i++); log(i)', [/1 dropped console call run/], ['[0]']],
  ['(function (console) { console.log(1) })({ log })', [/declares its own “console”/], ['[1]']],
  [
    '(function ({ a: [console] }) { console.log(1) })({ a: [{ log }] })',
    [/declares its own “console”/],
    ['[1]'],
  ],
  ['(function (f = console.log) { console.log(1); f(2) })()', [], ['[2]']],
])('drops console calls, and reports what goes with them: %s', async (source, sentences, lines) => {
  for (const level of ['spaces', 'safe', 'most'] as const) {
    const { code, notes } = await minifyJs(source, 'a.js', { ...options, level, isConsoleDropped: true });
    expect(await logOf(code), code).toEqual(lines);
    const told = notes.filter(({ sentence }) => !sentence.includes('assumes'));
    expect(told.map(({ sentence }) => sentence)).toEqual(
      sentences.map((words) => expect.stringMatching(words) as string),
    );
  }
});

test('names the place of dropped code', async () => {
  const { notes } = await minifyJs('f();\nconsole.log(1, g())', 'a.js', {
    ...options,
    isConsoleDropped: true,
  });
  expect(notes).toMatchObject([{ place: { line: 2, column: 16, offset: 20, length: 3 } }]);
});

test.each([
  ['JSON', '{"a": 1}'],
  ['JSON', ' [1, 2]\n'],
  ['HTML', '<!doctype html><script>f()</script>'],
  ['HTML', '<div class="a">x</div>'],
  ['HTML', '<!-- a -->\n<br>'],
  ['HTML', `${'<!-- a -->\n'.repeat(40)}<br>`],
  ['XML', '<?xml version="1.0"?><a/>'],
  ['PHP', '<?php echo 1;'],
])('refuses %s by name: %s', async (language, source) => {
  await expect(minifyJs(source, 'a.js', { ...options, kind: 'auto' })).rejects.toMatchObject({
    message: `This is ${language}, not JavaScript.`,
  });
});

test.each(['{}', '[]', '[a]', '{"use strict"}'])('reads scripts that look like JSON: %s', async (source) => {
  await expect(minifyJs(source, 'a.js', options)).resolves.toBeDefined();
});

test('refuses a text behind many comments at once', async () => {
  const source = `${'<!-- a -->\n'.repeat(40)}(`;
  await expect(minifyJs(source, 'a.js', options)).rejects.toThrow('The script ends');
});

// ECMA-262, B.1.1: in a script `<!--` begins a comment of one line.
test('reports that there is no code', async () => {
  const { code, notes } = await minifyJs('<!-- a --><p>b</p>', 'a.js', options);
  expect(code).toBe('');
  expect(notes).toMatchObject([{ sentence: 'There is no code, only comments and spaces.' }]);
});
