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
])('keeps what only looks like SCSS or Less: %s', (css) => {
  expect(refusalOf(css)).toBe(css);
});

// CSS Syntax 3, 3.2: a file's first rule may name its encoding, and what comes out is UTF-8.
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
