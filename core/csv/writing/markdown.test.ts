import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import { createWriter } from './export-formats.ts';

const renderer = new MarkdownIt({ html: true });

/** Returns the texts that markdown-it, a CommonMark library with tables, shows for cells. */
function shownCells(cells: readonly string[]): string[] {
  const writer = createWriter('markdown', ',');
  const html = renderer.render(writer.begin(cells.map(() => 'h')) + writer.row(cells, true));
  return Array.from(html.matchAll(/<td>(.*)<\/td>/g), ([, shown = '']) =>
    shown
      .replaceAll('<br>', '\n')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  );
}

test('Markdown shows the texts of cells', () => {
  const cells = [
    ...[
      '*b*',
      '_i_',
      '__i__',
      '<b>t</b>',
      '<!-- c -->',
      '&amp;',
      '&#65;',
      '`c`',
      '~~s~~',
      '[a](b)',
      '![a](b)',
    ],
    ...['<http://a.b>', String.raw`C:\_x\|y`, 'a\\\nb', 'a\rb', 'snake_case_name', 'a|b', 'a & b < c', '\\'],
  ];
  expect(shownCells(cells)).toEqual(cells.map((cell) => cell.replace('\r', '\n')));
});

test('Markdown shows the texts of any cells', () => {
  const unit = fc.constantFrom(...Array.from('*_`[]()<>&;!|\\~#/ab1é\n-.:"\''), '&lt;', '</b', ' ');
  fc.assert(
    fc.property(fc.string({ unit, minLength: 1 }), (cell) => {
      // Blanks at an end or a line break have no way into a table.
      const text = `x${cell.replaceAll(/ *\n */g, '\n')}x`;
      expect(shownCells([text])).toEqual([text]);
    }),
    { numRuns: 2000 },
  );
});
