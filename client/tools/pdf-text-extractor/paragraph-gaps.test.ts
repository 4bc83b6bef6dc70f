import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { place } from './fixtures/place-text.ts';
import operation from './operation.ts';

const full = 'This line of the paragraph is long enough to be a full line of its text.';

async function extract(file: File, options: object = {}): Promise<string> {
  const { parts } = await executeOperation(operation, [file], options);
  return new Blob([parts[0]?.content ?? '']).text();
}

// MuPDF 1.21 separates lines 17 points apart among lines 12 points apart, but not lines 13 points apart.
test.each([
  [13, 'present'],
  [17, 'pre-\n\nsent'],
])('a gap of %i points after a hyphen', async (gap, expected) => {
  const file = await place([
    { text: full, x: 50, y: 100 },
    { text: full, x: 50, y: 112 },
    { text: 'This paragraph ends in a prefix that is followed by no word at all, pre-', x: 50, y: 124 },
    { text: 'sent in the next paragraph are words that would change if it was joined.', x: 50, y: 124 + gap },
    { text: full, x: 50, y: 136 + gap },
  ]);
  expect(await extract(file)).toContain(expected);
});

test('a hyphen in a short line splits no word', async () => {
  const file = await place([
    { text: full, x: 50, y: 100 },
    { text: 'It ends in a prefix, pre-', x: 50, y: 112 },
    { text: 'sent in the next paragraph are words that would change if it was joined.', x: 50, y: 124 },
  ]);
  expect(await extract(file)).toContain('pre-\n\nsent');
});

// CommonMark 0.31, 5.2: a digit cannot be escaped, but the sign after it.
test('a numbered heading is no list item, and a year no number of one', async () => {
  const file = await place([
    { text: '1. Section', x: 50, y: 100, size: 16 },
    { text: full, x: 50, y: 130 },
    { text: '1999. It was a year of which much is told in the books of the time.', x: 50, y: 170 },
  ]);
  expect(await extract(file, { form: 'markdown' })).toBe(
    `## 1. Section\n\n${full}\n\n1999\\. It was a year of which much is told in the books of the time.\n`,
  );
});

test.each([
  ['the hyphen where the document has it elsewhere', 'a state-owned', 'state-owned'],
  ['none where the document has none elsewhere', 'a stateowned', 'stateowned'],
  ['none where the document does not tell, as in poppler', 'no such', 'stateowned'],
])('a word parted at the end of a line keeps %s', async (_, other, expected) => {
  const file = await place([
    { text: `This line names ${other} thing once, and is a full line as the others are.`, x: 50, y: 100 },
    { text: 'This line is as long as the one before it, and it ends in a word: a state-', x: 50, y: 112 },
    { text: 'owned thing, which is followed by words that fill this line up to its end.', x: 50, y: 124 },
  ]);
  expect(await extract(file)).toContain(`word: a ${expected} thing, which`);
});

// Poppler takes letters drawn again within a tenth of their size along the line, and a fifth across, for the same.
test.each([
  [0.4, 0, 'Bold\n'],
  [1.2, 2, 'Bold\n'],
  [3, 0, 'BoldBold\n'],
])('text drawn again %i right and %i down', async (right, down, expected) => {
  const bold = { text: 'Bold', x: 50.4, y: 100.4, size: 14 };
  const again = { ...bold, x: bold.x + right, y: bold.y + down };
  expect(await extract(await place([bold, again]))).toBe(expected);
});

// Headers and footers are in the margins of a page; this line is in the middle of three of four pages.
test('keeps repeated lines in the middle of pages', async () => {
  const pages = [0, 1, 2, 3].map((page) => [
    { text: 'A running title', x: 50, y: 40 },
    { text: `The words of page ${'abcd'[page] ?? ''} alone, and of no other.`, x: 50, y: 300 },
    { text: 'Approved by the board', x: 50, y: page === 3 ? 760 : 480 },
  ]);
  const text = await extract(await place(...pages));
  expect(text.match(/Approved/g)).toHaveLength(4);
  expect(text).not.toContain('running');
});
