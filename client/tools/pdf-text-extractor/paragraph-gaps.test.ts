import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { place } from './fixtures/place-text.ts';
import operation from './operation.ts';

const full = 'This line of the paragraph is long enough to be a full line of its text.';

async function extract(file: File): Promise<string> {
  const { parts } = await executeOperation(operation, [file], {});
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
