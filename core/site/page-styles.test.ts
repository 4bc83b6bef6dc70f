import { describe, expect, test } from 'vitest';
import { isOfDocumentAlone, selectPageStyles, type StyleRule, writeRules } from './page-styles.ts';

const utilities = ['@layer utilities'];
const wide = [...utilities, '@media (width>=48rem)'];
const rule = (text: string, needs: string[][], within: string[] = utilities): StyleRule => ({
  within,
  text,
  needs,
});

describe('writeRules', () => {
  test('keeps the order, and opens what neighbors share once', () => {
    const rules = [
      rule('a{color:red}', [[]], ['@layer base']),
      rule('.p-1{padding:1px}', [['p-1']]),
      rule('.md\\:p-2{padding:2px}', [['md:p-2']], wide),
      rule('.md\\:p-3{padding:3px}', [['md:p-3']], wide),
      rule('.z{z-index:1}', [['z']]),
      rule(':root{--x:1}', [[]], []),
    ];
    expect(writeRules(rules)).toBe(
      '@layer base{a{color:red}}@layer utilities{.p-1{padding:1px}@media (width>=48rem){' +
        '.md\\:p-2{padding:2px}.md\\:p-3{padding:3px}}.z{z-index:1}}:root{--x:1}',
    );
  });
});

describe('selectPageStyles', () => {
  test('takes what the document shows, and no more', () => {
    const rules = [
      rule('*{margin:0}', [[]], ['@layer base']),
      rule('b{margin:0}', [['<b']], ['@layer base']),
      rule('h1{margin:0}', [['<h1']], ['@layer base']),
      rule('.a .b{color:red}', [['a', 'b']]),
      rule('.a .c{color:red}', [['a', 'c']]),
      rule('.c,.b{color:red}', [['c'], ['b']]),
    ];
    const html = '<p class="a"><b class="x b">b</b></p>';
    expect(selectPageStyles(rules, html)).toBe(
      '@layer base,utilities;@layer base{*{margin:0}b{margin:0}}@layer utilities{.a .b{color:red}.c,.b{color:red}}',
    );
  });

  test('reads class names as React escapes them', () => {
    const rules = [rule('.x{gap:0}', [["[&>*]:content-['a']"]])];
    const html = '<p class="[&amp;&gt;*]:content-[&#x27;a&#x27;]"></p>';
    expect(selectPageStyles(rules, html)).toContain('.x{gap:0}');
  });

  test('takes an animation once a rule speaks of it', () => {
    const rules = [
      rule('.spin{animation:spin 1s}', [['spin']]),
      { ...rule('@keyframes spin{to{rotate:1turn}}', [[]], []), name: 'spin' },
    ];
    expect(selectPageStyles(rules, '<p class="spin"></p>')).toBe(
      '@layer utilities;@layer utilities{.spin{animation:spin 1s}}@keyframes spin{to{rotate:1turn}}',
    );
    expect(selectPageStyles(rules, '<p></p>')).toBe('@layer utilities;');
  });

  test('takes what files must not repeat, since the whole page would be styled again', () => {
    const rules = [
      rule(':root{--a:1px}', [[]], []),
      rule('*{margin:0}', [[]], ['@layer base']),
      rule('@property --tw-x{syntax:"*";inherits:false}', [[]], []),
      rule('@font-face{font-family:F}', [[]], []),
      rule('a:hover{color:red}', [['<a']], []),
      rule('*{color:red}', [[]], ['@media print']),
      { ...rule('@keyframes spin{to{rotate:1turn}}', [[]], []), name: 'spin' },
    ];
    expect(rules.map(isOfDocumentAlone)).toEqual([true, true, true, true, false, false, false]);
    const styles = selectPageStyles(rules, '<p></p>');
    for (const { text } of rules.slice(0, 4)) expect(styles).toContain(text);
    for (const { text } of rules.slice(4)) expect(styles).not.toContain(text);
  });

  test('leaves what only paper asks for to the files', () => {
    expect(selectPageStyles([rule('.a{color:red}', [['a']], ['@media print'])], '<p class="a">')).toBe('');
  });

  test('says the order of the layers that the files add to', () => {
    const rules = [
      rule('*{--tw-x:0}', [[]], ['@layer properties', '@supports (x)']),
      rule('.a{color:red}', [['a']]),
    ];
    expect(selectPageStyles(rules, '<p class="a">')).toBe(
      '@layer properties,utilities;@layer utilities{.a{color:red}}',
    );
  });
});
