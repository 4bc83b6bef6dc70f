import { describeField } from '#client/tool-kit/operations/field-words.ts';
import {
  asInput,
  asSecret,
  choice,
  flag,
  number,
  type StateOf,
  text,
} from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  format: describeField(choice(['png', 'jpeg', 'webp'], 'png'), {
    label: 'Format',
    choiceLabels: { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' },
  }),
  sizeBy: describeField(choice(['resolution', 'width', 'height'], 'resolution'), {
    label: 'Size by',
    choiceLabels: { resolution: 'Resolution', width: 'Width', height: 'Height' },
  }),
  dotsPerInch: describeField(number(150, { min: 10, max: 2400 }), {
    label: 'Resolution',
    unit: 'DPI',
    isMain: true,
    onlyIf: { sizeBy: ['resolution'] },
  }),
  pixels: describeField(number(1200, { min: 16, max: 30_000, isInteger: true }), {
    label: 'Pixels',
    hint: 'Of every page; the other side follows',
    isMain: true,
    onlyIf: { sizeBy: ['width', 'height'] },
  }),
  pages: describeField(asInput(text('')), {
    label: 'Pages',
    hint: '1-3, 7, last; empty for all',
  }),
  quality: describeField(number(90, { min: 10, max: 100, isInteger: true }), {
    label: 'Quality',
    onlyIf: { format: ['jpeg', 'webp'] },
  }),
  isTransparent: describeField(flag(false), {
    label: 'Transparent background',
    onlyIf: { format: ['png', 'webp'] },
  }),
  hasAnnotations: describeField(flag(true), { label: 'Include annotations and form fields' }),
  openPassword: describeField(asSecret(text('', 127)), { label: 'Password' }),
};

export type PdfPictureOptions = StateOf<typeof schema>;
