import { color } from '#client/tool-kit/state/color-field.ts';
import {
  choice,
  flag,
  number,
  optionalNumber,
  type StateOf,
  text,
} from '#client/tool-kit/state/state-schema.ts';

const pixels = { min: 1, max: 16_383, isInteger: true };
const pictures = { format: ['png', 'jpeg', 'webp'] };

const formatLabels = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP', favicon: 'Favicon set' };

export const schema = {
  format: choice(formatLabels, 'png', 'Format'),
  width: optionalNumber(pixels, 'Width', {
    placeholder: () => 'auto',
    unit: 'px',
    isMain: true,
    onlyIf: pictures,
  }),
  height: optionalNumber(pixels, 'Height', {
    placeholder: () => 'auto',
    unit: 'px',
    isMain: true,
    onlyIf: pictures,
  }),
  scale: number(1, { min: 0.01, max: 100 }, 'Scale', {
    hint: 'Multiplies the size, such as 2 for @2x',
    onlyIf: pictures,
  }),
  isTransparent: flag(true, 'Transparent background', { onlyIf: { format: ['png', 'webp', 'favicon'] } }),
  quality: number(90, { min: 1, max: 100, isInteger: true }, 'Quality', {
    onlyIf: { format: ['jpeg', 'webp'] },
  }),
  appName: text('', 200, 'App name', { hint: 'For site.webmanifest', onlyIf: { format: ['favicon'] } }),
  background: color('#ffffff', 'Background', { unless: { isTransparent: [true], format: ['png', 'webp'] } }),
};

export type DrawingOptions = StateOf<typeof schema>;
