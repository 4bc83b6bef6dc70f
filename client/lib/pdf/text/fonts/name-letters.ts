import {
  arrayIn,
  asDict,
  dictIn,
  nameIn,
  nameText,
  numberIn,
  rawIn,
  refIn,
  resolve,
  setIn,
  textIn,
} from '#client/lib/pdf/objects/pdf-objects.ts';
import { visitDicts } from '#client/lib/pdf/objects/visit-dicts.ts';
import {
  type PDFContext,
  type PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { decodeStream, latin1, replaced } from '../actual-text.ts';
import { dingbats, isPlainDingbats } from './dingbats.ts';
import { readSymbolicCodes } from './truetype-names.ts';
import { addLigatures, markUnknown, readGlyphName } from './glyph-names.ts';

/**
 * Adds the letters that pdf.js (6.5.438) does not find for character codes: glyph names with a suffix or of several
 * letters. Soft hyphens become hyphens. Letters that the file does not define are marked. Use only for reading text, because the fonts no longer
 * draw. Returns whether anything changed.
 */
export function nameLetters(context: PDFContext): boolean {
  let isChanged = false;
  const seen = new Set<PDFDict>();
  visitDicts(context, (font) => {
    if (keepHyphens(context, font)) isChanged = true;
    const encoding = nameIn(font, 'Type') === 'Font' ? dictIn(font, 'Encoding') : undefined;
    if (nameIn(font, 'Subtype') === 'Type0') isChanged = markComposite(context, font) || isChanged;
    else if (isPlainDingbats(font)) {
      setTexts(context, font, dingbats);
      isChanged = true;
    } else if (isSymbolicTrueType(font)) isChanged = nameSymbolic(context, font) || isChanged;
    else if (encoding && !seen.has(encoding)) isChanged = nameSimple(context, font, encoding) || isChanged;
    if (encoding) seen.add(encoding);
  });
  return isChanged;
}

/** Maps glyphs to hyphens instead of soft hyphens, which pdf.js skips although the page shows them. */
function keepHyphens(context: PDFContext, font: PDFDict): boolean {
  return changeMap(context, font, (map) => {
    const codes = [...map.matchAll(/beginbf(char|range)([^]*?)endbf/g)].flatMap(([, kind, block = '']) =>
      softHyphens(block, kind === 'range'),
    );
    const lines = codes.map((code) => `1 beginbfchar <${code}> <002d> endbfchar\n`).join('');
    return map.replace('endcmap', `${lines}endcmap`);
  });
}

/** Changes the ToUnicode map of a font; returns whether it is another. */
function changeMap(context: PDFContext, font: PDFDict, change: (map: string) => string): boolean {
  const ref = refIn(font, 'ToUnicode');
  const stream = resolve(context, ref);
  const bytes = ref && stream instanceof PDFRawStream ? decodeStream(stream) : undefined;
  if (!ref || !bytes || !(stream instanceof PDFRawStream)) return false;
  const map = latin1(bytes);
  const changed = change(map);
  if (changed !== map) context.assign(ref, replaced(context, stream.dict, changed));
  return changed !== map;
}

const softHyphen = 0xad;
const charLine = /<([\da-f]+)>\s*<([\da-f]+)>/gi;
const rangeLine = /<([\da-f]+)>\s*<([\da-f]+)>\s*(?:<([\da-f]+)>|\[([^\]]*)\])/gi;

/** Lists the codes of soft hyphens in a block of a ToUnicode map, as the map writes them. */
function softHyphens(block: string, isRange: boolean): string[] {
  if (!isRange)
    return [...block.matchAll(charLine)].flatMap(([, code = '', text = '']) =>
      parseInt(text, 16) === softHyphen ? code : [],
    );
  return [...block.matchAll(rangeLine)].flatMap(([, first = '', last = '', text, list = '']) => {
    const texts = list.match(/[\da-f]+/gi) ?? [];
    const place =
      text === undefined
        ? texts.findIndex((each) => parseInt(each, 16) === softHyphen)
        : softHyphen - parseInt(text, 16);
    const code = parseInt(first, 16) + place;
    return place >= 0 && code <= parseInt(last, 16) ? toHex(code, first.length) : [];
  });
}

function nameSimple(context: PDFContext, font: PDFDict, encoding: PDFDict): boolean {
  const texts = new Map<number, string>();
  const names = new Map<number, string>();
  let code = 0;
  const given = arrayIn(encoding, 'Differences');
  const renamed = given.map((raw): PDFObject => {
    const value = resolve(context, raw);
    if (value instanceof PDFNumber) code = value.asNumber();
    const name = nameText(value);
    if (name === undefined) return raw;
    const meaning = readGlyphName(name);
    names.set(code, name);
    code += 1;
    if (meaning === 'unknown') texts.set(code - 1, markUnknown(code - 1));
    else if (meaning && 'text' in meaning) texts.set(code - 1, meaning.text);
    else if (meaning) return PDFName.of(meaning.name);
    return raw;
  });
  const isRenamed = renamed.some((value, index) => value !== given[index]);
  if (isRenamed) setIn(encoding, 'Differences', context.obj(renamed));
  if (rawIn(font, 'ToUnicode') !== undefined)
    return changeMap(context, font, (map) => addLigatures(map, names)) || isRenamed;
  if (texts.size === 0) return isRenamed;
  setTexts(context, font, texts);
  return true;
}

function setTexts(context: PDFContext, font: PDFDict, texts: ReadonlyMap<number, string>): void {
  const lines = [...texts].map(([code, text]) => `<${toHex(code, 2)}> <${utf16(text)}>`);
  setIn(font, 'ToUnicode', writeMap(context, 'bfchar', lines, 1));
}

const flagSymbolic = 4;

/** Returns whether only the font itself says what its codes are (ISO 32000-2, 9.6.5.4). */
function isSymbolicTrueType(font: PDFDict): boolean {
  const descriptor = dictIn(font, 'FontDescriptor');
  const isSymbolic = ((descriptor && numberIn(descriptor, 'Flags')) ?? 0) & flagSymbolic;
  const isOpen = rawIn(font, 'Encoding') === undefined && rawIn(font, 'ToUnicode') === undefined;
  return isSymbolic !== 0 && isOpen && nameIn(font, 'Subtype') === 'TrueType';
}

/** Names the letters of a symbolic font by its glyphs. Without names, its codes are ASCII if most are letters. */
function nameSymbolic(context: PDFContext, font: PDFDict): boolean {
  const descriptor = dictIn(font, 'FontDescriptor');
  const program = descriptor && resolve(context, rawIn(descriptor, 'FontFile2'));
  const bytes = program instanceof PDFRawStream ? decodeStream(program) : undefined;
  const found = bytes && readSymbolicCodes(bytes);
  if (!found) return false;
  const { codes, letters } = found;
  const isAscii =
    codes.filter((code) => /[A-Za-z]/.test(String.fromCharCode(code))).length * 2 >= codes.length;
  const texts = new Map(letters);
  if (!isAscii) for (const code of codes) texts.set(code, letters.get(code) ?? markUnknown(code));
  if (texts.size > 0) setTexts(context, font, texts);
  return texts.size > 0;
}

/** Marks a font whose two-byte codes are glyph numbers without a mapping to letters (ISO 32000-2, 9.10.2). */
function markComposite(context: PDFContext, font: PDFDict): boolean {
  const encoding = nameIn(font, 'Encoding');
  const isIdentity = encoding === 'Identity-H' || encoding === 'Identity-V';
  const descendant = asDict(context, arrayIn(font, 'DescendantFonts')[0]);
  const system = descendant && dictIn(descendant, 'CIDSystemInfo');
  const ordering = system && textIn(system, 'Ordering');
  if (!isIdentity || rawIn(font, 'ToUnicode') !== undefined || ordering !== 'Identity') return false;
  const lines = Array.from({ length: 256 }, (_, high) => {
    const first = high << 8;
    return `<${toHex(first, 4)}> <${toHex(first + 255, 4)}> <${utf16(markUnknown(first))}>`;
  });
  setIn(font, 'ToUnicode', writeMap(context, 'bfrange', lines, 2));
  return true;
}

const toHex = (value: number, length: number) => value.toString(16).padStart(length, '0');

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => toHex(text.charCodeAt(index), 4)).join('');
}

const mostLines = 100;

/** Writes a ToUnicode map (ISO 32000-2, 9.10.3), whose blocks may have 100 lines. */
function writeMap(context: PDFContext, kind: string, lines: readonly string[], byteCount: number): PDFObject {
  const whole = `<${'00'.repeat(byteCount)}> <${'ff'.repeat(byteCount)}>`;
  let map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letters def /CMapType 2 def
1 begincodespacerange\n${whole}\nendcodespacerange\n`;
  for (let start = 0; start < lines.length; start += mostLines) {
    const part = lines.slice(start, start + mostLines);
    map += `${part.length} begin${kind}\n${part.join('\n')}\nend${kind}\n`;
  }
  return context.register(
    context.stream(`${map}endcmap CMapName currentdict /CMap defineresource pop end end`),
  );
}
