import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Invoice } from '#core/money/invoices/invoice.ts';
import { emptyLine, sampleInvoice } from '#core/money/invoices/sample-invoice.ts';
import { makeInvoice, readInput } from '../make-invoice.ts';

const folder = mkdtempSync(join(tmpdir(), 'invoice-'));
const file = join(folder, 'invoice.pdf');
afterAll(() => rmSync(folder, { recursive: true }));

async function writeFor(change: Partial<Invoice>): Promise<readonly string[]> {
  const text = JSON.stringify({ ...sampleInvoice, ...change });
  const { parts, notes = [] } = await makeInvoice(text, { output: 'pdf', language: 'en', paper: 'a4' });
  writeFileSync(file, new Uint8Array(await new Blob([parts[0]?.content ?? '']).arrayBuffer()));
  return notes.map(({ sentence }) => sentence);
}

function ask(program: string, ...given: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(program, given, { maxBuffer: 1 << 26 });
  expect(status, stderr.toString()).toBe(0);
  return stdout.toString();
}

const printed = (...given: readonly string[]) => ask('pdftotext', ...given, file, '-');
const line = { ...emptyLine, name: 'Work', price: '10', rate: '19' };

test('qpdf finds a sound file, with every font embedded and the e-invoice inside', async () => {
  expect(await writeFor({})).toEqual([]);
  expect(ask('qpdf', '--check', file)).toContain('No syntax or stream encoding errors');
  const fonts = ask('pdffonts', file).trim().split('\n').slice(2);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/\byes (?:yes|no) +yes\b/);
  expect(printed('-layout')).toMatch(/Total with VAT +1,482\.15 EUR/);
  const attached = ask('qpdf', '--list-attachments', '--verbose', file);
  expect(attached).toContain('factur-x.xml');
  const xml = ask('qpdf', '--show-attachment=factur-x.xml', file);
  const { status } = spawnSync('xmllint', ['--noout', '--nonet', '-'], { input: xml });
  expect(status).toBe(0);
  expect(xml).toContain('<ram:DuePayableAmount>1482.15</ram:DuePayableAmount>');
  const catalogue = JSON.parse(ask('qpdf', '--json', '--json-key=qpdf', file)) as object;
  expect(JSON.stringify(catalogue)).toMatch(/"\/AFRelationship":"\/Alternative"/);
  expect(JSON.stringify(catalogue)).toMatch(/"\/S":"\/GTS_PDFA1"/);
  const metadata = readFileSync(file).toString('latin1');
  expect(metadata).toMatch(/<fx:ConformanceLevel>EN 16931<|fx:ConformanceLevel="EN 16931"/);
});

test('a scanner reads the payment out of the paper', async () => {
  await writeFor({});
  ask('pdftoppm', '-r', '150', '-png', '-singlefile', file, join(folder, 'page'));
  // By EPC069-12: service, version, characters, kind, BIC, name, IBAN, amount, purpose, reference, text.
  expect(ask('zbarimg', '--quiet', '--raw', join(folder, 'page.png')).trim().split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', '', 'Northwind Studio GmbH', 'DE89370400440532013000', 'EUR1482.15'],
    ...['', '', '2026-0001'],
  ]);
});

test('200 lines break into pages, with the head and the sum so far on each', async () => {
  await writeFor({
    lines: Array.from({ length: 200 }, (_, index) => ({ ...line, name: `Item ${index + 1}` })),
  });
  const pages = printed('-layout').split('\f').slice(0, -1);
  expect(pages.length).toBeGreaterThan(4);
  pages.forEach((page, index) => {
    expect(page).toContain(`Page ${index + 1} / ${pages.length}`);
    if (/Item \d/.test(page)) expect(page).toMatch(/Description +Quantity/);
    const items = page.match(/Item \d+/g)?.length ?? 0;
    const last = Number(/.*Item (\d+)/s.exec(page)?.[1] ?? 0);
    const carried = /Carried forward +([\d,.]+)/.exec(page)?.[1];
    if (items > 0 && last < 200) expect(carried).toBe(`${(last * 10).toLocaleString('en')}.00`);
    const brought = /Brought forward +([\d,.]+)/.exec(page)?.[1];
    if (index > 0 && items > 0) expect(brought).toBe(`${((last - items) * 10).toLocaleString('en')}.00`);
  });
  expect(new Set(printed().match(/Item \d+/g)).size).toBe(200);
});

test('any script comes back out as it went in', async () => {
  const texts = [
    ...['Größe Łódź Čeština', 'Ελληνικά', 'Привет', 'Tiếng Việt', 'Հայերեն', 'ქართული', 'ไทย', 'ລາວ'],
    ...['日本語です', '한국어', 'አማርኛ', '🧾 ok', 'العربية', 'שלום'],
  ];
  expect(await writeFor({ lines: texts.map((name) => ({ ...line, name })) })).toEqual([]);
  const text = printed().replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
  for (const name of texts) expect(text, name).toContain(name);
  for (const font of ask('pdffonts', file).trim().split('\n').slice(2))
    expect(font).toMatch(/\byes (?:yes|no) +yes\b/);
});

test('long words and long texts stay on the paper; what no font has is named', async () => {
  const details = Array.from({ length: 300 }, (_, index) => `Part ${index}`).join('\n');
  const notes = await writeFor({
    lines: [{ ...line, name: 'W'.repeat(400), details }],
    notes: 'a \u{10380} b',
  });
  expect(notes).toEqual([expect.stringContaining('U+10380') as string]);
  expect(printed().match(/W/g)).toHaveLength(400);
  expect(new Set(printed().match(/Part \d+/g)).size).toBe(300);
  const boxes = ask('pdftotext', '-bbox', file, '-');
  for (const [, right = ''] of boxes.matchAll(/<word [^>]*xMax="([\d.]+)"/g))
    expect(Number(right)).toBeLessThan(560);
});

test('a PDF opens again as the invoice that it was made of', async () => {
  await writeFor({ number: 'Ü-7' });
  const text = await open(file);
  expect(JSON.parse(text)).toEqual({ ...sampleInvoice, number: 'Ü-7' });
  await expect(open(logo)).rejects.toThrow('This is neither an invoice in JSON nor a PDF.');
});

function open(path: string): Promise<string> {
  const bytes = new Uint8Array(readFileSync(path));
  return readInput({
    ...{ name: 'x.pdf', content: '', size: bytes.length },
    text: () => Promise.reject(new Error('It is no text.')),
    bytes: () => Promise.resolve(bytes),
    pieces: () => new Blob([bytes]).stream(),
  });
}

const logo = join(import.meta.dirname, '../../../../core/images/fixtures/abc.png');

test('a logo is on the first page; a damaged one is reported', async () => {
  const picture = readFileSync(logo);
  const png = `data:image/png;base64,${picture.toString('base64')}`;
  await writeFor({ logo: png });
  const images = ask('pdfimages', '-list', file).trim().split('\n').slice(2);
  expect(images.some((row) => /^ +1 .* image /.test(row))).toBe(true);
  expect(ask('qpdf', '--check', file)).toContain('No syntax or stream encoding errors');
  await expect(writeFor({ logo: png.slice(0, 60) })).rejects.toThrow('logo: The picture cannot be read.');
  await expect(writeFor({ logo: 'data:image/jpeg;base64,AAAA' })).rejects.toThrow(
    'logo: The picture cannot be read.',
  );
});

test('an invoice that breaks the standard has no XML, and says why', async () => {
  const notes = await writeFor({ seller: { ...sampleInvoice.seller, country: '' } });
  expect(notes[0]).toContain('no electronic invoice inside');
  expect(ask('qpdf', '--list-attachments', file)).not.toContain('factur-x.xml');
  await expect(
    makeInvoice(JSON.stringify({ ...sampleInvoice, number: '' }), {
      output: 'xml',
      language: 'en',
      paper: 'a4',
    }),
  ).rejects.toThrow('number: The invoice has no number.');
});
