import { PDFDocument } from '@cantoo/pdf-lib';
import { closePdf, openPdf } from '#client/lib/pdf/parsing/open-pdf.ts';
import { readPdfFacts } from '#client/lib/pdf/parsing/pdf-facts.ts';
import { checkResult } from '#client/lib/pdf/merging/check-result.ts';
import type { DocumentPlan } from '#client/lib/pdf/fixtures/make-documents.ts';
import { allPages, planned } from '#client/lib/pdf/fixtures/merge-sources.ts';
import { mergePages } from '#client/lib/pdf/merging/merge-pages.ts';
import type { PdfSource } from '#client/lib/pdf/merging/merge-request.ts';

// Run with `node client/tools/pdf-merger/merge.bench.ts`. Compares a merge of 3 × 200 pages with the bare copy of other
// tools, for different contents. Each round runs everything once, so that a busy machine slows all of it; reports the
// medians of the ratios.

const pageCount = 200;
const rounds = 7;
const plans: Readonly<Record<string, Partial<DocumentPlan>>> = {
  'pages alone': {},
  'page labels': { labels: [[0, 'r']] },
  layers: { hasLayers: true },
  bookmarks: { hasOutline: true },
  'a link by name': { hasLink: true },
  'a form': { fields: { name: 'Ann' } },
  'an attached file': { attachmentName: 'note.txt' },
};
const options = {
  bookmarks: 'keep',
  pageLabels: 'keep',
  imagePageSize: 'match',
  title: '',
  password: '',
} as const;
const images = {
  decode: () => Promise.reject(new Error('There are no pictures.')),
  encodeJpeg: () => Promise.reject(new Error('There are no pictures.')),
};

async function copyBare(sources: readonly PdfSource[]): Promise<void> {
  const merged = await PDFDocument.create();
  for (const { file } of sources) {
    const source = await PDFDocument.load(await file.arrayBuffer());
    for (const page of await merged.copyPages(source, source.getPageIndices())) merged.addPage(page);
  }
  await merged.save();
}

async function readFacts(sources: readonly PdfSource[]): Promise<void> {
  for (const { file } of sources) {
    const opened = await openPdf(new Uint8Array(await file.arrayBuffer()));
    if (opened.status !== 'open') throw new Error('It is locked.');
    await readPdfFacts(opened.pdf);
    await closePdf(opened.pdf);
  }
}

async function timed<Value>(work: () => Promise<Value>): Promise<[ms: number, value: Value]> {
  const startedAtMs = performance.now();
  const value = await work();
  return [performance.now() - startedAtMs, value];
}

for (const [name, plan] of Object.entries(plans)) {
  const sources = await Promise.all(['a', 'b', 'c'].map((id) => planned(id, { pageCount, ...plan })));
  const request = { sources, pages: allPages(...sources), options };
  const tools = { images, pdfOptions: () => ({}) };
  const ratios: [facts: number, merge: number, check: number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [bareMs] = await timed(() => copyBare(sources));
    const [factsMs] = await timed(() => readFacts(sources));
    const [mergeMs, result] = await timed(() =>
      mergePages(request, tools, { reportProgress: () => undefined }),
    );
    const [checkMs] = await timed(() => checkResult({ ...result, password: '' }, {}));
    ratios.push([factsMs / bareMs, mergeMs / bareMs, checkMs / bareMs]);
  }
  const middle = (part: 0 | 1 | 2) =>
    (ratios.map((each) => each[part]).toSorted((left, right) => left - right)[(rounds - 1) / 2] ?? 0).toFixed(
      2,
    );
  console.log(
    `${name}: reading the facts ${middle(0)}, merging ${middle(1)}, checking ${middle(2)} × the bare copy`,
  );
}
