import { parse } from 'acorn';
import { SourceMap } from 'node:module';
import { minify as terser } from 'terser';
import { expect, test } from 'vitest';
import { type JsOptions, minifyJs } from '../minify-js.ts';

const options: JsOptions = {
  level: 'safe',
  kind: 'module',
  areNamesKept: false,
  isConsoleDropped: false,
  isLicenceKept: true,
  sourceMap: 'none',
};
const levels = ['spaces', 'safe', 'most'] as const;

interface Exports {
  readonly default: unknown;
  readonly a?: unknown;
}

/** Returns node's exports of a module. */
async function run(code: string): Promise<readonly unknown[]> {
  const exported = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Exports;
  return [typeof exported.default, (exported.default as { name: string }).name, exported.a];
}

test.each([
  'export default class{} export const a=1;',
  'export default function(){} export const a=1;',
  'export default class{}export const a=1;',
  'export default async function*(){}\texport const a=1;',
  'export default class{}/* x */export const a=1;',
  'export default class{}\nexport const a=1;',
  'export default function(){};export const a=1;',
  'export default function(){} const a=1; export{a}',
  'export default class{} import"node:fs"; export let a=1',
  'export default (function(){}); export const a=1;',
  'export default (class{}); export const a=1;',
  'export const a=1; export default (function(){})',
  'export const a=1; export default class{}',
])('a default export stays apart from what follows, for other minifiers too: %s', async (source) => {
  const expected = await run(source);
  for (const level of levels) {
    const { code } = await minifyJs(source, 'a.js', { ...options, level });
    expect(await run(code), code).toEqual(expected);
    await expect(terser(code, { module: true }), code).resolves.toBeDefined();
  }
});

// ECMA-262, 16.2.3.7: a declaration is hoisted, and an expression is not.
test('keeps the parentheses around a function that is exported by default', async () => {
  const { code } = await minifyJs('export default (function(){}); f()', 'a.js', options);
  const [node] = parse(code, { ecmaVersion: 'latest', sourceType: 'module' }).body;
  expect(node).toMatchObject({ declaration: { type: 'FunctionExpression' } });
});

test('reads export * as default', async () => {
  const source = 'export * as default from "data:text/javascript,export const b=1"';
  const { code } = await minifyJs(source, 'a.js', options);
  expect(await run(code)).toEqual(await run(source));
});

test.each(['file', 'inline'] as const)(
  'the source map (%s) counts what is written into the output',
  async (sourceMap) => {
    const source = '/*! x */\nexport default (function() {});\nvoid 0, marker(1234567);';
    const { code, map } = await minifyJs(source, 'a.js', { ...options, sourceMap });
    const inline = /base64,(.*)$/.exec(code)?.[1] ?? '';
    const payload = JSON.parse(map ?? Buffer.from(inline, 'base64').toString()) as ConstructorParameters<
      typeof SourceMap
    >[0];
    const before = code.slice(0, code.indexOf('marker')).split('\n');
    expect(new SourceMap(payload).findEntry(before.length - 1, before.at(-1)?.length ?? 0)).toMatchObject({
      originalLine: 2,
      originalColumn: 8,
    });
  },
);
