import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { allPages, mergeSources, page, toSource } from '#client/lib/pdf/fixtures/merge-sources.ts';
import type { PdfSource } from '#client/lib/pdf/merging/merge-request.ts';

const folder = mkdtempSync(join(tmpdir(), 'destinations-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Names sorted by bytes as name trees are; the last two spell the same text. */
const names = [
  ['PDFDocEncoding', Buffer.from([0x4c, 0xfc, 0x18, 0xa0])],
  ['ASCII', Buffer.from('chapter')],
  ['bytes', Buffer.from([0x81, 0x01, 0xff])],
  ['UTF-8', Buffer.from('\ufeff日本')],
  ['UTF-16', Buffer.from('feff65e5672c', 'hex')],
] as const;

const asString = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
/** As written by PDF 1.1. */
const asName = (bytes: Buffer) =>
  `/${Array.from(bytes, (byte) => `#${byte.toString(16).padStart(2, '0')}`).join('')}`;

/** Page 1 has a link and a GoTo action to each name, page 2 a button; the names lead to pages 3 and after in their order. */
function makeLinked(write: typeof asName): Uint8Array<ArrayBuffer> {
  const written = names.map(([, bytes]) => write(bytes));
  const box = (row: number) => `/Rect[10 ${row * 20} 80 ${row * 20 + 15}]`;
  const link = (rest: string, row: number) => `<</Type/Annot/Subtype/Link${box(row)}${rest}>>`;
  const links = written.flatMap((name, index) => [
    link(`/Dest${name}`, index * 2),
    link(`/A<</S/GoTo/D${name}>>`, index * 2 + 1),
  ]);
  const text = links.map((_, row) => `BT /F 9 Tf 12 ${row * 20 + 3} Td (link ${row}) Tj ET\n`).join('');
  const pages = names.map((_, index) => `${index + 11} 0 R`).join(' ');
  const first = names.length + 11;
  const items = written.map((name, index) => {
    const next = index + 1 < names.length ? `/Next ${first + index + 1} 0 R` : '';
    const before = index > 0 ? `/Prev ${first + index - 1} 0 R` : '';
    return `<</Title(${index})/Parent 3 0 R/Dest${name}${next}${before}>>`;
  });
  const targets = written.map((name, index) => `${name}[${index + 11} 0 R/XYZ 0 50 0]`).join('');
  const isOld = write === asName;
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/Outlines 3 0 R${isOld ? '/Dests 4 0 R' : '/Names<</Dests 4 0 R>>'}/AcroForm<</Fields[7 0 R]>>>>`,
    `<</Type/Pages/Kids[5 0 R 6 0 R ${pages}]/Count ${names.length + 2}/MediaBox[0 0 300 300]>>`,
    `<</Type/Outlines/First ${first} 0 R/Last ${first + items.length - 1} 0 R/Count ${items.length}>>`,
    isOld ? `<<${targets}>>` : `<</Names[${targets}]>>`,
    `<</Type/Page/Parent 2 0 R/Contents 8 0 R/Resources<</Font<</F 9 0 R>>>>/Annots[${links.join('')}]>>`,
    '<</Type/Page/Parent 2 0 R/Annots[7 0 R]>>',
    `<</Type/Annot/Subtype/Widget/FT/Btn/Ff 65536/T(go)${box(0)}/A<</S/GoTo/D${written[3] ?? ''}>>>>`,
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    'null',
    ...names.map(() => '<</Type/Page/Parent 2 0 R>>'),
    ...items,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.7\n${body}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\n`);
}

function run(program: string, ...words: string[]): string {
  return execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/**
 * Returns the targets of links and bookmarks, and the names, as poppler reads them, which compares names by their
 * bytes.
 */
function follow(bytes: Uint8Array) {
  const path = join(folder, 'followed.pdf');
  writeFileSync(path, bytes);
  const xml = run('pdftohtml', '-xml', '-i', '-stdout', path);
  const pageOf = (pattern: RegExp) => [...xml.matchAll(pattern)].map(([, number]) => Number(number));
  const lines = run('pdfinfo', '-dests', path).split('\n');
  return {
    links: [...new Set(pageOf(/<a href="[^"#]*#(\d+)">/g))].toSorted((one, other) => one - other),
    linkCount: pageOf(/<a href="[^"#]*#(\d+)">link/g).length,
    bookmarks: pageOf(/<item page="(\d+)">/g),
    names: lines.flatMap((line) => /^ *(\d+) \[.*\] (".*")$/.exec(line)?.slice(1).join(' ') ?? []).toSorted(),
  };
}

async function merge(sources: readonly PdfSource[], pages = allPages(...sources)) {
  const { bytes } = await mergeSources(sources, pages, {});
  return bytes;
}

const targets = [3, 4, 5, 6, 7];

describe.each([
  ['strings of the name tree', asString],
  ['names of PDF 1.1', asName],
])('%s', (_, write) => {
  test('links and bookmarks lead where they led', async () => {
    const bytes = makeLinked(write);
    const before = follow(bytes);
    expect(before).toMatchObject({ links: targets, linkCount: 10, bookmarks: targets });
    expect(follow(await merge([await toSource('A', bytes)]))).toEqual(before);
  });

  test('in a part, what leads to its pages stays, and the rest goes', async () => {
    const source = await toSource('A', makeLinked(write));
    const part = follow(await merge([source], [page('A', 1), page('A', 5), page('A', 7)]));
    expect(part).toMatchObject({ links: [2, 3], linkCount: 4, bookmarks: [2, 3] });
    expect(part.names).toHaveLength(2);
  });

  test('names that two files share lead to pages of their own file', async () => {
    const [one, other] = [await toSource('A', makeLinked(write)), await toSource('B', makeLinked(write))];
    const both = [...targets, ...targets.map((number) => number + 7)];
    const followed = follow(await merge([one, other]));
    expect(followed).toMatchObject({ links: both, linkCount: 20, bookmarks: both });
  });

  test('a button leads to its page', async () => {
    const path = join(folder, 'button.pdf');
    writeFileSync(path, await merge([await toSource('A', makeLinked(write))]));
    const { qpdf } = JSON.parse(run('qpdf', '--json', '--json-key=qpdf', path)) as {
      qpdf: [object, Record<string, { value?: Record<string, unknown> }>];
    };
    const valueOf = (value: unknown) => (typeof value === 'string' ? qpdf[1][`obj:${value}`]?.value : value);
    const button = Object.values(qpdf[1]).find(({ value }) => value?.['/FT'] === '/Btn');
    const { '/D': target } = valueOf(button?.value?.['/A']) as { '/D': unknown[] };
    const pages = run('qpdf', '--show-pages', path).matchAll(/^page \d+: (\d+ 0 R)/gm);
    expect(target[0]).toBe([...pages][5]?.[1]);
  });
});
