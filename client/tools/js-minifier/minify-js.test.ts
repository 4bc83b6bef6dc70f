import { parse } from 'acorn';
import { SourceMap } from 'node:module';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { type JsOptions, minifyJs } from './minify-js.ts';

const plain: JsOptions = {
  level: 'safe',
  kind: 'auto',
  areNamesKept: false,
  isConsoleDropped: false,
  isLicenceKept: true,
  sourceMap: 'none',
};
const minify = async (source: string, options: Partial<JsOptions> = {}) =>
  (await minifyJs(source, 'a.js', { ...plain, ...options })).code;
const mistake = (source: string, options: Partial<JsOptions> = {}) =>
  minify(source, options).catch((error: unknown) => error);
const levels = ['spaces', 'safe', 'most'] as const;

// The result of running each program must not change.
const programs = [
  'function f(first, second = 2, ...rest) { return [first, second, ...rest] } result = f(1, undefined, 3)',
  'class A { #p = 1; static s = 3; static { this.q = 2 } get p() { return this.#p } has(x) { return #p in x } } result = [new A().p, A.q, A.s, new A().has(new A())]',
  'let a = null; a ??= 4; let b = { c: { d: 5 } }; result = [a, b?.c?.d, b.x?.y, a ** 2, 10n ** 20n + ""]',
  'result = `a${1 + 1}b\\n${String.raw`\\x`}`',
  'const { a, b: [c = 9] = [], ...r } = { a: 1, x: 2 }; result = [a, c, r]',
  'label: for (let i = 0; i < 9; i++) { for (const j of [1, 2]) { if (i * j > 5) break label; result = i * j } }',
  'result = [0.1 + 0.2, 1e21, -0 === 0, Object.is(-0, 0), NaN !== NaN, 0x10, 0b11, 1_000]',
  'function g(longName) { return eval("longName") } result = g(7)',
  'result = "</scr" + "ipt><!--".length; result += /<\\/script>/.source',
  'function* h() { const x = yield 1; yield x * 2 } const it = h(); result = [it.next().value, it.next(21).value]',
  'var x = 1; { function x2() {} } try { throw { m: 3 } } catch ({ m }) { result = m } finally { result += 1 }',
  'switch (3) { case 1: result = 1; case 3: result = 3; default: result += 1 }',
];

function resultOf(source: string): unknown {
  const context = createContext({ result: undefined });
  runInContext(source, context);
  return JSON.stringify(context.result, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
}

test.each(programs)('%.60s', async (source) => {
  for (const level of levels) {
    const code = await minify(source, { level });
    expect(resultOf(code), code).toBe(resultOf(source));
  }
});

test.each([
  'using x = y(); async function f() { await using z = w(); for await (const q of z) q() }',
  'await x; import y, { z as w } from "m" with { type: "json" }; export { y as default, w }; export * as n from "n"',
  'a ||= b; a &&= c; import("x").then(({ default: d }) => d)',
  '#!/usr/bin/env node\nlet \\u0061b = "\\u2028"; var ſ, 变量 = 1',
  'x = class { static async *[Symbol.iterator]() {} "quoted"() {} 123() {} accessor = 1 }',
  'a = /(?<y>\\d{4})-[\\p{L}--[a-z]]/v; b = /[/]/u; c = a / b / c',
])('what is written today is read, and again: %.60s', async (source) => {
  for (const level of levels) {
    const code = await minify(source, { level, kind: 'module' });
    if (!source.includes('using'))
      parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true });
    await minify(code, { kind: 'module' });
  }
});

test('comments: licenses stay, others go', async () => {
  const source = '/*! MIT */ /* secret */ // aside\n/** @license X */ f()';
  expect(await minify(source)).toBe('/*! MIT */\n/** @license X */f();');
  expect(await minify(source, { isLicenceKept: false })).toBe('f();');
});

test('what leaves names and consoles alone', async () => {
  const source =
    'function outer(longName) { function inner() { return longName } console.log(inner()); return inner }';
  expect(await minify(source)).not.toContain('longName');
  expect(await minify(source, { level: 'spaces' })).toContain('longName');
  expect(await minify(source, { areNamesKept: true })).toContain('inner');
  for (const level of levels)
    expect(await minify(source, { level, isConsoleDropped: true })).not.toContain('console');
});

test('a module keeps what it does not use: dropping it may drop what it does', async () => {
  expect(await minify('const unused = 1; export const used = 2')).toMatch(
    /^const \w=1;export const used=2;$/,
  );
  expect(await minify('/* a\nexport default */ const global = 1; import("x")')).toContain('global');
});

// Node reads source maps by itself: positions must lead to the original code.
test('the source map leads back', async () => {
  const source = 'function addAll(first) {\n  return first + marker;\n}\naddAll(1);';
  const { code, map } = await minifyJs(source, 'a.js', { ...plain, sourceMap: 'file' });
  expect(code).toMatch(/\/\/# sourceMappingURL=a\.min\.js\.map$/);
  const payload = JSON.parse(map ?? '') as ConstructorParameters<typeof SourceMap>[0];
  expect(payload).toMatchObject({ version: 3, sources: ['a.js'], sourcesContent: [source] });
  expect(new SourceMap(payload).findEntry(0, code.indexOf('marker'))).toMatchObject({
    originalSource: 'a.js',
    originalLine: 1,
    originalColumn: 17,
  });
  expect((await minifyJs(source, 'a.js', { ...plain, sourceMap: 'inline' })).code).toContain('base64,');
});

test('a mistake has its place, and a hint', async () => {
  expect(await mistake('let a = 1;\nlet b = ;')).toMatchObject({
    message: 'Unexpected “;”.',
    details: { line: 2, column: 9, offset: 19 },
  });
  expect(await mistake('('.repeat(20_000))).toMatchObject({ message: 'The script is nested too deeply.' });
  expect(await mistake('import "a"', { kind: 'script' })).toMatchObject({
    details: { hint: expect.stringContaining('choose Module') as string },
  });
  for (const source of ['function f(){', 'let a = (1', '/* a', 'a = `b']) {
    expect(await mistake(source)).toMatchObject({
      message: 'The script ends before everything in it is closed.',
      details: { line: 1 },
    });
  }
});

// TypeScript, JSX and decorators, by their own grammars; the number is where the first foreign part begins.
test.each([
  ['TypeScript', 'const x: number = 1', 7],
  ['TypeScript', 'interface A { x: number }', 0],
  ['TypeScript', '/** What it takes. */ export interface Props { a: string }', 22],
  ['TypeScript', 'const tick = /`/g;\ninterface A { x: string }\nconst t = `hi`;', 19],
  ['TypeScript', '/* a */ f(); type A = string', 13],
  ['TypeScript', 'class A { private x = 1 }', 10],
  ['TypeScript', 'abstract class A {}', 0],
  ['TypeScript', 'import type { A } from "a"', 0],
  ['TypeScript', 'enum E { A }', 0],
  ['TypeScript', 'declare const a', 0],
  ['TypeScript', 'a = b as c', 4],
  ['TypeScript', 'a!.b', 0],
  ['TypeScript', 'function f(a?) {}', 11],
  ['TypeScript', 'class A<T> {}', 7],
  ['JSX', 'x = <b>1</b>', 4],
  ['JavaScript with decorators', 'class A { accessor x = 1 }', 10],
  ['JavaScript with decorators', '@a class B {}', 0],
])('refuses %s by name: %s', async (language, source, offset) => {
  expect(await mistake(source)).toMatchObject({
    message: `This is ${language}, which browsers cannot run.`,
    details: { offset, hint: expect.stringContaining('Compile it') as string },
  });
});

test.each([
  'f(`\ntype Query {\n}`);',
  "const clean = (s) => s.replace(/`/g, '\\'');\nconst sdl = `\ntype Query { me: String }\n`;",
  'var type, A; type in A; type\nA',
  '// x\n/*\ninterface A\n*/f();',
  'class A { accessor; abstract\nx = 1 }',
  'var declare, module, namespace, as; declare\nmodule\nas < namespace > (1)',
])('reads words of other languages where they are names: %s', async (source) => {
  for (const level of levels) {
    const code = await minify(source, { level });
    expect(() => parse(code, { ecmaVersion: 'latest' })).not.toThrow();
    expect(code).not.toBe('');
  }
});

test('Auto-detect reads a top-level await as a module, and tells so', async () => {
  const { code, notes } = await minifyJs('const x = await Promise.resolve(3);', 'a.js', plain);
  expect(code).toMatch(/^const \w=await Promise\.resolve\(3\);$/);
  expect(notes).toMatchObject([{ sentence: 'Read as a module.' }]);
  expect(await minify('await (1)', { kind: 'script' })).toBe('await(1);');
});

// Terser loses these parentheses: refusing is better than another program. Its output is not a script, so the error
// cannot name a node of the input.
test('refuses what Terser would change, and quotes its output', async () => {
  for (const level of levels) {
    expect(await mistake('f();\nnew (import("x"))', { level })).toMatchObject({
      message: 'The minified script would behave differently.',
      details: { hint: expect.stringContaining('new import("x")') as string },
    });
  }
});
