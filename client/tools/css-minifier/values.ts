import type { CssToken } from './tokens.ts';

interface Where {
  readonly property: string;
  /** `calc(` and the like; empty outside of functions. */
  readonly functionName: string;
}

/** Properties that take lengths, and perhaps words, where a zero needs no unit. */
const lengths =
  /^(?:margin|padding|inset|scroll-margin|scroll-padding|border(?!-image)|outline|(?:min-|max-)?(?:width|height|inline-size|block-size)$|top$|right$|bottom$|left$|(?:row-|column-)?gap$|text-indent$|letter-spacing$|word-spacing$|background-position)/;
const zeroLength =
  /^[+-]?0*\.?0+(?:px|r?em|ex|r?ch|r?lh|ic|cap|[sld]?v(?:w|h|i|b|min|max)|cm|mm|q|in|pt|pc)$/i;

/** Not CSS: old Internet Explorer's filters, whose colors have eight digits. */
const foreign = /^(?:gradient|shadow|dropshadow|glow|chroma)\($/;

/** The same value in fewer characters; what might mean something else stays. */
export function shortenToken({ name, text }: CssToken, { property, functionName }: Where): string {
  if (property === 'unicode-range' || foreign.test(functionName)) return text;
  switch (name) {
    case 'hash':
      return shortenColor(text);
    case 'url':
      return text.replace(/^url\(\s+/i, 'url(').replace(/\s+\)$/, ')');
    case 'dimension':
    case 'percentage':
      if (name === 'dimension' && functionName === '' && lengths.test(property) && zeroLength.test(text))
        return '0';
      return shortenNumber(
        text
          .replace(/^([+-]?\d*\.\d*?)0+(?=[a-z%])/i, '$1')
          .replace(/^([+-]?\d*)\.(?=[a-z%])/i, (_, whole: string) =>
            /\d$/.test(whole) ? whole : `${whole}0`,
          ),
      );
    case 'number':
      // 1.0 is not an integer: where one is required it is an error, and must stay one.
      return shortenNumber(text.replace(/^([+-]?\d*\.\d*[1-9])0+$/, '$1'));
    default:
      return text;
  }
}

/** Shortens `0.5em` to `.5em`; exponents stay. */
function shortenNumber(text: string): string {
  return text.replace(/^([+-]?)0+(?=\.\d)/, '$1');
}

/** `#AABBCC` is `#abc`, `#AABBCCDD` is `#abcd`. */
function shortenColor(text: string): string {
  if (!/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text)) return text;
  const digits = text.slice(1).toLowerCase();
  return digits.length >= 6 && /^(?:(.)\1){3,4}$/.test(digits)
    ? `#${digits.replace(/(.)\1/g, '$1')}`
    : `#${digits}`;
}
