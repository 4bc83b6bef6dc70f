import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { allPages, mergeSources, page, planned, toSource } from '#client/lib/pdf/fixtures/merge-sources.ts';
import type { MergeOptions, OutputPage, PdfSource } from '#client/lib/pdf/merging/merge-request.ts';

const folder = mkdtempSync(join(tmpdir(), 'carried-parts-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" pdfaid:part="3" xmp:ModifyDate="2001-01-01T00:00:00Z">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">Old</rdf:li></rdf:Alt></dc:title>
<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">All mine</rdf:li></rdf:Alt></dc:rights>
<pdfaid:conformance>B</pdfaid:conformance></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;

/** Two pages; the first has links by name to both, as PDF 1.1 wrote them. */
function oldDocument(catalog = '', trailer = '', extra: readonly string[] = []): Uint8Array<ArrayBuffer> {
  const link = (rest: string) => `<</Type/Annot/Subtype/Link/Rect[1 1 9 9]${rest}>>`;
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/Dests<</first[3 0 R/Fit]/second<</D[4 0 R/XYZ 0 40 0]>>>>${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 90 90]>>',
    `<</Type/Page/Parent 2 0 R/Annots[${link('/Dest/second')}${link('/A<</S/GoTo/D/first>>')}]>>`,
    '<</Type/Page/Parent 2 0 R/B[5 0 R]>>',
    '<</Type/Bead/P 4 0 R/R[0 0 9 9]/N 5 0 R/V 5 0 R/T<</F 5 0 R>>>>',
    ...extra,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  const text = `%PDF-1.7\n${body}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\n`;
  return Uint8Array.from(Buffer.from(text, 'latin1'));
}

type QpdfValue = string | number | { [key: string]: QpdfValue } | QpdfValue[];

async function merge(
  sources: readonly PdfSource[],
  pages: readonly OutputPage[] = allPages(...sources),
  options: Partial<MergeOptions> = {},
) {
  const { bytes, notes } = await mergeSources(sources, pages, options);
  const path = join(folder, 'merged.pdf');
  writeFileSync(path, bytes);
  const run = (program: string, ...words: string[]) =>
    execFileSync(program, [...words, path], { encoding: 'utf8' });
  const { qpdf } = JSON.parse(run('qpdf', '--json', '--json-key=qpdf')) as {
    qpdf: [object, Record<string, { value?: Record<string, QpdfValue> }>];
  };
  const [, objects] = qpdf;
  const dict = (ref: QpdfValue | undefined) =>
    typeof ref === 'string' ? objects[`obj:${ref}`]?.value : (ref as Record<string, QpdfValue> | undefined);
  const root = dict(objects.trailer?.value?.['/Root']) ?? {};
  const info = dict(objects.trailer?.value?.['/Info']) ?? {};
  const pageRefs = run('qpdf', '--show-pages')
    .split('\n')
    .flatMap((line) => /^page \d+: (\d+ 0 R)/.exec(line)?.[1] ?? []);
  const lost = notes.flatMap(({ level, text }) => (level === 'lost' ? text : []));
  return { run, dict, root, info, pageRefs, lost };
}

test('usage rights and viewer preferences that no other file can have are named', async () => {
  const bytes = oldDocument(
    `/Perms<</UR3<</Type/Sig/Filter/Adobe.PPKLite>>>>
    /ViewerPreferences<</DisplayDocTitle true/PrintScaling/None/Enforce[/PrintScaling]/PrintPageRange[1 1]/Rights<</Document[/FullSave]>>>>`,
  );
  const { root, lost } = await merge([await toSource('A', bytes)]);
  expect(root['/Perms']).toBeUndefined();
  expect(root['/ViewerPreferences']).toEqual({
    '/DisplayDocTitle': true,
    '/PrintScaling': '/None',
    '/Enforce': ['/PrintScaling'],
  });
  expect(lost).toEqual([
    'The usage rights for Acrobat Reader of “A.pdf”.',
    'The viewer preference “PrintPageRange” of “A.pdf”.',
  ]);
});

test('one file keeps its properties, metadata and the place it opens at', async () => {
  const bytes = oldDocument(
    '/Metadata 7 0 R/OpenAction[4 0 R/FitH 40]/URI<</Base(https://e.example/)>>',
    '/Info 6 0 R',
    [
      '<</Title(Old)/Own(own)/Creator(Writer)/CreationDate(D:20010101000000Z)/Producer(Printer)>>',
      `<</Type/Metadata/Subtype/XML/Length ${xmp.length}>>\nstream\n${xmp}\nendstream`,
    ],
  );
  const { root, info, run, pageRefs, lost } = await merge([await toSource('A', bytes)]);
  expect(info).toMatchObject({
    '/Title': 'u:Old',
    '/Own': 'u:own',
    '/Creator': 'u:Writer',
    '/CreationDate': 'u:D:20010101000000Z',
  });
  expect(root['/OpenAction']).toEqual([pageRefs[1], '/FitH', 40]);
  expect(root['/URI']).toEqual({ '/Base': 'u:https://e.example/' });
  expect(run('exiftool', '-s3', '-XMP-dc:Rights')).toBe('All mine\n');
  // A copy does not meet the archive standard, and was changed now.
  expect(run('pdfinfo', '-meta')).not.toContain('pdfaid:part=');
  expect(run('exiftool', '-s3', '-XMP-xmp:ModifyDate')).not.toContain('2001');
  expect(lost).toEqual(['PDF/A-3B conformance of “A.pdf”.']);
});

test('a title that is asked for is that of properties and metadata', async () => {
  const stream = `<</Type/Metadata/Subtype/XML/Length ${xmp.length}>>\nstream\n${xmp}\nendstream`;
  const source = await toSource('A', oldDocument('/Metadata 6 0 R', '', [stream]));
  const { run } = await merge([source], undefined, { title: 'New & <better>' });
  expect(run('exiftool', '-s3', '-XMP-dc:Title')).toBe('New & <better>\n');
  expect(run('exiftool', '-s3', '-PDF:Title')).toBe('New & <better>\n');
});

test('names what is not in the result, of each file', async () => {
  const bytes = oldDocument(
    '/Threads[<</F 5 0 R>>]/SpiderInfo<</V 1.0>>/Odd(x)/OpenAction[4 0 R/Fit]',
    '/Info<</Own(own)>>',
  );
  const one = await toSource('A', bytes);
  expect((await merge([one], [page('A', 1)])).lost).toEqual([
    'The opening view, on a page that you left out, of “A.pdf”.',
    'Article threads of “A.pdf”.',
    'Web capture data of “A.pdf”.',
    'The entry “Odd” of “A.pdf”.',
    '1 link to pages that you left out.',
  ]);
  const { lost } = await merge([one, await planned('B', { pageCount: 1 })]);
  expect(lost).toContain('Title, author and other properties of “A.pdf”.');
  expect(lost).toContain('The opening view of “A.pdf”.');
});

test('links by old names lead to their own file, and those to pages left out go', async () => {
  const [one, other] = [await toSource('A', oldDocument()), await toSource('B', oldDocument())];
  const { dict, pageRefs } = await merge([one, other]);
  const targets = [0, 2].map((index) => {
    const links = dict(pageRefs[index])?.['/Annots'] as QpdfValue[];
    return links.map((link) => {
      const annotation = dict(link) ?? {};
      return annotation['/Dest'] ?? dict(annotation['/A'])?.['/D'];
    });
  });
  expect(targets).toEqual([
    [
      [pageRefs[1], '/XYZ', 0, 40, 0],
      [pageRefs[0], '/Fit'],
    ],
    [
      [pageRefs[3], '/XYZ', 0, 40, 0],
      [pageRefs[2], '/Fit'],
    ],
  ]);
  const part = await merge([one], [page('A', 1)]);
  expect(part.dict(part.pageRefs[0])?.['/Annots']).toHaveLength(1);
});

test('the mark of associated files leads to the attached file', async () => {
  const bytes = oldDocument('/AF[6 0 R]/Names<</EmbeddedFiles<</Names[(x)6 0 R]>>>>', '', [
    '<</Type/Filespec/F(factur-x.xml)/UF(factur-x.xml)/AFRelationship/Alternative/EF<</F 7 0 R>>>>',
    '<</Type/EmbeddedFile/Length 4>>\nstream\n<a/>\nendstream',
  ]);
  const { root, dict, lost } = await merge([
    await toSource('A', bytes),
    await planned('B', { pageCount: 1 }),
  ]);
  const [file] = root['/AF'] as QpdfValue[];
  expect(dict(file)).toMatchObject({ '/AFRelationship': '/Alternative', '/UF': 'u:factur-x.xml' });
  const files = dict(dict(root['/Names'])?.['/EmbeddedFiles'])?.['/Names'];
  expect(files).toContain(file);
  expect(lost.join()).not.toContain('AF');
});

test('fields that their form does not list stay fields, with their values', async () => {
  const widget = (rest: string) => `<</Type/Annot/Subtype/Widget/Rect[1 1 50 20]${rest}>>`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[]/DA(/F 0 Tf)/NeedAppearances true>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 90 90]>>',
    '<</Type/Page/Parent 2 0 R/Annots[4 0 R 5 0 R 6 0 R]>>',
    widget('/FT/Tx/T(own)/V(one)'),
    widget('/Parent 7 0 R'),
    widget('/T(kid)/V(three)/Parent 8 0 R'),
    '<</FT/Tx/T(shared)/V(two)/Kids[5 0 R]>>',
    '<</FT/Tx/T(group)/Kids[6 0 R]>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  const bytes = new TextEncoder().encode(`%PDF-1.7\n${body}trailer\n<</Size 9/Root 1 0 R>>\n`);
  for (const source of [await toSource('A', bytes), await toSource('A', lock(bytes))]) {
    const { run, lost } = await merge([source]);
    const { acroform } = JSON.parse(run('qpdf', '--json', '--json-key=acroform')) as {
      acroform: { needappearances: boolean; fields: { fullname: string; value: string }[] };
    };
    expect(acroform.needappearances).toBe(true);
    expect(acroform.fields.map(({ fullname, value }) => `${fullname} ${value}`)).toEqual([
      'own u:one',
      'shared u:two',
      'group.kid u:three',
    ]);
    expect(lost).toEqual([]);
  }
});

function lock(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const [open, locked] = [join(folder, 'open.pdf'), join(folder, 'locked.pdf')];
  writeFileSync(open, bytes);
  execFileSync('qpdf', ['--warning-exit-0', '--encrypt', '', 'owner', '256', '--', open, locked], {
    stdio: 'ignore',
  });
  return new Uint8Array(readFileSync(locked));
}

// ISO 32000-2, table 32: the name dictionary has no type, and some programs write one.
test('a type of the names is nothing that is lost', async () => {
  const source = await toSource('A', oldDocument('/Names<</Type/Names>>'));
  expect((await merge([source])).lost).toEqual((await merge([await toSource('A', oldDocument())])).lost);
});
