import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { handFileToPage } from '#benchmarks/operation.ts';
import { jpegOptions, type JpegSettings } from '#client/lib/images/codec-settings.ts';

const codecs = join(import.meta.dirname, '..', '..', 'node_modules', '@jsquash', 'jpeg', 'codec');

export interface JpegWork {
  /** The part of the picture that is kept. */
  readonly area: readonly [left: number, top: number, width: number, height: number];
  readonly size: readonly [width: number, height: number];
  readonly quality: number;
  readonly isProgressive: boolean;
}

interface Codec {
  decode(bytes: Uint8Array, turns: boolean): ImageData;
  encode(pixels: Uint8ClampedArray, width: number, height: number, options: object): Uint8Array<ArrayBuffer>;
}

type Start = (name: 'dec' | 'enc') => Promise<Codec>;

/** Loads the bare MozJPEG decoder and encoder, the ones that our pages use, into a peer's page. */
export async function prepareMozJpeg(page: Page): Promise<void> {
  for (const name of ['dec', 'enc']) {
    const file = join(codecs, name, `mozjpeg_${name}`);
    const wasm = (await readFile(`${file}.wasm`)).toString('base64');
    const glue = (await readFile(`${file}.js`, 'utf8')).replace('export default Module', '');
    // A module written into a page cannot be imported, so it assigns its export to a name.
    const content = `${glue}; const wasm = await WebAssembly.compile(Uint8Array.fromBase64('${wasm}'));
      globalThis.mozJpeg = { ...globalThis.mozJpeg, ${name}: { start: Module, wasm } };`;
    await page.addScriptTag({ content, type: 'module' });
    await page.waitForFunction((key) => key in (Reflect.get(globalThis, 'mozJpeg') ?? {}), name);
  }
  await page.evaluate(() => {
    const start: Start = async (name) => {
      const loaded = Reflect.get(globalThis, 'mozJpeg') as Record<
        string,
        { start(options: object): Promise<Codec>; wasm: WebAssembly.Module }
      >;
      const part = loaded[name];
      if (!part) throw new Error(`There is no ${name}.`);
      return part.start({
        noInitialRun: true,
        instantiateWasm(imports: WebAssembly.Imports, done: (made: WebAssembly.Instance) => void) {
          const instance = new WebAssembly.Instance(part.wasm, imports);
          done(instance);
          return instance.exports;
        },
      });
    };
    Reflect.set(globalThis, 'startMozJpeg', start);
  });
}

/** Decodes, cuts, scales by a canvas where the size changes, and encodes with the settings of our pages. */
export async function runMozJpeg(
  page: Page,
  input: string,
  { quality, isProgressive, ...work }: JpegWork,
): Promise<{ outputBytes: number }> {
  await handFileToPage(page, input);
  const settings: JpegSettings = {
    quality,
    isProgressive,
    isGrayscale: false,
    chroma: 'auto',
    isThorough: false,
  };
  const outputBytes = await page.evaluate(
    async ({ area, size, options }) => {
      const start = Reflect.get(globalThis, 'startMozJpeg') as Start;
      const file = document.querySelector<HTMLInputElement>('#bench-input')?.files?.[0] ?? new Blob();
      const decoded = (await start('dec')).decode(new Uint8Array(await file.arrayBuffer()), false);
      const draw = async () => {
        const context = new OffscreenCanvas(...size).getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('There is no canvas.');
        context.imageSmoothingQuality = 'high';
        context.drawImage(await createImageBitmap(decoded, ...area), 0, 0, ...size);
        return context.getImageData(0, 0, ...size);
      };
      const isWhole = decoded.width === size[0] && decoded.height === size[1];
      const { data } = isWhole ? decoded : await draw();
      const encoded = (await start('enc')).encode(data, ...size, options);
      return new Blob([encoded], { type: 'image/jpeg' }).size;
    },
    { ...work, options: jpegOptions(settings) },
  );
  return { outputBytes };
}
