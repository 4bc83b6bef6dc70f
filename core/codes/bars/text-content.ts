import {
  type CheckDigit,
  computeCode39Check,
  computeCodabarCheck,
} from '#core/codes/numbers/check-digits.ts';
import { ToolInputError } from '#core/errors.ts';
import { byCode, type CodeContent, type ContentOptions, plain, refuseBeyond } from './content-parts.ts';

/** Prepares Code 128 (ISO/IEC 15417). Characters beyond ASCII use FNC4. */
export function prepareCode128(written: string): CodeContent {
  refuseBeyond(written, /[^\0-\xFF]/, 'Code 128 can hold the 256 characters of Latin-1');
  const text = written.replace(/[^ -\]_-~]/g, byCode);
  const accented = /[\x80-\xFF]/.exec(written);
  const remarks = accented ? [`“${accented[0]}” is beyond ASCII: some readers are not set up for it.`] : [];
  return {
    ...plain('code128', written, 'parse', remarks),
    engine: { id: 'code128', text, options: 'parse' },
  };
}

/** Prepares Code 39 (ISO/IEC 16388), in full ASCII mode if the text needs it. */
export function prepareCode39(written: string, { hasCheck }: ContentOptions): CodeContent {
  const text = written.replace(/^\*(.*)\*$/s, '$1');
  const framed = text === written ? [] : ['The stars at both ends are drawn by themselves.'];
  if (/[^0-9A-Z\-. $/+%]/.test(text)) {
    refuseBeyond(text, /[^\0-\x7F]/, 'Code 39 can hold the 128 characters of ASCII');
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

/** Prepares Codabar (EN 798). */
export function prepareCodabar(written: string, { hasCheck }: ContentOptions): CodeContent {
  const upper = written.toUpperCase();
  const isFramed = /^[A-D].*[A-D]$/s.test(upper) && upper.length > 1;
  const inner = isFramed ? upper.slice(1, -1) : written;
  refuseBeyond(
    inner,
    /[^0-9\-$:/.+]/,
    'Codabar can hold digits and - $ : / . +, between two letters from A to D',
  );
  const [start, stop] = isFramed ? [upper.charAt(0), upper.slice(-1)] : ['A', 'A'];
  const remarks = isFramed
    ? []
    : ['A was put at both ends: a Codabar begins and ends with a letter from A to D.'];
  if (!hasCheck) return plain('rationalizedCodabar', start + inner + stop, '', remarks);
  const check = computeCodabarCheck(start + inner + stop);
  return plain('rationalizedCodabar', `${start}${inner}${check.digit}${stop}`, '', [...remarks, told(check)]);
}

/** Prepares a symbology that holds only digits. */
export function prepareDigits(
  name: string,
  id: string,
  written: string,
  { hasCheck }: ContentOptions,
  compute: (body: string) => CheckDigit,
): CodeContent {
  const text = written.replace(/[\s-]/g, '');
  refuseBeyond(text, /\D/, `${name} can hold only digits`);
  if (text === '') throw new ToolInputError('Please enter the content of the barcode.');
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
