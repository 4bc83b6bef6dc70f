import { reporting } from '#client/tool-kit/calculators/reporting.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './schema.ts';

export default defineOperation({
  schema,
  takes: 'nothing',
  form: {
    receives: 'ratio',
    receivedWith: { known: 'ratio' },
    swaps: ['width', 'height'],
    reader: {
      label: 'Take the size of an image',
      icon: 'image-up',
      accept: 'image/*',
      read: async (file) => (await import('./picture-size.ts')).readSize(file),
    },
    readText: (text) => {
      const size = splitSize(text);
      return size && { known: 'size', ...size };
    },
  },
  run: reporting(async () => (await import('./describe.ts')).describeAspect),
});

/** Splits a copied size into its two sides: `1920x1080`, `1,920 × 1,080 px`, `width="640" height="480"`. */
export function splitSize(text: string): { readonly width: string; readonly height: string } | undefined {
  const side = '(\\d[\\d.,\\u00a0\\u202f]*)\\s*(?:px|pixels)?';
  const plain = new RegExp(`^\\s*${side}\\s*[x×✕*]\\s*${side}\\s*$`, 'i').exec(text.slice(0, 200));
  const marked = /\bwidth\s*[=:]\s*["']?(\d+)[\s\S]*?\bheight\s*[=:]\s*["']?(\d+)/i.exec(text.slice(0, 200));
  const [, width, height] = plain ?? marked ?? [];
  return width === undefined || height === undefined ? undefined : { width, height };
}
