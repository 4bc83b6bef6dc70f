import { outputFormats } from '#client/lib/images/editing/output-kind.ts';
import { formatChoices, metadataChoices, metadataPolicies } from '#client/lib/images/picture-choices.ts';
import { choiceLabels, describeField } from '#client/tool-kit/operations/field-words.ts';
import {
  asInput,
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
  describeField(asInput(optionalNumber({ min: 0, max: 1_000_000 })), { label, onlyIf: area });

export const schema = {
  cut: describeField(choice(['area', 'trim'], 'area'), {
    label: 'Crop',
    choiceLabels: { area: 'Area', trim: 'Trim border' },
  }),
  ratio: describeField(choice([...cropRatios.map(({ id }) => id)], 'free'), {
    label: 'Ratio',
    choiceLabels: choiceLabels(cropRatios),
    isMain: true,
    onlyIf: area,
  }),
  ownRatio: describeField(text('16:10', 40), {
    label: 'Custom ratio',
    isMain: true,
    onlyIf: { ...area, ratio: ['own'] },
  }),
  width: length('Width'),
  height: length('Height'),
  unit: describeField(choice(['px', '%'], 'px'), { label: 'Unit', onlyIf: area }),
  left: length('From left'),
  top: length('From top'),
  tolerance: describeField(number(5, { min: 0, max: 100 }), {
    label: 'Tolerance',
    unit: '%',
    hint: 'How much a border’s color may vary',
    onlyIf: { cut: ['trim'] },
  }),
  margin: describeField(number(0, { min: 0, max: 10_000, isInteger: true }), {
    label: 'Keep border',
    unit: 'pixels',
    hint: 'Of the border',
    onlyIf: { cut: ['trim'] },
  }),
  turn: describeField(choice(['0', '90', '180', '270'], '0'), {
    label: 'Rotate',
    choiceLabels: { '0': 'None', '90': '90° right', '180': '180°', '270': '90° left' },
  }),
  mirror: describeField(choice(['no', 'across', 'down'], 'no'), {
    label: 'Flip',
    isSegmented: false,
    choiceLabels: { no: 'None', across: 'Horizontal', down: 'Vertical' },
  }),
  straighten: describeField(number(0, { min: -45, max: 45 }), {
    label: 'Straighten',
    unit: '°',
  }),
  shape: describeField(choice(['rectangle', 'rounded', 'oval'], 'rectangle'), {
    label: 'Shape',
    choiceLabels: { rectangle: 'Rectangle', rounded: 'Round corners', oval: 'Oval (a circle at 1 : 1)' },
  }),
  radius: describeField(number(10, { min: 0, max: 50 }), {
    label: 'Radius',
    unit: '%',
    hint: 'Percentage of the shorter side',
    onlyIf: { shape: ['rounded'] },
  }),
  focusAcross: describeField(number(50, { min: 0, max: 100 }), {
    label: 'Keep in view, from left',
    unit: '%',
    hint: 'Where only a ratio is chosen',
    onlyIf: area,
    unless: { ratio: ['free', 'picture'] },
  }),
  focusDown: describeField(number(50, { min: 0, max: 100 }), {
    label: 'from top',
    unit: '%',
    onlyIf: area,
    unless: { ratio: ['free', 'picture'] },
  }),
  outputWidth: describeField(optionalNumber({ min: 0, max: 1_000_000 }), {
    label: 'Scale to width',
  }),
  outputUnit: describeField(choice(['px', 'mm', 'in'], 'px'), {
    label: 'Unit of the width',
    choiceLabels: { px: 'pixels', mm: 'mm', in: 'inches' },
    unless: { outputWidth: [undefined] },
  }),
  dotsPerInch: describeField(optionalNumber({ min: 1, max: 4800 }), {
    label: 'Resolution',
    unit: 'DPI',
    hint: 'Empty: 300',
    onlyIf: { outputUnit: ['mm', 'in'] },
    unless: { outputWidth: [undefined] },
  }),
  snaps: describeField(flag(false), {
    label: 'Lossless JPEG',
  }),
  format: describeField(choice(outputFormats, 'same'), {
    label: 'Format',
    choiceLabels: choiceLabels(formatChoices),
  }),
  quality: describeField(number(90, { min: 10, max: 100, isInteger: true }), {
    label: 'Quality',
  }),
  metadata: describeField(choice(metadataPolicies, 'strip'), {
    label: 'Metadata',
    choiceLabels: choiceLabels(metadataChoices),
  }),
};

export type CropperState = StateOf<typeof schema>;
