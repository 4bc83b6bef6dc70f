import {
  describeElements,
  readElements,
  writeBracketed,
  writeScanned,
} from '#core/codes/gs1/element-strings.ts';
import { computeGtinCheck, computeLuhnCheck } from '#core/codes/numbers/check-digits.ts';
import type { TradeNumberKind } from '#core/codes/numbers/number-parts.ts';
import { readTradeNumber } from '#core/codes/numbers/trade-numbers.ts';
import { expandUpcE } from '#core/codes/numbers/upc-e.ts';
import { ToolInputError } from '#core/errors.ts';
import { byCode, type CodeContent, type ContentOptions, plain, refuseBeyond } from './content-parts.ts';
import type { SymbologyId } from './symbologies.ts';
import { prepareCodabar, prepareCode128, prepareCode39, prepareDigits } from './text-content.ts';

/** Checks the content and adds what the symbology requires. Throws a ToolInputError if the symbology cannot hold it. */
export function prepareContent(id: SymbologyId, written: string, wanted: ContentOptions): CodeContent {
  if (written === '') throw new ToolInputError('Please enter the content of the barcode.');
  switch (id) {
    case 'ean13':
    case 'ean8':
    case 'upca':
    case 'upce':
    case 'isbn':
    case 'issn':
    case 'itf14':
      return prepareTrade(id, written);
    case 'gs1128':
    case 'gs1datamatrix':
      return prepareGs1(id, written, wanted);
    case 'code128':
      return prepareCode128(written);
    case 'code39':
      return prepareCode39(written, wanted);
    case 'code93':
      refuseBeyond(written, /[^\0-\x7F]/, 'Code 93 can hold the 128 characters of ASCII');
      return plain('code93ext', written, 'includecheck', []);
    case 'codabar':
      return prepareCodabar(written, wanted);
    case 'interleaved2of5':
      return prepareDigits('Interleaved 2 of 5', 'interleaved2of5', written, wanted, computeGtinCheck);
    case 'msi':
      return prepareDigits('MSI', 'msi', written, wanted, computeLuhnCheck);
    default:
      return prepareMatrix(id, written, wanted);
  }
}

function prepareTrade(id: TradeNumberKind, written: string): CodeContent {
  const { digits, addOn, title, remarks, doubts = [] } = readTradeNumber(id, written);
  const engineId = id === 'isbn' || id === 'issn' ? 'ean13' : id;
  const text = addOn === '' ? digits : `${digits} ${addOn}`;
  return {
    engine: { id: engineId, text, options: id === 'itf14' ? '' : 'includetext' },
    caption:
      id === 'itf14'
        ? `${digits.slice(0, 1)} ${digits.slice(1, 3)} ${digits.slice(3, 8)} ${digits.slice(8, 13)} ${digits.slice(13)}`
        : '',
    ...(id === 'itf14' ? {} : { digitText: { kind: id, digits, addOn } }),
    title,
    full: text,
    // Readers report all of these numbers with 13 digits, except EAN-8.
    expected:
      id === 'upca'
        ? `0${digits}`
        : id === 'upce'
          ? `0${expandUpcE(digits.slice(0, 7))}${digits.slice(7)}`
          : digits,
    doubts,
    remarks: addOn === '' ? remarks : [...remarks, `Beside it stands the add-on ${addOn}.`],
  };
}

function prepareGs1(
  id: 'gs1128' | 'gs1datamatrix',
  written: string,
  { isRectangular }: ContentOptions,
): CodeContent {
  const elements = readElements(written);
  const text = writeBracketed(elements);
  // The engine splits elements at brackets, so brackets within a value are written as character codes.
  const engineText = elements.map(({ ai, value }) => `(${ai})${value.replace(/[(^)]/g, byCode)}`).join('');
  const matrixId = isRectangular ? 'gs1datamatrixrectangular' : 'gs1datamatrix';
  return {
    engine: { id: id === 'gs1128' ? 'gs1-128' : matrixId, text: engineText, options: 'parse' },
    caption: text,
    title: '',
    full: text,
    expected: writeScanned(elements),
    remarks: describeElements(elements),
  };
}

function prepareMatrix(
  id: 'datamatrix' | 'pdf417' | 'azteccode',
  written: string,
  wanted: ContentOptions,
): CodeContent {
  const isBeyond = /[^\0-\x7F]/.test(written);
  const text = isBeyond ? `^ECI000026${written.replaceAll('^', '^^')}` : written;
  const shape = id === 'pdf417' && wanted.columns > 0 ? `columns=${wanted.columns}` : '';
  const engineId = id === 'datamatrix' && wanted.isRectangular ? 'datamatrixrectangular' : id;
  const remarks = isBeyond ? ['Letters beyond ASCII are written as UTF-8 and marked so (ECI 26).'] : [];
  return {
    engine: { id: engineId, text, options: `${isBeyond ? 'parsefnc ' : ''}${shape}` },
    caption: '',
    title: '',
    full: written,
    expected: written,
    remarks,
  };
}
