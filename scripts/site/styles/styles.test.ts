import { describe, expect, test } from 'vitest';
import { writeRules } from '#core/site/page-styles.ts';
import { cutSheets } from './sheets.ts';
import { listNeeds, splitStyles } from './split.ts';

describe('listNeeds', () => {
  test.each([
    ['.a .b>c.d', ['a', 'b', '<c', 'd']],
    ['a:hover::before', ['<a']],
    ['::placeholder', []],
    ['::-webkit-datetime-edit', ['<input']],
    ['::file-selector-button', ['<input']],
    ['#main>*', []],
    ['.md\\:p-1\\.5:hover', ['md:p-1.5']],
    ['.\\31 x', ['1x']],
    ['.min-h-\\[60dvh\\]', ['min-h-[60dvh]']],
    ['.a:not(.b):is(.c, .d) .e', ['a', 'e']],
    ['.a[data-x=".b"]', ['a']],
    [':where(.space-y>:not(:last-child))', []],
    ['.\\[\\&\\>\\*\\]\\:p-1>*', ['[&>*]:p-1']],
  ])('%s', (selector, classes) => {
    expect(listNeeds(selector)).toEqual(classes);
  });
});

describe('splitStyles', () => {
  const css =
    '@layer a,b;@layer b{.x{color:red}@media (width>=1px){.y,p{color:red}.z{&:hover{color:red}}}}' +
    '@font-face{font-family:F;src:url(/f)}@property --p{syntax:"*";inherits:false}@keyframes k{to{rotate:1turn}}';

  test('loses nothing and keeps the order', () => {
    expect(writeRules(splitStyles(css))).toBe(css);
  });

  test('takes what is asked of every browser for granted', () => {
    const asked =
      '.x{color:red}@supports (color:color-mix(in lab, red, red)){.x{color:color-mix(in lab,red,red)}}';
    expect(writeRules(splitStyles(asked))).toBe('.x{color:red}.x{color:color-mix(in lab,red,red)}');
  });

  test('tells what each rule asks for', () => {
    expect(splitStyles(css).map(({ needs, name }) => name ?? needs)).toEqual([
      [[]],
      [['x']],
      [['y'], ['<p']],
      [['z']],
      [[]],
      [[]],
      'k',
    ]);
  });
});

describe('cutSheets', () => {
  // Names in the sources: `flex` everywhere, `max-h-[26rem]` in one tool.
  test('what is of no tool alone is shared, in the order of the sheet, but for what documents have alone', () => {
    const { shared, ofTool } = cutSheets(
      splitStyles(
        '@font-face{font-family:F}:root{--f:a}[data-fonts]{--f:b}@property --p{syntax:"*";inherits:false}' +
          '@layer utilities{.flex{display:flex}}.no-such-class-anywhere{color:red}',
      ),
    );
    expect(shared).toBe('@layer utilities{.flex{display:flex}}.no-such-class-anywhere{color:red}');
    expect(ofTool.size).toBe(0);
  });

  test('a class that shared code puts together belongs to all, whoever else speaks of it', () => {
    const { shared, ofTool } = cutSheets(splitStyles('.alert-warn{color:red}'));
    expect(shared).toBe('.alert-warn{color:red}');
    expect(ofTool.size).toBe(0);
  });

  test('of a tool’s own utility, the shared rivals that stand after it are said again behind it', () => {
    const css =
      '@layer utilities{.p-3{padding:3px}.max-h-\\[26rem\\]{max-height:26rem}.flex{display:flex}' +
      '@media (width>=48rem){.md\\:w-auto{width:auto}}}';
    const { shared, ofTool } = cutSheets(splitStyles(css));
    expect(shared).not.toContain('26rem');
    const own = [...ofTool.values()].join('');
    expect(own.indexOf('max-height:26rem')).toBeGreaterThan(-1);
    expect(own.indexOf('width:auto')).toBeGreaterThan(own.indexOf('max-height:26rem'));
    expect(own).not.toContain('padding:3px');
    expect(own).not.toContain('display:flex');
  });
});
