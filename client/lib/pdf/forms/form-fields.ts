import {
  arrayIn,
  asDict,
  catalogOf,
  dictIn,
  ensureDictIn,
  rawIn,
  setIn,
  textIn,
  textObject,
} from '#client/lib/pdf/objects/pdf-objects.ts';
import { PDFArray, type PDFContext, PDFDict, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { rootFields } from './field-tree.ts';

export interface RenamedField {
  readonly from: string;
  readonly to: string;
}

const inheritableKeys = ['FT', 'Ff', 'V', 'DV', 'DA', 'Q', 'MaxLen', 'Opt', 'TI', 'I', 'AA'];
const maxDepth = 50;

/**
 * Renames form fields of different files that share a name, because fields with the same name share one value (ISO
 * 32000-1, 12.7.3.2). `fileOfPage` maps a page to its file.
 */
export function renameClashingFields(
  context: PDFContext,
  fileOfPage: ReadonlyMap<PDFRef, string>,
): RenamedField[] {
  const fileOfWidget = mapWidgets(context, fileOfPage);
  const owners = new Map<string, string>();
  const fields = rootFields(context).map((ref) => ({ ref, file: fileOfField(context, ref, fileOfWidget) }));
  const names = new Set(fields.map(({ ref }) => nameOfField(context, ref)));
  const newNames = new Map<string, string>();
  const renamed: RenamedField[] = [];
  for (const { ref, file } of fields) {
    const dict = asDict(context, ref);
    const from = nameOfField(context, ref);
    if (!dict || from === undefined || file === undefined) continue;
    const owner = owners.get(from) ?? file;
    owners.set(from, owner);
    if (owner === file) continue;
    const key = `${file}\n${from}`;
    const to = newNames.get(key) ?? uniqueName(from, names);
    if (!newNames.has(key)) renamed.push({ from, to });
    newNames.set(key, to);
    setIn(dict, 'T', textObject(to));
  }
  return renamed;
}

/**
 * Makes the form fields on a copied page independent, with their current values. `copies` maps each widget of the
 * original page to its copy. Returns the new names.
 */
export function detachCopiedFields(context: PDFContext, copies: ReadonlyMap<PDFRef, PDFRef>): RenamedField[] {
  const names = new Set(rootFields(context).map((ref) => nameOfField(context, ref)));
  const parents = new Map<PDFRef, PDFRef>();
  const roots: PDFRef[] = [];
  const renamed: RenamedField[] = [];
  for (const copyRef of copies.values()) {
    const widget = asDict(context, copyRef);
    if (!widget) continue;
    const parentRef = rawIn(widget, 'Parent');
    if (rawIn(widget, 'T') !== undefined || !(parentRef instanceof PDFRef)) {
      renamed.push(makeRoot(widget, names));
      roots.push(copyRef);
      continue;
    }
    const known = parents.get(parentRef);
    const newParentRef = known ?? copyField(context, parentRef, names, renamed);
    if (!newParentRef) continue;
    if (!known) roots.push(newParentRef);
    parents.set(parentRef, newParentRef);
    adopt(context, newParentRef, copyRef);
  }
  if (roots.length > 0) addRootFields(context, roots);
  return renamed;
}

function addRootFields(context: PDFContext, refs: readonly PDFRef[]): void {
  const form = ensureDictIn(catalogOf(context), 'AcroForm');
  setIn(form, 'Fields', context.obj([...rootFields(context), ...refs]));
}

function nameOfField(context: PDFContext, ref: PDFRef): string | undefined {
  const field = asDict(context, ref);
  return field && textIn(field, 'T');
}

function mapWidgets(context: PDFContext, fileOfPage: ReadonlyMap<PDFRef, string>): Map<PDFRef, string> {
  const fileOfWidget = new Map<PDFRef, string>();
  for (const [pageRef, file] of fileOfPage) {
    const page = asDict(context, pageRef);
    for (const annotation of page ? arrayIn(page, 'Annots') : []) {
      if (annotation instanceof PDFRef) fileOfWidget.set(annotation, file);
    }
  }
  return fileOfWidget;
}

function fileOfField(
  context: PDFContext,
  ref: PDFRef,
  fileOfWidget: ReadonlyMap<PDFRef, string>,
  depth = 0,
): string | undefined {
  const file = fileOfWidget.get(ref);
  const field = asDict(context, ref);
  if (file !== undefined || !field || depth > maxDepth) return file;
  for (const kid of arrayIn(field, 'Kids')) {
    const found = kid instanceof PDFRef ? fileOfField(context, kid, fileOfWidget, depth + 1) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Makes a field a root field. Its full name joins the names of all ancestors with periods, but a root field's own name
 * must not contain one. Returns the full name and the new one.
 */
function makeRoot(field: PDFDict, names: Set<string | undefined>): RenamedField {
  const parts: string[] = [];
  let ancestor: PDFDict | undefined = field;
  for (let depth = 0; ancestor && depth < maxDepth; depth += 1) {
    const part = textIn(ancestor, 'T');
    if (part !== undefined) parts.unshift(part);
    for (const key of inheritableKeys) {
      if (rawIn(field, key) === undefined) setIn(field, key, rawIn(ancestor, key));
    }
    ancestor = dictIn(ancestor, 'Parent');
  }
  setIn(field, 'Parent', undefined);
  const to = uniqueName(parts.join('_') || 'field', names);
  setIn(field, 'T', textObject(to));
  return { from: parts.join('.'), to };
}

function copyField(
  context: PDFContext,
  ref: PDFRef,
  names: Set<string | undefined>,
  renamed: RenamedField[],
): PDFRef | undefined {
  const field = asDict(context, ref);
  if (!field) return undefined;
  const copy = PDFDict.fromMapWithContext(field.asMap(), context);
  setIn(copy, 'Kids', PDFArray.withContext(context));
  renamed.push(makeRoot(copy, names));
  return context.register(copy);
}

function adopt(context: PDFContext, parentRef: PDFRef, kidRef: PDFRef): void {
  const parent = asDict(context, parentRef);
  const kid = asDict(context, kidRef);
  const kids = parent?.lookupMaybe(PDFName.of('Kids'), PDFArray);
  if (!kid || !kids) return;
  kids.push(kidRef);
  setIn(kid, 'Parent', parentRef);
}

function uniqueName(name: string, names: Set<string | undefined>): string {
  for (let count = 2; ; count += 1) {
    const candidate = `${name}_${count}`;
    if (!names.has(candidate)) {
      names.add(candidate);
      return candidate;
    }
  }
}
