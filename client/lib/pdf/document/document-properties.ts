import { catalogOf, rawIn, setIn, textObject } from '#client/lib/pdf/objects/pdf-objects.ts';
import type { PdfFacts } from '#client/lib/pdf/parsing/pdf-facts.ts';
import { type PDFContext, PDFDict, PDFName, PDFString } from '@cantoo/pdf-lib';
import { readOwn } from '#core/collections/read-own.ts';

const producer = 'Sundry PDF Merger';
/** Names a page range of the file as it was. */
const unportablePreferences = new Set(['PrintPageRange']);

export interface DocumentProperties {
  readonly title: string;
  /** The facts of every file that gave pages; none for a document of pictures. */
  readonly facts: readonly PdfFacts[];
  /** True when pages were added that no file gave. */
  readonly hasOtherPages: boolean;
}

/** Sets what concerns the document as a whole; what the files disagree on is left unset. */
export function setDocumentProperties(
  context: PDFContext,
  { title, facts, hasOtherPages }: DocumentProperties,
): void {
  const catalog = catalogOf(context);
  const language = agreed(facts.map((fact) => fact.language));
  const layout = agreed(facts.map((fact) => fact.pageLayout));
  const mode = agreed(facts.map((fact) => fact.pageMode));
  setIn(catalog, 'Lang', language === undefined ? undefined : textObject(language));
  setIn(catalog, 'PageLayout', layout === undefined ? undefined : PDFName.of(layout));
  const needsOutline = mode === 'UseOutlines' && rawIn(catalog, 'Outlines') === undefined;
  setIn(catalog, 'PageMode', mode === undefined || needsOutline ? undefined : PDFName.of(mode));
  setIn(catalog, 'ViewerPreferences', preferences(context, facts));
  const isTagged = !hasOtherPages && facts.length > 0 && facts.every((fact) => fact.isTagged);
  const isMarked = isTagged && rawIn(catalog, 'StructTreeRoot') !== undefined;
  setIn(catalog, 'MarkInfo', isMarked ? context.obj({ Marked: true }) : undefined);
  context.trailerInfo.Info = context.register(information(context, title, facts));
}

function information(context: PDFContext, title: string, facts: readonly PdfFacts[]): PDFDict {
  const only = facts.length === 1 ? facts[0] : undefined;
  const now = PDFString.fromDate(new Date());
  const texts = {
    Title: title || only?.title,
    Author: only?.author,
    Subject: only?.subject,
    Keywords: only?.keywords,
    Creator: producer,
    Producer: producer,
  };
  const info = context.obj({ CreationDate: now, ModDate: now });
  for (const [key, text] of Object.entries(texts))
    setIn(info, key, text === undefined ? undefined : textObject(text));
  return info;
}

function preferences(context: PDFContext, facts: readonly PdfFacts[]): PDFDict | undefined {
  const all = facts.map((fact) => fact.viewerPreferences ?? {});
  const dict = PDFDict.withContext(context);
  for (const key of Object.keys(all[0] ?? {})) {
    const value = agreed(all.map((each) => readOwn(each, key)));
    const isPlain = typeof value === 'boolean' || typeof value === 'string' || typeof value === 'number';
    if (isPlain && !unportablePreferences.has(key))
      setIn(dict, key, context.obj({ value }).get(PDFName.of('value')));
  }
  return dict.keys().length > 0 ? dict : undefined;
}

/** The value that all share; undefined when they differ or there is none. */
function agreed<Value>(values: readonly Value[]): Value | undefined {
  const [first] = values;
  return values.every((value) => value === first) ? first : undefined;
}
