import { outputFormats } from '#client/lib/images/editing/output-kind.ts';
import { formatChoices, metadataChoices, metadataPolicies } from '#client/lib/images/picture-choices.ts';
import { choiceLabels } from '#client/tool-kit/operations/field-words.ts';
import {
  choice,
  flag,
  number,
  optionalNumber,
  type StateOf,
  text,
} from '#client/tool-kit/state/state-schema.ts';
import { cropRatios } from './ratios.ts';

const area = { cut: ['area'] };
// An area belongs to the picture it was drawn on, so it is not stored for the next one.
const length = (label: string) =>
  optionalNumber({ min: 0, max: 1_000_000 }, label, { role: 'input', onlyIf: area });

const shapeLabels = { rectangle: 'Rectangle', rounded: 'Round corners', oval: 'Oval (a circle at 1 : 1)' };

export const schema = {
  cut: choice({ area: 'Area', trim: 'Trim border' }, 'area', 'Crop'),
  ratio: choice([...cropRatios.map(({ id }) => id)], 'free', 'Ratio', {
    choiceLabels: choiceLabels(cropRatios),
    isMain: true,
    onlyIf: area,
  }),
  ownRatio: text('16:10', 40, 'Custom ratio', { isMain: true, onlyIf: { ...area, ratio: ['own'] } }),
  width: length('Width'),
  height: length('Height'),
  unit: choice(['px', '%'], 'px', 'Unit', { onlyIf: area }),
  left: length('From left'),
  top: length('From top'),
  tolerance: number(5, { min: 0, max: 100 }, 'Tolerance', {
    unit: '%',
    hint: 'How much a border’s color may vary',
    onlyIf: { cut: ['trim'] },
  }),
  margin: number(0, { min: 0, max: 10_000, isInteger: true }, 'Keep border', {
    unit: 'pixels',
    hint: 'Of the border',
    onlyIf: { cut: ['trim'] },
  }),
  turn: choice(['0', '90', '180', '270'], '0', 'Rotate', {
    choiceLabels: { '0': 'None', '90': '90° right', '180': '180°', '270': '90° left' },
  }),
  mirror: choice({ no: 'None', across: 'Horizontal', down: 'Vertical' }, 'no', 'Flip', {
    isSegmented: false,
  }),
  straighten: number(0, { min: -45, max: 45 }, 'Straighten', { unit: '°' }),
  shape: choice(shapeLabels, 'rectangle', 'Shape'),
  radius: number(10, { min: 0, max: 50 }, 'Radius', {
    unit: '%',
    hint: 'Percentage of the shorter side',
    onlyIf: { shape: ['rounded'] },
  }),
  focusAcross: number(50, { min: 0, max: 100 }, 'Keep in view, from left', {
    unit: '%',
    hint: 'Where only a ratio is chosen',
    onlyIf: area,
    unless: { ratio: ['free', 'picture'] },
  }),
  focusDown: number(50, { min: 0, max: 100 }, 'from top', {
    unit: '%',
    onlyIf: area,
    unless: { ratio: ['free', 'picture'] },
  }),
  outputWidth: optionalNumber({ min: 0, max: 1_000_000 }, 'Scale to width'),
  outputUnit: choice({ px: 'pixels', mm: 'mm', in: 'inches' }, 'px', 'Unit of the width', {
    unless: { outputWidth: [undefined] },
  }),
  dotsPerInch: optionalNumber({ min: 1, max: 4800 }, 'Resolution', {
    unit: 'DPI',
    hint: 'Empty: 300',
    onlyIf: { outputUnit: ['mm', 'in'] },
    unless: { outputWidth: [undefined] },
  }),
  snaps: flag(false, 'Lossless JPEG'),
  format: choice(outputFormats, 'same', 'Format', { choiceLabels: choiceLabels(formatChoices) }),
  quality: number(90, { min: 10, max: 100, isInteger: true }, 'Quality'),
  metadata: choice(metadataPolicies, 'strip', 'Metadata', { choiceLabels: choiceLabels(metadataChoices) }),
};

export type CropperState = StateOf<typeof schema>;
