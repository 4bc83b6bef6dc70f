import { listPages } from '#client/lib/pdf/objects/page-tree.ts';
import {
  asDict,
  catalogOf,
  dictIn,
  nameIn,
  nameText,
  numberIn,
  rawIn,
  refIn,
  resolve,
} from '#client/lib/pdf/objects/pdf-objects.ts';
import { kidsOf } from '#client/lib/pdf/structure/structure-elements.ts';
import { type PDFContext, PDFDict, PDFNumber, type PDFObject, type PDFRef, PDFBool } from '@cantoo/pdf-lib';

/** A structure element (ISO 32000-1, 14.7.2) with its content on one page. */
export interface TaggedElement {
  /** Its role, after the role map. */
  readonly role: string;
  /** Elements, and the numbers of marked content on the page, in order. */
  readonly kids: readonly (TaggedElement | number)[];
}

/** The structure of each page, by the object number of the page. */
export type PageStructures = ReadonlyMap<number, TaggedElement>;

/** Deeper nesting is treated as hostile. */
const maxDepth = 60;

interface Reading {
  readonly context: PDFContext;
  readonly roles: PDFDict | undefined;
  /** Elements read so far; a loop or an element with two parents is skipped. */
  readonly seen: Set<PDFDict>;
  /** The marked content of all elements, as page and number. */
  readonly contents: Set<string>;
  /** Pages on which two elements have the same content. */
  readonly unclear: Set<number>;
}

type Parts = Map<number, (TaggedElement | number)[]>;

/**
 * Reads the structure tree of a document, page by page. In forms drawn on a page, pdf.js (6.5.438) numbers marked content
 * as if it were the page's own; pages where that is not clear are left out.
 */
export function readStructures(context: PDFContext): PageStructures {
  const structures = new Map<number, TaggedElement>();
  const catalog = catalogOf(context);
  const root = dictIn(catalog, 'StructTreeRoot');
  const marks = dictIn(catalog, 'MarkInfo');
  if (!root || (marks && resolve(context, rawIn(marks, 'Suspects')) === PDFBool.True)) return structures;
  const reading: Reading = {
    context,
    roles: dictIn(root, 'RoleMap'),
    seen: new Set([root]),
    contents: new Set(),
    unclear: new Set(),
  };
  const parts = readKids(reading, root, undefined, 0);
  for (const { objectNumber } of listPages(context)) {
    const kids = parts.get(objectNumber);
    if (kids && !reading.unclear.has(objectNumber)) structures.set(objectNumber, { role: 'Document', kids });
  }
  return structures;
}

/** Reads the content of an element, by page; `page` is the page of content that does not name its own. */
function readKids(reading: Reading, element: PDFDict, page: PDFRef | undefined, depth: number): Parts {
  const parts: Parts = new Map();
  const cells: { readonly role: string; readonly inside: Parts }[] = [];
  const add = (own: number, kid: TaggedElement | number) => {
    const kids = parts.get(own);
    if (kids) kids.push(kid);
    else parts.set(own, [kid]);
  };
  for (const kid of kidsOf(reading.context, element)) {
    const content = contentOf(reading, kid, page);
    if (content) add(content.page, content.number);
    const dict = asDict(reading.context, kid);
    if (content || !dict || depth > maxDepth || reading.seen.has(dict)) continue;
    reading.seen.add(dict);
    const role = roleOf(reading, dict);
    const inside = readKids(reading, dict, refIn(dict, 'Pg') ?? page, depth + 1);
    for (const [own, kids] of inside) add(own, { role, kids });
    if (/^T[DH]$/.test(role)) cells.push({ role, inside });
  }
  return cells.length > 0 ? fillRow(parts, cells) : parts;
}

/** Adds a row's empty cells, so that its columns can be determined. */
function fillRow(parts: Parts, cells: readonly { readonly role: string; readonly inside: Parts }[]): Parts {
  const filled = [...parts.keys()].map((page) => {
    const kids = cells.map(({ role, inside }) => ({ role, kids: inside.get(page) ?? [] }));
    return [page, kids] as const;
  });
  return new Map(filled);
}

/** Returns the page and the number of marked content; undefined for elements and annotations. */
function contentOf({ context, contents, unclear }: Reading, kid: PDFObject, outer: PDFRef | undefined) {
  const value = resolve(context, kid);
  const dict = asDict(context, value);
  const isContent = dict && nameIn(dict, 'Type') === 'MCR';
  const number = value instanceof PDFNumber ? value.asNumber() : isContent && numberIn(dict, 'MCID');
  const page = ((dict && refIn(dict, 'Pg')) ?? outer)?.objectNumber;
  if (typeof number !== 'number' || page === undefined) return undefined;
  const key = `${page} ${number}`;
  if (contents.has(key)) unclear.add(page);
  contents.add(key);
  return { page, number };
}

/** Roles may be mapped in several steps. */
const mostSteps = 8;

function roleOf({ context, roles }: Reading, element: PDFDict): string {
  let role = nameIn(element, 'S') ?? 'NonStruct';
  for (let step = 0; step < mostSteps; step += 1) {
    const meaning = roles && nameText(resolve(context, rawIn(roles, role)));
    if (meaning === undefined || meaning === role) break;
    role = meaning;
  }
  return role;
}
