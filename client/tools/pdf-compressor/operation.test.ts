import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { degrees, PDFDocument, type PDFImage, PDFName, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { makeDocument } from '#client/lib/pdf/fixtures/make-documents.ts';
import { convert } from '#core/images/fixtures/image-programs.mjs';
import operation from './operation.ts';

const folder = mkdtempSync(join(tmpdir(), 'pdf-compressor-'));
const fixtures = new URL('../../lib/pdf/fixtures/', import.meta.url);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const noise = ['-size', '1200x800', '-seed', '4', 'plasma:fractal'];
const photo = convert([...noise, '-quality', '95'], 'jpg');

async function makePdf(
  draw: (page: PDFPage, image: PDFImage, document: PDFDocument) => void | Promise<void>,
  picture = photo,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const page = document.addPage([600, 400]);
  page.drawText('Seen and read', {
    x: 20,
    y: 20,
    size: 18,
    font: await document.embedFont(StandardFonts.Helvetica),
  });
  const isPng = picture[0] === 0x89;
  await draw(page, isPng ? await document.embedPng(picture) : await document.embedJpg(picture), document);
  return document.save();
}

async function compress(bytes: Uint8Array<ArrayBuffer>, options: object = {}) {
  const { parts, notes = [] } = await executeOperation(operation, new File([bytes], 'a book.pdf'), options);
  const made = new Uint8Array(await new Blob([parts[0]?.content ?? '']).arrayBuffer());
  return { made, name: parts[0]?.name, sentences: notes.map(({ sentence }) => sentence) };
}

function save(bytes: Uint8Array): string {
  const path = join(mkdtempSync(join(folder, 'file-')), 'a.pdf');
  writeFileSync(path, bytes);
  return path;
}

const ask = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8' });

/** Width, encoding and horizontal resolution of each picture, by poppler. */
function listImages(bytes: Uint8Array): string[] {
  const rows = ask('pdfimages', '-list', save(bytes)).trim().split('\n').slice(2);
  return rows.map((row) => {
    const cells = row.trim().split(/\s+/);
    return `${cells[2] ?? ''} ${cells[3] ?? ''} ${cells[8] ?? ''} ${cells[12] ?? ''}`;
  });
}

/** Draws each page's pixels with poppler. */
function draw(bytes: Uint8Array): string[] {
  const path = save(bytes);
  ask('pdftoppm', '-r', '60', path, `${path}-page`);
  return [1, 2, 3].flatMap((page) => {
    try {
      return readFileSync(`${path}-page-${page}.ppm`).toString('base64');
    } catch {
      return [];
    }
  });
}

/** Decoded by Python, which is independent of our reader. */
const asciiOf = (bytes: Uint8Array) =>
  execFileSync(
    'python3',
    ['-c', 'import base64,sys; sys.stdout.buffer.write(base64.a85encode(sys.stdin.buffer.read())+b"~>")'],
    {
      input: bytes,
      maxBuffer: 1e8,
    },
  );

const isSound = (bytes: Uint8Array) =>
  ask('qpdf', '--check', save(bytes)).includes('No syntax or stream encoding errors');

describe('pictures', () => {
  test('get the resolution at which they are shown', async () => {
    const source = await makePdf((page, image) => {
      page.drawImage(image, { x: 10, y: 50, width: 288, height: 192 });
    });
    expect(listImages(source)).toEqual(
      ['1200 image jpeg 300'].map(() => expect.stringContaining('image 1200') as string),
    );
    const { made, name, sentences } = await compress(source);
    expect(name).toBe('a book-compressed.pdf');
    expect(made.length).toBeLessThan(source.length / 4);
    expect(isSound(made)).toBe(true);
    expect(listImages(made)).toEqual(['image 600 jpeg 150']);
    expect(sentences).toContain(
      '1 of 1 picture recompressed at quality 72, 1 of them with fewer pixels (150 DPI).',
    );
    expect(ask('pdftotext', save(made), '-')).toBe(ask('pdftotext', save(source), '-'));
  });

  test('that are shown several times keep what the largest needs, turned or not', async () => {
    const { made } = await compress(
      await makePdf((page, image) => {
        page.drawImage(image, { x: 10, y: 50, width: 60, height: 40 });
        page.drawImage(image, { x: 300, y: 50, width: 240, height: 360, rotate: degrees(30) });
      }),
    );
    // 240 points are 3⅓ inches and 500 pixels, 360 are 750, which asks for 1125 across: hardly fewer than there are.
    expect(listImages(made)[0]).toMatch(/^image 1200 jpeg/);
  });

  test('that are no JPEG, whatever they say, are left alone', async () => {
    const { made } = await compress(
      await makePdf((page, image, { context }) => {
        page.drawImage(image, { x: 10, y: 50, width: 288, height: 192 });
        const said = { Type: 'XObject', Subtype: 'Image', ColorSpace: 'DeviceRGB', BitsPerComponent: 8 };
        const broken = context.stream('1234', { ...said, Width: 73, Height: 76, Filter: 'DCTDecode' });
        page.node.setXObject(PDFName.of('Broken'), context.register(broken));
      }),
    );
    expect(listImages(made)[0]).toBe('image 600 jpeg 150');
  });

  test('of kinds that stay unchanged are counted', async () => {
    const { sentences } = await compress(
      await makePdf((page, image, { context }) => {
        page.drawImage(image, { width: 288, height: 192 });
        const cmyk = { Type: 'XObject', Subtype: 'Image', ColorSpace: 'DeviceCMYK', BitsPerComponent: 8 };
        const print = context.flateStream(new Uint8Array(4), { ...cmyk, Width: 1, Height: 1 });
        page.node.setXObject(PDFName.of('Print'), context.register(print));
      }),
    );
    expect(sentences.join(' ')).toMatch(
      /^1 of 2 pictures recompressed .* 1 picture left unchanged: JPEG 2000, CMYK/,
    );
  });

  test('whose JPEG is written as ASCII 85, as by ReportLab, are as small as others', async () => {
    const source = await makePdf((page, image, { context }) => {
      page.drawImage(image, { x: 10, y: 50, width: 288, height: 192 });
      const dict = { Type: 'XObject', Subtype: 'Image', ColorSpace: 'DeviceRGB', BitsPerComponent: 8 };
      const written = context.stream(asciiOf(photo), { ...dict, Width: 1200, Height: 800 });
      written.dict.set(PDFName.of('Filter'), context.obj(['ASCII85Decode', 'DCTDecode']));
      page.node.setXObject(PDFName.of('Text'), context.register(written));
      const draw = context.flateStream('q 288 0 0 192 310 50 cm /Text Do Q');
      page.node.addContentStream(context.register(draw));
    });
    const { made } = await compress(source);
    expect(listImages(source)).toHaveLength(2);
    expect(listImages(made)).toEqual(['image 600 jpeg 150', 'image 600 jpeg 150']);
    expect(isSound(made)).toBe(true);
    const { made: lossless } = await compress(source, { level: 'lossless' });
    expect(draw(lossless)).toEqual(draw(source));
    expect(lossless.length).toBeLessThan(photo.length * 2);
  });

  test('inside of a form are found at their scale', async () => {
    const inner = await makePdf((page, image) => {
      page.drawImage(image, { x: 0, y: 0, width: 600, height: 400 });
    });
    const outer = await PDFDocument.create();
    const [form] = await outer.embedPdf(inner);
    if (!form) throw new Error('There is no page.');
    outer.addPage([600, 400]).drawPage(form, { x: 100, y: 100, xScale: 0.4, yScale: 0.4 });
    const { made } = await compress(await outer.save());
    // 400 points at 0.4 are 2 2/9 inches: 333⅓ rows, so 334, and with them 501 columns.
    expect(listImages(made)).toEqual(['image 501 jpeg 150']);
  });

  test('of few colors stay without loss', async () => {
    const chart = convert(
      [
        '-size',
        '900x600',
        'xc:white',
        '-fill',
        'navy',
        '-draw',
        'rectangle 100,100 300,500',
        '-fill',
        'red',
        '-draw',
        'rectangle 400,200 600,500',
        '-type',
        'TrueColor',
        '-define',
        'png:color-type=2',
      ],
      'png',
    );
    const source = await makePdf((page, image) => {
      page.drawImage(image, { x: 10, y: 50, width: 100, height: 66 });
    }, chart);
    const { made } = await compress(source, { level: 'smallest' });
    expect(listImages(made)[0]).toMatch(/^image 900 image/);
  });

  test('keep their transparency', async () => {
    const veil = convert(
      [
        '-size',
        '1200x800',
        '-seed',
        '4',
        'plasma:fractal',
        '(',
        '-size',
        '1200x800',
        'gradient:white-black',
        ')',
        '-alpha',
        'off',
        '-compose',
        'CopyOpacity',
        '-composite',
      ],
      'png',
    );
    const source = await makePdf((page, image) => {
      page.drawImage(image, { x: 10, y: 50, width: 288, height: 192 });
    }, veil);
    const { made } = await compress(source);
    expect(listImages(made).map((row) => row.split(' ').slice(0, 3).join(' '))).toEqual([
      'image 600 jpeg',
      'smask 1200 image',
    ]);
    expect(isSound(made)).toBe(true);
  });
});

test('without loss every pixel stays, and twins become one', async () => {
  const source = await makePdf(async (page, image, document) => {
    page.drawImage(image, { x: 10, y: 50, width: 288, height: 192 });
    page.drawImage(await document.embedJpg(photo), { x: 310, y: 50, width: 280, height: 192 });
  });
  const { made, sentences } = await compress(source, { level: 'lossless' });
  expect(made.length).toBeLessThan(source.length * 0.55);
  expect(isSound(made)).toBe(true);
  expect(draw(made)).toEqual(draw(source));
  expect(sentences).toEqual([
    'Nothing that is shown was changed.',
    '1 part stood in the file twice, and once now.',
    expect.stringMatching(/^In the original: pictures \d.*, text and drawings \d/),
  ]);
});

test('what hangs on the pages stays: bookmarks, links, labels, fields, attachments', async () => {
  const source = await makeDocument({
    tag: 'A',
    pageCount: 3,
    hasOutline: true,
    hasLink: true,
    fields: { name: 'Ada' },
    attachmentName: 'notes.txt',
    isUnpacked: true,
  });
  const { made } = await compress(source);
  const tell = (bytes: Uint8Array) => {
    const path = save(bytes);
    return (
      ['-dests', '-struct'].map((flag) => ask('pdfinfo', flag, path).replace(/^File size.*$/m, '')).join() +
      ask('pdfdetach', '-list', path)
    );
  };
  expect(made.length).toBeLessThan(source.length);
  expect(tell(made)).toBe(tell(source));
  expect(draw(made)).toEqual(draw(source));
});

test('a size is met by the mildest loss that does, or the miss is reported', async () => {
  const source = await makePdf((page, image) => {
    page.drawImage(image, { x: 10, y: 50, width: 288, height: 192 });
  });
  const { made } = await compress(source, { level: 'size', megabytes: 0.1 });
  expect(made.length).toBeLessThanOrEqual(100_000);
  // The steps are far apart, so the result should use the allowed size.
  const { made: fitted } = await compress(source, { level: 'size', megabytes: 0.2 });
  expect(fitted.length).toBeLessThanOrEqual(200_000);
  expect(fitted.length).toBeGreaterThan(160_000);
  const grain = convert(['-size', '600x400', 'xc:gray50', '+noise', 'Random', '-quality', '95'], 'jpg');
  const grainy = await makePdf((page, image) => {
    page.drawImage(image, { x: 0, y: 0, width: 600, height: 400 });
  }, grain);
  const { sentences } = await compress(grainy, { level: 'size', megabytes: 0.01 });
  expect(sentences[0]).toMatch(/is the least: it could not be made as small as 10 KB\.$/);
});

test('names the largest part of a file that cannot become smaller', async () => {
  const first = await compress(await makeDocument({ tag: 'A', pageCount: 2 }), { level: 'lossless' });
  for (const level of ['lossless', 'small']) {
    const again = new File([first.made], 'a.pdf');
    const { notes } = await executeOperation(operation, again, { level });
    expect(notes?.[0]?.sentence).toBe('Left as it is: it cannot be made smaller this way.');
    // The file has no pictures, which other levels would change.
    expect(notes?.[0]?.hint).toMatch(/^The largest part is text and drawings: \d+ B\.$/);
  }
});

test('it never becomes larger, and a second time changes nothing', async () => {
  const { made } = await compress(
    await makePdf((page, image) => {
      page.drawImage(image, { x: 10, y: 50, width: 288, height: 192 });
    }),
  );
  const again = await compress(made);
  expect(again.made.length).toBeLessThanOrEqual(made.length);
  expect(listImages(again.made)).toEqual(listImages(made));
});

test('a locked file stays locked with its password', async () => {
  const source = save(
    await makePdf((page, image) => {
      page.drawImage(image, { x: 10, y: 50, width: 288, height: 192 });
    }),
  );
  ask('qpdf', '--encrypt', 'open', 'open', '256', '--', source, `${source}.locked`);
  const locked = new Uint8Array(readFileSync(`${source}.locked`));
  await expect(compress(locked)).rejects.toThrow('is locked with a password');
  const { made } = await compress(locked, { openPassword: 'open' });
  expect(() => ask('qpdf', '--check', save(made))).toThrow('invalid password');
  expect(ask('qpdf', '--password=open', '--check', save(made))).toContain(
    'No syntax or stream encoding errors',
  );
});

// ISO 32000-2, 7.6.6: the crypt filter that a stream names. The file is of the tests of pdf.js.
test('attached files that are locked alone want their password, and keep every byte', async () => {
  const locked = new Uint8Array(readFileSync(new URL('attachments-locked.pdf', fixtures)));
  await expect(compress(locked)).rejects.toThrow('The attached files of “a book.pdf” are locked');
  await expect(compress(locked, { openPassword: 'wrong' })).rejects.toThrow('does not open');
  const { made } = await compress(locked, { openPassword: '000000' });
  const show = ['--password=000000', '--show-attachment=attachment.pdf'];
  expect(ask('qpdf', ...show, save(made))).toBe(ask('qpdf', ...show, save(locked)));
});

test('streams are read where strings are not encrypted', async () => {
  const locked = new Uint8Array(readFileSync(new URL('plain-strings.pdf', fixtures)));
  const { made } = await compress(locked, { openPassword: 'Hello' });
  // It warns about empty content.
  expect(ask('qpdf', '--password=Hello', '--check', save(made))).toContain('No syntax or stream encoding');
});

test('a password for other files locks no open one; restrictions that are gone are reported', async () => {
  const source = await makePdf((page, image) => {
    page.drawImage(image, { x: 10, y: 50, width: 288, height: 192 });
  });
  const { made } = await compress(source, { openPassword: 'of another' });
  expect(isSound(made)).toBe(true);
  const path = save(source);
  ask('qpdf', '--encrypt', '', 'owner', '256', '--print=none', '--', path, `${path}.limited`);
  const limited = await compress(new Uint8Array(readFileSync(`${path}.limited`)));
  expect(isSound(limited.made)).toBe(true);
  expect(limited.sentences.join()).toContain('what its owner had forbidden');
});

test('rebuilds a file with an unreadable part from what is displayed, and says so', async () => {
  const source = await makePdf((page, image, document) => {
    page.drawImage(image, { x: 10, y: 50, width: 288, height: 192 });
    const { context, catalog } = document;
    catalog.set(PDFName.of('Extra'), context.register(context.obj({ Damage: 'here' })));
  });
  const plain = save(source);
  ask('qpdf', '--qdf', '--object-streams=disable', plain, `${plain}.plain`);
  const text = readFileSync(`${plain}.plain`, 'latin1');
  expect(text).toContain('/Damage /here');
  const damaged = Buffer.from(text.replace('/Damage /here', '/Damage (here'), 'latin1');
  const { made, sentences } = await compress(new Uint8Array(damaged));
  expect(sentences).toContain('Parts of the file could not be read. The new file has what can be displayed.');
  expect(isSound(made)).toBe(true);
  expect(ask('pdftotext', save(made), '-')).toContain('Seen and read');
});

test('a file whose key is shorter than its encryption says keeps its pages', async () => {
  const { made } = await compress(new Uint8Array(readFileSync(new URL('short-key.pdf', fixtures))));
  expect(isSound(made)).toBe(true);
  expect(ask('pdftotext', save(made), '-')).toContain('This PDF demonstrates an unusual');
});

test('what takes the space is listed', async () => {
  const { sentences } = await compress(
    await makePdf((page, image) => {
      page.drawImage(image, { x: 10, y: 50, width: 288, height: 192 });
    }),
  );
  expect(sentences.at(-1)).toMatch(/^In the original: pictures \d/);
});
