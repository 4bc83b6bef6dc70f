import { choiceLabels, describeField } from '#client/tool-kit/operations/field-words.ts';
import {
  choice,
  color,
  flag,
  number,
  optionalNumber,
  type StateOf,
} from '#client/tool-kit/state/state-schema.ts';
import { symbologies, symbologyIds } from '#core/codes/bars/symbologies.ts';

const linear = symbologyIds.filter((id) => !symbologies[id].isMatrix);
const many = { list: ['lines', 'csv'] } as const;
const sheet = { ...many, format: ['pdf'] } as const;
const custom = { ...sheet, labels: ['custom'] } as const;

const gridChoices = [
  { value: 'none', label: 'None: a file for each code' },
  { value: 'l7160', label: 'Avery L7160: A4, 3 × 7, 63.5 × 38.1 mm' },
  { value: 'l7159', label: 'Avery L7159: A4, 3 × 8, 63.5 × 33.9 mm' },
  { value: 'l7163', label: 'Avery L7163: A4, 2 × 7, 99.1 × 38.1 mm' },
  { value: 'l7162', label: 'Avery L7162: A4, 2 × 8, 99.1 × 33.9 mm' },
  { value: 'l7651', label: 'Avery L7651: A4, 5 × 13, 38.1 × 21.2 mm' },
  { value: '5160', label: 'Avery 5160: Letter, 3 × 10, 2⅝ × 1 in' },
  { value: '5161', label: 'Avery 5161: Letter, 2 × 10, 4 × 1 in' },
  { value: '5163', label: 'Avery 5163: Letter, 2 × 5, 4 × 2 in' },
  { value: '5167', label: 'Avery 5167: Letter, 4 × 20, 1¾ × ½ in' },
  { value: 'custom', label: 'Custom sizes' },
] as const;

/** The options, with the labels for the page and the command line. */
export const schema = {
  symbology: describeField(choice(symbologyIds, 'ean13'), {
    label: 'Symbology',
    isMain: true,
    choiceLabels: Object.fromEntries(symbologyIds.map((id) => [id, symbologies[id].label])),
  }),
  list: describeField(choice(['one', 'lines', 'csv'], 'one'), {
    label: 'Codes',
    choiceLabels: { one: 'One code', lines: 'One per line', csv: 'CSV' },
  }),
  format: describeField(choice(['svg', 'png', 'pdf'], 'svg'), {
    label: 'Format',
    choiceLabels: { svg: 'SVG', png: 'PNG', pdf: 'PDF' },
  }),
  labels: describeField(choice(['none', ...gridChoices.slice(1).map(({ value }) => value)], 'none'), {
    label: 'Label sheet',
    choiceLabels: choiceLabels(gridChoices),
    onlyIf: sheet,
  }),
  skipped: describeField(number(0, { min: 0, max: 999, isInteger: true }), {
    label: 'Labels already used',
    onlyIf: sheet,
    unless: { labels: ['none'] },
  }),
  copies: describeField(number(1, { min: 1, max: 1000, isInteger: true }), {
    label: 'Copies of each',
    onlyIf: sheet,
    unless: { labels: ['none'] },
  }),
  page: describeField(choice(['a4', 'letter'], 'a4'), {
    label: 'Paper',
    choiceLabels: { a4: 'A4', letter: 'Letter' },
    onlyIf: custom,
  }),
  columns: describeField(number(3, { min: 1, max: 30, isInteger: true }), {
    label: 'Labels across',
    onlyIf: custom,
  }),
  rows: describeField(number(8, { min: 1, max: 60, isInteger: true }), {
    label: 'Labels down',
    onlyIf: custom,
  }),
  labelWidthMm: describeField(number(64, { min: 5, max: 300 }), {
    label: 'Label width',
    unit: 'mm',
    onlyIf: custom,
  }),
  labelHeightMm: describeField(number(34, { min: 5, max: 300 }), {
    label: 'Label height',
    unit: 'mm',
    onlyIf: custom,
  }),
  gapAcrossMm: describeField(number(2.5, { min: 0, max: 100 }), {
    label: 'Gap across',
    unit: 'mm',
    onlyIf: custom,
  }),
  gapDownMm: describeField(number(0, { min: 0, max: 100 }), {
    label: 'Gap down',
    unit: 'mm',
    onlyIf: custom,
  }),
  marginLeftMm: describeField(optionalNumber({ min: 0, max: 200 }), {
    label: 'Left margin',
    unit: 'mm',
    hint: 'Empty: in the middle',
    onlyIf: custom,
  }),
  marginTopMm: describeField(optionalNumber({ min: 0, max: 200 }), {
    label: 'Top margin',
    unit: 'mm',
    hint: 'Empty: in the middle',
    onlyIf: custom,
  }),
  moduleMm: describeField(optionalNumber({ min: 0.05, max: 10 }), {
    label: 'Module width',
    isMore: true,
    unit: 'mm',
    hint: 'Empty: the usual',
  }),
  heightMm: describeField(optionalNumber({ min: 1, max: 300 }), {
    label: 'Bar height',
    isMore: true,
    unit: 'mm',
    hint: 'Empty: the usual',
    onlyIf: { symbology: linear },
  }),
  dpi: describeField(number(300, { min: 72, max: 2400, isInteger: true }), {
    label: 'Resolution',
    isMore: true,
    unit: 'DPI',
  }),
  isSnapped: describeField(flag(true), {
    label: 'Bars of whole dots',
    isMore: true,
    onlyIf: { format: ['svg', 'pdf'] },
  }),
  quietModules: describeField(optionalNumber({ min: 0, max: 50 }), {
    label: 'Quiet zone',
    isMore: true,
    unit: 'modules',
    hint: 'Empty: as the standard asks',
  }),
  reductionUm: describeField(number(0, { min: 0, max: 300 }), {
    label: 'Bar width reduction',
    isMore: true,
    unit: 'µm',
    onlyIf: { symbology: linear },
  }),
  hasText: describeField(flag(true), {
    label: 'Text under the bars',
    isMore: true,
    onlyIf: { symbology: linear },
  }),
  hasBearers: describeField(flag(true), {
    label: 'Bearer bars',
    isMore: true,
    onlyIf: { symbology: ['itf14'] },
  }),
  hasCheck: describeField(flag(false), {
    label: 'Add a check character',
    isMore: true,
    onlyIf: { symbology: ['code39', 'codabar', 'interleaved2of5', 'msi'] },
  }),
  isRectangular: describeField(flag(false), {
    label: 'Rectangular',
    isMore: true,
    onlyIf: { symbology: ['datamatrix', 'gs1datamatrix'] },
  }),
  pdfColumns: describeField(optionalNumber({ min: 1, max: 30, isInteger: true }), {
    label: 'Columns of data',
    isMore: true,
    hint: 'Empty: as fits',
    onlyIf: { symbology: ['pdf417'] },
  }),
  isTransparent: describeField(flag(false), { label: 'Transparent background', isMore: true }),
  foreground: describeField(color('#000000'), { label: 'Bar color', isMore: true }),
  background: describeField(color('#ffffff'), { label: 'Background color', isMore: true }),
};

export type BarcodeOptions = StateOf<typeof schema>;
