import { tryCopyObject } from '#client/lib/pdf/objects/copy-pages.ts';
import {
  arrayIn,
  asDict,
  byteStringObject,
  byteStringOf,
  catalogOf,
  dictIn,
  nameIn,
  rawIn,
  resolve,
  setIn,
} from '#client/lib/pdf/objects/pdf-objects.ts';
import { areSame } from '#client/lib/pdf/objects/same-objects.ts';
import { mergeTwinStreams } from '#client/lib/pdf/objects/twin-streams.ts';
import { matchCopiedAnnotations } from '#client/lib/pdf/objects/matching-objects.ts';
import { type PDFContext, PDFDict, PDFName, type PDFRef } from '@cantoo/pdf-lib';

interface FormSource {
  readonly source: PDFContext | undefined;
  readonly pages: readonly (readonly [source: PDFRef, copy: PDFRef])[];
}

const maxDepth = 50;

/**
 * Gives the fields of merged forms the defaults of their original forms (ISO 32000-2, 12.7.3): default appearance and
 * alignment on each field, and the combined default resources. If two files use the same font name for different fonts,
 * one is renamed. pdf.js (6.5.438) only keeps resources that appearances use, and applies one form's defaults to all.
 */
export function carryFormDefaults(context: PDFContext, sources: readonly FormSource[]): void {
  const result = dictIn(catalogOf(context), 'AcroForm');
  const forms = sources.map(({ source }) => source && dictIn(catalogOf(source), 'AcroForm'));
  // If the pages of a source cannot be read, only pdf.js's version of its form is available.
  const areRead = sources.every(({ source, pages }) => source && pages.length > 0);
  if (!result || !areRead || forms.filter((form) => form).length < 2) return;
  const resources = context.obj({});
  sources.forEach(({ source, pages }, index) => {
    const form = forms[index];
    if (!source || !form) return;
    removeGivenAlignment({ source, pages }, context);
    const { roots, nodes } = listNodes(context, pages);
    if (roots.size === 0) return;
    for (const root of roots) inheritDefaults(root, form);
    const newNames = addResources(context, resources, source, form);
    if (newNames.size > 0) for (const node of nodes) renameFonts(node, newNames);
  });
  for (const key of ['DA', 'Q']) setIn(result, key, undefined);
  setIn(result, 'DR', context.register(resources));
  mergeTwinStreams(context);
}

/**
 * Removes the alignment that pdf.js copied from the form to its fields, because it overlooks fields that inherit
 * another one.
 */
function removeGivenAlignment({ source, pages }: FormSource, copy: PDFContext): void {
  if (!source) return;
  for (const [original, widget] of matchCopiedAnnotations({ source, copy, pages })) {
    const [before, after] = [asDict(source, original), asDict(copy, widget)];
    if (before && after && rawIn(before, 'Q') === undefined) setIn(after, 'Q', undefined);
  }
}

/** Lists all annotations of the pages with their ancestor fields, and the topmost fields. */
function listNodes(context: PDFContext, pages: FormSource['pages']) {
  const nodes = new Set<PDFDict>();
  const roots = new Set<PDFDict>();
  for (const [, ref] of pages) {
    const page = asDict(context, ref);
    for (const value of page ? arrayIn(page, 'Annots') : []) {
      const annotation = asDict(context, value);
      let node = annotation;
      for (let depth = 0; node && depth < maxDepth; depth += 1) {
        nodes.add(node);
        const parent = dictIn(node, 'Parent');
        if (!parent && annotation && nameIn(annotation, 'Subtype') === 'Widget') roots.add(node);
        node = parent;
      }
    }
  }
  return { nodes, roots };
}

function inheritDefaults(field: PDFDict, form: PDFDict): void {
  for (const key of ['DA', 'Q']) {
    if (rawIn(field, key) === undefined) setIn(field, key, resolve(form.context, rawIn(form, key)));
  }
}

/**
 * Adds a form's default resources. If two resources of the same name differ, the first is kept. Returns the new names
 * of fonts.
 */
function addResources(
  context: PDFContext,
  resources: PDFDict,
  source: PDFContext,
  form: PDFDict,
): ReadonlyMap<PDFName, PDFName> {
  const newNames = new Map<PDFName, PDFName>();
  const given = rawIn(form, 'DR');
  const copy = given && asDict(context, tryCopyObject(source, given, context));
  for (const [kind, value] of copy?.entries() ?? []) {
    const own = asDict(context, value);
    const all = asDict(context, resources.get(kind));
    if (!own || !all) {
      if (!resources.has(kind))
        resources.set(kind, own ? PDFDict.fromMapWithContext(new Map(own.asMap()), context) : value);
      continue;
    }
    for (const [name, entry] of own.entries()) {
      const isTaken = all.has(name) && !areSame(context, all.get(name), entry);
      if (isTaken && kind !== PDFName.of('Font')) continue;
      const newName = isTaken ? unusedName(name, all) : name;
      if (isTaken) newNames.set(name, newName);
      all.set(newName, entry);
    }
  }
  return newNames;
}

function unusedName(name: PDFName, taken: PDFDict): PDFName {
  for (let count = 2; ; count += 1) {
    const candidate = PDFName.of(`${name.decodeText()}_${count}`);
    if (!taken.has(candidate)) return candidate;
  }
}

/** Renames fonts in a default appearance. Existing appearance streams have resources of their own. */
function renameFonts(node: PDFDict, newNames: ReadonlyMap<PDFName, PDFName>): void {
  const appearance = byteStringOf(resolve(node.context, rawIn(node, 'DA')));
  const renamed = appearance?.replace(
    /\/([^\s()<>[\]{}/%]+)/g,
    (whole, name: string) => newNames.get(PDFName.of(name))?.asString() ?? whole,
  );
  if (renamed !== undefined && renamed !== appearance) setIn(node, 'DA', byteStringObject(renamed));
}
