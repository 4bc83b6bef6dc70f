import { PDFBool, type PDFContext, type PDFDict, type PDFRef } from '@cantoo/pdf-lib';
import {
  arrayIn,
  asDict,
  catalogOf,
  dictIn,
  nameIn,
  rawIn,
  resolve,
  setIn,
} from '#client/lib/pdf/objects/pdf-objects.ts';

interface NamedForm {
  readonly name: string;
  readonly source: PDFContext | undefined;
  readonly pages: readonly (readonly [source: PDFRef, copy: PDFRef])[];
}

/** Files whose forms ask viewers to draw fields, and files whose fields are drawn again because of them. */
export interface RedrawnFields {
  readonly asking: readonly string[];
  readonly affected: readonly string[];
}

/**
 * Removes `NeedAppearances` (ISO 32000-2, table 224) if no file that asks for it has fields in the result. One form has
 * one such entry for all its fields; returns whom that affects.
 */
export function settleAppearances(context: PDFContext, sources: readonly NamedForm[]): RedrawnFields {
  const nothing = { asking: [], affected: [] };
  const form = dictIn(catalogOf(context), 'AcroForm');
  const areRead = sources.every(({ source, pages }) => source && pages.length > 0);
  if (!form || !areRead || !needsAppearances(form)) return nothing;
  const withFields = sources.filter(({ pages }) => pages.some(([, ref]) => hasFields(context, ref)));
  const isAsking = ({ source }: NamedForm) => {
    const own = source && dictIn(catalogOf(source), 'AcroForm');
    return own !== undefined && needsAppearances(own);
  };
  const asking = withFields.filter(isAsking).map(({ name }) => name);
  if (asking.length === 0) setIn(form, 'NeedAppearances', undefined);
  const affected = withFields.filter((each) => !isAsking(each)).map(({ name }) => name);
  return asking.length > 0 && affected.length > 0 ? { asking, affected } : nothing;
}

const needsAppearances = (form: PDFDict) =>
  resolve(form.context, rawIn(form, 'NeedAppearances')) === PDFBool.True;

function hasFields(context: PDFContext, pageRef: PDFRef): boolean {
  const page = asDict(context, pageRef);
  const annotations = (page ? arrayIn(page, 'Annots') : []).map((value) => asDict(context, value));
  return annotations.some((each) => each !== undefined && nameIn(each, 'Subtype') === 'Widget');
}
