import { asSecret, choice, flag, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const sizeByLabels = { resolution: 'Resolution', width: 'Width', height: 'Height' };

export const schema = {
  format: choice({ png: 'PNG', jpeg: 'JPEG', webp: 'WebP' }, 'png', 'Format'),
  sizeBy: choice(sizeByLabels, 'resolution', 'Size by'),
  dotsPerInch: number(150, { min: 10, max: 2400 }, 'Resolution', {
    unit: 'DPI',
    isMain: true,
    onlyIf: { sizeBy: ['resolution'] },
  }),
  pixels: number(1200, { min: 16, max: 30_000, isInteger: true }, 'Pixels', {
    hint: 'For every page; the other side keeps the ratio',
    isMain: true,
    onlyIf: { sizeBy: ['width', 'height'] },
  }),
  pages: text('', 20_000, 'Pages', { role: 'input', hint: '1-3, 7, last; empty for all' }),
  quality: number(90, { min: 10, max: 100, isInteger: true }, 'Quality', {
    onlyIf: { format: ['jpeg', 'webp'] },
  }),
  isTransparent: flag(false, 'Transparent background', { onlyIf: { format: ['png', 'webp'] } }),
  hasAnnotations: flag(true, 'Include annotations and form fields'),
  openPassword: asSecret(text('', 127, 'Password')),
};

export type PdfPictureOptions = StateOf<typeof schema>;
