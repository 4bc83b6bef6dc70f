import { expect, test } from 'vitest';
import { minifyCss } from './minify-css.ts';

const notesFor = (css: string) =>
  minifyCss(css, { isLicenceKept: true, areValuesShortened: true }).notes.map(({ sentence }) => sentence);

// CSS Syntax 3, 5.4.8: brackets hold any tokens, braces and semicolons too. CSS Values 5, 2.5: `--f({a, b})`, `if()`.
test.each([
  '@function --f(--x) returns <length>{result:10px}.a{height:--f({a,b})}',
  '.a{height:--f({1px});color:red}',
  '.a{width:if(media(print): {1px}; else: 2px);height:var(--x,{a:b;c:d})}',
  '.a{--x:{a:b};--y:(;);--z:[{()}];c:d}',
])('reads braces in brackets as part of the value: %s', (css) => {
  expect(notesFor(css)).toEqual([]);
  const tight = css.replace('print): {', 'print):{').replace('; else: ', '; else:');
  expect(minifyCss(css, { isLicenceKept: true, areValuesShortened: true }).text).toBe(tight);
});

// Browsers read nothing after the bracket as a rule, so only the bracket is wrong.
test.each([
  'a:not(.b{color:red}\n.c{color:blue}',
  '.a{width:calc(1px;color:red}\n.b{color:blue}',
  '.a{grid-template-columns:[a 1fr;color:red}\n.b{color:blue;c}',
])('notes only the bracket that stays open: %j', (css) => {
  expect(notesFor(css)).toEqual([expect.stringContaining('is never closed: browsers read all that follows')]);
});
