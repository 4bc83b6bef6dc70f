import { clone, generate, parse } from 'css-tree';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { minifyCss, type MinifyOptions } from './minify-css.ts';
import { tokensOf } from './tokens.ts';

const safe: MinifyOptions = { isLicenceKept: false, areValuesShortened: false };
const short: MinifyOptions = { isLicenceKept: true, areValuesShortened: true };
const minify = (css: string, options = short) => minifyCss(css, options).text;

/** The tree as css-tree reads it, which is another program than the one that made the text. */
const treeOf = (css: string) =>
  generate(clone(parse(css)))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s?([,():;{}[\]<>=])\s?/g, '$1')
    .replaceAll(';}', '}');
const meaningOf = (css: string) =>
  tokensOf(css)
    .filter(({ name }) => name !== 'whitespace' && name !== 'comment' && name !== 'semicolon')
    .map(({ text }) => text.trim());

const modern = `
@charset "utf-8";
@import url("theme.css") layer( base ) supports( display : grid ) screen;
@layer reset , base;
@layer base { html { color : red ; } }
@media (400px <= width <= 700px) and ( orientation : landscape ) { .a { color : blue } }
@container card ( inline-size > 30em ) { .b { display : grid } }
@scope ( .card :first-child ) to ( .content ) { :scope { color : green } img { border : 1px solid } }
@supports selector( a > b ) and ( not ( display : grid ) ) { a { float : left } }
@starting-style { .c { opacity : 0 } }
@property --angle { syntax : "<angle>" ; inherits : false ; initial-value : 0deg }
@font-face { font-family : "A B" ; src : url( "a.woff2" ) format( "woff2" ) ; unicode-range : U+0025-00FF , u+4?? }
@keyframes k { from { top : 0 } 50.5% { top : 10px } to { top : 0 } }
.parent { & .child { color : red } &:hover , > li + li ~ p { margin : 0 } .x & { top : 1px } @media print { display : none } }
.d { --empty: ; --object : { a : b ; c : [ 1 , 2 ] } ; --text: "x ; }" ; --keep:  1 +  2 ; color : var( --a , ) }
.e { width : calc( 1px + ( 2em - 3% ) * 4 / 5 ) ; inset : clamp( 1rem , 2vw + 1rem , 3rem ) ; grid-area : 1 / 2 / span 3 }
.f:not( :hover , .g :focus ) :is( a b , c > d ):nth-child( 2n + 1 of .h ) [ data-i = "x" i ]::part( p ) { color : oklch( 70% 0.1 200 / 50% ) }
.g { background : url( data:image/png;base64,AAAA== ) no-repeat , url( x.png ) ; content : "\\201C" ; color : red !important }
.h { grid-template-areas : "a b" "c d" ; font : italic 1.2em/1.5 "F" , serif ; transition : all .2s ease-in-out }
.\\31 23 , .w\\:hover\\:x { color : color-mix( in oklab , red 10% , blue ) }
`;

test('modern CSS keeps its tree: ranges, nesting, layers, scope, containers', () => {
  expect(treeOf(minify(modern, safe))).toBe(treeOf(modern));
  expect(meaningOf(minify(modern, safe))).toEqual(meaningOf(modern));
});

const require = createRequire(import.meta.url);
const folders = [
  dirname(require.resolve('tailwindcss/package.json')),
  join(import.meta.dirname, '../../app/styles'),
];
const sheets = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name)),
);

test.each(sheets)('a sheet that is used: %s', (path) => {
  const css = readFileSync(path, 'utf8');
  expect(treeOf(minify(css, safe))).toBe(treeOf(css));
  expect(meaningOf(minify(css, safe))).toEqual(meaningOf(css));
  expect(minify(minify(css))).toBe(minify(css));
});

test.each([
  ['a{--x: ;--y:{a:b;c} ;width:1px;}', 'a{--x: ;--y:{a:b;c};width:1px}'],
  [
    'a{margin:0.50em 0px -0.0px +.50%;line-height:1.0;z-index:01}',
    'a{margin:.5em 0 0 +.5%;line-height:1.0;z-index:01}',
  ],
  [
    'a{color:#AABBCC;background:#aabbccdd;border-color:#ABCDEF}',
    'a{color:#abc;background:#abcd;border-color:#abcdef}',
  ],
  [
    'a{flex:1 1 0px;width:calc(0px + 1px);transition:0.0s}',
    'a{flex:1 1 0px;width:calc(0px + 1px);transition:0s}',
  ],
  ['#AABBCC{a:url(#AABBCC)}', '#AABBCC{a:url(#AABBCC)}'],
  ['a :hover{}a:hover{}', 'a :hover{}a:hover{}'],
  ['a/**/b{c:d/**/e}', 'a/**/b{c:d/**/e}'],
  ['a { color : red;; }  /*! MIT */', 'a{color:red}/*! MIT */'],
  ['a{width:1e3px;height:1E-2em}', 'a{width:1e3px;height:1E-2em}'],
  ['@scope (.a :hover) to (.b){c{d:e}}', '@scope (.a :hover) to (.b){c{d:e}}'],
  ['\ufeffa { b : c }', 'a{b:c}'],
  // CSS Syntax 3, 4: a comment separates two tokens, in custom properties too.
  ['a{--x: 4px/* top */8px;--y:red/**/blue;--z:1/**/px}', 'a{--x:4px/**/8px;--y:red/**/blue;--z:1/**/px}'],
  ['a{--x: a /**/ b ;--y:a/**/,/**/b;--z: /**/ ;}', 'a{--x:a  b;--y:a,b;--z: }'],
  ['a{--x:é/**/(b);--y:\\:/**/a}.\\:/**/b{c:d}', 'a{--x:é/**/(b);--y:\\:/**/a}.\\:/**/b{c:d}'],
  ['', ''],
])('%s', (css, expected) => {
  expect(minify(css)).toBe(expected);
});

const piece = fc.constantFrom(
  'a',
  ' ',
  '\n',
  '/*x*/',
  '{',
  '}',
  ';',
  ':',
  ',',
  '(',
  ')',
  '[',
  ']',
  '--x',
  '@media',
  '#fff',
  '.',
  '>',
  '+',
  '-',
  '1',
  '0.5',
  'px',
  '"',
  "'",
  'url(',
  '!',
  '\\',
  '/',
  '*',
  '%',
  'é',
  '&',
  '=',
  'calc(',
);

test('a custom property keeps its tokens, however comments part them', () => {
  const token = fc.constantFrom(
    'a',
    'é',
    '\\:',
    '1',
    '.5',
    'e3',
    'px',
    '-',
    '+',
    '#',
    '@',
    '"s"',
    '(b)',
    'f(',
    ')',
    '[',
    ']',
    ',',
    '>',
  );
  const gap = fc.constantFrom('/**/', ' ', '/* a */ ', ' /**/ ');
  fc.assert(
    fc.property(fc.array(fc.tuple(token, gap), { maxLength: 8 }), (parts) => {
      const css = `a{--x:${parts.flat().join('')};}`;
      const kept = orRefusal(() => minify(css));
      if (kept !== undefined) expect(meaningOf(kept)).toEqual(meaningOf(css));
    }),
  );
});

/** Undefined for what is SCSS or Less. */
function orRefusal(run: () => string): string | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof ToolInputError) return undefined;
    throw error;
  }
}

test('any text keeps its tokens in their order', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const css = pieces.join('');
      // Holes in strings and addresses run on to where white space ends them.
      if (tokensOf(css).some(({ name }) => name.startsWith('bad'))) return;
      const plain = (text: string) => meaningOf(text).join(' ').replaceAll(/\s+/g, '');
      const text = orRefusal(() => minify(css, safe));
      if (text !== undefined) expect(plain(text)).toBe(plain(css));
    }),
    { numRuns: 3000 },
  );
});

test('a large sheet is written in one go', () => {
  // Copied at each brace, this took minutes.
  const rules = Array.from({ length: 60_000 }, (_, index) => `.a${index}{color:red}`);
  expect(minify(rules.map((rule) => rule.replace('}', '; }\n')).join(''), safe)).toBe(rules.join(''));
});
