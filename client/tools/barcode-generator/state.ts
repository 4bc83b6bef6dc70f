import { choiceLabels } from '#client/tool-kit/operations/field-words.ts';
import { color } from '#client/tool-kit/state/color-field.ts';
import { choice, flag, number, optionalNumber, type StateOf } from '#client/tool-kit/state/state-schema.ts';
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
  symbology: choice(symbologyIds, 'ean13', 'Symbology', {
    isMain: true,
    choiceLabels: Object.fromEntries(symbologyIds.map((id) => [id, symbologies[id].label])),
  }),
  list: choice({ one: 'One code', lines: 'One per line', csv: 'CSV' }, 'one', 'Codes'),
  format: choice({ svg: 'SVG', png: 'PNG', pdf: 'PDF' }, 'svg', 'Format'),
  labels: choice(['none', ...gridChoices.slice(1).map(({ value }) => value)], 'none', 'Label sheet', {
    choiceLabels: choiceLabels(gridChoices),
    onlyIf: sheet,
  }),
  skipped: number(0, { min: 0, max: 999, isInteger: true }, 'Labels already used', {
    onlyIf: sheet,
    unless: { labels: ['none'] },
  }),
  copies: number(1, { min: 1, max: 1000, isInteger: true }, 'Copies of each', {
    onlyIf: sheet,
    unless: { labels: ['none'] },
  }),
  page: choice({ a4: 'A4', letter: 'Letter' }, 'a4', 'Paper', { onlyIf: custom }),
  columns: number(3, { min: 1, max: 30, isInteger: true }, 'Labels across', { onlyIf: custom }),
  rows: number(8, { min: 1, max: 60, isInteger: true }, 'Labels down', { onlyIf: custom }),
  labelWidthMm: number(64, { min: 5, max: 300 }, 'Label width', { unit: 'mm', onlyIf: custom }),
  labelHeightMm: number(34, { min: 5, max: 300 }, 'Label height', { unit: 'mm', onlyIf: custom }),
  gapAcrossMm: number(2.5, { min: 0, max: 100 }, 'Gap across', { unit: 'mm', onlyIf: custom }),
  gapDownMm: number(0, { min: 0, max: 100 }, 'Gap down', { unit: 'mm', onlyIf: custom }),
  marginLeftMm: optionalNumber({ min: 0, max: 200 }, 'Left margin', {
    unit: 'mm',
    hint: 'Empty: in the middle',
    onlyIf: custom,
  }),
  marginTopMm: optionalNumber({ min: 0, max: 200 }, 'Top margin', {
    unit: 'mm',
    hint: 'Empty: in the middle',
    onlyIf: custom,
  }),
  moduleMm: optionalNumber({ min: 0.05, max: 10 }, 'Module width', {
    isMore: true,
    unit: 'mm',
    hint: 'Empty: the usual',
  }),
  heightMm: optionalNumber({ min: 1, max: 300 }, 'Bar height', {
    isMore: true,
    unit: 'mm',
    hint: 'Empty: the usual',
    onlyIf: { symbology: linear },
  }),
  dpi: number(300, { min: 72, max: 2400, isInteger: true }, 'Resolution', { isMore: true, unit: 'DPI' }),
  isSnapped: flag(true, 'Bars of whole dots', { isMore: true, onlyIf: { format: ['svg', 'pdf'] } }),
  quietModules: optionalNumber({ min: 0, max: 50 }, 'Quiet zone', {
    isMore: true,
    unit: 'modules',
    hint: 'Empty: as the standard asks',
  }),
  reductionUm: number(0, { min: 0, max: 300 }, 'Bar width reduction', {
    isMore: true,
    unit: 'µm',
    onlyIf: { symbology: linear },
  }),
  hasText: flag(true, 'Text under the bars', { isMore: true, onlyIf: { symbology: linear } }),
  hasBearers: flag(true, 'Bearer bars', { isMore: true, onlyIf: { symbology: ['itf14'] } }),
  hasCheck: flag(false, 'Add a check character', {
    isMore: true,
    onlyIf: { symbology: ['code39', 'codabar', 'interleaved2of5', 'msi'] },
  }),
  isRectangular: flag(false, 'Rectangular', {
    isMore: true,
    onlyIf: { symbology: ['datamatrix', 'gs1datamatrix'] },
  }),
  pdfColumns: optionalNumber({ min: 1, max: 30, isInteger: true }, 'Columns of data', {
    isMore: true,
    hint: 'Empty: as fits',
    onlyIf: { symbology: ['pdf417'] },
  }),
  isTransparent: flag(false, 'Transparent background', { isMore: true }),
  foreground: color('#000000', 'Bar color', { isMore: true }),
  background: color('#ffffff', 'Background color', { isMore: true }),
};

export type BarcodeOptions = StateOf<typeof schema>;
