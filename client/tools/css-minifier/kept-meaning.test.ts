import { expect, test } from 'vitest';
import { minifyCss, type MinifyOptions } from './minify-css.ts';

const short: MinifyOptions = { isLicenceKept: true, areValuesShortened: true };
const safe: MinifyOptions = { isLicenceKept: false, areValuesShortened: false };
const minify = (css: string) => minifyCss(css, short).text;

test('notes what browsers skip or repair, with its place', () => {
  expect(minifyCss('a{b:c}}\na{b:"x\n;c:d}\ne{', short).notes).toMatchObject([
    { sentence: 'This } closes nothing.', place: { line: 1, column: 7 } },
    { place: { line: 2, column: 5 } },
    { sentence: 'This { is never closed; browsers close it at the end.', place: { line: 4, column: 2 } },
  ]);
});

// Chromium reads no declaration of these sheets: the bracket takes in all that follows.
test.each([
  ['.a{width:calc(1px;color:red}\n.b{color:blue}', '(', 10],
  ['.a{grid-template-columns:[a 1fr;color:red}\n.b{color:blue}', '[', 26],
  ['a:not(.b{color:red}\n.c{color:blue}', '(', 3],
])('notes a bracket that is never closed: %s', (css, bracket, column) => {
  const sentence = `This ${bracket} is never closed: browsers read all that follows as a part of it.`;
  expect(minifyCss(css, safe).notes).toMatchObject([{ sentence, place: { line: 1, column } }]);
});

test('notes the first problems, and how many more there are', () => {
  const { notes } = minifyCss('} '.repeat(25), safe);
  expect(notes).toHaveLength(21);
  expect(notes.at(-1)?.sentence).toBe('5 more places like these.');
});

// CSS Syntax 3, 5.4.1: between rules a semicolon begins the next selector, which it makes invalid.
test.each([
  ['.a{color:red};.b{color:blue} .c{d:e}', '.a{color:red};.b{color:blue}.c{d:e}'],
  ['@import "x";;.b{color:red}', '@import "x";;.b{color:red}'],
  ['.a{color:red;;}', '.a{color:red}'],
])('keeps what makes a rule dead: %s', (css, expected) => {
  expect(minify(css)).toBe(expected);
});

test('a semicolon that a backslash makes a part of a name stays', () => {
  expect(minify(String.raw`a { b: \; }`)).toBe(String.raw`a{b:\;}`);
});

// CSS Syntax 3, 3.3 and 4.3.9.
test('reads U+0000 as a part of a name', () => {
  expect(minifyCss('a\0 b , .\0c { --\0 : 1 }', short)).toEqual({
    text: 'a\0 b,.\0c{--\0:1}',
    notes: [],
  });
});

test('leaves what is no CSS value as it is', () => {
  expect(minify('a{color:theme(colors.red.500)}')).toBe('a{color:theme(colors.red.500)}');
  const filter = 'a{filter:progid:DXImageTransform.Microsoft.gradient(startColorstr=#FFAABBCC)}';
  expect(minify(filter)).toBe(filter);
});

// Chromium's CSSOM: without this white space it reads another selector, query or value.
test.each([
  ['.w * [data-x] {}', '.w * [data-x]{}'],
  ['*|* [d], svg|* [d], :is(* [d]) {}', '*|* [d],svg|* [d],:is(* [d]){}'],
  ['c {} a > = b {}', 'c{}a> = b{}'],
  ['c {} a ~ = b {}', 'c{}a~ = b{}'],
  ['@media (width > = 1px) {}', '@media (width> = 1px){}'],
  ['@media (width >= 1px) {}', '@media (width>= 1px){}'],
  ['[* | x] {}', '[* | x]{}'],
  ['[ a | = b ] {}', '[a | =b]{}'],
  ['[ *|a |= "b" i ][ c ~= d ][ e = f ] {}', '[*|a|="b" i][c~=d][e=f]{}'],
  ['a > |b ~ c {}', 'a> |b~c{}'],
  ['a{--x:  { a : b }\n\t( c )  ; --y: d :  e}', 'a{--x:{ a : b }\n\t( c );--y:d :  e}'],
  [
    '@property --a { syntax: "*"; initial-value: 0.50  #AABBCC }',
    '@property --a{syntax:"*";initial-value:0.50  #AABBCC}',
  ],
  ['@function --f() { result: 0.50  { a : b } }', '@function --f(){result:0.50  { a : b }}'],
])('keeps what white space means: %s', (css, expected) => {
  expect(minify(css)).toBe(expected);
});

// CSS Conditional 5, 5.2: style queries compare custom properties, which keep their tokens (CSS Variables 1, 2).
// CSS Mixins 1 passes arguments to custom functions unchanged. Tailwind's keys are names: `spacing` has 0.5, but no
// .5.
test.each([
  'a{width:if(style(--y: #ff0000): 0.50px; else: 2px)}',
  'a{width:if(style((--y: 0.50px) and (not style(--z: f(a, b)))):1px)}',
  '@container style(--y: f(a, b)){}',
  '@container style(--y: ){}',
  '@function --f(--x <color>: #ff0000, --y: f(a, b)){result:#ff0000}',
  'a{color:--f(#ff0000, {a, b});top:calc(--g(0.50px) + 1px)}',
  'a{margin:theme(spacing[0.5]);color:--theme(colors.red.500 / 50%, #ff0000);top:--spacing(0.50)}',
  '@media (width>=theme(screens[0.5] , x)){a{@apply m-[0.50rem] bg-[#ff0000]}}',
  '@utility tab-*{tab-size:--value(--tab-*, [integer])}',
])('keeps what is compared or looked up as it is written: %s', (css) => {
  const shorterBranch = css.replace('): 0.50px', '):.5px').replace('else: ', 'else:');
  expect(minify(css)).toBe(shorterBranch);
  expect(minify(css.replace('style(', 'style(\n ').replace('theme(', 'theme( '))).toBe(shorterBranch);
});

test.each(['', ' \n', '/* a */\n'])('says that there is no rule: %j', (css) => {
  expect(minifyCss(css, safe).notes).toMatchObject([
    { sentence: expect.stringContaining('no rule') as string },
  ]);
});
