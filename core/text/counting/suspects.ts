/** A kind of character that is invisible or looks like another. */
export interface Suspect {
  readonly name: string;
  /** Its effect, or why it matters. */
  readonly note: string;
  readonly count: number;
  /** UTF-16 offsets of the first one. */
  readonly from: number;
  readonly to: number;
  /** True if removing it, or replacing it with a space, is harmless. */
  readonly isRemovable: boolean;
}

interface SuspectKind {
  readonly name: string;
  readonly note: string;
  readonly pattern: RegExp;
  /** The replacement; undefined if only the writer can decide. */
  readonly replacement: string | undefined;
}

// Each pattern looks back at only one character, so that every text takes linear time. Repeats are limited, because
// unlimited ones overflow the stack.
const kinds: readonly SuspectKind[] = [
  kind('Zero-width space', 'breaks words in search and comparison', /\u200b/g, ''),
  kind('Word joiner or byte order mark', 'has no width', /[\u2060\ufeff]/g, ''),
  kind(
    'Zero-width joiner or non-joiner',
    'has no use between these letters',
    /(?<![\p{Emoji}\ufe0f\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Mong}\p{M}])[\u200c\u200d]|(?<=[0-9#*])\u200d/gu,
    '',
  ),
  kind('Soft hyphen', 'is seen only at the end of a line', /\u00ad/g, ''),
  kind(
    'Direction control',
    'can show text in another order than it is read by programs',
    /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    '',
  ),
  kind('No-break space', 'looks like a space but is another character', /[\u00a0\u202f]/g, ' '),
  kind(
    'Unusual space',
    'looks like a space but is another character',
    /[\u1680\u2000-\u200a\u205f\u3000]/g,
    ' ',
  ),
  kind('Line or paragraph separator', 'is not a line break to most programs', /[\u2028\u2029]/g, '\n'),
  kind(
    'Blank letter',
    'is a letter without ink',
    /[\u034f\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\uffa0]/g,
    '',
  ),
  kind(
    'Tag character',
    'can hide text from people',
    /(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0000}-\u{e007f}]{1,99999}/gu,
    '',
  ),
  kind('Control character', 'is not meant for text', /[\p{Cc}--[\t\n\r]]/gv, ''),
  kind('Private-use character', 'means something in one font only', /\p{Co}/gu, undefined),
  kind('Replacement character', 'stands where something was lost in reading', /\ufffd/g, undefined),
  kind('Half of a surrogate pair', 'is a broken character', /\p{Cs}/gu, ''),
  kind(
    'Mixed alphabets in a word',
    'a Cyrillic or Greek letter among Latin ones looks the same and is another',
    /(?<![\p{L}\p{M}])(?=[\p{L}\p{M}]{0,9999}\p{sc=Latn})(?=[\p{L}\p{M}]{0,9999}[\p{sc=Cyrl}\p{sc=Grek}])[\p{L}\p{M}]{1,9999}/gu,
    undefined,
  ),
];

function kind(name: string, note: string, pattern: RegExp, replacement: string | undefined): SuspectKind {
  return { name, note, pattern, replacement };
}

/**
 * What is in none of the kinds: most characters of texts in Latin letters, Chinese, Japanese and Korean, with their
 * punctuation. Looking for all kinds in them takes many times as long as looking for other characters.
 */
const unusual =
  /[^\t\n\r\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u3001-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/;
const pieceLength = 10_000;

/** Cuts a text at line ends, which nothing suspect crosses, and returns the pieces with unusual characters. */
function unusualPieces(text: string): { readonly start: number; readonly piece: string }[] {
  const pieces = [];
  for (let start = 0; start < text.length;) {
    const lineEnd = text.indexOf('\n', start + pieceLength);
    const end = lineEnd < 0 ? text.length : lineEnd + 1;
    const piece = text.slice(start, end);
    if (unusual.test(piece)) pieces.push({ start, piece });
    start = end;
  }
  return pieces;
}

/** Finds invisible and easily confused characters, with one entry for each kind. */
export function findSuspects(text: string): readonly Suspect[] {
  const pieces = unusualPieces(text);
  return kinds.flatMap(({ name, note, pattern, replacement }) => {
    let count = 0;
    let first: Pick<Suspect, 'from' | 'to'> | undefined;
    for (const { start, piece } of pieces) {
      for (const { 0: found, index } of piece.matchAll(pattern)) {
        count += 1;
        first ??= { from: start + index, to: start + index + found.length };
      }
    }
    return first ? [{ name, note, count, ...first, isRemovable: replacement !== undefined }] : [];
  });
}

/** Removes one kind of suspect character, or replaces it with plain spaces or line breaks. */
export function removeSuspect(text: string, name: string): string {
  const found = kinds.find((candidate) => candidate.name === name);
  return found?.replacement === undefined ? text : text.replace(found.pattern, found.replacement);
}
