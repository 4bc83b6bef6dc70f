import { outputFormats } from '#client/lib/images/editing/output-kind.ts';
import { formatChoices, metadataChoices, metadataPolicies } from '#client/lib/images/picture-choices.ts';
import { choiceLabels, describeField } from '#client/tool-kit/operations/field-words.ts';
import {
  choice,
  flag,
  number,
  optionalNumber,
  type StateOf,
  text,
} from '#client/tool-kit/state/state-schema.ts';
import { resampleKernels } from '#core/images/pixels/resample.ts';
import { presets } from './presets.ts';
import { type Fit, fits, lengthUnits } from './sizing/target-size.ts';

const own = { size: ['own'] };
const lengths = { min: 0, max: 1_000_000 };
const preset = { size: presets.map(({ id }) => id) };
const boxed = { size: ['own', ...preset.size] };
const unlessOwnIs = (fit: Fit) => ({ ...own, fit: fits.filter((other) => other !== fit) });
/** Returns the placeholder of an empty width or height: it follows from the other one, or the longest side is limited. */
const emptySide = ({ width, height, dotsPerInch }: Readonly<Record<string, unknown>>) =>
  (width ?? height ?? dotsPerInch) === undefined ? '≤ 1600' : 'auto';
const fitWords = {
  label: 'Fit',
  choiceLabels: {
    inside: 'Contain',
    fill: 'Cover (crop)',
    pad: 'Pad',
    stretch: 'Stretch',
  },
};

export const schema = {
  size: choice(['own', 'half', 'quarter', 'widths', ...presets.map(({ id }) => id)], 'own', 'Size', {
    choiceLabels: {
      own: 'Custom size',
      half: '50%',
      quarter: '25%',
      widths: 'Multiple widths (srcset)',
      ...choiceLabels(presets),
    },
    hint: 'Custom without width and height: longest side 1600 pixels',
    quick: ['half', 'quarter'],
  }),
  width: optionalNumber(lengths, 'Width', { placeholder: emptySide, isMain: true, onlyIf: own }),
  height: optionalNumber(lengths, 'Height', {
    placeholder: emptySide,
    isMain: true,
    onlyIf: own,
  }),
  unit: choice(lengthUnits, 'px', 'Unit', {
    choiceLabels: { px: 'pixels', '%': 'percent', mm: 'mm', cm: 'cm', in: 'inches' },
    onlyIf: own,
  }),
  widths: text('320, 640, 960, 1280, 1920', 400, 'Widths', {
    hint: 'In pixels; larger than the picture is left out',
    onlyIf: { size: ['widths'] },
  }),
  fit: describeField(choice(fits, 'inside'), { ...fitWords, onlyIf: own }),
  presetFit: describeField(choice(fits, 'fill'), { ...fitWords, onlyIf: preset }),
  focusAcross: number(50, { min: 0, max: 100 }, 'Keep in view, from left', {
    unit: '%',
    onlyIf: boxed,
    unless: unlessOwnIs('fill'),
  }),
  focusDown: number(50, { min: 0, max: 100 }, 'from top', {
    unit: '%',
    onlyIf: boxed,
    unless: unlessOwnIs('fill'),
  }),
  background: text('', 7, 'Border color', {
    hint: 'Like #ffffff; empty for none, white in JPEG',
    onlyIf: boxed,
    unless: unlessOwnIs('pad'),
  }),
  mayEnlarge: flag(false, 'Allow enlarging', { onlyIf: own, unless: { fit: ['fill', 'stretch'] } }),
  dotsPerInch: optionalNumber({ min: 1, max: 4800 }, 'Resolution', {
    unit: 'DPI',
    hint: 'Written into the file; 300 for sizes in mm, cm or inches',
  }),
  format: choice(outputFormats, 'same', 'Format', { choiceLabels: choiceLabels(formatChoices) }),
  quality: number(85, { min: 10, max: 100, isInteger: true }, 'Quality', {
    hint: 'PNG keeps every pixel, WebP and AVIF at 100',
  }),
  kernel: choice(resampleKernels, 'lanczos', 'Resampling', {
    choiceLabels: {
      lanczos: 'Lanczos (sharpest)',
      mitchell: 'Mitchell (soft, no halos)',
      'catmull-rom': 'Catmull-Rom',
      triangle: 'Triangle (bilinear)',
      box: 'Box (average)',
      nearest: 'Nearest (pixel art)',
    },
  }),
  metadata: choice(metadataPolicies, 'strip', 'Metadata', {
    hint: 'Date, camera, captions and place; color profiles that matter always stay',
    choiceLabels: choiceLabels(metadataChoices),
  }),
};

export type ResizerState = StateOf<typeof schema>;
