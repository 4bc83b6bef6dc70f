import { append } from '#core/collections/append.ts';
import { PDFArray, type PDFContext, type PDFDict, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { type CopiedPages, matchCopiedObjects } from '#client/lib/pdf/objects/matching-objects.ts';
import {
  arrayIn,
  asDict,
  catalogOf,
  dictIn,
  nameIn,
  rawIn,
  resolve,
  setIn,
  stringText,
  textObject,
} from '#client/lib/pdf/objects/pdf-objects.ts';

export interface LayeredPages extends CopiedPages {
  /** The heading for this source's layers if there are several sources. */
  readonly name: string;
}

type Groups = ReadonlyMap<PDFRef, PDFRef>;

interface Configuration {
  readonly groups: PDFRef[];
  readonly off: PDFRef[];
  readonly locked: PDFRef[];
  readonly order: PDFObject[];
  readonly radioButtonGroups: PDFArray[];
  readonly usage: PDFDict[];
}

/**
 * Adds the layers of the sources (optional content, ISO 32000-1, 8.11) to a document made of copied pages. Each keeps
 * its default state, so hidden ones stay hidden. Returns the number of layers.
 */
export function carryLayers(copy: PDFContext, sources: readonly LayeredPages[]): number {
  const merged: Configuration = {
    groups: [],
    off: [],
    locked: [],
    order: [],
    radioButtonGroups: [],
    usage: [],
  };
  for (const source of sources) addSource(merged, copy, source, sources.length > 1);
  if (merged.groups.length === 0) return 0;
  const { groups, off, locked, order, radioButtonGroups, usage } = merged;
  const properties = {
    OCGs: groups,
    D: { BaseState: 'ON', OFF: off, Locked: locked, Order: order, RBGroups: radioButtonGroups, AS: usage },
  };
  setIn(catalogOf(copy), 'OCProperties', copy.register(copy.obj(properties)));
  return groups.length;
}

function addSource(merged: Configuration, copy: PDFContext, pages: LayeredPages, isNamed: boolean): void {
  const properties = dictIn(catalogOf(pages.source), 'OCProperties');
  const config = properties && dictIn(properties, 'D');
  if (!config) return;
  const groups = matchCopiedObjects(pages, (dict) => nameIn(dict, 'Type') === 'OCG');
  const inOrder = arrayIn(properties, 'OCGs').filter(
    (ref): ref is PDFRef => ref instanceof PDFRef && groups.has(ref),
  );
  const isHidden = defaultState(config);
  append(merged.groups, mapRefs(inOrder, groups));
  append(merged.off, mapRefs(inOrder.filter(isHidden), groups));
  append(merged.locked, mapRefs(arrayIn(config, 'Locked'), groups));
  const order = copyTree(pages.source, rawIn(config, 'Order'), copy, groups);
  if (order && order.size() > 0) {
    if (isNamed) order.insert(0, textObject(pages.name));
    append(merged.order, isNamed ? [order] : order.asArray());
  }
  for (const buttons of arrayIn(config, 'RBGroups')) {
    const copied = copyTree(pages.source, buttons, copy, groups);
    if (copied && copied.size() > 1) merged.radioButtonGroups.push(copied);
  }
  append(merged.usage, copyUsage(pages.source, config, copy, groups));
}

function defaultState(config: PDFDict): (ref: PDFRef) => boolean {
  const off = new Set(arrayIn(config, 'OFF'));
  if (nameIn(config, 'BaseState') !== 'OFF') return (ref) => off.has(ref);
  const on = new Set(arrayIn(config, 'ON'));
  return (ref) => !on.has(ref) || off.has(ref);
}

function mapRefs(refs: readonly PDFObject[], groups: Groups): PDFRef[] {
  return refs.flatMap((ref) => (ref instanceof PDFRef ? (groups.get(ref) ?? []) : []));
}

/** Copies a nested list of layers and headings, without the layers that no kept page uses. */
function copyTree(
  source: PDFContext,
  value: PDFObject | undefined,
  copy: PDFContext,
  groups: Groups,
  depth = 0,
): PDFArray | undefined {
  const list = resolve(source, value);
  if (!(list instanceof PDFArray) || depth > 20) return undefined;
  const copied = PDFArray.withContext(copy);
  for (const element of list.asArray()) {
    const group = element instanceof PDFRef ? groups.get(element) : undefined;
    const heading = stringText(resolve(source, element));
    const nested = group ? undefined : copyTree(source, element, copy, groups, depth + 1);
    if (group) copied.push(group);
    else if (heading !== undefined) copied.push(textObject(heading));
    else if (nested && nested.size() > 0) copied.push(nested);
  }
  return copied;
}

function copyUsage(source: PDFContext, config: PDFDict, copy: PDFContext, groups: Groups): PDFDict[] {
  return arrayIn(config, 'AS').flatMap((value) => {
    const usage = asDict(source, value);
    const event = usage && nameIn(usage, 'Event');
    const affected = usage ? mapRefs(arrayIn(usage, 'OCGs'), groups) : [];
    if (!usage || event === undefined || affected.length === 0) return [];
    const categories = arrayIn(usage, 'Category')
      .map(String)
      .map((name) => name.replace(/^\//u, ''));
    return [copy.obj({ Event: event, OCGs: affected, Category: categories })];
  });
}
