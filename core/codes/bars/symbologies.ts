import { carton, matrix, plain, retail, type Symbology } from './symbology-kinds.ts';

/**
 * The symbologies by id. Sizes for GS1 come from the General Specifications, tables 5.12.3; all others come from
 * ISO/IEC 15417, 16388, 15424, 16390, 16022, 15438, 24778.
 */
export const symbologies = {
  ean13: {
    sample: '4006381333931',
    hint: '13 digits; of 12 the check digit is computed. Write an add-on of 2 or 5 digits after a plus: 4006381333931+12',
    ...retail,
    label: 'EAN-13 (GTIN-13)',
    quiet: [11, 7],
    readerFormat: 'EAN13',
  },
  ean8: {
    sample: '73513537',
    hint: '8 digits; of 7 the check digit is computed',
    ...retail,
    label: 'EAN-8 (GTIN-8)',
    heightMm: 18.23,
    quiet: [7, 7],
    readerFormat: 'EAN8',
  },
  upca: {
    sample: '036000291452',
    hint: '12 digits; of 11 the check digit is computed',
    ...retail,
    label: 'UPC-A (GTIN-12)',
    quiet: [9, 9],
    readerFormat: 'UPCA',
  },
  upce: {
    sample: '04252614',
    hint: '6, 7 or 8 digits, or a UPC-A that can be shortened',
    ...retail,
    label: 'UPC-E',
    quiet: [9, 7],
    readerFormat: 'UPCE',
  },
  isbn: {
    sample: '978-0-306-40615-7',
    hint: '10 or 13 digits, with or without hyphens',
    ...retail,
    label: 'ISBN (books)',
    quiet: [11, 7],
    readerFormat: 'EAN13',
  },
  issn: {
    sample: '0378-5955',
    hint: '8 digits, and perhaps +12 for the issue',
    ...retail,
    label: 'ISSN (periodicals)',
    quiet: [11, 7],
    readerFormat: 'EAN13',
  },
  itf14: {
    sample: '15400141288763',
    hint: '14 digits; of 13 the check digit is computed',
    ...carton,
    label: 'ITF-14 (cartons)',
    wide: 2.5,
    readerFormat: 'ITF',
  },
  gs1128: {
    sample: '(01)09521234543213(17)261231(10)ABC123',
    hint: 'Identifiers in brackets, as (01)09521234543213(10)ABC123',
    ...carton,
    label: 'GS1-128',
    readerFormat: 'Code128',
  },
  code128: {
    sample: 'SUNDRY-128',
    hint: 'Letters, digits and signs of Latin-1',
    ...plain,
    label: 'Code 128',
    readerFormat: 'Code128',
  },
  code39: {
    sample: 'SUNDRY 39',
    hint: 'Digits, capital letters, space and - . $ / + %; others take two characters each',
    ...plain,
    label: 'Code 39',
    wide: 2.5,
    readerFormat: 'Code39Std',
  },
  code93: {
    sample: 'SUNDRY-93',
    hint: 'Letters, digits and signs of ASCII',
    ...plain,
    label: 'Code 93',
    readerFormat: 'Code93',
  },
  codabar: {
    sample: 'A40156B',
    hint: 'Digits and - $ : / . +, between two letters from A to D',
    ...plain,
    label: 'Codabar',
    wide: 2.5,
    readerFormat: 'Codabar',
  },
  interleaved2of5: {
    sample: '123456',
    hint: 'Digits; an odd number of them gets a 0 in front',
    ...plain,
    label: 'Interleaved 2 of 5',
    wide: 2.5,
    readerFormat: 'ITF',
  },
  msi: { sample: '1234567', hint: 'Digits', ...plain, label: 'MSI', quiet: [12, 12] },
  datamatrix: {
    sample: 'https://example.com',
    hint: 'Any text, up to 2,335 letters or 3,116 digits',
    ...matrix,
    label: 'Data Matrix',
    readerFormat: 'DataMatrix',
  },
  gs1datamatrix: {
    sample: '(01)09521234543213(17)261231(10)ABC123',
    hint: 'Identifiers in brackets, as (01)09521234543213(10)ABC123',
    ...matrix,
    label: 'GS1 DataMatrix',
    moduleLimitsMm: [0.254, 0.99],
    limitsBy: 'GS1',
    readerFormat: 'DataMatrix',
  },
  pdf417: {
    sample: 'Sundry',
    hint: 'Any text, up to 1,850 letters or 2,710 digits',
    ...matrix,
    label: 'PDF417',
    moduleMm: 0.33,
    quiet: [2, 2],
    readerFormat: 'PDF417',
  },
  azteccode: {
    sample: 'Sundry',
    hint: 'Any text, up to 3,067 letters or 3,832 digits',
    ...matrix,
    label: 'Aztec',
    quiet: [2, 2],
    readerFormat: 'Aztec',
  },
} as const satisfies Readonly<Record<string, Symbology>>;

export type SymbologyId = keyof typeof symbologies;

export const symbologyIds = Object.keys(symbologies) as readonly SymbologyId[] as readonly [
  SymbologyId,
  ...SymbologyId[],
];
