import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { assetFolder, resolveAssetUrl } from './asset-urls.ts';
import { createPdfShelf } from './pdf-shelf.ts';

async function makeFile(pageCount: number): Promise<Blob> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pageCount; page += 1) document.addPage();
  return new Blob([await document.save()]);
}

describe('the shelf', () => {
  test('hands out an open document again, and reopens one that it had to close', async () => {
    const shelf = createPdfShelf(() => undefined, { maxOpen: 2 });
    const files = await Promise.all([1, 2, 3].map(makeFile));
    const take = async (index: number) => {
      const result = await shelf.take({ id: `file-${index}`, file: files[index] ?? new Blob() });
      return result.status === 'open' ? result.pdf : undefined;
    };
    const first = await take(0);
    const second = await take(1);
    expect(first?.numPages).toBe(1);
    expect(await take(0)).toBe(first);
    await take(2);
    expect(await take(0)).toBe(first);
    const secondAgain = await take(1);
    expect(secondAgain).not.toBe(second);
    expect(secondAgain?.numPages).toBe(2);
  });

  test('a file that is gone is the person’s to choose again', async () => {
    const gone = {
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
    } as unknown as Blob;
    const failure = createPdfShelf(() => undefined).take({ id: 'gone', file: gone });
    await expect(failure).rejects.toThrow('The file could not be read.');
  });
});

// The entries that ISO 32000-2, table 23, asks of the public-key handlers, and two handlers of programs.
test.each([
  ['/Filter/Adobe.PubSec/SubFilter/adbe.pkcs7.s4/V 2/Length 128/Recipients[<30>]', 'a certificate'],
  [
    '/Filter/Adobe.PubSec/SubFilter/adbe.pkcs7.s5/V 4/CF<</DefaultCryptFilter<</CFM/AESV2/Recipients[<30>]>>>>/StmF/DefaultCryptFilter/StrF/DefaultCryptFilter',
    'a certificate',
  ],
  ['/Filter/Entrust.PPKEF/SubFilter/adbe.pkcs7.s3/V 1/Recipients[<30>]', 'a certificate'],
  ['/Filter/FOPN_fLock/V 1/Length 40', 'only the program it was made for'],
  ['/Filter/Standard/V 3/R 3/O<00>/U<00>/P -4', 'only the program it was made for'],
])('a file encrypted by %s says so', async (encryption, reason) => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 9 9]>>',
    '<</Type/Page/Parent 2 0 R>>',
    `<<${encryption}>>`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('');
  const trailer = 'trailer<</Size 5/Root 1 0 R/Encrypt 4 0 R/ID[<01><01>]>>\n%%EOF\n';
  const taken = createPdfShelf(() => undefined).take({
    id: 'one',
    file: new Blob([`%PDF-1.7\n${body}${trailer}`]),
  });
  await expect(taken).rejects.toThrow(reason);
});

describe('data files that pdf.js asks for by name', () => {
  test.each([
    'Adobe-Japan1-UCS2.bcmap',
    'UniGB-UTF16-H.bcmap',
    'FoxitSymbol.pfb',
    'LiberationSans-Regular.ttf',
    'openjpeg.wasm',
    'jbig2.wasm',
    'qcms_bg.wasm',
    'CGATS001Compat-v2-micro.icc',
  ])('%s is in the build', (name) => {
    expect(resolveAssetUrl(assetFolder + name)).toContain(name);
  });

  test('other addresses stay as they are, and an unknown file is a fault of ours', () => {
    expect(resolveAssetUrl('/assets/x.wasm')).toBe('/assets/x.wasm');
    expect(() => resolveAssetUrl(`${assetFolder}evil.js`)).toThrow(TypeError);
  });
});
