import { inherited } from '#client/lib/pdf/objects/copy-pages.ts';
import { listPages } from '#client/lib/pdf/objects/page-tree.ts';
import {
  arrayIn,
  asDict,
  catalogOf,
  dictIn,
  elementsOf,
  nameIn,
  nameText,
  rawIn,
  resolve,
  textIn,
} from '#client/lib/pdf/objects/pdf-objects.ts';
import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { decodeStream, latin1, replaced } from './actual-text.ts';

// cspell:ignore OCMD

/** Larger than the marks of actual texts. */
const hiddenMark = 2_000_000_000;

/**
 * Marks the content of layers that are off when the document opens (ISO 32000-2, 8.11), because pdf.js (6.5.438)
 * reads it as text: it is replaced with nothing, as in viewers and poppler. Adds that to `texts`, and returns the
 * names of these layers.
 */
export function hideLayers(context: PDFContext, texts: Map<string, string>): readonly string[] {
  const off = findOff(context);
  if (off.size === 0) return [];
  const names = new Set<string>();
  const isHidden = (value: PDFObject | undefined) => isOff(context, value, off, names);
  const hide = (value: PDFObject | undefined, resources: PDFDict | undefined) => {
    const stream = resolve(context, value);
    const properties = resources && dictIn(resources, 'Properties');
    if (!(value instanceof PDFRef && stream instanceof PDFRawStream && properties)) return;
    const content = latin1(decodeStream(stream) ?? new Uint8Array());
    const changed = content.replace(marked, (whole, name: string) =>
      isHidden(rawIn(properties, decodeName(name))) ? `/OC<</MCID ${hiddenMark}>>BDC` : whole,
    );
    if (changed !== content) context.assign(value, replaced(context, stream.dict, changed));
  };
  for (const ref of listPages(context)) {
    const page = asDict(context, ref);
    const contents = page && rawIn(page, 'Contents');
    const streams =
      resolve(context, contents) instanceof PDFArray ? elementsOf(context, contents) : [contents];
    for (const each of streams) hide(each, page && asDict(context, inherited(page, 'Resources')));
  }
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || nameIn(object.dict, 'Subtype') !== 'Form') continue;
    const layer = rawIn(object.dict, 'OC');
    if (layer && isHidden(layer)) context.assign(ref, replaced(context, object.dict, ''));
    else hide(ref, dictIn(object.dict, 'Resources'));
  }
  if (names.size > 0) texts.set(String(hiddenMark), '');
  return [...names];
}

const marked = /\/OC\s*\/([^\s<>()[\]{}/%]+)\s+BDC\b/g;

const decodeName = (name: string) =>
  name.replace(/#([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Finds the groups that are off in the default configuration. */
function findOff(context: PDFContext): ReadonlySet<PDFDict> {
  const properties = dictIn(catalogOf(context), 'OCProperties');
  const config = properties && dictIn(properties, 'D');
  if (!config) return new Set();
  const groups = (owner: PDFDict, key: string) =>
    arrayIn(owner, key).flatMap((each) => asDict(context, each) ?? []);
  const off = nameIn(config, 'BaseState') === 'OFF' ? groups(properties, 'OCGs') : [];
  const on = new Set(groups(config, 'ON'));
  return new Set([...off.filter((group) => !on.has(group)), ...groups(config, 'OFF')]);
}

const maxDepth = 20;

/** Returns whether a group or a membership of groups is off; adds the names of those that are. */
function isOff(
  context: PDFContext,
  value: PDFObject | undefined,
  off: ReadonlySet<PDFDict>,
  names: Set<string>,
  depth = 0,
): boolean {
  const object = resolve(context, value);
  const test = (each: PDFObject | undefined) => isOff(context, each, off, names, depth + 1);
  if (depth > maxDepth) return false;
  if (object instanceof PDFArray) {
    const [operator, ...operands] = object.asArray();
    const kind = nameText(resolve(context, operator));
    const areOff = operands.map(test);
    if (kind === 'Not') return areOff[0] === false;
    return kind === 'Or' ? areOff.every(Boolean) : areOff.some(Boolean);
  }
  if (!(object instanceof PDFDict)) return false;
  if (nameIn(object, 'Type') !== 'OCMD') {
    if (off.has(object)) names.add(textIn(object, 'Name') ?? '');
    return off.has(object);
  }
  const expression = rawIn(object, 'VE');
  if (expression) return test(expression);
  const groups = dictIn(object, 'OCGs') ? [rawIn(object, 'OCGs')] : arrayIn(object, 'OCGs');
  const areOff = groups.filter((group) => asDict(context, group)).map(test);
  if (areOff.length === 0) return false;
  const policy = nameIn(object, 'P') ?? 'AnyOn';
  if (policy === 'AllOn') return areOff.some(Boolean);
  if (policy === 'AnyOff') return !areOff.some(Boolean);
  return policy === 'AllOff' ? !areOff.every(Boolean) : areOff.every(Boolean);
}
