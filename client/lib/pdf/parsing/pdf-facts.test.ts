import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { afterAll, expect, test } from 'vitest';
import { closePdf, openPdf } from './open-pdf.ts';
import { type PdfFacts, readPdfFacts } from './pdf-facts.ts';
import { fitInside } from './thumbnail.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const folder = mkdtempSync(join(tmpdir(), 'pdf-facts-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function factsOf(change: (document: PDFDocument) => void | Promise<void>): Promise<PdfFacts> {
  const document = await PDFDocument.create();
  document.addPage();
  await change(document);
  return readFacts(await document.save({ updateFieldAppearances: false }));
}

async function readFacts(bytes: Bytes): Promise<PdfFacts> {
  const opened = await openPdf(bytes);
  if (opened.status !== 'open') throw new Error('The document does not open.');
  const facts = await readPdfFacts(opened.pdf);
  await closePdf(opened.pdf);
  return facts;
}

test('a plain document has nothing to warn about', async () => {
  const facts = await factsOf((document) => document.setProducer('x'));
  expect(facts).toMatchObject({
    pageCount: 1,
    isEncrypted: false,
    hasForm: false,
    hasXfa: false,
    hasOutline: false,
    hasDocumentScripts: false,
    isTagged: false,
    isPortfolio: false,
    signatureCount: 0,
    layerCount: 0,
    attachmentCount: 0,
  });
  expect(facts.pageLabels).toBeUndefined();
  expect(facts.conformance).toBeUndefined();
});

test('title, language, scripts, attachments, portfolio and conformance are found', async () => {
  const facts = await factsOf(async (document) => {
    const { catalog, context } = document;
    document.setTitle('Bericht – 道');
    document.setAuthor('Ann');
    document.setLanguage('de-AT');
    document.addJavaScript('open', 'app.alert(1)');
    await document.attach(new TextEncoder().encode('x'), 'x.txt');
    catalog.set(PDFName.of('Collection'), context.obj({ View: 'D' }));
    const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
      xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>
      </rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
    catalog.set(
      PDFName.of('Metadata'),
      context.register(context.stream(xmp, { Type: 'Metadata', Subtype: 'XML' })),
    );
  });
  expect(facts).toMatchObject({
    title: 'Bericht – 道',
    author: 'Ann',
    language: 'de-AT',
    hasDocumentScripts: true,
    attachmentCount: 1,
    isPortfolio: true,
    conformance: 'PDF/A-2B',
  });
});

test('an encrypted document says so', async () => {
  const document = await PDFDocument.create();
  document.addPage();
  const [from, to] = [join(folder, 'clear.pdf'), join(folder, 'locked.pdf')];
  writeFileSync(from, await document.save());
  execFileSync('qpdf', ['--encrypt', '', 'owner', '256', '--', from, to]);
  expect((await readFacts(new Uint8Array(readFileSync(to)))).isEncrypted).toBe(true);
});

test('parts of the wrong kind count as absent', async () => {
  const facts = await factsOf(({ catalog, context }) => {
    for (const key of [
      'Outlines',
      'Names',
      'AcroForm',
      'OCProperties',
      'PageLabels',
      'StructTreeRoot',
      'Metadata',
    ]) {
      catalog.set(PDFName.of(key), context.obj([PDFString.of('not this')]));
    }
  });
  expect(facts).toMatchObject({ pageCount: 1, hasOutline: false, layerCount: 0, attachmentCount: 0 });
});

test.each([
  [
    { width: 595, height: 842 },
    { width: 141, height: 200 },
  ],
  [
    { width: 1e7, height: 0.01 },
    { width: 200, height: 1 },
  ],
  [
    { width: 0, height: 0 },
    { width: 1, height: 1 },
  ],
])('a page of %j gets a picture of %j', (page, picture) => {
  expect(fitInside(page, 200)).toMatchObject(picture);
});
