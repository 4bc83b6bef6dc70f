/** Marks for unknown letters: a character code added to this start, in a private-use plane. */
const unknownStart = 0x10_0000;
const unknownEnd = 0x10_ffff;

/** Returns a mark for a character code without Unicode in the file. */
export function markUnknown(code: number): string {
  return String.fromCodePoint(unknownStart + (code & 0xffff));
}

/** Counts the unknown letters of a text: such marks, and characters that no font can mean. */
export function countUnknown(text: string): number {
  return text.match(/[\u{100000}-\u{10ffff}\ufffd-\uffff\p{Cc}]/gu)?.length ?? 0;
}

/** Replaces the marks with the character codes themselves, as other programs write them, and control characters. */
export function unmarkUnknown(text: string): string {
  return text.replace(/[\u{100000}-\u{10ffff}]|[^\P{Cc}\t\n\f]/gu, (sign) => {
    const code = Math.min((sign.codePointAt(0) ?? 0) - unknownStart, unknownEnd - unknownStart);
    const isLetter = code >= 0xa0 || (code >= 0x20 && code < 0x7f);
    return isLetter && (code < 0xd800 || code >= 0xe000) ? String.fromCharCode(code) : '\ufffd';
  });
}

/** Names that are glyph numbers, not character codes. */
const numbered = /^(?:g|gid|glyph|cid|index|idx)[-_]?\d+$/i;

/** The meaning of a glyph's name that pdf.js (6.5.438) does not find: another name for the same letter, or its text. */
export type GlyphMeaning = { readonly name: string } | { readonly text: string } | 'unknown' | undefined;

/**
 * Reads a glyph's name by the rules of the Adobe Glyph List (“From glyph names to Unicode”, section 2). The part after
 * a period describes the letter's look; underscores separate the letters of a ligature.
 */
export function readGlyphName(name: string): GlyphMeaning {
  const [base = ''] = name.split('.');
  if (base === '') return undefined;
  const texts = base.split('_').map(textOfComponent);
  const text = texts.join('');
  const isSimple = texts.length === 1 && Array.from(text).length < 2;
  if (!isSimple && texts.every((each) => each !== undefined)) return { text };
  if (numbered.test(base) && !/^g[\dA-F]{4}$/.test(base)) return 'unknown';
  return base === name ? undefined : { name: base };
}

/** Reads names that need no list. pdf.js has the list, but only for single letters. */
export function textOfComponent(name: string): string | undefined {
  if (/^[A-Za-z]$/.test(name)) return name;
  const units = /^uni((?:[\dA-F]{4})+)$/.exec(name)?.[1]?.match(/.{4}/g);
  const points = units ?? /^u([\dA-F]{4,6})$/.exec(name)?.slice(1);
  const codes = points?.map((hex) => Number.parseInt(hex, 16));
  const isSound = codes?.every((code) => code <= 0x10ffff && (code < 0xd800 || code > 0xdfff));
  return codes && isSound ? String.fromCodePoint(...codes) : undefined;
}

/** Ligatures of Latin letters, by the names of their glyphs. */
const ligatures: ReadonlySet<string> = new Set(['ff', 'fi', 'fl', 'ffi', 'ffl']);

/** Returns a ToUnicode map in which the ligatures of `names` replace codes that are not letters. */
export function addLigatures(map: string, names: ReadonlyMap<number, string>): string {
  const lines = [...names].flatMap(([code, name]) => {
    if (!ligatures.has(name)) return [];
    const own = code.toString(16).padStart(2, '0');
    const [, text] = new RegExp(`<${own}>\\s*(?:<${own}>\\s*)?<([\\da-f]{4})>`, 'i').exec(map) ?? [];
    if (text === undefined || /\p{L}/u.test(String.fromCharCode(Number.parseInt(text, 16)))) return [];
    const letters = Array.from(name, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
    return `1 beginbfchar <${own}> <${letters}> endbfchar\n`;
  });
  return map.replace('endcmap', `${lines.join('')}endcmap`);
}
