import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './schema.ts';

export default defineOperation({
  schema,
  takes: 'nothing',
  form: {
    receives: 'ratio',
    receivedWith: { known: 'ratio' },
    swaps: ['width', 'height'],
    reader: { label: 'Take the size of an image', icon: 'image-up', accept: 'image/*', read: readSize },
    readText: (text) => {
      const size = splitSize(text);
      return size && { known: 'size', ...size };
    },
  },
  async run(_, options) {
    const [{ toResult }, { describeAspect }] = await Promise.all([
      import('#client/tool-kit/calculators/report.ts'),
      import('./describe.ts'),
    ]);
    return toResult(describeAspect(options));
  },
});

async function readSize(file: File) {
  if (file.type === 'image/svg+xml') return readDrawing(file);
  const [{ readImageHeader }, { uprightSize }] = await Promise.all([
    import('#core/images/containers/image-container.ts'),
    import('#core/images/containers/image-header.ts'),
  ]);
  const { width, height } = uprightSize(await readImageHeader(new Uint8Array(await file.arrayBuffer())));
  return { known: 'size', width: String(width), height: String(height) };
}

/** The size at which a browser shows an SVG. */
async function readDrawing(file: File) {
  const { withSvgImage } = await import('#client/lib/images/browser/svg-image.ts');
  const { naturalWidth, naturalHeight } = await withSvgImage(file, (image) => image);
  return { known: 'size', width: String(naturalWidth), height: String(naturalHeight) };
}

/** Splits a copied size into its two sides: `1920x1080`, `1,920 × 1,080 px`, `width="640" height="480"`. */
export function splitSize(text: string): { readonly width: string; readonly height: string } | undefined {
  const side = '(\\d[\\d.,\\u00a0\\u202f]*)\\s*(?:px|pixels)?';
  const plain = new RegExp(`^\\s*${side}\\s*[x×✕*]\\s*${side}\\s*$`, 'i').exec(text.slice(0, 200));
  const marked = /\bwidth\s*[=:]\s*["']?(\d+)[\s\S]*?\bheight\s*[=:]\s*["']?(\d+)/i.exec(text.slice(0, 200));
  const [, width, height] = plain ?? marked ?? [];
  return width === undefined || height === undefined ? undefined : { width, height };
}
