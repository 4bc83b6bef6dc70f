import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { formatPageRanges, parsePageRanges } from './page-ranges.ts';

/** One-based, as people write them. */
function pagesOf(text: string, pageCount = 12): number[] {
  return parsePageRanges(text, { pageCount }).map((page) => page + 1);
}

function failureOf(text: string, pageCount = 12): ToolInputError {
  try {
    parsePageRanges(text, { pageCount, field: 'pages' });
  } catch (error) {
    if (error instanceof ToolInputError) return error;
  }
  throw new Error(`“${text}” was taken.`);
}

describe('parsePageRanges', () => {
  test.each([
    ['1-3, 7, 10-', [1, 2, 3, 7, 10, 11, 12]],
    ['7', [7]],
    ['-3', [1, 2, 3]],
    ['10-', [10, 11, 12]],
    ['last', [12]],
    ['z', [12]],
    ['last-10', [12, 11, 10]],
    ['3-1', [3, 2, 1]],
    ['2, 2, 2', [2, 2, 2]],
    ['odd', [1, 3, 5, 7, 9, 11]],
    ['EVEN', [2, 4, 6, 8, 10, 12]],
    ['all', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['8-last', [8, 9, 10, 11, 12]],
    ['1 - 2 ; 4 – 5，7..8', [1, 2, 4, 5, 7, 8]],
    [' ,3,, 1 ,', [3, 1]],
    ['007', [7]],
    ['1 3  5', [1, 3, 5]],
    ['1 - 3', [1, 2, 3]],
    ['1-3 5\t7 - 8,10 12-', [1, 2, 3, 5, 7, 8, 10, 12]],
    ['3 -1', [3, 2, 1]],
  ])('%s', (text, expected) => {
    expect(pagesOf(text)).toEqual(expected);
  });

  test('even pages of a single page are none', () => {
    expect(pagesOf('even', 1)).toEqual([]);
  });

  test.each([
    ['1-3, 13', 'Page 13 does not exist: there are only 12 pages.', 6],
    ['0', 'Pages count from 1; there is no page 0.', 1],
    ['1-3, x', '“x” is not a page or a range of pages.', 6],
    ['1 last', '“1 last” needs a comma or a hyphen between the pages.', 1],
    ['1, last 3', '“last 3” needs a comma or a hyphen between the pages.', 4],
    ['1 2  13', 'Page 13 does not exist: there are only 12 pages.', 6],
    ['1-2 3-4-5', '“3-4-5” is not a page or a range of pages.', 5],
    ['1-2-3', '“1-2-3” is not a page or a range of pages.', 1],
    ['-', '“-” is not a page or a range of pages.', 1],
    ['1.5', '“1.5” is not a page or a range of pages.', 1],
    ['', 'Write which pages to take.', 1],
    [' , ', 'Write which pages to take.', 1],
    ['99999999999999999999999', 'Page 99999999999999999999… does not exist: there are only 12 pages.', 1],
  ])('%j is an error that says where', (text, message, column) => {
    const { details, message: actual } = failureOf(text);
    expect(actual).toBe(message);
    expect(details).toMatchObject({ column, offset: column - 1, field: 'pages' });
    expect(details.hint).toContain('1-3, 7, 10-');
  });

  test('a text that names absurdly many pages is refused before they are counted up', () => {
    const text = Array.from({ length: 5000 }, () => '1-').join(',');
    expect(() => parsePageRanges(text, { pageCount: 1_000_000 })).toThrow(
      'That names more than 100,000 pages.',
    );
  });

  test('no text makes it throw anything but a ToolInputError, or give a page that is not there', () => {
    const alphabet = fc.constantFrom(...'0123456789-–.,; zlasteodvn'.split(''));
    fc.assert(
      fc.property(
        fc.string({ unit: alphabet, maxLength: 30 }),
        fc.integer({ min: 1, max: 40 }),
        (text, pageCount) => {
          try {
            const pages = parsePageRanges(text, { pageCount });
            expect(pages.every((page) => page >= 0 && page < pageCount)).toBe(true);
          } catch (error) {
            expect(error).toBeInstanceOf(ToolInputError);
          }
        },
      ),
    );
  });
});

describe('formatPageRanges', () => {
  test.each([
    [[0, 1, 2, 6, 9, 10, 11], '1-3, 7, 10-12'],
    [[4, 3, 2, 0], '5-3, 1'],
    [[1, 1], '2, 2'],
    [[], ''],
  ])('%j', (pages, text) => {
    expect(formatPageRanges(pages)).toBe(text);
  });

  test('what it writes is read back to the same pages', () => {
    const pages = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(pages, (indices) => {
        expect(parsePageRanges(formatPageRanges(indices), { pageCount: 31 })).toEqual(indices);
      }),
    );
  });
});
