import {
  type PDFContext,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
} from '@cantoo/pdf-lib';
import {
  asDict,
  byteStringObject,
  byteStringOf,
  elementsOf,
  nameIn,
  numberIn,
  rawIn,
  refIn,
  resolve,
  setIn,
} from '#client/lib/pdf/objects/pdf-objects.ts';
import {
  cloneValue,
  copyNamespace,
  type NameTranslation,
  type TagNames,
  takeId,
  translateClasses,
} from './structure-names.ts';

/** Which content of the copy belongs to which structure element. */
export interface TaggedContent {
  /** For each page or stream with tagged content: its elements by marked-content number. */
  readonly contents: Map<PDFRef, Map<number, PDFRef>>;
  /** The element of each annotation with a tag. */
  readonly objects: Map<PDFRef, PDFRef>;
}

export interface ElementCopy {
  readonly names: TagNames;
  readonly content: TaggedContent;
  readonly translation: NameTranslation;
  /** Maps the source's pages, annotations and tagged streams to their copies. */
  readonly pages: ReadonlyMap<PDFRef, PDFRef>;
  readonly annotations: ReadonlyMap<PDFRef, PDFRef>;
  readonly streams: ReadonlyMap<PDFRef, PDFRef>;
  /** Elements visited so far; a loop or an element with two parents is skipped. */
  readonly seen: Set<PDFDict>;
}

/** An element or a piece of content after copying. */
export interface CopiedKid {
  readonly value: PDFObject | undefined;
  /** True if some of its content was copied. */
  readonly hasContent: boolean;
  /** Whether it lost content because of pages that were not copied. */
  readonly hasLoss: boolean;
}

interface Place {
  readonly parent: PDFRef;
  /** The source page of content that does not name its own page. */
  readonly page: PDFRef | undefined;
  readonly depth: number;
}

const maxDepth = 200;
/** Far above the numbers of any real page; a larger number would only fill the memory. */
const maxContentNumber = 100_000;
const lost: CopiedKid = { value: undefined, hasContent: false, hasLoss: true };
const nothing: CopiedKid = { value: undefined, hasContent: false, hasLoss: false };
const plainKeys = ['T', 'Lang', 'Alt', 'E', 'ActualText', 'R', 'PhoneticAlphabet', 'Phoneme', 'A'];

/** Returns the entries of K, which is one kid or an array of them. */
export function kidsOf(source: PDFContext, element: PDFDict): PDFObject[] {
  const raw = rawIn(element, 'K');
  if (raw === undefined) return [];
  return resolve(source, raw) instanceof PDFArray ? elementsOf(source, raw) : [raw];
}

/** Copies an element with its descendants, or a reference to content. */
export function copyKid(scope: ElementCopy, kid: PDFObject, place: Place): CopiedKid {
  const { source } = scope.translation;
  const value = resolve(source, kid);
  if (value instanceof PDFNumber) return copyMarkedContent(scope, value.asNumber(), place);
  const dict = asDict(source, value);
  if (!dict || place.depth > maxDepth) return nothing;
  const ownPlace = { ...place, page: refIn(dict, 'Pg') ?? place.page };
  const type = nameIn(dict, 'Type');
  if (type === 'MCR') return copyMarkedContent(scope, numberIn(dict, 'MCID') ?? -1, ownPlace, dict);
  if (type === 'OBJR') return copyObjectReference(scope, dict, ownPlace);
  return copyElement(scope, dict, ownPlace);
}

function copyMarkedContent(
  { pages, streams, content, translation }: ElementCopy,
  number: number,
  { page, parent }: Place,
  reference?: PDFDict,
): CopiedKid {
  if (!Number.isInteger(number) || number < 0 || number > maxContentNumber) return nothing;
  const stream = reference && refIn(reference, 'Stm');
  const newPage = page && pages.get(page);
  const newStream = stream && streams.get(stream);
  // Content without a known page cannot be distinguished from lost content, so the element keeps the number.
  if (!page && !stream) return { value: PDFNumber.of(number), hasContent: true, hasLoss: false };
  if (!newPage || (stream && !newStream)) return lost;
  const holder = newStream ?? newPage;
  const elements = content.contents.get(holder) ?? new Map<number, PDFRef>();
  elements.set(number, parent);
  content.contents.set(holder, elements);
  const value = reference
    ? translation.copy.obj({ Type: 'MCR', Pg: newPage, MCID: number, Stm: newStream })
    : PDFNumber.of(number);
  return { value, hasContent: true, hasLoss: false };
}

function copyObjectReference(scope: ElementCopy, reference: PDFDict, { page, parent }: Place): CopiedKid {
  const target = refIn(reference, 'Obj');
  const newTarget = target && scope.annotations.get(target);
  if (!newTarget) return lost;
  scope.content.objects.set(newTarget, parent);
  const newPage = page && scope.pages.get(page);
  const value = scope.translation.copy.obj({ Type: 'OBJR', Obj: newTarget, Pg: newPage });
  return { value, hasContent: true, hasLoss: false };
}

function copyElement(scope: ElementCopy, element: PDFDict, { parent, page, depth }: Place): CopiedKid {
  if (scope.seen.has(element)) return nothing;
  scope.seen.add(element);
  const { source, copy } = scope.translation;
  const ref = copy.nextRef();
  const kids = kidsOf(source, element).map((kid) =>
    copyKid(scope, kid, { parent: ref, page, depth: depth + 1 }),
  );
  const hasContent = kids.some((kid) => kid.hasContent);
  const hasLoss = kids.some((kid) => kid.hasLoss);
  // Elements that were empty stay, so that tables keep their structure. Elements that lost all content are removed.
  if (!hasContent && hasLoss) return lost;
  const values = kids.flatMap(({ value }) => value ?? []);
  const copied = PDFDict.withContext(copy);
  setIn(copied, 'Type', PDFName.of('StructElem'));
  setIn(copied, 'P', parent);
  setIn(copied, 'Pg', page && scope.pages.get(page));
  if (values.length > 0) setIn(copied, 'K', values.length === 1 ? values[0] : copy.obj(values));
  copyProperties(scope, element, copied, ref);
  copy.assign(ref, copied);
  return { value: ref, hasContent, hasLoss };
}

function copyProperties(
  { names, translation }: ElementCopy,
  element: PDFDict,
  copied: PDFDict,
  ref: PDFRef,
): void {
  const role = nameIn(element, 'S') ?? 'NonStruct';
  setIn(copied, 'S', PDFName.of(translation.roles.get(role) ?? role));
  for (const key of plainKeys) setIn(copied, key, cloneValue(translation, rawIn(element, key)));
  setIn(copied, 'C', translateClasses(translation, rawIn(element, 'C')));
  const namespace = refIn(element, 'NS');
  if (namespace) setIn(copied, 'NS', copyNamespace(names, translation, namespace));
  const id = byteStringOf(resolve(translation.source, rawIn(element, 'ID')));
  if (id !== undefined) setIn(copied, 'ID', byteStringObject(takeId(names, translation, id, ref)));
}
