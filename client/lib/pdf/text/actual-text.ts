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

/** The texts that stand in place of what is drawn (ISO 32000-2, 14.9.4), by the id that pdf.js gives marked content. */
export type ActualTexts = ReadonlyMap<string, string>;

/** Above all numbers of marked content that files give. */
const firstMark = 1_000_000_000;

/** The key of an id of pdf.js: of a mark of ours alone, of others with the page. */
export function actualTextKey(id: string): string {
  const [, page = '', number = ''] = /^p(\d+)R\d*_mc(\d+)$/.exec(id) ?? [];
  return Number(number) >= firstMark ? number : `${page} ${number}`;
}

/**
 * Finds the actual text of marked content. Where it is given in a content stream, which pdf.js (6.5.438) passes over,
 * the stream gets a number in its place: `isChanged` tells.
 */
export function findActualTexts(context: PDFContext): {
  readonly texts: ActualTexts;
  readonly isChanged: boolean;
} {
  const texts = new Map<string, string>();
  visitDicts(context, (dict) => {
    const text = rawIn(dict, 'S') && textIn(dict, 'ActualText');
    if (text === undefined || typeof text !== 'string') return;
    const keys = contentKeys(context, dict, refIn(dict, 'Pg'), 0);
    keys.forEach((key, index) => texts.set(key, index === 0 ? text : ''));
  });
  const given = texts.size;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream && isContent(object)) markStream(context, ref, object, texts);
  }
  return { texts, isChanged: texts.size > given };
}

const maxDepth = 20;

/** The marked content below a structure element, in its order. */
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

/** Pages' contents have no type; forms have. */
function isContent({ dict }: PDFRawStream): boolean {
  const type = nameIn(dict, 'Type');
  const isOther = type !== undefined && type !== 'XObject';
  return !isOther && nameIn(dict, 'Subtype') !== 'Image' && rawIn(dict, 'Length1') === undefined;
}

/** Marked content with properties of its own: a tag, a dictionary of names and strings, the operator. */
const marked = /(\/[^\s<>()[\]{}/%]+)\s*<<((?:[^<>()]|<[\dA-Fa-f\s]*>|\((?:\\[^]|[^\\()])*\))*)>>\s*BDC\b/g;
const actualText = /\/ActualText\s*(?:<([\dA-Fa-f\s]*)>|\(((?:\\[^]|[^\\()])*)\))/;

function markStream(
  context: PDFContext,
  ref: PDFRef,
  stream: PDFRawStream,
  texts: Map<string, string>,
): void {
  const bytes = decode(stream);
  if (!bytes || !new TextDecoder('latin1').decode(bytes).includes('/ActualText')) return;
  const content = latin1(bytes);
  const changed = content.replace(marked, (whole, tag: string, properties: string) => {
    const [found, hex, literal] = actualText.exec(properties) ?? [];
    if (found === undefined) return whole;
    const text = stringText(hex === undefined ? PDFString.of(literal ?? '') : PDFHexString.of(hex));
    const mark = String(firstMark + texts.size);
    texts.set(mark, text ?? '');
    return `${tag}<</MCID ${mark}>>BDC`;
  });
  if (changed !== content) context.assign(ref, replaced(context, stream.dict, changed));
}

function decode(stream: PDFRawStream): Uint8Array | undefined {
  try {
    return decodePDFRawStream(stream).decode();
  } catch {
    // What it cannot unpack stays as it is.
    return undefined;
  }
}

function replaced(context: PDFContext, dict: PDFDict, content: string): PDFObject {
  const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0));
  const entries = dict.entries().filter(([key]) => !['Filter', 'DecodeParms'].includes(key.decodeText()));
  return PDFRawStream.of(PDFDict.fromMapWithContext(new Map(entries), context), bytes);
}

const chunkBytes = 8192;

/** One character a byte, unlike what browsers call Latin-1. */
function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += chunkBytes)
    text += String.fromCharCode(...bytes.subarray(start, start + chunkBytes));
  return text;
}
