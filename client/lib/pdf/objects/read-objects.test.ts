import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFRawStream } from '@cantoo/pdf-lib';
import { afterAll, expect, test } from 'vitest';
import { asDict, catalogOf, refIn, textIn } from './pdf-objects.ts';
import { readPdfObjects } from './read-objects.ts';
import { writePdf } from './write-pdf.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-objects-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const text = 'BT (data end with the word) Tj\nendstream endobj\n(and this is after it) Tj ET';

/** A page whose content stream has its length in the object 5. */
function pageWith(extra: string, isLengthFirst = false): string {
  const length = `5 0 obj\n${text.length}\nendobj\n`;
  const content = `4 0 obj\n<</Length 5 0 R>>\nstream\n${text}\nendstream\nendobj\n`;
  return `%PDF-1.7
1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj
2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj
3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>\nendobj
${isLengthFirst ? length : ''}${content}${extra === '' && !isLengthFirst ? length : ''}${extra}`;
}

const trailer = 'trailer\n<</Size 7/Root 1 0 R>>\n';

async function contentOf(pdf: string): Promise<string | undefined> {
  const context = await readPdfObjects(new Blob([Uint8Array.from(Buffer.from(pdf, 'latin1'))]), undefined);
  const page = context?.enumerateIndirectObjects().find(([ref]) => ref.objectNumber === 4)?.[1];
  return page instanceof PDFRawStream ? Buffer.from(page.contents).toString('latin1') : undefined;
}

test('reads a stream by its length, also where the length is an object of its own', async () => {
  expect(await contentOf(pageWith('') + trailer)).toBe(text);
  expect(await contentOf(pageWith('', true) + trailer)).toBe(text);
});

test('gives up on a stream whose length is packed behind it, rather than cut it', async () => {
  const packed = deflateSync(`5 0 ${text.length}`).toString('latin1');
  const stream = `6 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n${packed}\nendstream\nendobj\n`;
  expect(await contentOf(pageWith(stream) + trailer)).toBeUndefined();
});

const xmp =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"/><?xpacket end="w"?>';

test('keeps title and metadata of every kind of locked file', async () => {
  const clear = join(folder, 'clear.pdf');
  const objects = `7 0 obj\n<</Title(Straße)/Own(own)>>\nendobj\n8 0 obj\n<</Type/Metadata/Subtype/XML/Length ${xmp.length}>>\nstream\n${xmp}\nendstream\nendobj\n`;
  const body = pageWith('').replace('/Pages 2', '/Metadata 8 0 R/Pages 2');
  writeFileSync(
    clear,
    Buffer.from(`${body}${objects}trailer\n<</Size 9/Root 1 0 R/Info 7 0 R>>\n`, 'latin1'),
  );
  for (const protection of [
    ['128', '--use-aes=n', '--'],
    ['128', '--use-aes=y', '--'],
    ['128', '--use-aes=y', '--cleartext-metadata', '--'],
    ['256', '--'],
    ['256', '--cleartext-metadata', '--'],
  ]) {
    for (const objectStreams of ['generate', 'disable']) {
      const locked = join(folder, 'locked.pdf');
      const options = ['--allow-weak-crypto', '--warning-exit-0', `--object-streams=${objectStreams}`];
      execFileSync('qpdf', [...options, '--encrypt', '', 'owner', ...protection, clear, locked], {
        stdio: 'ignore',
      });
      const context = await readPdfObjects(new Blob([readFileSync(locked)]), undefined);
      const info = context && asDict(context, context.trailerInfo.Info);
      const what = `${protection.join(' ')}, ${objectStreams}`;
      expect(info && textIn(info, 'Title'), what).toBe('Straße');
      expect(info && textIn(info, 'Own'), what).toBe('own');
      const metadata = context?.lookup(refIn(catalogOf(context), 'Metadata'));
      expect(
        metadata instanceof PDFRawStream && Buffer.from(decodePDFRawStream(metadata).decode()).toString(),
        what,
      ).toBe(xmp);
    }
  }
});

/** The file as qpdf locks it; the trailer's part that ends it comes from the file itself. */
function lock(clear: string, options: readonly string[]): string {
  const [open, locked] = [join(folder, 'open.pdf'), join(folder, 'locked.pdf')];
  writeFileSync(open, Buffer.from(clear, 'latin1'));
  const words = ['--allow-weak-crypto', '--warning-exit-0', '--encrypt', '', 'owner', ...options, '--'];
  execFileSync('qpdf', [...words, open, locked], { stdio: 'ignore' });
  return readFileSync(locked, 'latin1');
}

const odd = String.raw`\)a\\b\(\rc\nd`;

test.each([[['40']], [['128', '--use-aes=n']], [['128', '--use-aes=y']], [['256']]])(
  'writes what was locked with %j as qpdf reads it',
  async (options) => {
    const info = `7 0 obj\n<</Title(${odd})>>\nendobj\n`;
    const locked = lock(`${pageWith('')}${info}trailer\n<</Size 9/Root 1 0 R/Info 7 0 R>>\n`, options);
    const context = await readPdfObjects(new Blob([Buffer.from(locked, 'latin1')]), undefined, true);
    const path = join(folder, 'written.pdf');
    writeFileSync(path, new Uint8Array(context ? await writePdf(context).arrayBuffer() : []));
    const trailerText = execFileSync('qpdf', ['--show-object=trailer', path], { encoding: 'utf8' });
    const number = /\/Info (\d+)/.exec(trailerText)?.[1] ?? '';
    const json = execFileSync('qpdf', ['--json', '--json-key=qpdf', `--json-object=${number}`, path]);
    expect(json.toString()).toContain(String.raw`"/Title": "u:)a\\b(\rc\nd"`);
  },
);

test('opens a locked file whose encryption dictionary holds references, or that has no identifier', async () => {
  const info = '7 0 obj\n<</Title(Own)>>\nendobj\n';
  const clear = `${pageWith('')}${info}trailer\n<</Size 9/Root 1 0 R/Info 7 0 R>>\n`;
  const locked = lock(clear, ['128', '--use-aes=y']);
  const [, algorithm] = /\/V (\d)/.exec(locked) ?? [];
  const referring = locked
    .replace(/\/V \d/, '/V 90 0 R')
    .replace('\nxref\n', `\n90 0 obj\n${algorithm ?? ''}\nendobj\nxref\n`);
  const aes256 = lock(clear, ['256']);
  const nameless = aes256.replace(/\/ID \[[^\]]*\]/, '');
  for (const text of [referring, nameless]) {
    const context = await readPdfObjects(new Blob([Buffer.from(text, 'latin1')]), undefined);
    const properties = context && asDict(context, context.trailerInfo.Info);
    expect(properties && textIn(properties, 'Title')).toBe('Own');
  }
});

test('reads text strings in UTF-8', async () => {
  const bytes = Buffer.from('\ufeffStraße 日本').toString('latin1');
  const file = `${pageWith('')}7 0 obj\n<</Title(${bytes})>>\nendobj\ntrailer\n<</Size 9/Root 1 0 R/Info 7 0 R>>\n`;
  const context = await readPdfObjects(new Blob([Buffer.from(file, 'latin1')]), undefined);
  const info = context && asDict(context, context.trailerInfo.Info);
  expect(info && textIn(info, 'Title')).toBe('Straße 日本');
});
