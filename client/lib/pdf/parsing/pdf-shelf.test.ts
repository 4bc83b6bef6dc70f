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
  test('hands out an open document again, and opens anew one that it had to close', async () => {
    const shelf = createPdfShelf(() => undefined, 2);
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
