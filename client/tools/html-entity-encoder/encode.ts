import { decodeHTMLStrict } from 'entities';
import { nameOf } from './names.ts';

/** Which characters to encode, and how. */
export interface EncodeOptions {
  /**
   * `special`: characters with a meaning in HTML; `nonAscii`: those and all beyond ASCII; `all`: all except line ends.
   */
  readonly reach: 'special' | 'nonAscii' | 'all';
  /** `xml`: the five names of XML, and numbers for the rest. */
  readonly form: 'named' | 'xml' | 'decimal' | 'hex';
  /** Whether existing entities in the text stay unchanged. */
  readonly isKept: boolean;
}

export interface EncodedText {
  readonly text: string;
  /** The number of entities that stayed unchanged. */
  readonly keptCount: number;
  /** The number of unpaired surrogates, which are replaced with U+FFFD. */
  readonly brokenCount: number;
}

/**
 * `\p{Cs}` is an unpaired surrogate. U+0000 and U+0080 to U+009F are not encoded, because HTML maps their numbers to
 * other characters (13.2.5.80).
 */
const reaches = {
  special: /[&<>"']|\p{Cs}/gu,
  nonAscii: /[&<>"']|[^\0-\u{9f}]/gu,
  all: /[^\n\r\0\u{80}-\u{9f}]/gu,
};

const xmlNames: ReadonlyMap<string, string> = new Map([
  ['&', 'amp'],
  ['<', 'lt'],
  ['>', 'gt'],
  ['"', 'quot'],
  ["'", 'apos'],
]);

const reference = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/giu;

/** Encodes characters as character references of HTML; `decodeEntities` restores the text. */
export function encodeEntities(text: string, { reach, form, isKept }: EncodeOptions): EncodedText {
  let brokenCount = 0;
  const known = new Map<string, string>();
  const encodePiece = (piece: string) =>
    piece.replace(reaches[reach], (character) => {
      if (/\p{Cs}/u.test(character)) brokenCount += 1;
      let written = known.get(character);
      if (written === undefined) known.set(character, (written = writeReference(character, form)));
      return written;
    });
  if (!isKept) return { text: encodePiece(text), keptCount: 0, brokenCount };

  let encoded = '';
  let end = 0;
  let keptCount = 0;
  for (const { 0: found, index } of text.matchAll(reference)) {
    if (decodeHTMLStrict(found) === found) continue;
    encoded += encodePiece(text.slice(end, index)) + found;
    end = index + found.length;
    keptCount += 1;
  }
  return { text: encoded + encodePiece(text.slice(end)), keptCount, brokenCount };
}

function writeReference(character: string, form: EncodeOptions['form']): string {
  const point = /\p{Cs}/u.test(character) ? 0xfffd : (character.codePointAt(0) ?? 0);
  // HTML 4 has no &apos;.
  const name =
    form === 'xml'
      ? xmlNames.get(character)
      : form === 'named' && character !== "'"
        ? nameOf(String.fromCodePoint(point))
        : undefined;
  if (name !== undefined) return `&${name};`;
  return form === 'hex' ? `&#x${point.toString(16).toUpperCase()};` : `&#${point};`;
}
