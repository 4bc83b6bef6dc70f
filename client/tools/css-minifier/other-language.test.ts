import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { minifyCss } from './minify-css.ts';

const options = { isLicenceKept: true, areValuesShortened: true };

function refusalOf(css: string) {
  try {
    return minifyCss(css, options).text;
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    return [error.message.replace(/^This is (.*), which.*$/, '$1'), error.details.offset];
  }
}

// The references of Sass (Syntax, Variables, At-Rules, Interpolation) and Less (Variables, Mixins, Extend, Escaping).
test.each([
  ['SCSS or Less', '// Colors\n.card { color: red }', 0],
  ['SCSS or Less', ".a { // don't {\n  b: c }", 5],
  ['SCSS or Less', '.a { .b { c: d; // x\n } }', 16],
  ['SCSS', '// a\n$a: 1px; b { c: d }', 5],
  ['SCSS', 'a { margin: -$x }', 13],
  ['SCSS', '@mixin m($a) { b: $a }', 0],
  ['SCSS', '.a { @include m; }', 5],
  ['SCSS', '.a { @extend .b; }', 5],
  ['SCSS', '@use "x"; a { b: c }', 0],
  ['SCSS', '@if $a { b { c: d } }', 0],
  ['SCSS', '@function f($a) { @return $a }', 0],
  ['SCSS', '.a-#{b} { c: d }', 3],
  ['Less', '@a: 1px; // x\n.b { c: @a }', 0],
  ['Less', '// x\n.b { c: darken(@a, 1%) }', 20],
  ['Less', '.b { .m(); }', 5],
  ['Less', '.b { .m(1; 2) }', 5],
  ['Less', '.b { .m; }', 5],
  ['Less', '.@{x} { a: b }', 1],
  ['Less', 'a { b: ~"calc(1px)" }', 7],
  ['Less', 'a { &:extend(.b); }', 5],
  ['SCSS or Less', '.a { &-b { c: d } }', 5],
  ['SCSS or Less', '.a { &__b { c: d } &_c { d: e } }', 5],
  ['Less', '@import (reference) "foo";', 0],
  ['Less', '@d: { a: b }', 0],
  ['Less', '.m() { a: b }', 0],
  ['SCSS', '%p { a: b }', 0],
  ['SCSS', 'a { font: { family: b } }', 4],
  ['SCSS', '$a: 1; // b\n$c: 2;', 0],
  ['SCSS', '/// @group a\n@mixin b { c: d }', 13],
])('refuses %s by name: %s', (language, css, offset) => {
  expect(refusalOf(css)).toEqual([language, offset]);
});

// CSS of today and tomorrow, Tailwind, and what browsers read over.
test.each([
  '@page:first{margin:0}',
  '@custom-selector :--h h1;',
  '@function --f(--a){result:1}',
  '@mixin --m(){a:b}a{@apply --m}',
  '@when media(a){}@else{b{c:d}}',
  '@plugin "x";@custom-variant p (@media print);',
  'a[b$=c]{background:url(//x.y/z)}',
  '@-moz-document url-prefix(http://x){a{b:c}}',
  'a{--x:// y;--y:$z;--z:#{a};--w:@b}',
  'a{content:"// $x";filter:progid:X.Y(src="http://x")}',
  'a{*zoom:1;grid-area:1/2}.a{color:red};.b{c:d}',
  'a{color:red @media print{b{c:d}}}',
  'a{&:hover{b:c}& b{c:d}&.e{f:g}&>h{i:j}&k{l:m}}',
  '@import url(x.css) layer(a) supports(b:c) (width>1px);',
  '@keyframes k{50%{b:c}}',
])('keeps what only looks like SCSS or Less: %s', (css) => {
  expect(refusalOf(css)).toBe(css);
});

// CSS Syntax 3, 3.2: a file's first rule may name its encoding, and the output is UTF-8.
test.each([
  [
    '@charset "iso-8859-1"; a { b: "é" }',
    'a{b:"é"}',
    ['@charset "iso-8859-1" is gone: the result is UTF-8.'],
  ],
  ['/* x */@charset "ascii";a{b:c}', 'a{b:c}', ['@charset "ascii" is gone: the result is UTF-8.']],
  ['@charset "UTF-8"; a { b: c }', '@charset "UTF-8";a{b:c}', []],
])('drops the name of an encoding that the result does not have: %s', (css, text, sentences) => {
  const result = minifyCss(css, options);
  expect(result.text).toBe(text);
  expect(result.notes.map(({ sentence }) => sentence)).toEqual(sentences);
});

// As written by JSON.parse, PHP, HTML, XML, CommonMark and Git.
test.each([
  ['JSON', '{"a": {"b": 1}}'],
  ['JSON', '[1]'],
  ['HTML', '<!doctype html><style>a { b: c }</style>'],
  ['HTML', '<style>a { b: c }</style>'],
  ['XML', '<?xml version="1.0"?><a/>'],
  ['PHP', '<?php header("Content-Type: text/css"); ?> a { b: c }'],
  ['JavaScript', '// a\nconst { a } = b;'],
  ['JavaScript', 'import { a } from "b";'],
  ['JavaScript', '"use strict"; f()'],
  ['Markdown', '```css\na { b: c }\n```'],
])('refuses %s by name: %s', (language, css) => {
  expect(() => minifyCss(css, options)).toThrow(`This is ${language}, not CSS.`);
});

test('refuses an unfinished merge, with its place', () => {
  const css = 'a { b: c }\n<<<<<<< HEAD\nd { e: f }\n=======\nd { e: g }\n>>>>>>> other\n';
  expect(() => minifyCss(css, options)).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ line: 2, column: 1 }) as object }) as Error,
  );
});

test.each([
  'Hello, this is prose.',
  'if (a) { return a }',
  '.a\n  color: red\n  .b\n    margin: 0',
  'name: value: other',
  'See https://example.com, or write to me@example.com.',
  '@a/b\n\nUse it:\n\n    f({ port: { a: 1 } }); // $x\n',
  '# a: b\nas\ncase',
  'class A:\n    @property\n    def f(self):\n        return {1: 2}\n',
])('refuses a text without rules: %s', (css) => {
  expect(() => minifyCss(css, options)).toThrow('This is not CSS: browsers skip most of it.');
});

// Selectors 4, 17, and CSS Syntax 3, 5.5.6; Chromium drops each of them.
test.each([
  ['a { b: c } if (x) { d: e }', '“(”', 14],
  ['a { b: c } x = { d: e }', '“=”', 13],
  ['a { b: c } f() { d: e }', '“f(”', 11],
  ['a { b: c } <b> { d: e }', '“<”', 11],
  ['a { b: c } "d" { e: f }', '“"d"”', 11],
  ['a { b: c } 1a { e: f }', '“1a”', 11],
  ['a { color: red\n top: 0; }', 'semicolon', 19],
  ['a { color red; top: 0 }', 'neither a rule nor a declaration', 4],
  ['color: red; margin: 0', 'in no rule', 0],
  ['a { b: c } return 1;', 'neither a rule nor a declaration', 11],
])('warns of what browsers skip: %s', (css, words, offset) => {
  expect(minifyCss(css, options).notes).toMatchObject([
    { severity: 'warning', sentence: expect.stringContaining(words) as string, place: { offset } },
  ]);
});

test.each([
  '<!-- a { b: c } -->',
  'a{*zoom:1;_height:1px;filter:progid:X.Y(src="http://x")}',
  'a:nth-child(2n + 1 of .b)::part(c):is(> d, [e|=f]), *|g || h { i: j }',
  '@keyframes k { from, 50.5% { a: b } to { a: c } } @page :first { @top-left { a: b } }',
  '@font-feature-values F { @swash { a: 1; b: 2 3 } }',
  'a { --x: { b: c: d }; --y:; color: red;; } ;',
  '.\\31 0\\:b, .😀, x-y, #é { a: url(x:y) }',
  '@when media(a) { b { c: d } } @else { b { c: e } }',
])('does not warn of CSS: %s', (css) => {
  expect(minifyCss(css, options).notes).toEqual([]);
});

test('reads a sheet behind many comments at once', () => {
  expect(refusalOf(`${'/* a */'.repeat(40)}${'<!-- b -->'.repeat(40)}c{d:e}`)).toMatch(/c\{d:e\}$/);
});
