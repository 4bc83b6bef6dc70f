import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { toFile } from './file-encoding.ts';
import operation from './operation.ts';

const file = (text: BlobPart, name = 'a.txt') => new File([text], name);

async function compare(old: BlobPart, now: BlobPart, options: object = {}) {
  const { parts, notes = [] } = await executeOperation(operation, [file(old), file(now, 'b.txt')], options);
  const content = parts[0]?.content ?? '';
  const patch = typeof content === 'string' ? content : await content.text();
  return { patch, sentences: notes.map(({ sentence }) => sentence) };
}

// GNU diff 3.8 -u writes the same, except for the names' prefixes and times.
test('a patch as diff -u writes it', async () => {
  const { patch, sentences } = await compare('a\nb\nc\nd\ne\nf\ng\nh\ni', 'a\nB\nc\nd\ne\nf\ng\nh\ni\n');
  expect(patch).toBe(
    '--- a/a.txt\n+++ b/a.txt\n@@ -1,9 +1,9 @@\n a\n-b\n+B\n c\n d\n e\n f\n g\n h\n-i\n\\ No newline at end of file\n+i\n',
  );
  expect(sentences).toEqual([
    '1 line removed, 1 line added.',
    'The old text has no newline at end of file, which only the patch shows.',
  ]);
});

// GNU diff 3.8 -u writes the same patch; with a newline at the end of both texts it finds one added line.
test('a line added at the end is one change, though the patch takes the last line again', async () => {
  const { patch, sentences } = await compare('a\nb', 'a\nb\nc');
  expect(patch).toContain(
    '@@ -1,2 +1,3 @@\n a\n-b\n\\ No newline at end of file\n+b\n+c\n\\ No newline at end of file\n',
  );
  expect(sentences).toEqual(['0 lines removed, 1 line added.']);
  expect((await compare('a\nb', 'a\nb\n')).sentences).toEqual(['1 line removed, 1 line added.']);
});

test('without lines around, what git asks for is reported', async () => {
  const { patch, sentences } = await compare('a\nb\nc\n', 'a\nB\nc\n', { context: 0 });
  expect(patch).toContain('@@ -2 +2 @@\n-b\n+B\n');
  expect(sentences[1]).toBe(
    'Git takes a patch without unchanged lines around only by git apply --unidiff-zero.',
  );
});

test('what is the same, and what only looks so', async () => {
  expect((await compare('a\n', 'a\n')).sentences).toEqual(['The texts are the same.']);
  expect((await compare('a\r\n', 'a\n')).sentences).toEqual([
    'The texts are the same but for what is ignored.',
    'Line endings differ (CRLF and LF), which was not compared.',
  ]);
  expect((await compare('a\r\n', 'a\n', { ignoresLineEnds: false })).patch).toContain('-a\r\n+a\n');
  expect((await compare('a \n', 'a\n')).sentences).toEqual(['1 line removed, 1 line added.']);
  expect((await compare(Uint8Array.of(0xff, 0xfe, 0xe9, 0), 'é')).sentences).toEqual([
    'The texts are the same.',
    '“a.txt” was read as utf-16le; the patch is in UTF-8, and fits only files in UTF-8.',
  ]);
});

// GNU diff -u finds the one changed line: each line ends alike in both texts.
test('says nothing of line endings that are mixed in the same way in both texts', async () => {
  const { sentences } = await compare('a\nb\r\nc\n', 'a\nb\r\nC\n');
  expect(sentences).toEqual(['1 line removed, 1 line added.']);
});

// GNU diff -u --strip-trailing-cr takes the ends of neither: a patch fits the old text, so its lines end as there.
test('a patch never mixes line ends', async () => {
  const { patch, sentences } = await compare('a\r\nb\r\nc\r\n', 'a\nB\nc\nd\n');
  expect(patch).toContain('@@ -1,3 +1,4 @@\n a\r\n-b\r\n+B\r\n c\r\n+d\r\n');
  expect(sentences[1]).toContain('The patch keeps the line endings of the old text');
  expect((await compare('a\nb\n', 'a\r\nB\r\n')).patch).toContain(' a\n-b\n+B\n');
});

test('an emptied file is compared', async () => {
  expect((await compare('a\nb\n', '')).patch).toContain('@@ -1,2 +0,0 @@\n-a\n-b\n');
});

test('a picture is named as one', async () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13);
  await expect(compare(png, 'a')).rejects.toThrow('“a.txt” is a PNG image, and a text is wanted here.');
});

// As written by `git diff` and GNU diff.
test('a byte order mark is a part of the first line', async () => {
  const { patch, sentences } = await compare('\ufeffa\n', 'a\n');
  expect(patch).toContain('@@ -1 +1 @@\n-\ufeffa\n+a\n');
  expect(sentences[1]).toContain('“a.txt” begins with a byte order mark');
  expect((await compare('\ufeffa\nb\n', '\ufeffa\nc\n')).patch).toContain(
    '@@ -1,2 +1,2 @@\n \ufeffa\n-b\n+c\n',
  );
});

// GNU diff -Z, -b and -w report no difference, and diff -i does.
test('a missing line end at the end counts as white space', async () => {
  for (const whitespace of ['trailing', 'amount', 'all']) {
    expect((await compare('a\nb', 'a\nb\n', { whitespace })).sentences).toEqual([
      'The texts are the same but for what is ignored.',
    ]);
  }
  expect((await compare('a\nb', 'a\nb\n', { ignoresCase: true })).patch).toContain('-b\n\\ No newline');
  const { patch } = await compare('a\nb', 'a\nb\nc\n', { whitespace: 'all' });
  expect(patch).toContain(' a\n-b\n\\ No newline at end of file\n+b\n+c\n');
});

// WHATWG Encoding: 0xE9 is é in windows-1252; UTF-16LE begins with FF FE.
test('files of the page keep their bytes, their names and their encoding', async () => {
  const bytes = Uint8Array.of(0x61, 0xe9, 0x0a);
  const opened = new File([bytes], 'old.csv');
  const read = toFile(
    { type: 'text', text: 'aé\n', file: opened, reading: { file: opened, encoding: 'windows-1252' } },
    '',
  );
  const plain = new File(['\ufeffa\n'], 'new.csv');
  const marked = toFile({ type: 'text', text: 'a\n', file: plain, fileName: 'new.csv' }, '');
  const { parts, notes = [] } = await executeOperation(operation, [read, marked], {});
  expect(parts[0]?.content).toBe('--- a/old.csv\n+++ b/old.csv\n@@ -1 +1 @@\n-aé\n+\ufeffa\n');
  expect(notes.map(({ sentence }) => sentence)).toEqual([
    '1 line removed, 1 line added.',
    '“new.csv” begins with a byte order mark (U+FEFF), which cannot be seen; the other text does not.',
    '“old.csv” was read as windows-1252; the patch is in UTF-8, and fits only files in UTF-8.',
  ]);
  expect(toFile({ type: 'text', text: 'a' }, 'old.txt').name).toBe('old.txt');
});

test('names a byte order mark that one of two UTF-16 files has, and bytes that are not UTF-8', async () => {
  const utf16 = (...codes: number[]) => new Uint8Array(Uint16Array.from(codes).buffer);
  const text = Array.from('a text of letters', (letter) => letter.charCodeAt(0));
  expect((await compare(utf16(0xfeff, ...text), utf16(...text))).sentences).toContain(
    '“a.txt” begins with a byte order mark (U+FEFF), which cannot be seen; the other text does not.',
  );
  const broken = Uint8Array.of(...new TextEncoder().encode('é ü ö\n'), 0xff, 0x0a);
  expect((await compare(broken, 'é\n')).sentences[1]).toContain('“a.txt” has bytes that are not UTF-8');
});

// UAX #15: both are canonically equivalent, and no two characters are the same.
test('a text with separate accents is named where the other has none', async () => {
  const { sentences } = await compare('caf\u00e9\n', 'cafe\u0301\n');
  expect(sentences[1]).toContain('“b.txt” has letters with separate accents (Unicode NFD)');
  expect((await compare('cafe\u0301\n', 'cafe\u0301s\n')).sentences).toHaveLength(1);
});

test('says which of two files with one name a note is about', async () => {
  const files = (old: BlobPart, now: BlobPart) => [file(old), file(now)];
  const notesOn = async (old: BlobPart, now: BlobPart) =>
    ((await executeOperation(operation, files(old, now), {})).notes ?? []).map(({ sentence }) => sentence);
  expect((await notesOn('\ufeffa\n', 'a\n'))[1]).toContain('The old “a.txt” begins with a byte order mark');
  expect((await notesOn('\u00e9\n', 'e\u0301\n'))[1]).toContain('The new “a.txt” has letters');
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13);
  await expect(notesOn('a', png)).rejects.toThrow('The new “a.txt” is a PNG image');
});

test('two texts, no more and no fewer', async () => {
  await expect(executeOperation(operation, [file('a')], {})).rejects.toThrow('This compares two texts.');
});

test('twenty thousand changed lines', async () => {
  const lines = Array.from({ length: 40_000 }, (_, index) => `line ${index} ${index % 7}`);
  const now = lines.map((line, index) => (index % 2 === 0 ? `${line} changed` : line));
  const { sentences } = await compare(lines.join('\n'), now.join('\n'));
  expect(sentences).toEqual(['20,000 lines removed, 20,000 lines added.']);
});
