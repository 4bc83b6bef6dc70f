import { decodeHTML, DecodingMode, EntityDecoder, htmlDecodeTree } from 'entities/decode';
import { PlaceFinder, type TextPlace } from '#core/text/encodings/text-place.ts';

/** The context of the text, because browsers decode text and attribute values differently. */
export type DecodeContext = 'text' | 'attribute' | 'strict';

export interface DecodeFinding extends TextPlace {
  readonly kind: 'missing-semicolon' | 'unknown' | 'no-digits' | 'replaced';
  /** The reference as written. */
  readonly raw: string;
  /** The decoded text; the same as `raw` if it was not decoded. */
  readonly decoded: string;
}

export interface DecodedText {
  readonly text: string;
  /** The first findings, in text order. */
  readonly findings: readonly DecodeFinding[];
  readonly findingCount: number;
  readonly referenceCount: number;
}

const maxFindings = 100;
const modes = {
  text: DecodingMode.Legacy,
  attribute: DecodingMode.Attribute,
  strict: DecodingMode.Strict,
};

/** Decodes the character references of HTML (13.2.5.72 to 80); with `strict` only those that end in a semicolon. */
export function decodeEntities(text: string, context: DecodeContext): DecodedText {
  const findings: DecodeFinding[] = [];
  let findingCount = 0;
  let referenceCount = 0;
  const places = new PlaceFinder(text);
  const note = (kind: DecodeFinding['kind'], start: number, raw: string, decoded: string) => {
    findingCount += 1;
    if (findings.length < maxFindings) findings.push({ kind, raw, decoded, ...places.find(start) });
  };
  const read = makeReader(text, modes[context]);
  const pieces: string[] = [];
  let end = 0;
  for (let start = text.indexOf('&'); start !== -1; start = text.indexOf('&', Math.max(start + 1, end))) {
    const { length, decoded, isReplaced, hasNoDigits } = read(start);
    if (length === 0) {
      const name = /&[a-z][a-z\d]*;/iy;
      name.lastIndex = start;
      const raw = hasNoDigits ? '&#' : name.exec(text)?.[0];
      if (raw !== undefined) note(hasNoDigits ? 'no-digits' : 'unknown', start, raw, raw);
      continue;
    }
    const raw = text.slice(start, start + length);
    pieces.push(text.slice(end, start), decoded);
    end = start + length;
    referenceCount += 1;
    if (isReplaced) note('replaced', start, raw, decoded);
    else if (!raw.endsWith(';')) note('missing-semicolon', start, raw, decoded);
  }
  pieces.push(text.slice(end));
  return { text: pieces.join(''), findings, findingCount, referenceCount };
}

/** Counts how many more times the text can be decoded; 20 at most. */
export function countLayers(text: string): number {
  let layers = 0;
  for (let inner = text; layers < 20; layers += 1) {
    const decoded = decodeHTML(inner, DecodingMode.Strict);
    if (decoded === inner) break;
    inner = decoded;
  }
  return layers;
}

interface ReadReference {
  /** The length of the reference; zero if none begins here. */
  readonly length: number;
  readonly decoded: string;
  /** True for a number that HTML maps to another character. */
  readonly isReplaced: boolean;
  readonly hasNoDigits: boolean;
}

/** Returns a reader for the reference at the ampersand at an offset. */
function makeReader(text: string, mode: DecodingMode): (start: number) => ReadReference {
  let points: number[] = [];
  let isReplaced = false;
  let hasNoDigits = false;
  const decoder = new EntityDecoder(htmlDecodeTree, (point) => points.push(point), {
    missingSemicolonAfterCharacterReference: () => undefined,
    absenceOfDigitsInNumericCharacterReference: () => (hasNoDigits = true),
    validateNumericCharacterReference: (code) => (isReplaced = isReadAsAnother(code)),
  });
  return (start) => {
    points = [];
    isReplaced = false;
    hasNoDigits = false;
    decoder.startEntity(mode);
    const consumed = decoder.write(text, start + 1);
    const length = consumed < 0 ? decoder.end() : consumed;
    return { length, decoded: String.fromCodePoint(...points), isReplaced, hasNoDigits };
  };
}

/**
 * Returns whether HTML maps a code to another character: U+0000, surrogates, codes above Unicode, and the table of
 * 13.2.5.80.
 */
function isReadAsAnother(code: number): boolean {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return true;
  return code >= 0x80 && code <= 0x9f && ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(code);
}
