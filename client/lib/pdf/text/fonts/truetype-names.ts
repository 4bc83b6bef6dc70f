import { textOfComponent } from './glyph-names.ts';

/** One encoding of a TrueType font: the glyph of each character code. */
type GlyphCodes = ReadonlyMap<number, number>;

/** The codes of a symbolic font, and the letters of those whose glyphs have a known name. */
export interface SymbolicCodes {
  readonly codes: readonly number[];
  readonly letters: ReadonlyMap<number, string>;
}

/**
 * Reads which letters the codes of a symbolic TrueType font are, from the names of its glyphs (OpenType, `cmap` and
 * `post`). Undefined if the font cannot be read.
 */
export function readSymbolicCodes(font: Uint8Array): SymbolicCodes | undefined {
  try {
    const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
    const tables = readTables(view);
    const cmap = tables.get('cmap');
    const glyphs = cmap && readGlyphCodes(cmap);
    if (!glyphs) return undefined;
    const post = tables.get('post');
    const names = post ? readLetters(post) : [];
    const letters = [...glyphs].flatMap(([code, glyph]) => {
      const letter = names[glyph];
      return letter === undefined ? [] : [[code, letter] as const];
    });
    return { codes: [...glyphs.keys()], letters: new Map(letters) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readTables(view: DataView): ReadonlyMap<string, DataView> {
  const tables = new Map<string, DataView>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = 12 + 16 * index;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((each) => view.getUint8(at + each)));
    const [start, length] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    tables.set(tag, new DataView(view.buffer, view.byteOffset + start, length));
  }
  return tables;
}

/** Reads the encoding for symbols (3, 0), or else the one of the Macintosh (1, 0); see ISO 32000-1, 9.6.6.4. */
function readGlyphCodes(cmap: DataView): GlyphCodes | undefined {
  const count = cmap.getUint16(2);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 4 + 8 * index;
    return { id: `${cmap.getUint16(at)} ${cmap.getUint16(at + 2)}`, start: cmap.getUint32(at + 4) };
  });
  const table = tables.find(({ id }) => id === '3 0') ?? tables.find(({ id }) => id === '1 0');
  if (!table) return undefined;
  const { start } = table;
  const glyphs = new Map<number, number>();
  const add = (code: number, glyph: number) => {
    if (glyph !== 0) glyphs.set(code & 0xff, glyph);
  };
  const format = cmap.getUint16(start);
  if (format === 0) for (let code = 0; code < 256; code += 1) add(code, cmap.getUint8(start + 6 + code));
  if (format === 6) {
    const first = cmap.getUint16(start + 6);
    for (let index = 0; index < cmap.getUint16(start + 8); index += 1)
      add(first + index, cmap.getUint16(start + 10 + 2 * index));
  }
  if (format === 4) readSegments(cmap, start, add);
  return glyphs;
}

/** Reads a table in format 4. */
function readSegments(cmap: DataView, start: number, add: (code: number, glyph: number) => void): void {
  const size = cmap.getUint16(start + 6);
  // In a hostile font, each of 30,000 segments may have all codes.
  let budget = 0x1_0000;
  for (let at = start + 14; at < start + 14 + size; at += 2) {
    const last = cmap.getUint16(at);
    const first = cmap.getUint16(at + size + 2);
    const delta = cmap.getUint16(at + 2 * size + 2);
    const offsetAt = at + 3 * size + 2;
    const offset = cmap.getUint16(offsetAt);
    for (let code = first; code <= last && code < 0xffff && budget > 0; code += 1) {
      budget -= 1;
      const glyph = offset === 0 ? code : cmap.getUint16(offsetAt + offset + 2 * (code - first));
      add(code, glyph === 0 ? 0 : (glyph + delta) & 0xffff);
    }
  }
}

const namedFormat = 0x2_0000;
/** The standard order of names follows Mac OS Roman: ASCII from the space on at 3, and the other half at 98. */
const standardCount = 258;
const order = { first: 3, second: 98, last: 225 };

/** Returns the letter of each glyph whose name is in the standard order, or says its code point. */
function readLetters(post: DataView): (string | undefined)[] {
  if (post.getUint32(0) !== namedFormat) return [];
  const decoder = new TextDecoder('macintosh');
  const count = post.getUint16(32);
  const others = readNames(post, 34 + 2 * count);
  return Array.from({ length: count }, (_, glyph) => {
    const index = post.getUint16(34 + 2 * glyph);
    if (index >= standardCount) return textOfComponent(others[index - standardCount] ?? '');
    if (index < order.first || index > order.last) return undefined;
    const byte = index < order.second ? index - order.first + 0x20 : index - order.second + 0x80;
    return decoder.decode(Uint8Array.of(byte));
  });
}

/** Reads strings that begin with their length. */
function readNames(post: DataView, start: number): string[] {
  const names: string[] = [];
  for (let at = start; at < post.byteLength;) {
    const end = Math.min(at + 1 + post.getUint8(at), post.byteLength);
    let name = '';
    for (let each = at + 1; each < end; each += 1) name += String.fromCharCode(post.getUint8(each));
    names.push(name);
    at = end;
  }
  return names;
}
