import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { startPdfParser } from '#platform/pdf-parser';
import { closePdf, openPdf, type OpenPdfResult } from './open-pdf.ts';
import { createPdfShelf } from './pdf-shelf.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const folder = mkdtempSync(join(tmpdir(), 'open-pdf-'));
const parser = startPdfParser();
let plain: Bytes;

beforeAll(async () => {
  const document = await PDFDocument.create();
  for (let page = 0; page < 3; page += 1) document.addPage([200, 300]);
  plain = await document.save({ useObjectStreams: false });
});

afterAll(() => {
  parser.stop();
  rmSync(folder, { recursive: true });
});

/** Encrypts the plain document with qpdf, the reference. */
function byQpdf(...options: string[]): Bytes {
  const [from, to] = [join(folder, 'in.pdf'), join(folder, 'out.pdf')];
  writeFileSync(from, plain);
  execFileSync('qpdf', [...options, from, to]);
  return new Uint8Array(readFileSync(to));
}

async function open(bytes: Bytes, password?: string): Promise<number | OpenPdfResult> {
  const result = await openPdf(bytes.slice(), { password, parser });
  if (result.status !== 'open') return result;
  const { numPages } = result.pdf;
  await closePdf(result.pdf);
  return numPages;
}

/** A file with RC4 and 128 bits by qpdf, and another key length in its encryption dictionary. */
function withKeyLength(entry: string, password = ''): Blob {
  const options = ['--allow-weak-crypto', '--encrypt', password, 'owner', '128', '--use-aes=n', '--'];
  const text = Buffer.from(byQpdf(...options)).toString('latin1');
  const [before = '', after = ''] = text.split('/Filter /Standard');
  const changed = after.replace('/Length 128', entry.padEnd(11));
  return new Blob([Buffer.from(`${before}/Filter /Standard${changed}`, 'latin1')]);
}

// qpdf opens all of them, because it takes 128 bits for these.
test.each(['', '/Length 40', '/Length 3', '/Length 130', '/Length 256'])(
  'names a wrong key length: %j',
  async (entry) => {
    const shelf = createPdfShelf(() => parser);
    const taken = shelf.take({ id: 'a', file: withKeyLength(entry) });
    await expect(taken).rejects.toThrow('its key length (/Length) is missing or wrong');
    await shelf.clear();
  },
);

test('asks for the password of a file with a sound key length', async () => {
  const shelf = createPdfShelf(() => parser);
  const locked = { status: 'locked', wasPasswordWrong: false };
  expect(await shelf.take({ id: 'a', file: withKeyLength('/Length 128', 'user') })).toEqual(locked);
  await shelf.clear();
});

const encryptions = [
  ['RC4, 40 bits', ['--allow-weak-crypto', '--encrypt', 'user', 'owner', '40', '--']],
  ['RC4, 128 bits', ['--allow-weak-crypto', '--encrypt', 'user', 'owner', '128', '--use-aes=n', '--']],
  ['AES-128', ['--allow-weak-crypto', '--encrypt', 'user', 'owner', '128', '--use-aes=y', '--']],
  ['AES-256 (revision 6)', ['--encrypt', 'user', 'owner', '256', '--']],
] as const;

describe.each(encryptions)('%s', (_name, options) => {
  test('asks for the password, says when it is wrong, and opens by either password', async () => {
    const locked = byQpdf(...options);
    expect(await open(locked)).toEqual({ status: 'locked', wasPasswordWrong: false });
    expect(await open(locked, 'wrong')).toEqual({ status: 'locked', wasPasswordWrong: true });
    expect(await open(locked, 'user')).toBe(3);
    expect(await open(locked, 'owner')).toBe(3);
  });
});

test('a file protected against changes only opens without a password', async () => {
  expect(await open(byQpdf('--encrypt', '', 'owner', '256', '--modify=none', '--'))).toBe(3);
});

test('a linearized file and one with object streams open', async () => {
  expect(await open(byQpdf('--linearize'))).toBe(3);
  expect(await open(byQpdf('--object-streams=generate'))).toBe(3);
});

test('a file whose cross-reference table points to the wrong places is repaired', async () => {
  const text = new TextDecoder('latin1').decode(plain);
  const broken = text
    .replace(/startxref\n\d+/, 'startxref\n7')
    .replaceAll(/^\d{10} (\d{5}) n/gmu, '0000000042 $1 n');
  expect(await open(Uint8Array.from(broken, (character) => character.charCodeAt(0)))).toBe(3);
});

test('a file with rubbish before its header opens', async () => {
  const padded = new Uint8Array(plain.length + 300);
  padded.set(plain, 300);
  expect(await open(padded)).toBe(3);
});

test('an empty file is named as such', async () => {
  await expect(open(new Uint8Array())).rejects.toThrow('This file is empty (0 bytes).');
});

test.each([
  ['text', new TextEncoder().encode('Dear Sir, this is no PDF.')],
  ['a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['a header alone', new TextEncoder().encode('%PDF-1.7\n')],
])('%s is refused with a way out', async (_name, bytes) => {
  const error: unknown = await open(bytes).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ToolInputError);
  expect((error as ToolInputError).details.hint).toBeTruthy();
});

test('a page count that lies is not believed', async () => {
  const text = new TextDecoder('latin1').decode(plain).replace('/Count 3', '/Count 999999999');
  const pages = await open(Uint8Array.from(text, (character) => character.charCodeAt(0)));
  expect(pages).toBe(3);
});

test('damaged bytes give a document or a ToolInputError, never anything else', async () => {
  const change = fc.record({ at: fc.nat(), byte: fc.integer({ min: 0, max: 255 }) });
  const damage = fc.record({
    changes: fc.array(change, { maxLength: 40 }),
    keep: fc.double({ min: 0.05, max: 1, noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(damage, async ({ changes, keep }) => {
      const bytes = plain.slice(0, Math.ceil(plain.length * keep));
      for (const { at, byte } of changes) bytes[at % bytes.length] = byte;
      const result: unknown = await open(bytes).catch((error: unknown) => error);
      const isFine =
        typeof result === 'number' || result instanceof ToolInputError || 'status' in (result as object);
      expect(isFine, String(result)).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('pages that pdf.js reads ahead and then forgets are left out, and their rejections with them', async () => {
  expect(await open(withTwoBrokenPages(plain))).toBe(1);
});

/**
 * The first page's fault makes pdf.js start again; by then it has read the second page ahead, and nobody asks for
 * it.
 */
function withTwoBrokenPages(bytes: Bytes): Bytes {
  const text = new TextDecoder('latin1').decode(bytes);
  const [, first = '', second = ''] = /\/Kids \[ (\d+) 0 R (\d+) 0 R/.exec(text) ?? [];
  const broken = text.replace(new RegExp(`^(${first}|${second}) 0 obj`, 'gmu'), '$1 0 abc');
  return Uint8Array.from(broken, (character) => character.charCodeAt(0));
}
