import { type PDFContext, PDFNull, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import {
  type CopiedPages,
  matchCopiedAnnotations,
  matchCopiedObjects,
} from '#client/lib/pdf/objects/matching-objects.ts';
import {
  asDict,
  byteStringObject,
  catalogOf,
  dictIn,
  rawIn,
  setIn,
  textObject,
} from '#client/lib/pdf/objects/pdf-objects.ts';
import { copyKid, kidsOf, type TaggedContent } from './structure-elements.ts';
import { mergeClasses, mergeRoles, type TagNames, translateHeaders } from './structure-names.ts';

export interface TaggedPages extends CopiedPages {
  /** The language of the whole source, for elements that do not name one; absent if the copy has it. */
  readonly language?: string | undefined;
}

interface NewTree {
  readonly copy: PDFContext;
  readonly rootRef: PDFRef;
  readonly kids: PDFRef[];
  readonly names: TagNames;
  readonly content: TaggedContent;
}

/**
 * Gives a document made of copied pages the tags of its sources (ISO 32000-1, 14.7): every element with copied content,
 * with its attributes, links and form fields. Replaces any tags of the copy.
 */
export function copyStructure(copy: PDFContext, sources: readonly TaggedPages[]): void {
  removeStructure(copy);
  const tree: NewTree = {
    copy,
    rootRef: copy.nextRef(),
    kids: [],
    names: { roles: new Map(), classes: new Map(), ids: new Map(), namespaces: [] },
    content: { contents: new Map(), objects: new Map() },
  };
  for (const pages of sources) copySource(tree, pages);
  if (tree.kids.length > 0) writeTree(tree);
}

function removeStructure(copy: PDFContext): void {
  setIn(catalogOf(copy), 'StructTreeRoot', undefined);
  for (const [, object] of copy.enumerateIndirectObjects()) {
    const dict = asDict(copy, object);
    if (!dict) continue;
    setIn(dict, 'StructParent', undefined);
    setIn(dict, 'StructParents', undefined);
  }
}

function copySource({ copy, rootRef, kids, names, content }: NewTree, pages: TaggedPages): void {
  const { source, language } = pages;
  const root = dictIn(catalogOf(source), 'StructTreeRoot');
  if (!root) return;
  const translation = {
    source,
    copy,
    roles: new Map<string, string>(),
    classes: new Map<string, string>(),
    ids: new Map<string, string>(),
    namespaces: new Map<PDFRef, PDFRef>(),
    headerLists: [],
  };
  mergeRoles(names, translation, root);
  mergeClasses(names, translation, root);
  const scope = {
    names,
    content,
    translation,
    pages: new Map(pages.pages),
    annotations: matchCopiedAnnotations(pages),
    streams: matchCopiedObjects(pages, (dict) => rawIn(dict, 'StructParents') !== undefined),
    seen: new Set([root]),
  };
  for (const kid of kidsOf(source, root)) {
    const { value } = copyKid(scope, kid, { parent: rootRef, page: undefined, depth: 0 });
    if (!(value instanceof PDFRef)) continue;
    kids.push(value);
    const element = asDict(copy, value);
    if (element && language !== undefined && rawIn(element, 'Lang') === undefined) {
      setIn(element, 'Lang', textObject(language));
    }
  }
  translateHeaders(translation);
}

function writeTree({ copy, rootRef, kids, names, content }: NewTree): void {
  const { roles, classes, ids, namespaces } = names;
  const { parents, nextKey } = numberParents(copy, content);
  const root = copy.obj({
    Type: 'StructTreeRoot',
    K: kids,
    ParentTree: copy.register(copy.obj({ Nums: parents })),
    ParentTreeNextKey: nextKey,
    RoleMap: roles.size > 0 ? copy.obj(Object.fromEntries(roles)) : undefined,
    ClassMap: classes.size > 0 ? copy.obj(Object.fromEntries(classes)) : undefined,
    Namespaces: namespaces.length > 0 ? namespaces : undefined,
  });
  if (ids.size > 0) {
    const sorted = [...ids].toSorted(([left], [right]) => (left < right ? -1 : 1));
    const list = sorted.flatMap(([id, ref]) => [byteStringObject(id), ref]);
    setIn(root, 'IDTree', copy.register(copy.obj({ Names: list })));
  }
  copy.assign(rootRef, root);
  setIn(catalogOf(copy), 'StructTreeRoot', rootRef);
}

/** Writes the parent tree from content to its elements (14.7.4.4): a number for each page, stream and annotation. */
function numberParents(copy: PDFContext, { contents, objects }: TaggedContent) {
  const parents: (number | PDFObject)[] = [];
  let nextKey = 0;
  const add = (holder: PDFRef, entry: 'StructParent' | 'StructParents', value: PDFObject) => {
    const dict = asDict(copy, holder);
    if (!dict) return;
    setIn(dict, entry, PDFNumber.of(nextKey));
    parents.push(nextKey, value);
    nextKey += 1;
  };
  for (const [holder, elements] of contents) {
    const list: (PDFObject | undefined)[] = [];
    for (const [number, element] of elements) list[number] = element;
    add(holder, 'StructParents', copy.register(copy.obj(Array.from(list, (element) => element ?? PDFNull))));
  }
  for (const [annotation, element] of objects) add(annotation, 'StructParent', element);
  return { parents, nextKey };
}
