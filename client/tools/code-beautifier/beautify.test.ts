import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { parse as parseScript } from 'acorn';
import { generate, parse as parseStyle } from 'css-tree';
import { parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { ToolInputError } from '#core/errors.ts';
import { beautify, type Layout, type PrettierLanguage } from './beautify.ts';
import { formatJson } from './format-json.ts';
import operation from './operation.ts';
import { languageOfName } from './languages.ts';

const layout: Layout = {
  width: 80,
  indent: '2',
  hasSemicolons: true,
  quotes: 'double',
  trailingCommas: 'all',
  isSpaceFree: false,
  isProseWrapped: false,
};

const scriptTree = (source: string): unknown =>
  JSON.parse(
    JSON.stringify(
      parseScript(source, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true }),
      (key, value: unknown) =>
        key === 'start' || key === 'end' || key === 'raw'
          ? undefined
          : typeof value === 'bigint'
            ? String(value)
            : value,
    ),
  );

const scripts = [
  '#!/usr/bin/env node\nconst a=`x${1+ 1}\n  y`,b=/[/]\\/(?<n>x)/u;if(a)b.test(a);else{for(const[k,v]of Object.entries(c??{}))k||v}',
  'class A extends B{static #p=1;get x(){return this.#p}async*y(){yield*z}static{q()}}export default A',
  "label:for(;;){switch(a){case'x':break label;default:continue}}",
  'var f=async({a,b:[c]=[],...d},...e)=>await(0,g)(a?.b?.[c]),h=(()=>{})(),i=-(-1),j=(a,b)',
  '"use strict";a=b\n++c;throw new (d())(e)\r\n',
];

test.each(scripts)('a script keeps its tree: %.50s', async (source) => {
  for (const change of [
    {},
    { hasSemicolons: false, quotes: 'single', trailingCommas: 'none', indent: 'tab' },
  ] as const) {
    const text = await beautify(source, 'javascript', { ...layout, ...change });
    expect(scriptTree(text)).toEqual(scriptTree(source));
    expect(await beautify(text, 'javascript', { ...layout, ...change })).toBe(text);
  }
});

test('styles, data and pages keep what they say', async () => {
  const css = '@media (400px<=width<=700px){.a{color:red;&:hover>b{--x: ;margin:0 auto}}}@layer a,b;';
  const style = (text: string) => generate(parseStyle(text)).replaceAll(/\s+/g, '').replaceAll(';}', '}');
  expect(style(await beautify(css, 'css', layout))).toBe(style(css));
  const json = '{"a":[1,2.50,12345678901234567890],"b":{"c":null,"a":"\\u00e9"}}';
  expect((await formatJson(json, 'tab')).content.replaceAll(/\s/g, '')).toBe(json);
  const yaml = 'a:   {b: [1,2],   c: "x"}\nd: |\n   text\n    more\ne: &x 1\nf: *x\n';
  expect(parseYaml(await beautify(yaml, 'yaml', layout))).toEqual(parseYaml(yaml));
  const html =
    '<div><pre>  a\n b</pre><p>x <b>y</b>z<br>w</p><textarea> t </textarea><ul><li>1<li>2</ul></div>';
  const seen = (text: string) =>
    serialize(parseFragment(text))
      .trim()
      .replaceAll(/(?<=>)\s+(?=<)/g, '')
      .replaceAll(/(?<=<(?:div|ul|li|p)>)\s+|\s+(?=<\/(?:div|ul|li|p)>|<(?:li|br)>)|(?<=<br>)\s+/g, '');
  expect(seen(await beautify(html, 'html', layout))).toBe(seen(html));
});

test.each([
  ['typescript', 'enum A{B=1}\nfunction f<T extends A>(x:T):asserts x is T{}', 'enum A {\n  B = 1,\n}'],
  ['scss', '$a:1px;.b{&-c{@include d($a)}}', '$a: 1px;\n.b {\n  &-c {'],
  ['less', '@a:1px;.b{.c();width:@a}', '@a: 1px;'],
  ['vue', '<template><p>{{a+b}}</p></template><script lang="ts">let a:number=1</script>', '{{ a + b }}'],
  ['angular', '<p *ngIf="a&&b">{{c|d}}</p>', '{{ c | d }}'],
  ['handlebars', '<p>{{#if   a}}b{{/if}}</p>', '{{#if a}}'],
  ['markdown', '* a\n* b\n\n```js\nlet a=1\n```\n', '- a\n- b\n\n```js\nlet a = 1;\n```'],
  ['graphql', 'query{a(b:1){c}}', 'query {\n  a(b: 1) {'],
  ['xml', '<?xml version="1.0"?><a><b c="d"/><e>f</e></a>', '<b c="d" />'],
] as const)('%s', async (language, source, part) => {
  const text = await beautify(source, language, layout);
  expect(text).toContain(part);
  expect(await beautify(text, language, layout)).toBe(text);
});

test('a mistake has its place', async () => {
  const mistake = (source: string, language: PrettierLanguage) =>
    beautify(source, language, layout).catch((error: unknown) => error);
  expect(await mistake('let a = 1;\nlet b = ;', 'javascript')).toMatchObject({
    details: { line: 2, column: 9 },
  });
  expect(await mistake('a: [1\nb: 2', 'yaml')).toBeInstanceOf(ToolInputError);
  await expect(formatJson('{"a": }', '2')).rejects.toBeInstanceOf(ToolInputError);
  expect(await mistake('<div', 'html')).toBeInstanceOf(ToolInputError);
  expect(await mistake('a{b', 'css')).toBeInstanceOf(ToolInputError);
  expect(await mistake('query{', 'graphql')).toBeInstanceOf(ToolInputError);
  expect(await mistake('{{#if', 'handlebars')).toBeInstanceOf(ToolInputError);
  // Handlebars itself reads it; Ember's Glimmer, which prettier asks, does not.
  expect(await mistake('<a {{#if x}}class="y"{{/if}}>z</a>', 'handlebars')).toMatchObject({
    message: 'Prettier cannot format a block inside a tag.',
    details: { line: 1, column: 4, hint: expect.stringContaining('Ember') as string },
  });
  expect(await mistake('<a title="{{#if x}}y{{/if}}">z</a>', 'handlebars')).toMatchObject({
    message: 'Prettier cannot format a block inside a tag.',
  });
  expect(await mistake('{{> p}}', 'handlebars')).toMatchObject({
    message: 'Prettier cannot format partials of Handlebars.',
  });
  expect(await mistake('('.repeat(20_000), 'javascript')).toBeInstanceOf(ToolInputError);
});

test('found out behind comments in front, and as TypeScript where it is no JavaScript', async () => {
  const say = async (source: string) => {
    const { notes } = await executeOperation(operation, source, {});
    return notes?.[0]?.sentence;
  };
  expect(await say('/** @format */\n// x\nvar a=1')).toBe('Read as JavaScript, JSX.');
  expect(await say('// c\n{"a":1}')).toBe('Read as JSON.');
  expect(await say('const x = <T,>(a: T) => a')).toBe('Read as TypeScript, TSX.');
  await expect(say('const a = ;')).rejects.toMatchObject({ details: { line: 1, column: 11 } });
});

test('a file is what its name says', () => {
  expect(languageOfName('a.component.tsx')).toEqual({ language: 'typescript' });
  // Prettier's list of languages has this name for Angular.
  expect(languageOfName('src/a.component.html')).toEqual({ language: 'angular' });
  expect(languageOfName('x.YML')).toEqual({ language: 'yaml' });
  expect(languageOfName('none')).toBeUndefined();
  expect(languageOfName('notes.txt')).toBeUndefined();
  expect(languageOfName('src/Makefile')).toEqual({ foreign: 'a Makefile' });
  expect(languageOfName('.env.local')).toEqual({ foreign: 'a file of environment variables' });
  expect(languageOfName('script.py')).toEqual({ foreign: 'Python' });
  expect(languageOfName('a.zig')).toEqual({ foreign: '.zig' });
  expect(operation.schema.language.values).toContain('sql');
});

test('a file name of another language is named, and its text is not guessed at', async () => {
  const file = new File(['x = 1\nprint(x)\n'], 'script.py');
  await expect(executeOperation(operation, file, {})).rejects.toThrow(
    '“script.py” is Python, which this tool does not format.',
  );
});

// RFC 8259 has no comments, trailing commas or single quotes.
test('says what is not strict JSON, and keeps it', async () => {
  const source = "// c\n{'a': 1, // d\n b: [2,],}\n";
  const { notes, content } = await formatJson(source, '2');
  expect(content).toContain("'a': 1");
  const lines = notes.map(({ severity, place, sentence }) => [severity, place?.line, sentence.slice(0, 17)]);
  expect(lines).toEqual([
    ['info', 1, 'Not strict JSON: '],
    ['info', 2, 'Not strict JSON: '],
    ['info', 3, 'Not strict JSON: '],
    ['info', 3, 'Not strict JSON: '],
  ]);
  expect((await formatJson('{"a": [1]}', '2')).notes).toEqual([]);
});

// The name that the choice “Language” shows.
test('a mistake names the language as the choice does', async () => {
  await expect(executeOperation(operation, 'function f(a){return a', {})).rejects.toMatchObject({
    details: { hint: expect.stringContaining('if this is not JavaScript, JSX.') as string },
  });
});

test('XML of one line says how its elements come on lines, which are those of xmllint --format', async () => {
  const source = '<pom><a>1</a><b><c>2</c></b></pom>';
  const { notes } = await executeOperation(operation, source, { language: 'xml' });
  expect(notes?.map(({ sentence }) => sentence)).toEqual([
    'No spaces were added between tags, where they may be text.',
  ]);
  const { parts } = await executeOperation(operation, source, {
    language: 'xml',
    ...notes?.[0]?.fix?.options,
  });
  expect(parts[0]?.content).toBe('<pom>\n  <a>1</a>\n  <b>\n    <c>2</c>\n  </b>\n</pom>\n');
});
