import { SourceMap } from 'node:module';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { minifyJs } from './minify-js.ts';
import operation from './operation.ts';

// Node reads the map. Terser is given other words for each of these, of another length.
test.each([
  'class A { #x; #y; t(o) { if (#x in o && #y in o) one(); return two(o) } }',
  'f`\\xZ`; one(); two();',
  'console.log(1,\n 2); one(); f(console.log(3), two());',
])('a map leads to the right columns of %s', async (source) => {
  const options = { ...initialState(operation.schema), isConsoleDropped: true, sourceMap: 'file' } as const;
  for (const level of ['spaces', 'safe', 'most'] as const) {
    const { code, map = '' } = await minifyJs(source, 'a.js', { ...options, level });
    const read = new SourceMap(JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0]);
    for (const name of ['one', 'two']) {
      const before = source.slice(0, source.indexOf(`${name}(`)).split('\n');
      expect(read.findEntry(0, code.indexOf(`${name}(`)), code).toMatchObject({
        originalLine: before.length - 1,
        originalColumn: before.at(-1)?.length,
      });
    }
  }
});
