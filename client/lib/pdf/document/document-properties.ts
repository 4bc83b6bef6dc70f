import {
  asDict,
  catalogOf,
  dictIn,
  rawIn,
  resolve,
  setIn,
  stringText,
  textIn,
  textObject,
} from '#client/lib/pdf/objects/pdf-objects.ts';
import { tryCopyObject } from '#client/lib/pdf/objects/copy-pages.ts';
import type { PdfFacts } from '#client/lib/pdf/parsing/pdf-facts.ts';
import {
  decodePDFRawStream,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { ToolInputError } from '#core/errors.ts';
import { decodeText } from '#core/text/encodings/text-decoding.ts';
import { updateXmp } from './xmp.ts';
import { readOwn } from '#core/collections/read-own.ts';

const producer = 'Sundry';
/** Preferences that apply to any pages of a file (ISO 32000-2, table 147). `PrintPageRange` names pages of the original. */
const preferenceKeys = new Set(
  `HideToolbar HideMenubar HideWindowUI FitWindow CenterWindow DisplayDocTitle NonFullScreenPageMode Direction ViewArea
  ViewClip PrintArea PrintClip PrintScaling Duplex PickTrayByPDFSize NumCopies Enforce`.split(/\s+/),
);

/** Returns the viewer preferences that are not carried over; usage rights are reported on their own. */
export function listLostPreferences(catalog: PDFDict): string[] {
  const keys = dictIn(catalog, 'ViewerPreferences')?.keys() ?? [];
  return keys
    .map((key) => key.decodeText())
    .filter((key) => !preferenceKeys.has(key) && key !== 'Rights' && key !== 'Type');
}

export interface DocumentProperties {
  readonly title: string;
  /** The facts of every file that provides pages; empty for a document of pictures. */
  readonly facts: readonly PdfFacts[];
  /** True if the result has pages that come from no file. */
  readonly hasOtherPages: boolean;
  /** The objects of the only file; undefined if there are several files, or the objects cannot be read. */
  readonly source: PDFContext | undefined;
}

/** Sets properties of the whole document. If the files disagree on one, it stays unset. */
export function setDocumentProperties(
  context: PDFContext,
  { title, facts, hasOtherPages, source }: DocumentProperties,
): void {
  const catalog = catalogOf(context);
  const language = agreed(facts.map((fact) => fact.language));
  const layout = agreed(facts.map((fact) => fact.pageLayout));
  const mode = agreed(facts.map((fact) => fact.pageMode));
  setIn(catalog, 'Lang', language === undefined ? undefined : textObject(language));
  setIn(catalog, 'PageLayout', layout === undefined ? undefined : PDFName.of(layout));
  const needsOutline = mode === 'UseOutlines' && rawIn(catalog, 'Outlines') === undefined;
  setIn(catalog, 'PageMode', mode === undefined || needsOutline ? undefined : PDFName.of(mode));
  setIn(catalog, 'ViewerPreferences', preferences(context, facts, source));
  const isTagged = !hasOtherPages && facts.length > 0 && facts.every((fact) => fact.isTagged);
  const isMarked = isTagged && rawIn(catalog, 'StructTreeRoot') !== undefined;
  setIn(catalog, 'MarkInfo', isMarked ? context.obj({ Marked: true }) : undefined);
  context.trailerInfo.Info = context.register(information(context, title, facts, source));
  const metadata = source && metadataOf(source);
  if (metadata === undefined) return;
  const ofFile = facts[0]?.title ?? '';
  const changedTitle = title === '' || title === ofFile ? undefined : title;
  const xmp = updateXmp(metadata, { producer, changedAt: new Date(), title: changedTitle });
  const stream = context.stream(new TextEncoder().encode(xmp), { Type: 'Metadata', Subtype: 'XML' });
  setIn(catalog, 'Metadata', context.register(stream));
}

/** Returns a file's metadata as text; undefined if it has none or it cannot be read. */
function metadataOf(source: PDFContext): string | undefined {
  const stream = resolve(source, rawIn(catalogOf(source), 'Metadata'));
  if (!(stream instanceof PDFRawStream)) return undefined;
  try {
    return decodeText(decodePDFRawStream(stream).decode()).text;
  } catch (error) {
    if (error instanceof ToolInputError) throw error;
    return undefined;
  }
}

/** Returns the document information. A single file keeps all entries, including its author and creation date. */
function information(
  context: PDFContext,
  title: string,
  facts: readonly PdfFacts[],
  source: PDFContext | undefined,
): PDFDict {
  const info = informationOf(source, facts.length === 1 ? facts[0] : undefined, context);
  const now = PDFString.fromDate(new Date());
  if (!source) {
    setIn(info, 'Creator', textObject(producer));
    setIn(info, 'CreationDate', now);
  }
  setIn(info, 'ModDate', now);
  setTexts(info, { Title: title === '' ? undefined : title, Producer: producer });
  return info;
}

/** Copies a file's document information into `context`; from the facts where its objects cannot be read. */
export function informationOf(
  source: PDFContext | undefined,
  facts: PdfFacts | undefined,
  context: PDFContext,
): PDFDict {
  const info = context.obj({});
  const own = source && asDict(source, source.trailerInfo.Info);
  for (const [key, value] of own?.entries() ?? []) {
    const plain = resolve(own?.context ?? context, value);
    if (plain && (stringText(plain) !== undefined || plain instanceof PDFName)) info.set(key, plain);
  }
  const { title, author, subject, keywords } = facts ?? {};
  setTexts(info, { Title: title, Author: author, Subject: subject, Keywords: keywords });
  return info;
}

function setTexts(info: PDFDict, texts: Readonly<Record<string, string | undefined>>): void {
  for (const [key, text] of Object.entries(texts))
    if (text !== undefined && text !== textIn(info, key)?.trim()) setIn(info, key, textObject(text));
}

function preferences(
  context: PDFContext,
  facts: readonly PdfFacts[],
  source: PDFContext | undefined,
): PDFDict | undefined {
  const all = facts.map((fact) => fact.viewerPreferences ?? {});
  const dict = PDFDict.withContext(context);
  for (const key of Object.keys(all[0] ?? {})) {
    const value = agreed(all.map((each) => readOwn(each, key)));
    const isPlain = typeof value === 'boolean' || typeof value === 'string' || typeof value === 'number';
    if (isPlain && preferenceKeys.has(key)) setIn(dict, key, context.obj({ value }).get(PDFName.of('value')));
  }
  const own = source && dictIn(catalogOf(source), 'ViewerPreferences');
  const enforced = own && rawIn(own, 'Enforce');
  if (source && enforced) setIn(dict, 'Enforce', tryCopyObject(source, enforced, context));
  return dict.keys().length > 0 ? dict : undefined;
}

/** Returns the value that all share; undefined if they differ or there is none. */
function agreed<Value>(values: readonly Value[]): Value | undefined {
  const [first] = values;
  return values.every((value) => value === first) ? first : undefined;
}
