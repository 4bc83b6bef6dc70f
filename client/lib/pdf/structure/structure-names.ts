import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRef,
} from '@cantoo/pdf-lib';
import {
  asDict,
  byteStringObject,
  byteStringOf,
  dictIn,
  nameText,
  resolve,
} from '#client/lib/pdf/objects/pdf-objects.ts';

/** The names that the elements of a merged tag tree use; each must have one meaning. */
export interface TagNames {
  /** Custom roles, and the standard roles they map to. */
  readonly roles: Map<string, string>;
  /** The attribute classes by name. */
  readonly classes: Map<string, PDFObject>;
  readonly ids: Map<string, PDFRef>;
  readonly namespaces: PDFRef[];
}

/** The new names of one source's roles, classes and ids in the copy, if they differ. */
export interface NameTranslation {
  readonly source: PDFContext;
  readonly copy: PDFContext;
  readonly roles: Map<string, string>;
  readonly classes: Map<string, string>;
  readonly ids: Map<string, string>;
  readonly namespaces: Map<PDFRef, PDFRef>;
  /** Lists of element ids in table attributes; translated once all ids are known. */
  readonly headerLists: PDFArray[];
}

const maxDepth = 8;

/** Copies a plain value with everything it contains, except streams and values nested too deeply. */
export function cloneValue(
  translation: NameTranslation,
  value: PDFObject | undefined,
  depth = 0,
): PDFObject | undefined {
  const { source, copy, headerLists } = translation;
  const object = resolve(source, value);
  if (object === undefined || depth > maxDepth) return undefined;
  if (object instanceof PDFArray) {
    const array = PDFArray.withContext(copy);
    for (const element of object.asArray())
      array.push(cloneValue(translation, element, depth + 1) ?? PDFNull);
    return array;
  }
  if (object instanceof PDFDict) {
    const dict = PDFDict.withContext(copy);
    for (const [key, entry] of object.entries()) {
      const cloned = cloneValue(translation, entry, depth + 1);
      if (cloned) dict.set(key, cloned);
      if (cloned instanceof PDFArray && key.decodeText() === 'Headers') headerLists.push(cloned);
    }
    return dict;
  }
  return asDict(source, object) ? undefined : object;
}

/** Adds a source's roles. If two files use the same custom name for different roles, the second gets a number. */
export function mergeRoles(names: TagNames, { source, roles }: NameTranslation, root: PDFDict): void {
  for (const [key, value] of dictIn(root, 'RoleMap')?.entries() ?? []) {
    const name = key.decodeText();
    const meaning = nameText(resolve(source, value));
    if (meaning === undefined) continue;
    const isTaken = names.roles.has(name) && names.roles.get(name) !== meaning;
    const newName = isTaken ? freeName(name, names.roles) : name;
    names.roles.set(newName, meaning);
    if (isTaken) roles.set(name, newName);
  }
}

/** Adds a source's attribute classes, as `mergeRoles` does its roles. */
export function mergeClasses(names: TagNames, translation: NameTranslation, root: PDFDict): void {
  for (const [key, value] of dictIn(root, 'ClassMap')?.entries() ?? []) {
    const cloned = cloneValue(translation, value);
    if (!cloned) continue;
    const name = key.decodeText();
    const isTaken = names.classes.has(name) && String(names.classes.get(name)) !== String(cloned);
    const newName = isTaken ? freeName(name, names.classes) : name;
    names.classes.set(newName, cloned);
    if (isTaken) translation.classes.set(name, newName);
  }
}

/** Translates the class names of an element (a name, or an array with numbers between) to those of the copy. */
export function translateClasses(
  translation: NameTranslation,
  value: PDFObject | undefined,
): PDFObject | undefined {
  const cloned = cloneValue(translation, value);
  const translate = (object: PDFObject): PDFObject => {
    const newName = translation.classes.get(nameText(object) ?? '');
    return newName === undefined ? object : PDFName.of(newName);
  };
  if (!(cloned instanceof PDFArray)) return cloned && translate(cloned);
  cloned.asArray().forEach((element, index) => cloned.set(index, translate(element)));
  return cloned;
}

/** Gives an element its id, or another one if the id is taken. */
export function takeId(names: TagNames, { ids }: NameTranslation, id: string, element: PDFRef): string {
  const newId = freeName(id, names.ids);
  names.ids.set(newId, element);
  ids.set(id, newId);
  return newId;
}

/** Updates the header ids of table cells to the new ids. */
export function translateHeaders({ headerLists, ids }: NameTranslation): void {
  for (const list of headerLists) {
    list.asArray().forEach((element, index) => {
      const newId = ids.get(byteStringOf(element) ?? '');
      if (newId !== undefined) list.set(index, byteStringObject(newId));
    });
  }
}

/** Copies a PDF 2.0 namespace, once for all its elements. */
export function copyNamespace(
  names: TagNames,
  translation: NameTranslation,
  ref: PDFRef,
): PDFRef | undefined {
  const known = translation.namespaces.get(ref);
  if (known) return known;
  const cloned = cloneValue(translation, ref);
  if (!(cloned instanceof PDFDict)) return undefined;
  const copied = translation.copy.register(cloned);
  translation.namespaces.set(ref, copied);
  names.namespaces.push(copied);
  return copied;
}

function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  let candidate = name;
  for (let count = 2; taken.has(candidate); count += 1) candidate = `${name}_${count}`;
  return candidate;
}
