import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

interface Sample {
  readonly source: string;
  /** `other` for languages that are not formatted here. */
  readonly language: string;
  readonly text: string;
}

const root = join(import.meta.dirname, '../../..');
/** The language by a file's name, and how many files of it are read. */
const wanted: readonly (readonly [language: string, name: RegExp, count: number])[] = [
  ['javascript', /\.[mc]?js$/, 50],
  ['typescript', /\.ts$/, 50],
  ['json', /\.json$/, 30],
  ['css', /\.css$/, 30],
  ['scss', /\.scss$/, 5],
  ['less', /\.less$/, 5],
  ['html', /\.html$/, 20],
  ['markdown', /\.md$/, 60],
  ['yaml', /\.ya?ml$/, 40],
  ['xml', /\.svg$/, 10],
  ['other', /\.sh$/, 10],
  ['other', /\.py$/, 60],
  ['other', /\.pm$/, 40],
  ['other', /\.h$/, 40],
];
/** The packages that are installed here, Python's library, Perl's, and C's headers. */
const places = [
  'node_modules/**/*.*',
  'node_modules/**/.*/**/*.yml',
  'node_modules/**/.*.yml',
  '/usr/lib/python3*/*.py',
  '/usr/share/perl/**/*.pm',
  '/usr/include/*.h',
];

/** Files from all over their list, so that no package is heard too often. */
function listSamples(): readonly Sample[] {
  const all = globSync(places, { cwd: root }).sort();
  return wanted.flatMap(([language, name, count]) => {
    const files = all.filter((file) => name.test(file) && isTelling(pathOf(file)));
    const step = Math.max(1, files.length / count);
    const chosen = Array.from(
      { length: Math.min(count, files.length) },
      (_, at) => files[Math.floor(at * step)],
    );
    return chosen.map((file = '') => ({ source: file, language, text: readFileSync(pathOf(file), 'utf8') }));
  });
}

function pathOf(file: string): string {
  return file.startsWith('/') ? file : join(root, file);
}

/** A few characters do not show the language, and large files take long. */
function isTelling(path: string): boolean {
  const stat = statSync(path);
  return stat.isFile() && stat.size > 300 && stat.size < 12_000;
}

/** The language, `other` where another one is named, and `?` where the person is asked. */
async function told(text: string): Promise<string> {
  const found = await detectLanguage(text);
  if (!found) return '?';
  return 'language' in found ? found.language : 'other';
}

/** The layout of one keeps what another of its family says. */
const families = [
  ['css', 'scss', 'less'],
  ['html', 'xml', 'vue', 'handlebars', 'angular'],
  ['javascript', 'typescript'],
];

function isAlike(language: string, found: string): boolean {
  return language === found || families.some((family) => family.includes(language) && family.includes(found));
}

test('texts of known languages: hardly one is laid out as what it is not', async () => {
  const samples = listSamples();
  const table = new Map<string, number>();
  const wrong: string[] = [];
  for (const { source, language, text } of samples) {
    const found = await told(text);
    const row = `${language} as ${found}`;
    table.set(row, (table.get(row) ?? 0) + 1);
    if (found !== '?' && found !== 'other' && !isAlike(language, found)) wrong.push(`${row}: ${source}`);
  }
  const count = (language: string, isRight: (found: string) => boolean) =>
    [...table].reduce((sum, [row, number]) => {
      const [own, found = ''] = row.split(' as ');
      return sum + (own === language && isRight(found) ? number : 0);
    }, 0);
  const languages = [...new Set(samples.map(({ language }) => language))];
  const confusion = languages.map((language) => ({
    language,
    all: count(language, () => true),
    right: count(language, (found) => isAlike(language, found) || (language === 'other' && found === '?')),
    asked: language === 'other' ? 0 : count(language, (found) => found === '?' || found === 'other'),
  }));
  expect(samples.length).toBeGreaterThan(300);
  expect(wrong.length, wrong.join('\n')).toBeLessThan(samples.length / 100);
  // Languages that lose their indents or line breaks by a wrong guess.
  expect(wrong.filter((row) => /^other|^yaml/.test(row))).toEqual([]);
  for (const { language, all, right } of confusion) expect(right / all, language).toBeGreaterThan(0.6);
  const right = confusion.reduce((sum, row) => sum + row.right, 0);
  expect(right / samples.length, JSON.stringify(confusion)).toBeGreaterThan(0.94);
  // Only ends a test that hangs: a busy machine is slow.
});

const compose = '# compose file\nservices:\n  web:\n    image: nginx\n    ports:\n      - "80:80"\n';
const workflow =
  'name: CI\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: |\n          npm ci\n          npm test\n';

test.each([
  ['a compose file', compose, 'yaml'],
  [
    'values.yaml',
    '# Default values for chart.\n# This is a YAML file.\nreplicaCount: 1\n\nimage:\n  repository: nginx\n',
    'yaml',
  ],
  ['a manifest', '# deploy\napiVersion: v1\nkind: Service\nmetadata:\n  name: a\n', 'yaml'],
  ['a workflow', workflow, 'yaml'],
  ['a playbook', '# site.yml\n- hosts: all\n  tasks:\n    - name: Ping\n      ping:\n', 'yaml'],
  ['a Makefile', 'all:\n\techo hi\n# c\nclean:\n\trm -f a\n', 'other'],
  [
    'Python',
    'import os\n\n# main\ndef main():\n    print(os.getcwd())\n\nif __name__ == "__main__":\n    main()\n',
    'other',
  ],
  ['two lines of Python', 'x = 1\nprint(x)\n', '?'],
  ['a shell script', '#!/bin/sh\n# build\nset -e\nnpm ci\n', 'other'],
  ['shell without its line', '# build\nset -e\nif [ -f a ]; then\n  echo "yes"\nfi\nexport A=1\n', 'other'],
  ['.env', '# settings\nDB_HOST=localhost\nDB_PORT=5432\n', 'other'],
  ['a Dockerfile', '# base\nFROM node:24\nWORKDIR /app\nCOPY . .\nRUN npm ci\n', 'other'],
  ['INI', '[core]\n\tbare = false\n[user]\nname = Ann\n', 'other'],
  [
    'jQuery',
    '$(document).ready(function(){$(".a").on("click",function(e){e.preventDefault()})})',
    'javascript',
  ],
  [
    'UMD',
    '(function(root,factory){if(typeof define==="function"&&define.amd){define([],factory)}else{root.A=factory()}}(this,function(){return 1}));',
    'javascript',
  ],
  [
    'a page that begins with scripts',
    '<script lang="ts">let a: number = 1</script><script type="module">import "./b.js"</script><p>a</p>',
    'html',
  ],
  ['if() in CSS', '.a {\n  color:\n    if(style(--x: 1): red; else: blue);\n}', 'css'],
  ['TypeScript', 'interface A { b: string }', 'typescript'],
  ['types in a function', 'const a = (b: number): void => {}', 'typescript'],
  ['JavaScript', 'const a = { b: c }', 'javascript'],
  ['SCSS', '$a: 1px;\n.b { c: $a }', 'scss'],
  ['Less', '@a: 1px;\n.b { c: @a }', 'less'],
  ['Vue', '<template><p/></template>\n<script>export default {}</script>', 'vue'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'xml'],
  ['GraphQL', 'query Q { a }', 'graphql'],
  ['.gitignore', '# logs\n*.log\nbuild*\n_site\nnode_modules\n', '?'],
  ['.gitignore with an exception', '# deps\nnode_modules/\n*.log\n!keep.log\n', '?'],
  ['.dockerignore', '# x\nnode_modules\n**/*.log\n', '?'],
  ['.gitattributes', '* text=auto\n*.png binary\n', '?'],
  ['CODEOWNERS', '# owners\n* @a/b\n/docs/ @c\n', '?'],
  ['requirements.txt', '# x\nflask==2.0\n-r other.txt\nnumpy>=1  # c\n', '?'],
  ['/etc/hosts', '# hosts\n127.0.0.1 localhost\n::1 localhost\n', '?'],
  ['a crontab', '# m h\n0 5 * * * /bin/x\n', '?'],
  ['PowerShell', 'param([string]$A)\nGet-ChildItem | ForEach-Object { $_.Name }\n# c\n', 'other'],
  ['R', 'x <- c(1,2)\nfor (i in x) print(i)\n', 'other'],
  ['a class of Python', 'class A:\n    def b(self):\n        return self.c\n', 'other'],
  ['reStructuredText', 'Title\n=====\n\n.. note:: x\n\n* a\n', 'other'],
  ['a title and a sentence', '# Title\n\nOnly a sentence here.\n', 'markdown'],
  ['a list', '- one\n- two\n- three\n', 'markdown'],
  ['headings', '# a\n\n## b\n\ntext', 'markdown'],
  [
    'tsconfig.json of tsc --init',
    '{\n  /* Visit https://aka.ms/tsconfig to read more about this file */\n  "compilerOptions": {\n    // "rootDir": "./src",\n    "paths": { "@/*": ["./src/*"] },\n  },\n}',
    'json',
  ],
  ['a block with a comment', '{\n // "a": 1\n let x = "b: c";\n}', 'javascript'],
  ['a document type', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 'xml'],
  ['node', "#!/usr/bin/env node\nconst a = require('x');\nconsole.log(a)\n", 'javascript'],
  ['node by its path', '#!/usr/local/bin/node --harmony\nf()\n', 'javascript'],
  ['bun', '#!/usr/bin/env bun\nconsole.log(1)\n', 'javascript'],
  ['deno', "#!/usr/bin/env -S deno run\nconst a: string = 'x';\nconsole.log(a)\n", 'typescript'],
  ['a word', 'hello', '?'],
  ['XML', '<?xml version="1.0"?>\n<a><b/></a>', 'xml'],
  ['an exported object', 'export default {\n  name: "x",\n};', 'javascript'],
  ['CommonJS', 'module.exports = {\n  a: 1,\n};', 'javascript'],
  ['a label', 'if (a) {\n  b: c;\n}', 'javascript'],
  ['Angular', '@Component({ selector: "a" })\nclass A { b: C; }', 'typescript'],
  ['CSS', '@media (width > 1px) { a { b: c } }', 'css'],
  ['front matter', '---\ntitle: x\n---\n# a', 'markdown'],
  ['two documents', '---\na: 1\n---\nb: 2\n', 'yaml'],
  ['JavaScript with a mistake', 'const a = ;', 'javascript'],
  ['Go', 'package main\nfunc main(){\n  x := map[string]int{"a": 1}\n}', 'other'],
  ['two lines of Go', 'package main\nfunc main(){}\n', '?'],
  ['a method of Go', 'func (s *Server) Run() {}', '?'],
  ['C', 'int main(void) { again: goto again; }', '?'],
  ['Kotlin', 'data class X(val a: Int) {}', 'other'],
  ['Java', 'public class A {}', 'other'],
  ['an empty rule', 'a:hover, .b > c {}', 'css'],
  ['a condition of CSS over two lines', '@media\n  screen and (width > 1px) { a { b: c } }', 'css'],
])('%s', async (_name, text, language) => {
  expect(await told(text)).toBe(language);
});

test.each([
  ['#!/bin/bash\necho hi\n', 'Shell'],
  ['#!/bin/sh\n# build\nset -e\n', 'Shell'],
  ['#!/usr/bin/env python3\nprint(1)\n', 'Python'],
  ['#!/usr/bin/env -S A=1 ruby -w\nputs 1\n', 'Ruby'],
  ['#!/usr/bin/awk -f\n{print}\n', 'awk'],
  ['fn main() {\n    let x = vec![1, 2];\n    println!("{}", x[0]);\n}\n', 'Rust'],
  ['resource "aws_s3_bucket" "b" {\n  bucket = "x"\n  tags = { a = "b" }\n}\n# c\n', 'Terraform'],
  [
    'syntax = "proto3";\npackage a;\nmessage B {\n  string c = 1;\n  repeated int32 d = 2;\n}\n',
    'Protocol Buffers',
  ],
  [
    'package a.b;\npublic class X {\n  public static void main(String[] a) { System.out.println("x"); }\n}\n',
    'Java',
  ],
  ['class A\n  def x; @a ||= 1; end\nend\nputs "#{x}"\n', 'Ruby'],
  ['[core]\n\tbare = false\n[user]\nname = Ann\n', 'INI or TOML'],
  [
    'pragma solidity ^0.8.0;\ncontract A { uint x; function f() public view returns (uint) { return x; } }\n',
    undefined,
  ],
  ['@model X\n@{ var a = 1; }\n<p>@Model.Name</p>\n@if (a < 2) { <b>x</b> }\n', undefined],
  [
    '<script>\n  export let name;\n</script>\n{#if name}\n<p on:click={() => x = 1} class:active={a}>Hello {name}!</p>\n{/if}\n',
    'Svelte',
  ],
  ['<script>\nlet n = $state(0);\n</script>\n<button onclick={() => n++}>{n}</button>', 'Svelte'],
  ['{#each xs as x}\n  <li>{x}</li>\n{/each}', 'Svelte'],
])('names a language only by what no other writes: %s', async (text, foreign) => {
  expect(await detectLanguage(text)).toEqual({ foreign });
});

// From the tests of html-to-markdown and html2text; browsers read each as HTML, and xmllint refuses it.
test.each([
  '<i>Foo</i>&lrm;',
  '<del>a</del>\n\n<p>b</p>',
  '<!-- c -->\n<blockquote>a</blockquote>\n<blockquote></blockquote>',
  '<picture><source srcset=b.webp><img src=a.png></picture>',
])('%s is HTML', async (text) => {
  expect(await detectLanguage(text)).toEqual({ language: 'html' });
});

test.each(['<header><code>a</code></header>', '<note><b></note>'])('%s is XML', async (text) => {
  expect(await detectLanguage(text)).toEqual({ language: 'xml' });
});

test.each([
  // YAML 1.2.2, 7.4.2: flow mappings, in workflows of GitHub Actions.
  'on: {push: {branches: [main]}}\njobs:\n  a:\n    steps:\n    - uses: actions/checkout@v4\n      with: {fetch-depth: 0}\n',
  'on: [push]\nenv: {CI: true}\njobs:\n  a: {runs-on: ubuntu-latest}\n',
])('maps in braces are YAML: %j', async (text) => {
  expect(await detectLanguage(text)).toEqual({ language: 'yaml' });
});

test.each(['a:hover{color:red}\nb{c:d}', 'a {\n  color: red\n}\nb { c: d }', '@media print { a { b: c } }'])(
  'rules without semicolons are style sheets: %j',
  async (text) => {
    expect(await detectLanguage(text)).toEqual({ language: 'css' });
  },
);

// The names of the files say what they are.
test.each(['parse5', 'mdurl', 'flatbuffers'])('the README of %s is Markdown', async (name) => {
  const text = readFileSync(`node_modules/${name}/README.md`, 'utf8');
  expect(await detectLanguage(text)).toEqual({ language: 'markdown' });
});

// The obsolete elements of the HTML Standard (16.2) and its names of custom elements (4.13.3); the others are fixtures of
// prettier: tests/format/angular/control-flow, graphql/kitchen-sink and less/comments.
test.each([
  ['<marquee>a</marquee>\n\n<marquee>b</marquee>\n', 'html'],
  ['<center>a</center>\n<font color=red>b</font>\n', 'html'],
  ['<my-card>a<br></my-card>\n<my-card>b</my-card>\n', 'html'],
  ["@switch (expr) {\n  @case ('one') {\n    <b>{{ one() }}</b>\n  }\n}\n", 'angular'],
  ['<!-- A list -->\n@for (item of items; track item.id) {\n  <li>{{ item.name }}</li>\n}\n', 'angular'],
  ['# A query\n"Its description"\nquery q($site: Site = MOBILE) @onQuery {\n  node\n}\n', 'graphql'],
  ['@spaces: #aaa // A\n  #bbb; // B\n@commas : #aaa, #bbb;\n', 'less'],
  ['$a: 1px;\n$map: (b: $a);\n', 'scss'],
  // GFM 4.10 (a line of one hyphen in each cell), and the style sheet mobile/solutions.scss of discourse-solved.
  ['# T\n\n|a|b|\n|-|-|\n|1|2|\n', 'markdown'],
  [
    '#topic .d {\n  m: 0;\n}\n\n.a {\n  nav.b {\n    button {\n      c: d;\n    }\n\n    &.e {\n      f: g;\n    }\n  }\n}\n\nli.h {\n  m: 0 3px; // i\n}\n',
    'scss',
  ],
])('%j is %s', async (source, language) => {
  expect(await detectLanguage(source)).toEqual({ language });
});

// Razor (Microsoft's “Razor syntax reference”) has conditions and loops with the same sign.
test('a page of Razor is no template of Angular', async () => {
  const razor = '@model Shop\n@if (Model.IsOpen) {\n  <p>@Model.Name</p>\n}\n';
  expect(await detectLanguage(razor)).not.toEqual({ language: 'angular' });
});
