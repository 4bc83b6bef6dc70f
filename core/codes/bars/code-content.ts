import {
  describeElements,
  readElements,
  writeBracketed,
  writeScanned,
} from '#core/codes/gs1/element-strings.ts';
import {
  type CheckDigit,
  computeCode39Check,
  computeCodabarCheck,
  computeGtinCheck,
  computeLuhnCheck,
} from '#core/codes/numbers/check-digits.ts';
import { readTradeNumber, type TradeNumberKind } from '#core/codes/numbers/trade-numbers.ts';
import { expandUpcE } from '#core/codes/numbers/upc-e.ts';
import type { BarFormat } from '#core/codes/scanning/zxing-reader.ts';
import { ToolInputError } from '#core/errors.ts';
import type { DigitText } from './digit-text.ts';
import type { SymbologyId } from './symbologies.ts';

/** What the person wants beyond the content. */
export interface ContentWishes {
  /** Adds a check character where the symbology can do without. */
  readonly hasCheck: boolean;
  readonly isRectangular: boolean;
  /** Of PDF417; 0 for as many as look well. */
  readonly columns: number;
}

/** A content made ready for the engine that knows the bars. */
export interface CodeContent {
  /** The engine's name of the symbology, its text and its options. */
  readonly engine: { readonly id: string; readonly text: string; readonly options: string };
  /** What stands under the bars, in the middle; empty for nothing. */
  readonly caption: string;
  /** What stands under the bars digit by digit, as the standard has it. */
  readonly digitText?: DigitText;
  /** What stands above them; empty for nothing. */
  readonly title: string;
  /** What the code says, as people name it. */
  readonly full: string;
  /** What a reader must find in it. */
  readonly expected: string;
  readonly remarks: readonly string[];
  /** What the reader calls this variety of the symbology, where it is not the plain one. */
  readonly readerFormat?: BarFormat;
}

/** Checks and completes what is to be drawn. Throws a ToolInputError for what the symbology cannot hold. */
export function prepareContent(id: SymbologyId, written: string, wishes: ContentWishes): CodeContent {
  if (written === '') throw new ToolInputError('Please enter what the barcode is to say.');
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
      return prepareGs1(id, written, wishes);
    case 'code128':
      return prepareCode128(written);
    case 'code39':
      return prepareCode39(written, wishes);
    case 'code93':
      refuseBeyond(written, /[^\0-\x7F]/, 'Code 93 knows the 128 characters of ASCII');
      return plain('code93ext', written, 'includecheck', []);
    case 'codabar':
      return prepareCodabar(written, wishes);
    case 'interleaved2of5':
      return prepareDigits('Interleaved 2 of 5', 'interleaved2of5', written, wishes, computeGtinCheck);
    case 'msi':
      return prepareDigits('MSI', 'msi', written, wishes, computeLuhnCheck);
    default:
      return prepareMatrix(id, written, wishes);
  }
}

function plain(id: string, text: string, options: string, remarks: readonly string[]): CodeContent {
  return {
    engine: { id, text, options },
    caption: showControls(text),
    title: '',
    full: text,
    expected: text,
    remarks,
  };
}

function prepareTrade(id: TradeNumberKind, written: string): CodeContent {
  const { digits, addOn, title, remarks } = readTradeNumber(id, written);
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
    // Readers give all of them as the same number of 13 digits, but for EAN-8.
    expected:
      id === 'upca'
        ? `0${digits}`
        : id === 'upce'
          ? `0${expandUpcE(digits.slice(0, 7))}${digits.slice(7)}`
          : digits,
    remarks: addOn === '' ? remarks : [...remarks, `Beside it stands the add-on ${addOn}.`],
  };
}

function prepareGs1(
  id: 'gs1128' | 'gs1datamatrix',
  written: string,
  { isRectangular }: ContentWishes,
): CodeContent {
  const elements = readElements(written);
  const text = writeBracketed(elements);
  // The engine parts elements at brackets: those within a value are written by their codes.
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

function byCode(character: string): string {
  return `^${String(character.charCodeAt(0)).padStart(3, '0')}`;
}

function prepareCode128(written: string): CodeContent {
  refuseBeyond(written, /[^\0-\xFF]/, 'Code 128 knows the 256 characters of Latin-1');
  const text = written.replace(/[^ -\]_-~]/g, byCode);
  const accented = /[\x80-\xFF]/.exec(written);
  const remarks = accented ? [`“${accented[0]}” is beyond ASCII: some readers are not set up for it.`] : [];
  return {
    ...plain('code128', written, 'parse', remarks),
    engine: { id: 'code128', text, options: 'parse' },
  };
}

function prepareCode39(written: string, { hasCheck }: ContentWishes): CodeContent {
  const text = written.replace(/^\*(.*)\*$/s, '$1');
  const framed = text === written ? [] : ['The stars at both ends are drawn by themselves.'];
  if (/[^0-9A-Z\-. $/+%]/.test(text)) {
    refuseBeyond(text, /[^\0-\x7F]/, 'Code 39 knows the 128 characters of ASCII');
    const remarks = [
      ...framed,
      'Small letters and some signs take two characters each (full ASCII): the reader must be set up for that.',
    ];
    if (hasCheck) remarks.push('No check character is added in full ASCII.');
    return { ...plain('code39ext', text, '', remarks), readerFormat: 'Code39Ext' };
  }
  if (!hasCheck) return { ...plain('code39', text, '', framed), caption: `*${text}*` };
  const checked = withCheck('code39', text, computeCode39Check(text), framed);
  return { ...checked, caption: `*${checked.full}*` };
}

function prepareCodabar(written: string, { hasCheck }: ContentWishes): CodeContent {
  const upper = written.toUpperCase();
  const isFramed = /^[A-D].*[A-D]$/s.test(upper) && upper.length > 1;
  const inner = isFramed ? upper.slice(1, -1) : written;
  refuseBeyond(
    inner,
    /[^0-9\-$:/.+]/,
    'Codabar knows digits and - $ : / . +, between two letters from A to D',
  );
  const [start, stop] = isFramed ? [upper.charAt(0), upper.slice(-1)] : ['A', 'A'];
  const remarks = isFramed
    ? []
    : ['A was put at both ends: a Codabar begins and ends with a letter from A to D.'];
  if (!hasCheck) return plain('rationalizedCodabar', start + inner + stop, '', remarks);
  const check = computeCodabarCheck(start + inner + stop);
  return plain('rationalizedCodabar', `${start}${inner}${check.digit}${stop}`, '', [...remarks, told(check)]);
}

function prepareDigits(
  name: string,
  id: string,
  written: string,
  { hasCheck }: ContentWishes,
  compute: (body: string) => CheckDigit,
): CodeContent {
  const text = written.replace(/[\s-]/g, '');
  refuseBeyond(text, /\D/, `${name} knows digits alone`);
  if (text === '') throw new ToolInputError('Please enter what the barcode is to say.');
  const checked = hasCheck ? withCheck(id, text, compute(text), []) : plain(id, text, '', []);
  const { full, remarks } = checked;
  if (id !== 'interleaved2of5' || full.length % 2 === 0) return checked;
  const even = `0${full}`;
  return plain(id, even, '', [...remarks, `A 0 was put in front: ${name} draws digits in pairs.`]);
}

function withCheck(id: string, text: string, check: CheckDigit, remarks: readonly string[]): CodeContent {
  return plain(id, text + check.digit, '', [...remarks, told(check)]);
}

function told({ digit, working }: CheckDigit): string {
  return `The check character ${digit} was added: ${working}.`;
}

function prepareMatrix(
  id: 'datamatrix' | 'pdf417' | 'azteccode',
  written: string,
  wishes: ContentWishes,
): CodeContent {
  const isBeyond = /[^\0-\x7F]/.test(written);
  const text = isBeyond ? `^ECI000026${written.replaceAll('^', '^^')}` : written;
  const shape = id === 'pdf417' && wishes.columns > 0 ? `columns=${wishes.columns}` : '';
  const engineId = id === 'datamatrix' && wishes.isRectangular ? 'datamatrixrectangular' : id;
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

function refuseBeyond(text: string, pattern: RegExp, knows: string): void {
  const wrong = pattern.exec(text);
  if (!wrong) return;
  const character = String.fromCodePoint(text.codePointAt(wrong.index) ?? 0);
  throw new ToolInputError(`${knows}; “${character}” is not among them.`, {
    offset: wrong.index,
    hint: 'For other characters take Data Matrix, PDF417 or Aztec.',
  });
}

/** Control characters as the pictures that Unicode has for them. */
function showControls(text: string): string {
  return text
    .replace(/[\0-\x1F]/g, (control) => String.fromCharCode(0x2400 + control.charCodeAt(0)))
    .replace(/\x7F/g, '␡');
}
