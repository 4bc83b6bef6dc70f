import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mergeSources, page, toSource } from '#client/lib/pdf/fixtures/merge-sources.ts';
import { writeObjects } from '#client/lib/pdf/fixtures/write-objects.ts';
import { extractPages } from '#client/lib/pdf/merging/extract-pages.ts';
import { openPdf } from '#client/lib/pdf/parsing/open-pdf.ts';

const folder = mkdtempSync(join(tmpdir(), 'copied-outline-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const pageCount = 5;
const pages = Array.from({ length: pageCount }, (_, index) => index + 3);

/** Bookmarks of all kinds, three levels deep: a closed one, a bold one in red, to the web, by an action, to nothing. */
const source = () =>
  toSource(
    'A',
    new TextEncoder().encode(
      writeObjects([
        '<</Type/Catalog/Pages 2 0 R/Outlines 8 0 R>>',
        `<</Type/Pages/Count ${pageCount}/Kids[${pages.map((ref) => `${ref} 0 R`).join(' ')}]/MediaBox[0 0 100 100]>>`,
        ...pages.map(() => '<</Type/Page/Parent 2 0 R>>'),
        '<</Type/Outlines/First 9 0 R/Last 15 0 R/Count 6>>',
        '<</Title(one)/Parent 8 0 R/Next 12 0 R/First 10 0 R/Last 11 0 R/Count -2/Dest[3 0 R/Fit]>>',
        '<</Title(one a)/Parent 9 0 R/Next 11 0 R/Dest[4 0 R/XYZ 0 50 null]>>',
        '<</Title(one b)/Parent 9 0 R/Prev 10 0 R/A<</S/GoTo/D[5 0 R/FitH 20]>>>>',
        '<</Title<FEFF00E9>/F 2/C[1 0 0]/Parent 8 0 R/Prev 9 0 R/Next 15 0 R/First 13 0 R/Last 13 0 R/Count 2/Dest[6 0 R/Fit]>>',
        '<</Title(web)/Parent 12 0 R/First 14 0 R/Last 14 0 R/Count 1/A<</S/URI/URI(https://example.org/)>>>>',
        '<</Title(deep)/Parent 13 0 R/Dest[7 0 R/Fit]>>',
        '<</Title(nothing)/Parent 8 0 R/Prev 12 0 R>>',
      ]),
    ),
  );

/** Returns the bookmarks as qpdf and pdf.js read them. */
async function outlineOf(bytes: Uint8Array<ArrayBuffer>) {
  const path = join(folder, 'a.pdf');
  writeFileSync(path, bytes);
  expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })).toContain('No syntax or stream');
  const options = ['--json', '--json-key=outlines', path];
  const { outlines } = JSON.parse(execFileSync('qpdf', options, { encoding: 'utf8' })) as {
    outlines: Item[];
  };
  const opened = await openPdf(bytes.slice());
  const read = opened.status === 'open' ? ((await opened.pdf.getOutline()) as unknown as Read[] | null) : [];
  return { lines: outlines.flatMap((item) => linesOf(item, '')), looks: (read ?? []).flatMap(looksOf) };
}

interface Item {
  readonly title: string;
  readonly destpageposfrom1: number | null;
  readonly open: boolean;
  readonly kids: readonly Item[];
}

interface Read {
  readonly title: string;
  readonly bold: boolean;
  readonly color: Uint8ClampedArray;
  readonly url: string | null;
  readonly count?: number;
  readonly items: readonly Read[];
}

const linesOf = ({ title, destpageposfrom1: to, open, kids }: Item, indent: string): string[] => [
  `${indent}${title} ${to} ${open}`,
  ...kids.flatMap((kid) => linesOf(kid, `${indent}  `)),
];

const looksOf = ({ title, bold, color, url, count, items }: Read): unknown[] => [
  [title, bold, [...color], url, count],
  ...items.flatMap(looksOf),
];

// pdf.js copies bookmarks, too, but reads all of the file for each part.
test.each(
  [[1, 2, 3, 4, 5], [1], [2], [3, 5], [4], [5], [2, 4]].map(
    (numbers) => [numbers.join(', '), numbers] as const,
  ),
)('bookmarks of the pages %s are those that pdf.js copies', async (_, numbers) => {
  const file = await source();
  const { bytes } = await mergeSources(
    [file],
    numbers.map((number) => page('A', number)),
    {},
  );
  const extraction = { source: file, pageIndices: numbers.map((number) => number - 1) };
  expect(await outlineOf(bytes)).toEqual(await outlineOf(await extractPages([extraction], {})));
});

test('bookmarks of several files follow each other', async () => {
  const [one, other] = [await source(), { ...(await source()), id: 'B', name: 'B.pdf' }];
  const { bytes } = await mergeSources([one, other], [page('A', 4), page('B', 2)], {});
  expect((await outlineOf(bytes)).lines).toEqual([
    'é 1 true',
    '  web null true',
    'one null false',
    '  one a 2 true',
    'é null true',
    '  web null true',
  ]);
});
