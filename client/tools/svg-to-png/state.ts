import { describeField } from '#client/tool-kit/operations/field-words.ts';
import {
  choice,
  color,
  flag,
  number,
  optionalNumber,
  type StateOf,
  text,
} from '#client/tool-kit/state/state-schema.ts';

const pixels = { min: 1, max: 16_383, isInteger: true };
const pictures = { format: ['png', 'jpeg', 'webp'] };

export const schema = {
  format: describeField(choice(['png', 'jpeg', 'webp', 'favicon'], 'png'), {
    label: 'Format',
    choiceLabels: { png: 'PNG', jpeg: 'JPEG', webp: 'WebP', favicon: 'Favicon set' },
  }),
  width: describeField(optionalNumber(pixels), {
    label: 'Width',
    placeholder: () => 'auto',
    unit: 'px',
    isMain: true,
    onlyIf: pictures,
  }),
  height: describeField(optionalNumber(pixels), {
    label: 'Height',
    placeholder: () => 'auto',
    unit: 'px',
    isMain: true,
    onlyIf: pictures,
  }),
  scale: describeField(number(1, { min: 0.01, max: 100 }), {
    label: 'Scale',
    hint: 'Multiplies the size, such as 2 for @2x',
    onlyIf: pictures,
  }),
  isTransparent: describeField(flag(true), {
    label: 'Transparent background',
    onlyIf: { format: ['png', 'webp', 'favicon'] },
  }),
  quality: describeField(number(90, { min: 1, max: 100, isInteger: true }), {
    label: 'Quality',
    onlyIf: { format: ['jpeg', 'webp'] },
  }),
  appName: describeField(text('', 200), {
    label: 'App name',
    hint: 'For site.webmanifest',
    onlyIf: { format: ['favicon'] },
  }),
  background: describeField(color('#ffffff'), {
    label: 'Background',
    unless: { isTransparent: [true], format: ['png', 'webp'] },
  }),
};

export type DrawingOptions = StateOf<typeof schema>;
