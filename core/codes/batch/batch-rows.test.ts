import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { type BatchLayout, readRows as readFor } from './batch-rows.ts';

const readRows = (text: string, layout: BatchLayout) => readFor(text, layout, 'Please enter a content');

test('each line is a content; blanks in it stay, empty lines go', () => {
  expect(readRows('https://a.example/x?y=1\r\n\r\n Hello, "world"; \n', 'lines')).toEqual([
    { line: 1, text: 'https://a.example/x?y=1', name: '1-a.example-x-y-1' },
    { line: 3, text: ' Hello, "world"; ', name: '2-Hello-world' },
  ]);
});

// RFC 4180, section 2: quoted cells hold line breaks, commas, and quotes written twice.
test('a CSV has content and file name, in quotes where needed', () => {
  expect(readRows('"a,b",one\r\n"say ""hi""\r\nto all",two\r\nthird,\r\n', 'csv')).toEqual([
    { line: 1, text: 'a,b', name: 'one' },
    { line: 2, text: 'say "hi"\r\nto all', name: 'two' },
    { line: 4, text: 'third', name: '3-third' },
  ]);
});

test('headings name the columns in any order; semicolons and tabs part cells, too', () => {
  expect(
    readRows('\uFEFFName;Seats;URL\nTable 1;4;https://e.example/1\n../x:y;2;https://e.example/2', 'csv'),
  ).toEqual([
    { line: 2, text: 'https://e.example/1', name: 'Table 1' },
    { line: 3, text: 'https://e.example/2', name: '.._x_y' },
  ]);
  expect(readRows('url\tid\nhttps://a.example\t7', 'csv')).toMatchObject([{ name: '7' }]);
});

test('what cannot be read or made is reported', () => {
  expect(() => readRows(' \n\n', 'lines')).toThrow('Please enter a content');
  expect(() => readRows('url,name\n', 'csv')).toThrow('Please enter a content');
  expect(() => readRows('x\n'.repeat(2001), 'lines')).toThrow(
    'The list has 2,001 rows; at most 2,000 work at once.',
  );
  try {
    readRows('a,b\n"open,c\nd', 'csv');
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(ToolInputError);
    expect((error as ToolInputError).details.line).toBe(2);
  }
});

test('any table survives being written by RFC 4180', () => {
  const cell = fc.stringMatching(/^[a-c,;"\r\n\t ]{0,8}$/);
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 8 }), (cells) => {
      fc.pre(cells.some((text) => text.trim() !== ''));
      const csv = cells.map((text, index) => `"${text.replaceAll('"', '""')}",n${index}`).join('\r\n');
      expect(readRows(csv, 'csv').map(({ text }) => text)).toEqual(
        cells.filter((text) => text.trim() !== ''),
      );
    }),
  );
});
