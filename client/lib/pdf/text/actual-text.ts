import {
  elementsOf,
  nameIn,
  numberIn,
  rawIn,
  refIn,
  resolve,
  stringText,
  textIn,
} from '#client/lib/pdf/objects/pdf-objects.ts';
import { withStreamLimit } from '#client/lib/pdf/objects/bound-streams.ts';
import { visitDicts } from '#client/lib/pdf/objects/visit-dicts.ts';
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** The texts that replace drawn content (ISO 32000-2, 14.9.4), by pdf.js's id of the marked content. */
export type ActualTexts = ReadonlyMap<string, string>;

/** Larger contents are not searched, because pdf.js decompresses them once more. */
const mostContentBytes = 64 << 20;
/** Larger than all marked-content numbers in files. */
const firstMark = 1_000_000_000;

/** With our own mark, the tag of marked content is this followed by its original number. */
const contentTag = 'Content';

/** Returns the number of marked content in the file, for an id and a tag of pdf.js. */
export function contentNumber(id: string, tag: string | null): number | undefined {
  const number = Number(/_mc(\d+)$/.exec(id)?.[1] ?? Infinity);
  if (number < firstMark) return number;
  const [, own] = new RegExp(`^${contentTag}(\\d+)$`).exec(tag ?? '') ?? [];
  return own === undefined ? undefined : Number(own);
}

/** Returns the key for an id of pdf.js: only the number for our own marks, page and number for others. */
export function actualTextKey(id: string): string {
  const [, page = '', number = ''] = /^p(\d+)R\d*_mc(\d+)$/.exec(id) ?? [];
  return Number(number) >= firstMark ? number : `${page} ${number}`;
}

/**
 * Finds the actual text of marked content. pdf.js (6.5.438) ignores actual text inside a content stream, so it is
 * replaced with a number there; `isChanged` is then true.
 */
export function findActualTexts(context: PDFContext): {
  readonly texts: Map<string, string>;
  readonly isChanged: boolean;
} {
  const texts = new Map<string, string>();
  visitDicts(context, (dict) => {
    const text = rawIn(dict, 'S') && textIn(dict, 'ActualText');
    if (text === undefined || typeof text !== 'string') return;
    const keys = contentKeys(context, dict, refIn(dict, 'Pg'), 0);
    keys.forEach((key, index) => texts.set(key, index === 0 ? withoutNulls(text) : ''));
  });
  const given = texts.size;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream && isContent(object)) markStream(context, ref, object, texts);
  }
  return { texts, isChanged: texts.size > given };
}

/** Some programs end a text with a null character. */
const withoutNulls = (text: string) => text.replaceAll('\0', '');

const maxDepth = 20;

/** Lists the marked content below a structure element, in order. */
function contentKeys(
  context: PDFContext,
  element: PDFDict,
  page: PDFRef | undefined,
  depth: number,
): string[] {
  if (depth > maxDepth) return [];
  const given = resolve(context, rawIn(element, 'K'));
  const kids = given instanceof PDFArray ? elementsOf(context, given) : [given];
  return kids.flatMap((value) => {
    const kid = resolve(context, value);
    if (kid instanceof PDFNumber) return page ? [`${page.objectNumber} ${kid.asNumber()}`] : [];
    if (!(kid instanceof PDFDict)) return [];
    const own = refIn(kid, 'Pg') ?? page;
    const number = nameIn(kid, 'Type') === 'MCR' ? numberIn(kid, 'MCID') : undefined;
    if (number !== undefined) return own ? [`${own.objectNumber} ${number}`] : [];
    return contentKeys(context, kid, own, depth + 1);
  });
}

/** Returns whether a stream is page content, which has no type, or a form. */
function isContent({ dict }: PDFRawStream): boolean {
  const type = nameIn(dict, 'Type');
  const isOther = type !== undefined && type !== 'XObject';
  return !isOther && nameIn(dict, 'Subtype') !== 'Image' && rawIn(dict, 'Length1') === undefined;
}

/** Marked content with a property list: a tag, a dictionary of names and strings, the operator. */
const marked = /(\/[^\s<>()[\]{}/%]+)\s*<<((?:[^<>()]|<[\dA-Fa-f\s]*>|\((?:\\[^]|[^\\()])*\))*)>>\s*BDC\b/g;
const actualText = /\/ActualText\s*(?:<([\dA-Fa-f\s]*)>|\(((?:\\[^]|[^\\()])*)\))/;

function markStream(
  context: PDFContext,
  ref: PDFRef,
  stream: PDFRawStream,
  texts: Map<string, string>,
): void {
  const bytes = decodeStream(stream);
  if (!bytes || !new TextDecoder('latin1').decode(bytes).includes('/ActualText')) return;
  const content = latin1(bytes);
  const changed = content.replace(marked, (whole, tag: string, properties: string) => {
    const [found, hex, literal] = actualText.exec(properties) ?? [];
    if (found === undefined) return whole;
    const text = stringText(hex === undefined ? PDFString.of(literal ?? '') : PDFHexString.of(hex));
    const mark = String(firstMark + texts.size);
    texts.set(mark, withoutNulls(text ?? ''));
    const number = /\/MCID\s+(\d+)/.exec(properties)?.[1];
    return `${number === undefined ? tag : `/${contentTag}${number}`}<</MCID ${mark}>>BDC`;
  });
  if (changed !== content) context.assign(ref, replaced(context, stream.dict, changed));
}

/** Decompresses a stream; undefined if it cannot be decompressed. */
export function decodeStream(stream: PDFRawStream): Uint8Array | undefined {
  try {
    return withStreamLimit(mostContentBytes, () => decodePDFRawStream(stream).decode());
  } catch {
    // A stream that cannot be decompressed stays unchanged.
    return undefined;
  }
}

/** Returns a stream with other content, not compressed. */
export function replaced(context: PDFContext, dict: PDFDict, content: string): PDFObject {
  const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0));
  const entries = dict.entries().filter(([key]) => !['Filter', 'DecodeParms'].includes(key.decodeText()));
  return PDFRawStream.of(PDFDict.fromMapWithContext(new Map(entries), context), bytes);
}

const chunkBytes = 8192;

/** Decodes one character per byte, unlike the browsers' Latin-1 decoder. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += chunkBytes)
    text += String.fromCharCode(...bytes.subarray(start, start + chunkBytes));
  return text;
}
